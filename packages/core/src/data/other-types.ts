/**
 * Capitalised words that are subtypes of other card types (205.3g, 205.3h, 205.3j, 205.3k, 205.3n, 205.3q): beside a
 * creature type they are no sign of a name.
 */
// biome-ignore format: a list to scan, not to read one by one
export const otherSubtypes: ReadonlyArray<string> = [
  "Attraction", "Blood", "Bobblehead", "Book", "Clue", "Contraption", "Equipment", "Food", "Fortification", "Gold",
  "Heartwood", "Incubator", "Infinity", "Junk", "Lander", "Map", "Mutagen", "Powerstone", "Spacecraft", "Stone",
  "Treasure", "Vehicle", "Vibranium", "Aura", "Background", "Cartouche", "Case", "Class", "Curse", "Plan", "Role",
  "Room", "Rune", "Saga", "Shard", "Shrine", "Adventure", "Arcane", "Lesson", "Omen", "Trap", "Siege", "Cave",
  "Desert", "Gate", "Lair", "Locus", "Mine", "Planet", "Sphere", "Tower", "Town", "Undercity",
];

/** Planeswalker types (205.3j), for telling a known subtype from an unknown one. */
// biome-ignore format: as above
export const planeswalkerTypes: ReadonlyArray<string> = [
  "Ajani", "Aminatou", "Angrath", "Arlinn", "Ashiok", "Bahamut", "Basri", "Bolas", "Calix", "Chandra", "Comet",
  "Dack", "Dakkon", "Daretti", "Davriel", "Dellian", "Dihada", "Domri", "Dovin", "Ellywick", "Elminster", "Elspeth",
  "Estrid", "Freyalise", "Garruk", "Gideon", "Grist", "Guff", "Huatli", "Jace", "Jared", "Jaya", "Jeska", "Kaito",
  "Karn", "Kasmina", "Kaya", "Kiora", "Koth", "Liliana", "Lolth", "Lukka", "Minsc", "Mordenkainen", "Nahiri",
  "Narset", "Niko", "Nissa", "Nixilis", "Oko", "Quintorius", "Ral", "Rowan", "Saheeli", "Samut", "Sarkhan", "Serra",
  "Sivitri", "Sorin", "Szat", "Tamiyo", "Tasha", "Teferi", "Teyo", "Tezzeret", "Tibalt", "Tyvar", "Ugin", "Urza",
  "Venser", "Vivien", "Vraska", "Vronos", "Will", "Windgrace", "Wrenn", "Xenagos", "Yanggu", "Yanling", "Zariel",
];
