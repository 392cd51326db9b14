import { describe, expect, it } from "vitest";
import { type Orientation, arrange, corner, slotAt, cell } from "../src/games/cards/arrange";

const SCREENS = [
  [344, 440],
  [600, 300],
  [960, 560],
  [1500, 900],
  [2200, 1300],
] as const;

describe("the arrangement of cards", () => {
  for (const [width, height] of SCREENS) {
    for (const turn of ["auto", "lying", "standing"] as Orientation[]) {
      it(`fits on ${width} × ${height}, ${turn}, from nine cards to twenty-one`, () => {
        for (const dealt of [9, 12]) {
          for (let count = dealt; count <= 21; count += 3) {
            const found = arrange(count, dealt, { width, height }, turn);
            expect(found.width).toBeLessThanOrEqual(width);
            expect(found.height).toBeLessThanOrEqual(height + found.rows);
            expect(found.columns * found.rows).toBe(count);
            const ratio = Math.max(found.cardWidth, found.cardHeight) / Math.min(found.cardWidth, found.cardHeight);
            expect(ratio).toBeGreaterThan(1.45);
            expect(ratio).toBeLessThan(1.55);
            const places = new Set(Array.from({ length: count }, (_, slot) => JSON.stringify(corner(slot, found))));
            expect(places.size).toBe(count);
          }
        }
      });
    }
    it(`never turns the table round when it grows, on ${width} × ${height}`, () => {
      const ways = [12, 15, 18, 21].map((count) => arrange(count, 12, { width, height }));
      expect(new Set(ways.map((way) => `${way.across} ${way.standing}`)).size).toBe(1);
    });
  }

  it("finds a slot by its cell", () => {
    for (const across of [false, true]) {
      for (let slot = 0; slot < 21; slot++) {
        const { column, row } = cell(slot, across);
        expect(slotAt(column, row, across)).toBe(slot);
      }
    }
  });

  it("keeps cards of a phone readable", () => {
    const phone = arrange(12, 12, { width: 344, height: 430 });
    expect(Math.max(phone.cardWidth, phone.cardHeight)).toBeGreaterThanOrEqual(105);
  });
});
