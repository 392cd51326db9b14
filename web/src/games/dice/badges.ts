import type { MadeSet } from "../../generated/dicegame";
import { placeOf, squareAt } from "./squares";

/** Where the points of a SET are written. */
export interface Badge {
  readonly points: number;
  readonly square: string;
  /** The edge of an empty square that the SET lies at; or, where there is none, the corner of one of its own dice. */
  readonly at: "left" | "right" | "top" | "bottom" | "row-corner" | "column-corner";
}

interface Ground {
  readonly size: number;
  /** Whether no die lies on a square. */
  readonly isFree: (square: string) => boolean;
  readonly isSeen: (square: string) => boolean;
  /** Whether something is printed on it. */
  readonly isBonus: (square: string) => boolean;
}

/**
 * One badge for each SET, beside it: at its ends, or else along its sides, and rather where nothing is printed.
 * Only a SET without an empty square around it has its points on a die, in the corner that no symbol reaches.
 */
export function badgesOf(sets: readonly MadeSet[], ground: Ground): readonly Badge[] {
  const taken = new Set<string>();
  return sets.map((made) => {
    const beside = around(made, ground.size).filter(({ square }) => !taken.has(square) && ground.isFree(square) && ground.isSeen(square));
    const found = beside.find(({ square }) => !ground.isBonus(square)) ?? beside[0] ?? onDie(made, taken, ground);
    taken.add(found.square + (found.at.endsWith("corner") ? made.direction : ""));
    return { points: made.points, ...found };
  });
}

/** The squares around a SET, its ends first, each with the edge that touches it. */
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

/** A row's in its first square, a column's in its last one; in another one if that is out of view or has a badge. */
function onDie(made: MadeSet, taken: ReadonlySet<string>, { size, isSeen }: Ground): Pick<Badge, "square" | "at"> {
  const squares = inOrder(made, size);
  if (made.direction === "column") squares.reverse();
  const free = squares.filter((square) => !taken.has(square + made.direction));
  return { square: free.find(isSeen) ?? free[0] ?? made.squares[0], at: `${made.direction}-corner` };
}

/** Left before right, above before below. */
function inOrder(made: MadeSet, size: number): string[] {
  const along = (square: string): number => {
    const { column, line } = placeOf(square, size);
    return column + line;
  };
  return [...made.squares].sort((a, b) => along(a) - along(b));
}
