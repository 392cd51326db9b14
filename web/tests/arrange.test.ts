import { describe, expect, it } from "vitest";
import { type Orientation, arrange, cell, corner, rowsOf } from "../src/games/cards/arrange";
import { BoardArea } from "../src/games/cards/board_area.svelte";

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
            expect(found.columns * found.rows).toBeGreaterThanOrEqual(count);
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

  it("is kept while a text takes some of the height, and changes where another offers much larger cards", () => {
    const before = arrange(12, 12, { width: 326, height: 330 });
    expect(before).toMatchObject({ columns: 3, standing: false });
    expect(arrange(12, 12, { width: 326, height: 296 }), "turned without a table before").toMatchObject({ columns: 4, standing: true });
    expect(arrange(12, 12, { width: 326, height: 296 }, "auto", before)).toMatchObject({ columns: 3, standing: false });
    expect(arrange(12, 12, { width: 640, height: 200 }, "auto", before)).toEqual(arrange(12, 12, { width: 640, height: 200 }));
    expect(arrange(12, 12, { width: 326, height: 330 }, "standing", before).standing).toBe(true);
  });

  it("leaves few places empty on the boards of variants", () => {
    for (const [width, height] of [[374, 585], [374, 500], [960, 620]] as const) {
      for (const dealt of [7, 8, 10, 13]) {
        const found = arrange(dealt, dealt, { width, height });
        expect(found.columns * found.rows - dealt).toBeLessThanOrEqual(dealt === 13 ? 2 : 1);
        expect(found.width).toBeLessThanOrEqual(width);
        expect(new Set(Array.from({ length: dealt + 8 }, (_, slot) => JSON.stringify(cell(slot, found)))).size).toBe(dealt + 8);
      }
    }
  });

  it("is the same after a pause, which hides the cards", () => {
    const area = new BoardArea(
      () => 12,
      () => 12,
    );
    const shownAt = (width: number, height: number): number => {
      [area.width, area.height] = [width, height];
      return area.arrangement.columns;
    };
    const before = shownAt(326, 330);
    expect(shownAt(0, 0)).toBeGreaterThan(0);
    expect(shownAt(326, 296)).toBe(before);
    expect(shownAt(300, 100), "a narrower window").not.toBe(before);
  });

  it("offers the height of free places to explanations until more cards are dealt", () => {
    let count = 12;
    const area = new BoardArea(
      () => count,
      () => 12,
      () => true,
    );
    [area.width, area.height] = [804, 922];
    const row = area.arrangement.cardHeight + area.arrangement.gap;
    expect(area.arrangement).toMatchObject({ inset: 0, places: 15 });
    expect(area.free).toBe(922 - area.arrangement.height + row);
    count = 15;
    expect(new BoardArea(() => count, () => 12, () => true).arrangement.places).toBe(15);
  });

  it("does not depend on which side of a new board is measured first", () => {
    const area = new BoardArea(
      () => 12,
      () => 12,
      () => true,
    );
    area.width = 1054;
    expect(area.arrangement.cardHeight).toBe(0);
    area.height = 652;
    expect(area.arrangement).toEqual(arrange(12, 12, { width: 1054, height: 652 }, "auto", null, true));
  });

  it("lists every slot once, row by row and from the left", () => {
    for (const across of [false, true]) {
      for (const squareFrom of [9, 12, 15, Infinity]) {
        const grid = { across, squareFrom };
        const rows = rowsOf(21, grid);
        expect(rows.flat().sort((a, b) => a - b)).toEqual(Array.from({ length: 21 }, (_, slot) => slot));
        rows.forEach((slots, row) => expect(slots.map((slot) => cell(slot, grid))).toEqual(slots.map((_, column) => ({ column, row }))));
      }
    }
  });

  it("lets further cards stand beside and below the first twelve, which stay where they are", () => {
    const rows = (count: number): number[][] => rowsOf(count, { across: true, squareFrom: 12 });
    expect(rows(15)).toEqual([[0, 1, 2, 12], [3, 4, 5, 13], [6, 7, 8, 14], [9, 10, 11]]);
    expect(rows(21)).toEqual([[0, 1, 2, 12, 20], [3, 4, 5, 13], [6, 7, 8, 14], [9, 10, 11, 15], [16, 17, 18, 19]]);
  });

  it("uses the width of a phone for fifteen cards", () => {
    const [twelve, fifteen] = [12, 15].map((count) => arrange(count, 12, { width: 374, height: 585 }));
    expect(fifteen?.cardWidth).toBeGreaterThanOrEqual(0.9 * (twelve?.cardWidth ?? Infinity));
    expect(fifteen?.width).toBeGreaterThanOrEqual(0.95 * 374);
  });

  it("keeps places free for three more cards where there is space, so no card shrinks or changes rows when they come", () => {
    // a board on laptops of 1366 × 768, with and without the window's frame, and 1280 × 800; on a desktop
    for (const [width, height] of [[1054, 652], [1054, 509], [968, 684], [1504, 964]] as const) {
      const [twelve, fifteen] = [12, 15].map((count) => arrange(count, 12, { width, height }, "auto", null, true));
      expect({ ...twelve, inset: 0 }, `${width} × ${height}`).toEqual(fifteen);
      expect(twelve?.cardWidth).toBeGreaterThanOrEqual(200);
    }
    expect(arrange(12, 12, { width: 968, height: 684 }, "auto", null, true), "free places are below").toMatchObject({ across: false, columns: 4, rows: 4 });
    const phone = { width: 374, height: 585 };
    expect(arrange(12, 12, phone, "auto", null, true), "no space").toEqual(arrange(12, 12, phone));
  });

  it("centres the cards, wherever places are kept free", () => {
    for (const [width, height] of [...SCREENS, [374, 586], [804, 922], [716, 668], [1054, 668], [1054, 509], [1516, 980]] as const) {
      for (const dealt of [9, 12]) {
        const found = arrange(dealt, dealt, { width, height }, "auto", null, true);
        const left = Math.min(...Array.from({ length: dealt }, (_, slot) => corner(slot, found).x));
        const right = Math.max(...Array.from({ length: dealt }, (_, slot) => corner(slot, found).x + found.cardWidth));
        expect(Math.abs(left - (found.width - right)), `${dealt} cards on ${width} × ${height}`).toBeLessThanOrEqual(1);
      }
    }
  });

  it("lays nine cards as it lays twelve, where those are large", () => {
    for (const [width, height] of [[804, 922], [584, 640], [1054, 668], [1516, 980]] as const) {
      const [nine, twelve] = [9, 12].map((dealt) => arrange(dealt, dealt, { width, height }, "auto", null, true));
      expect(nine?.standing, `${width} × ${height}`).toBe(twelve?.standing);
      expect(nine?.cardWidth).toBeGreaterThanOrEqual(twelve?.cardWidth ?? Infinity);
    }
    expect(arrange(9, 9, { width: 374, height: 586 }).standing, "on a phone standing cards are larger").toBe(true);
    expect(arrange(9, 9, { width: 804, height: 922 }, "standing").standing, "as the settings say").toBe(true);
  });

  it("keeps cards of a phone readable", () => {
    const phone = arrange(12, 12, { width: 344, height: 430 });
    expect(Math.max(phone.cardWidth, phone.cardHeight)).toBeGreaterThanOrEqual(105);
  });
});
