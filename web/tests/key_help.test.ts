import { describe, expect, it } from "vitest";
import { ALONG, arrange } from "../src/games/cards/arrange";
import type { BoardArea } from "../src/games/cards/board_area.svelte";
import { BoardFocus } from "../src/games/cards/board_focus.svelte";
import KeyHelp, { showKeys } from "../src/keys/KeyHelp.svelte";
import { one, put, until, withPage } from "./mounted";

withPage();

describe("the list of keys", () => {
  it("says row by row which key is which card, and how to do without", async () => {
    put(KeyHelp, { keys: [], grid: ALONG, cards: 12 });
    showKeys();
    await until(() => expect((one("dialog") as HTMLDialogElement).open).toBe(true));
    const said = [...document.querySelectorAll(".keys .unseen")].map((key) => key.textContent.replace(/[\u2068\u2069]/g, ""));
    expect(said.slice(0, 5)).toEqual(["Card in row 1, column 1: Q", "Card in row 1, column 2: W", "Card in row 1, column 3: E", "Card in row 1, column 4: R", "Card in row 2, column 1: A"]);
    expect(one("dialog").textContent).toContain("The arrow keys");
  });
});

describe("Home and End", () => {
  it("go to the first and the last card of the row, skipping gaps", () => {
    const arrangement = arrange(12, 12, { width: 900, height: 500 }, "lying");
    const area = { arrangement: { ...arrangement, ...ALONG } } as BoardArea;
    const slots = Array.from({ length: 12 }, (_, slot) => (slot === 10 ? null : slot + 20));
    const focus = new BoardFocus(() => slots, () => area);
    focus.slot = 4;
    expect([focus.ahead("Home")?.card, focus.ahead("End")?.card]).toEqual([21, 27]);
  });
});
