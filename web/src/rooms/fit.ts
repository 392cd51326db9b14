/** The size of one cell with the space around it, as a multiple of its text's size. */
export interface Cell {
  readonly wide: number;
  readonly high: number;
}

export interface Fit {
  readonly columns: number;
  readonly rows: number;
  /** The text's size, in the unit of the area's sides. */
  readonly size: number;
}

/** Returns the grid in which this many equal cells fill an area with the largest text, at most `most`. Among grids with
 * text of one size, it leaves the fewest gaps, then comes closest to the shape of a cell. */
export function fit(count: number, width: number, height: number, cell: Cell, most: number): Fit {
  const grids = Array.from({ length: Math.max(1, count) }, (_, i) => {
    const columns = i + 1;
    const rows = Math.max(1, Math.ceil(count / columns));
    const size = Math.min(width / columns / cell.wide, height / rows / cell.high, most);
    const stretch = Math.abs(Math.log((width / columns / cell.wide) * (rows * cell.high / height)));
    return { columns, rows, size, gaps: columns * rows - count, stretch };
  });
  grids.sort((a, b) => b.size - a.size || a.gaps - b.gaps || a.stretch - b.stretch);
  const { columns, rows, size } = grids[0] ?? { columns: 1, rows: 1, size: most };
  return { columns, rows, size };
}
