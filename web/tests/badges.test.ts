import { describe, expect, it } from "vitest";
import { badgesOf } from "../src/games/dice/badges";
import type { MadeSet } from "../src/generated/dicegame";

function made(direction: MadeSet["direction"], ...squares: [string, string, string]): MadeSet {
  return { squares, faces: [0, 0, 0], direction, points: 3 };
}
type Ground = Parameters<typeof badgesOf>[1];
const ground: Ground = { size: 11, isFree: () => true, isSeen: () => true, isBonus: () => false };
const where = (sets: readonly MadeSet[], change: Partial<Ground> = {}): string[] =>
  badgesOf(sets, { ...ground, isFree: (square) => !sets.some((set) => set.squares.includes(square)), ...change }).map(({ square, at }) => `${square} ${at}`);

describe("the points of a SET", () => {
  it("stand at its end, where no die lies", () => {
    expect(where([made("row", "e6", "f6", "g6")])).toEqual(["d6 right"]);
    expect(where([made("column", "f6", "f7", "f8")])).toEqual(["f9 bottom"]);
    expect(where([made("row", "e6", "f6", "g6")], { isFree: (square) => square !== "d6" })).toEqual(["h6 left"]);
  });

  it("stand along its side if both ends are taken, or the board ends there", () => {
    expect(where([made("row", "a6", "b6", "c6")], { isFree: (square) => square !== "d6" })).toEqual(["a7 bottom"]);
    expect(where([made("column", "f6", "f7", "f8")], { isFree: (square) => !["f5", "f9", "g8"].includes(square) })).toEqual(["g7 left"]);
  });

  it("leave what is printed on a square to be read, and stay in view", () => {
    expect(where([made("row", "e6", "f6", "g6")], { isBonus: (square) => square === "d6" })).toEqual(["h6 left"]);
    expect(where([made("row", "e6", "f6", "g6")], { isBonus: () => true })).toEqual(["e6 row-corner"]);
    expect(where([made("row", "e6", "f6", "g6")], { isSeen: (square) => square === "g7" })).toEqual(["g7 bottom"]);
  });

  it("never stand on each other, nor on a die while there is an empty square", () => {
    const sets = [made("row", "c6", "d6", "e6"), made("row", "d6", "e6", "f6"), made("row", "e6", "f6", "g6"), made("column", "e6", "e7", "e8"), made("column", "d4", "d5", "d6")];
    const found = where(sets);
    expect(new Set(found.map((badge) => badge.split(" ")[0])).size).toBe(sets.length);
    expect(found.filter((badge) => badge.endsWith("corner"))).toEqual([]);
  });

  it("stand in the corner of a die if dice lie all around", () => {
    const sets = [made("row", "e6", "f6", "g6"), made("row", "e6", "f6", "g6"), made("column", "f6", "f7", "f8")];
    expect(where(sets, { isFree: () => false })).toEqual(["e6 row-corner", "f6 row-corner", "f6 column-corner"]);
    expect(where(sets.slice(0, 1), { isFree: () => false, isSeen: (square) => square === "g6" })).toEqual(["g6 row-corner"]);
  });
});
