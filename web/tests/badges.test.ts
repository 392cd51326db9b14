import { describe, expect, it } from "vitest";
import { badgesOf } from "../src/games/dice/badges";
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
});
