import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { badgesOf } from "../src/games/dice/badges";
import { placeOf } from "../src/games/dice/squares";
import type { MadeSet } from "../src/generated/dicegame";

function made(direction: MadeSet["direction"], ...squares: [string, string, string]): MadeSet {
  return { squares, faces: [0, 0, 0], direction, points: 3 };
}
const everywhere = (): boolean => true;

describe("the points of a SET", () => {
  it("stand in its first square in a row, and in its lowest one in a column", () => {
    const sets = [made("row", "e6", "f6", "g6"), made("column", "f6", "f7", "f8")];
    expect(badgesOf(sets, everywhere, 11).map(({ square }) => square)).toEqual(["e6", "f6"]);
  });
  it("stand in a square that is seen", () => {
    const seen = (square: string): boolean => square === "g6";
    expect(badgesOf([made("row", "e6", "f6", "g6")], seen, 11)[0]?.square).toBe("g6");
  });
  it("never stand on each other", () => {
    const sets = [made("row", "c6", "d6", "e6"), made("row", "d6", "e6", "f6"), made("row", "e6", "f6", "g6")];
    const onlyOne = (square: string): boolean => square === "e6";
    expect(new Set(badgesOf(sets, onlyOne, 11).map(({ square }) => square)).size).toBe(3);
  });
  it("lie apart as they are drawn, wherever rows and columns meet", () => {
    const style = readFileSync(join(import.meta.dirname, "../src/games/dice/TurnMarks.svelte"), "utf8");
    const [high, out] = [/--high: ([\d.]+);/, /--out: calc\(var\(--square\) \* (-[\d.]+)\)/].map((number) => Number(number.exec(style)?.[1]));
    const cross = (column: number, row: number): MadeSet[] => {
      const at = (right: number, up: number): string => "abcdefghijk".charAt(column + right) + String(row + up);
      return [made("row", at(0, 0), at(1, 0), at(2, 0)), made("column", at(0, 0), at(0, 1), at(0, 2))];
    };
    const sets = [cross(2, 3), cross(3, 3), cross(2, 4), cross(4, 5), cross(1, 2)].flat();
    const boxes = badgesOf(sets, everywhere, 11).map(({ square, direction }) => {
      const { column, line } = placeOf(square, 11);
      const [left, top] = direction === "row" ? [column, line + (out ?? NaN)] : [column + 1 - (high ?? NaN), line + 1 - (high ?? NaN) - (out ?? NaN)];
      return { left, top };
    });
    for (const [i, a] of boxes.entries())
      for (const b of boxes.slice(i + 1)) expect(Math.max(Math.abs(a.left - b.left), Math.abs(a.top - b.top))).toBeGreaterThan((high ?? NaN) - 1e-9);
  });
});
