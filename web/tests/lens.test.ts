import { describe, expect, it } from "vitest";
import { Lens, ROOMY } from "../src/games/dice/zoom.svelte";
import { placeOf, playArea, squareAt } from "../src/games/dice/squares";

const SIZE = 11;

function lensOf(width: number, height: number): Lens {
  const lens = new Lens(() => SIZE);
  [lens.width, lens.height] = [width, height];
  return lens;
}

function isSeen(lens: Lens, square: string): boolean {
  const { column, line } = placeOf(square, SIZE);
  const [left, top] = [lens.x + column * lens.scale, lens.y + line * lens.scale];
  return left >= -0.01 && top >= -0.01 && left + lens.scale <= lens.width + 0.01 && top + lens.scale <= lens.height + 0.01;
}

const ALL = Array.from({ length: SIZE * SIZE }, (_, i) => squareAt(i % SIZE, Math.floor(i / SIZE), SIZE) ?? "");

describe("the view of the board", () => {
  it("makes squares too small to hit only if some dice would be out of sight", () => {
    for (const [width, height] of [[344, 280], [300, 500], [640, 200], [337, 372]] as const)
      for (const dice of [["e6", "g6"], ["a2", "i6"], ["b1", "f11", "k6"], ["a1", "k11"]]) {
        const lens = lensOf(width, height);
        lens.showDice(dice);
        expect(dice.filter((square) => !isSeen(lens, square))).toEqual([]);
        const places = dice.map((square) => placeOf(square, SIZE));
        const fits = (frame: number, values: readonly number[]): boolean => (Math.max(...values, 5) - Math.min(...values, 5) + 1) * ROOMY <= frame;
        if (fits(width, places.map(({ column }) => column)) && fits(height, places.map(({ line }) => line))) expect(lens.scale).toBeGreaterThanOrEqual(ROOMY);
      }
  });

  it("starts with a whole row and a whole column", () => {
    for (const dice of [[], ["e6", "f6", "g6"], ["d4", "h8"]]) {
      const lens = lensOf(337, 415);
      lens.showDice(dice);
      for (const corner of [lens.x, lens.y]) expect(Math.abs(corner / lens.scale - Math.round(corner / lens.scale)), dice.join()).toBeLessThan(0.001);
    }
  });

  it("shows the whole board when asked, however small", () => {
    const lens = lensOf(344, 280);
    lens.zoom(0);
    expect(ALL.filter((square) => !isSeen(lens, square))).toEqual([]);
    expect(lens.held).toBe(true);
  });

  it("follows to every square, and moves no further than it must", () => {
    const lens = lensOf(344, 280);
    lens.showDice([]);
    for (const square of [...ALL, ...ALL.reverse()]) {
      lens.reveal(placeOf(square, SIZE));
      expect(isSeen(lens, square), square).toBe(true);
    }
    lens.showDice([]);
    const [x, y] = [lens.x, lens.y];
    lens.reveal(placeOf("f6", SIZE));
    expect([lens.x, lens.y]).toEqual([x, y]);
  });

  it("keeps the board inside its frame", () => {
    const lens = lensOf(344, 280);
    lens.zoom(100);
    for (const square of ["a1", "a11", "k1", "k11"]) {
      lens.reveal(placeOf(square, SIZE));
      expect(lens.x).toBeLessThanOrEqual(0);
      expect(lens.y).toBeLessThanOrEqual(0);
      expect(lens.x + SIZE * lens.scale).toBeGreaterThanOrEqual(lens.width);
      expect(lens.y + SIZE * lens.scale).toBeGreaterThanOrEqual(lens.height);
    }
  });

  it("has room around the dice", () => {
    const area = playArea(["a1", "c1"], SIZE);
    expect(area.column).toBe(0);
    expect(area.line + area.down).toBe(SIZE);
    expect(area.across).toBeGreaterThanOrEqual(7);
  });
});

describe("squares", () => {
  it("have a place and a name that belong together", () => {
    for (const square of ALL) {
      const { column, line } = placeOf(square, SIZE);
      expect(squareAt(column, line, SIZE)).toBe(square);
    }
    expect(placeOf("a1", SIZE)).toEqual({ column: 0, line: SIZE - 1 });
    expect(squareAt(-1, 0, SIZE)).toBeNull();
  });
});
