import { beforeEach, describe, expect, it, vi } from "vitest";
import LastTable from "../src/home/LastTable.svelte";
import { lastTables, rememberTable } from "../src/table/intent";
import { one, put, until, withPage } from "./mounted";

withPage();
beforeEach(() => localStorage.clear());

const JSON_HEADERS = { headers: { "content-type": "application/json" } };

describe("the way back from the first page", () => {
  const CARD = { game: "cards", rules: { seats: 2 }, listed: false, chat: false, finished: null, phase: "play", players: ["Ana", "Ben"], bots: [] };
  const CARDS: Record<string, object> = {
    friends: CARD,
    bots: { ...CARD, players: ["Ana", "Learner"], bots: [1] },
    daily: { ...CARD, game: "puzzle", rules: { seats: 1 }, players: ["Ana"] },
    over: { ...CARD, phase: "over", finished: "2026-11-18T00:00:00Z" },
  };

  async function linkAfter(...visited: readonly string[]): Promise<string | null> {
    vi.stubGlobal("fetch", (path: string) => {
      const code = path.split("/").at(-1) ?? "";
      return Promise.resolve(CARDS[code] ? new Response(JSON.stringify({ ...CARDS[code], code }), JSON_HEADERS) : new Response('{"code":"not-found"}', { status: 404 }));
    });
    for (const code of visited) rememberTable(code);
    put(LastTable, {});
    const link = one("a.continue");
    await until(() => expect(link.textContent).not.toContain("\u00a0"));
    return link.getAttribute("href");
  }

  it("leads to a running game with others, whatever was played since", async () => {
    expect(await linkAfter("friends", "over", "daily")).toBe("/t/friends");
    expect(lastTables(), "a finished game is offered once").toEqual(["daily", "friends"]);
  });

  it("otherwise leads to the running game left last", async () => {
    expect(await linkAfter("bots", "daily")).toBe("/t/daily");
  });

  it("leads to a replay if nothing runs", async () => {
    expect(await linkAfter("nosuchtable", "over")).toBe("/replay/over");
    expect(lastTables()).toEqual([]);
  });
});
