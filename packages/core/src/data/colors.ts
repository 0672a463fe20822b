/** The five colours, in the order of rule 105.1. "Colorless" and "multicolored" are not colours (105.4). */
export const colors = ["white", "blue", "black", "red", "green"] as const;
