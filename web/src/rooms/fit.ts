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

/** Text may be this much smaller than the largest that fits, for a grid with fewer gaps. */
const ENOUGH = 0.7;

/** Returns the grid in which this many equal cells fill an area with large text, at most `most`. Among grids with text of
 * nearly the largest size, it has the fewest gaps, then the largest text, then cells of the best shape. */
export function fit(count: number, width: number, height: number, cell: Cell, most: number): Fit {
  const grids = Array.from({ length: Math.max(1, count) }, (_, i) => {
    const columns = i + 1;
    const rows = Math.max(1, Math.ceil(count / columns));
    const size = Math.min(width / columns / cell.wide, height / rows / cell.high, most);
    const stretch = Math.abs(Math.log((width / columns / cell.wide) * (rows * cell.high / height)));
    return { columns, rows, size, gaps: columns * rows - count, stretch };
  });
  const largest = Math.max(...grids.map(({ size }) => size));
  const [best] = grids.filter(({ size }) => size >= ENOUGH * largest).sort((a, b) => a.gaps - b.gaps || b.size - a.size || a.stretch - b.stretch);
  const { columns, rows, size } = best ?? { columns: 1, rows: 1, size: most };
  return { columns, rows, size };
}

/** Returns the width that a line of a name and some points needs, and a heading above it, as a multiple of the text's size;
 * very long names are cut. */
export function roomFor(names: readonly string[], headings: readonly string[] = []): number {
  return Math.min(17, Math.max(13, 0.52 * longest(names) + 7, 0.52 * longest(headings) + 2.5));
}

function longest(lines: readonly string[]): number {
  return Math.max(0, ...lines.map((line) => line.length));
}
