import { beforeEach, describe, expect, it, vi } from "vitest";
import { CARDS } from "../src/games/cards";
import { ALONG } from "../src/games/cards/arrange";
import { DICE } from "../src/games/dice";
import { actionLabel } from "../src/keys/keyboard.svelte";
import { rememberGrid } from "../src/keys/shown_grid.svelte";
import { reintroduce } from "../src/net/http";
import Replay from "../src/pages/Replay.svelte";
import Settings from "../src/pages/Settings.svelte";
import Table from "../src/pages/Table.svelte";
import Timeline from "../src/pages/Timeline.svelte";
import { settings } from "../src/settings/settings.svelte";
import { one, put, settled, until, withPage } from "./mounted";

function key(slot: number): HTMLElement {
  return one(`.table [data-action="slot-${slot}"]`);
}

async function bind(slot: number, code: string): Promise<void> {
  key(slot).click();
  await settled();
  window.dispatchEvent(new KeyboardEvent("keydown", { code }));
  await settled();
}

describe("the settings", () => {
  withPage();
  beforeEach(() => rememberGrid(ALONG));

  it("bind a key anew, and show it as it is printed on the chosen keyboard", async () => {
    Object.assign(settings, { keys: {}, keyboard: "qwerty" });
    put(Settings, {});
    await bind(0, "KeyP");
    expect(key(0).textContent.trim()).toBe("P");
    expect(settings.keys).toEqual({ "slot-0": "KeyP" });
    one('input[value="azerty"]').click();
    await settled();
    expect(key(3).textContent.trim()).toBe("Z");
    one('input[value="hebrew"]').click();
    await settled();
    expect(key(6).textContent.trim()).toBe("ק");
  });

  it("let a key that is taken change places", async () => {
    Object.assign(settings, { keys: {}, keyboard: "qwerty" });
    put(Settings, {});
    await bind(0, "KeyW");
    expect([0, 3].map((slot) => key(slot).textContent.trim())).toEqual(["W", "Q"]);
    expect(one(".told").textContent).toBe("Swapped. Card in row 1, column 1: W · Card in row 1, column 2: Q");
    one('[data-do="reset-keys"]').focus();
    one('[data-do="reset-keys"]').click();
    await settled();
    expect(settings.keys).toEqual({});
    expect(document.activeElement, "the focus stays").toBe(one('[data-do="reset-keys"]'));
  });

  it("bind no key that every page needs", async () => {
    Object.assign(settings, { keys: {}, keyboard: "qwerty" });
    put(Settings, {});
    for (const code of ["Tab", "Enter", "Escape"]) await bind(0, code);
    expect(settings.keys).toEqual({});
    await bind(0, "Enter");
    expect(one(".told").textContent).toContain("Choose another key");
  });

  for (const grid of [ALONG, { across: true, squareFrom: 12 }]) {
    it(`show the keys that a table has whose cards lie ${grid.across ? "across" : "along"}`, async () => {
      Object.assign(settings, { keys: {}, keyboard: "qwerty", showKeys: true });
      put(Settings, {});
      rememberGrid(grid);
      await settled();
      const slots = [...Array(12).keys()];
      expect(slots.map((slot) => key(slot).textContent.trim())).toEqual(slots.map((slot) => actionLabel(`slot-${slot}`, grid)));
      expect(key(0).textContent.trim()).toBe(grid.across ? "1" : "Q");
    });
  }
});

describe("pages that cannot show what was asked for", () => {
  withPage();

  for (const text of ["", "nonsense\n", '{"tercet":1,"game":"chess","rules":{}}\n', '{"tercet":1,"game":"cards","rules":{}}\n{"v":2}\n']) {
    it(`name the line of a file that holds no game: ${JSON.stringify(text)}`, async () => {
      put(Replay, { code: "" });
      const input = one("input[type=file]");
      Object.defineProperty(input, "files", { value: [{ text: () => Promise.resolve(text) }] });
      input.dispatchEvent(new Event("change", { bubbles: true }));
      await until(() => expect(one("[role=alert]").textContent).toMatch(/line \d/));
    });
  }

  for (const [name, page, code] of [["replay", Replay, "gone"], ["timeline", Timeline, "gone"]] as const) {
    it(`say that there is no game at the link of a ${name}, and where one's games are`, async () => {
      vi.stubGlobal("fetch", () => Promise.resolve(new Response('{"code":"not-found","detail":""}', { status: 404 })));
      put(page, { code });
      await until(() => expect(one("main.lost h1").textContent).toBe("There is no finished game at this link."));
      expect(one("main.lost .button.now").getAttribute("href")).toBe("/games");
    });
  }

  it("load the screen of the chosen game while they look for the table", () => {
    const loaded = [CARDS, DICE].map((game) => vi.spyOn(game, "table"));
    settings.game = "dice";
    put(Table, { code: "nosuchtable" });
    expect(loaded.map((table) => table.mock.calls.length)).toEqual([0, 1]);
    vi.restoreAllMocks();
  });

  it("say that a server has no time, not that it is out of reach", async () => {
    reintroduce();
    const busy = (): Promise<Response> => Promise.resolve(new Response('{"code":"too-many","detail":""}', { status: 429, headers: { "content-type": "application/json" } }));
    vi.stubGlobal("fetch", busy);
    put(Table, { code: "nosuchtable" });
    await until(() => expect(one("h1").textContent).toContain("Too many"));
    reintroduce();
  });
});
