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
  "Desert", "Gate", "Lair", "Locus", "Mine", "Planet", "Sphere", "Tower", "Town",
];
