import type { MadeSet } from "../../generated/dicegame";
import { placeOf } from "./squares";

/** Where the points of a SET are written: in the corner of one of its squares, where there is no symbol. */
export interface Badge {
  readonly points: number;
  readonly square: string;
  readonly direction: MadeSet["direction"];
}

/**
 * One badge for each SET: a row's in the upper left corner of its first square, a column's in the lower right corner of
 * its last one; in another square of the SET if that one is out of view or already has a badge.
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

/** Left before right, above before below. */
function along(square: string, size: number): number {
  const { column, line } = placeOf(square, size);
  return column + line;
}
