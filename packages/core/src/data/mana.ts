/** Mana symbols: the colour that each stands for (107.4a), and the one that a basic land type adds (305.6). */
export const colorOf: Readonly<Record<string, string>> = {
  W: "white",
  U: "blue",
  B: "black",
  R: "red",
  G: "green",
};

export const ofBasicLandType: Readonly<Record<string, string>> = {
  Plains: "W",
  Island: "U",
  Swamp: "B",
  Mountain: "R",
  Forest: "G",
};
