/** Columns of text, aligned with spaces. */

export interface Cell {
  readonly text: string;
  readonly style?: (text: string) => string;
}

/** Rows of cells as lines, indented by two spaces. The last column is not padded. */
export const table = (rows: ReadonlyArray<ReadonlyArray<Cell>>): ReadonlyArray<string> => {
  const widths: Array<number> = [];
  for (const row of rows) {
    for (const [column, { text }] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, text.length);
  }
  return rows.map((row) => {
    const cells = row.map(({ text, style }, column) => {
      const padding = column === row.length - 1 ? "" : " ".repeat((widths[column] ?? 0) - text.length + 2);
      return `${style === undefined ? text : style(text)}${padding}`;
    });
    return `  ${cells.join("")}`;
  });
};
