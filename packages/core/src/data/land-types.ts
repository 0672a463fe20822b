/** Basic land types (305.6) and the other land types (205.3i), rules effective 2026-09-25. */
export const basicLandTypes = ["Plains", "Island", "Swamp", "Mountain", "Forest"] as const;

/** No printed word changer can name these: "basic land type" leaves them out. */
// biome-ignore format: a list to scan, not to read one by one
export const otherLandTypes: ReadonlyArray<string> = [
  "Cave", "Desert", "Gate", "Lair", "Locus", "Mine", "Planet", "Power-Plant", "Sphere", "Tower", "Town", "Urza's",
];
