/** Maps slots to cells of the table. */
export interface Grid {
  /** Whether the rectangle lies on its side: three to a row instead of three to a column. */
  readonly across: boolean;
  /** From this slot on, cards extend the shorter and the longer side in turn; before it, they continue in threes. */
  readonly squareFrom: number;
  /** Number of cards in a line; three by default. */
  readonly line?: number;
}

export const ALONG: Grid = { across: false, squareFrom: Infinity };

/** An arrangement of cards on a surface: the direction of the rectangle and the size of the cards. */
export interface Arrangement extends Grid {
  readonly columns: number;
  readonly rows: number;
  /** Whether the cards are upright. */
  readonly standing: boolean;
  readonly cardWidth: number;
  readonly cardHeight: number;
  readonly gap: number;
  /** The distance of the first column from the edge, which centres cards whose free places are beside them. */
  readonly inset: number;
  /** Number of slots that have a place, with or without a card. */
  readonly places: number;
  readonly width: number;
  readonly height: number;
}

export interface Surface {
  readonly width: number;
  readonly height: number;
}

export type Orientation = "auto" | "lying" | "standing";

const THREE = 3;
const USUAL_DEAL = 12;
const RATIO = 3 / 2;

/** People are used to rows and columns of three, so growing towards a square must offer clearly larger cards. */
const SQUARE_WORTH = 0.9;

/** How much smaller cards may be to avoid one empty place, on a board that threes would not fill. */
const EMPTY_WORTH = 0.08;

/** How much smaller cards may be to have the free places below the others instead of beside them, where a board looks lopsided. */
const BELOW_WORTH = 0.95;

/** A table keeps its arrangement unless another offers cards this much larger: a message must not turn the table. */
const TURN_WORTH = 1.2;

/** Cards with at least this many pixels along their longer side are large enough to leave room for three more. */
const LARGE_ENOUGH = 150;

/** Weight of each layout: as dealt, and with three, six and nine more cards (the last two are rare). */
const WEIGHTS = [0.45, 0.49, 0.04, 0.02];

/**
 * Returns the arrangement with the largest cards. It weighs the layout as dealt together with larger ones, so extra cards
 * only extend the table and never turn it. On a phone, a fourth column keeps cards large. `before` is the arrangement so
 * far, which stays where it is nearly as good. If cards may be added (`grows`) and there is space, three places are kept
 * free for them, so they change the size of no other; where those places are beside the cards, the cards are centred.
 */
export function arrange(count: number, dealt: number, surface: Surface, orientation: Orientation = "auto", before: Arrangement | null = null, grows = false): Arrangement {
  const likeUsual = orientation === "auto" && dealt < USUAL_DEAL && dealt % THREE === 0 && usuallyLies(surface);
  const turn = likeUsual ? "lying" : orientation;
  const way = (least: number): [Grid, boolean] => chooseWay(dealt, least, surface, turn, before);
  const spare = dealt + THREE;
  const keepsFree = grows && dealt % THREE === 0 && length(place(spare, surface, ...way(spare))) >= LARGE_ENOUGH;
  const least = keepsFree ? spare : dealt;
  const [grid, standing] = way(least);
  const all = place(Math.max(count, least), surface, grid, standing);
  const free = all.columns - size(count, grid).columns;
  return { ...all, inset: Math.round((free * (all.cardWidth + all.gap)) / 2) };
}

/** Whether the usual board has large, lying cards here; the cards of smaller boards then lie too. */
function usuallyLies(surface: Surface): boolean {
  const usual = arrange(USUAL_DEAL, USUAL_DEAL, surface, "auto", null, true);
  return !usual.standing && length(usual) >= LARGE_ENOUGH;
}

/** Returns the best grid for a deal, with places for at least this many cards, and whether the cards stand. */
function chooseWay(dealt: number, least: number, surface: Surface, orientation: Orientation, before: Arrangement | null): [Grid, boolean] {
  const ways = growths(dealt).flatMap((growth) =>
    [false, true].flatMap((across) =>
      [false, true]
        .filter((standing) => orientation === "auto" || standing === (orientation === "standing"))
        .map((standing) => ({ grid: { across, ...growth }, standing })),
    ),
  );
  const worth = ways.map(({ grid, standing }) => {
    if (dealt % THREE !== 0) return fullness(place(dealt, surface, grid, standing), dealt);
    const lengths = WEIGHTS.map((weight, i) => {
      const size = length(place(Math.max(least, dealt + i * THREE), surface, grid, standing));
      return weight * size * (i === 1 && least === dealt && grid.squareFrom === dealt ? SQUARE_WORTH : 1);
    });
    const beside = place(least, surface, grid, standing).columns > place(dealt, surface, grid, standing).columns;
    return lengths.reduce((sum, length) => sum + length, 0) * (beside ? BELOW_WORTH : 1);
  });
  const most = Math.max(...worth);
  const kept = ways.findIndex(({ grid, standing }) => standing === before?.standing && grid.across === before.across && grid.squareFrom === before.squareFrom && grid.line === before.line);
  const best = ways[(worth[kept] ?? 0) * TURN_WORTH > most ? kept : worth.indexOf(most)] ?? { grid: ALONG, standing: false };
  return [best.grid, best.standing];
}

function length({ cardWidth, cardHeight }: Arrangement): number {
  return Math.max(cardWidth, cardHeight);
}

/** Returns the ways a table can grow: in threes or towards a square; a variant's board that threes would not fill may
 * also use twos. */
function growths(dealt: number): Omit<Grid, "across">[] {
  if (dealt % THREE === 0) return [Infinity, dealt + THREE, dealt].map((squareFrom) => ({ squareFrom }));
  return [2, THREE].map((line) => ({ squareFrom: Infinity, line }));
}

/** Returns the size of the cards, less a little for every empty place. */
function fullness(arrangement: Arrangement, dealt: number): number {
  return length(arrangement) * (1 - EMPTY_WORTH * (arrangement.columns * arrangement.rows - dealt));
}

/** Returns the upper left corner of a slot's card. */
export function corner(slot: number, arrangement: Arrangement): { x: number; y: number } {
  const { column, row } = cell(slot, arrangement);
  return {
    x: arrangement.inset + column * (arrangement.cardWidth + arrangement.gap),
    y: row * (arrangement.cardHeight + arrangement.gap),
  };
}

export function cell(slot: number, { across, squareFrom, line = THREE }: Grid): { column: number; row: number } {
  let [long, short] = [Math.floor(slot / line), slot % line];
  if (slot >= squareFrom) {
    let [width, height, rest] = [THREE, Math.ceil(squareFrom / THREE), slot - squareFrom];
    // the next line runs along one side of the rectangle, which is then one wider; the line after it runs along the other side
    let turned = false;
    while (rest >= height) {
      rest -= height;
      [width, height, turned] = [height, width + 1, !turned];
    }
    [long, short] = turned ? [width, rest] : [rest, width];
  }
  return across ? { column: short, row: long } : { column: long, row: short };
}

/** Returns the slots of each row, from left to right. */
export function rowsOf(count: number, grid: Grid): number[][] {
  const rows: number[][] = [];
  for (let slot = 0; slot < count; slot++) (rows[cell(slot, grid).row] ??= []).push(slot);
  return rows.map((row) => row.sort((a, b) => cell(a, grid).column - cell(b, grid).column));
}

/** Returns the height below the cards in these slots, including that of free places. */
export function heightBelow(count: number, surface: Surface, arrangement: Arrangement): number {
  return surface.height - size(count, arrangement).rows * (arrangement.cardHeight + arrangement.gap) + arrangement.gap;
}

function size(count: number, grid: Grid): { columns: number; rows: number } {
  // a line has its full length even with fewer cards
  const cells = Array.from({ length: Math.max(grid.line ?? THREE, count) }, (_, slot) => cell(slot, grid));
  return { columns: Math.max(...cells.map((at) => at.column)) + 1, rows: Math.max(...cells.map((at) => at.row)) + 1 };
}

function place(count: number, surface: Surface, grid: Grid, standing: boolean): Arrangement {
  const { columns, rows } = size(count, grid);
  const gap = Math.round(Math.min(20, Math.max(6, Math.min(surface.width, surface.height) * 0.016)));
  const ratio = standing ? 1 / RATIO : RATIO;
  const widest = (surface.width - (columns - 1) * gap) / columns;
  const highest = (surface.height - (rows - 1) * gap) / rows;
  const cardWidth = Math.max(0, Math.floor(Math.min(widest, highest * ratio)));
  const cardHeight = Math.round(cardWidth / ratio);
  return {
    ...grid,
    columns,
    rows,
    standing,
    cardWidth,
    cardHeight,
    gap,
    inset: 0,
    places: count,
    width: columns * cardWidth + (columns - 1) * gap,
    height: rows * cardHeight + (rows - 1) * gap,
  };
}
