import type { MadeSet } from "../../generated/dicegame";
import { placeOf } from "./squares";

/** Position of a SET's points: a corner of one of its squares that no symbol uses. */
export interface Badge {
  readonly points: number;
  readonly square: string;
  readonly direction: MadeSet["direction"];
}

/**
 * Returns one badge for each SET: for a row in the upper left corner of its first square, for a column in the lower right
 * corner of its last one, or in another square of the SET if that one is out of view or already has a badge.
 */
export function badgesOf(sets: readonly MadeSet[], isSeen: (square: string) => boolean, size: number): readonly Badge[] {
  const taken = new Set<string>();
  return sets.map(({ squares, direction, points }) => {
    const inOrder = [...squares].sort((a, b) => along(a, size) - along(b, size));
    if (direction === "column") inOrder.reverse();
    const free = inOrder.filter((square) => !taken.has(direction + square));
    const square = free.find(isSeen) ?? free[0] ?? squares[0];
    taken.add(direction + square);
    return { points, square, direction };
  });
}

/** Orders squares left to right, then top to bottom. */
function along(square: string, size: number): number {
  const { column, line } = placeOf(square, size);
  return column + line;
}
