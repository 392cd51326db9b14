import type { MadeSet } from "../../generated/dicegame";
import { placeOf, squareAt } from "./squares";

/** Where to show the points of a SET. */
export interface Badge {
  readonly points: number;
  readonly square: string;
  /** The edge of an empty square that touches the SET or, without an empty square, the corner of one of its dice. */
  readonly at: "left" | "right" | "top" | "bottom" | "row-corner" | "column-corner";
}

interface Ground {
  readonly size: number;
  /** Whether a square has no die. */
  readonly isFree: (square: string) => boolean;
  readonly isSeen: (square: string) => boolean;
  /** Whether a bonus is printed on a square. */
  readonly isBonus: (square: string) => boolean;
}

/**
 * Places one badge beside each SET: at its ends if possible, otherwise along its sides, never over a printed bonus.
 * If no square around a SET is empty, the badge goes on one of its dice, in a corner without symbols.
 */
export function badgesOf(sets: readonly MadeSet[], ground: Ground): readonly Badge[] {
  const taken = new Set<string>();
  return sets.map((made) => {
    const beside = around(made, ground.size).find(({ square }) => !taken.has(square) && ground.isFree(square) && ground.isSeen(square) && !ground.isBonus(square));
    const found = beside ?? onDie(made, taken, ground);
    taken.add(found.square + (found.at.endsWith("corner") ? made.direction : ""));
    return { points: made.points, ...found };
  });
}

/** Returns the squares around a SET, its ends first, each with the edge that touches it. */
function around(made: MadeSet, size: number): Pick<Badge, "square" | "at">[] {
  const places = inOrder(made, size).map((square) => placeOf(square, size));
  const beside = (place: { column: number; line: number } | undefined, right: number, down: number, at: Badge["at"]): Pick<Badge, "square" | "at">[] => {
    const square = place ? squareAt(place.column + right, place.line + down, size) : null;
    return square === null ? [] : [{ square, at }];
  };
  const [left, above] = [places.flatMap((place) => beside(place, -1, 0, "right")), places.flatMap((place) => beside(place, 0, -1, "bottom"))];
  const [right, below] = [places.flatMap((place) => beside(place, 1, 0, "left")), places.flatMap((place) => beside(place, 0, 1, "top"))];
  if (made.direction === "row") return [...beside(places[0], -1, 0, "right"), ...beside(places.at(-1), 1, 0, "left"), ...above, ...below];
  return [...beside(places[0], 0, -1, "bottom"), ...beside(places.at(-1), 0, 1, "top"), ...right, ...left];
}

/** Chooses a die for a badge: a row's first or a column's last, or another one if that is out of view or has a badge. */
function onDie(made: MadeSet, taken: ReadonlySet<string>, { size, isSeen }: Ground): Pick<Badge, "square" | "at"> {
  const squares = inOrder(made, size);
  if (made.direction === "column") squares.reverse();
  const free = squares.filter((square) => !taken.has(square + made.direction));
  return { square: free.find(isSeen) ?? free[0] ?? made.squares[0], at: `${made.direction}-corner` };
}

/** Returns the squares of a SET from left to right or from top to bottom. */
function inOrder(made: MadeSet, size: number): string[] {
  const along = (square: string): number => {
    const { column, line } = placeOf(square, size);
    return column + line;
  };
  return [...made.squares].sort((a, b) => along(a) - along(b));
}
