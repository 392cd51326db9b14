import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import type { BoardTakings, BoardsToSearch } from "../src/generated/results";
import { type Board, type Lying, boardsOf, lyingOn, momentsOf } from "../src/games/history";
import { CARDS } from "../src/games/cards";
import Replay from "../src/games/cards/Replay.svelte";
import { prepareFaces } from "../src/games/faces";
import { LogProblem, parseLog, parseLogOf } from "../src/games/log";
import { Player } from "../src/replay/player.svelte";
import { setsAmong } from "../src/games/sets";
import { keysListed, none, one, put, settled, until, withPage } from "./mounted";

withPage();

const golden = (name: string): string => readFileSync(join(import.meta.dirname, `../../tests/golden/${name}.tercet`), "utf-8");
const text = golden("cards-es");

const cards = (given = text) => parseLogOf(CARDS, given);

function problemOf(given: string): number {
  try {
    parseLog(given);
  } catch (error) {
    if (error instanceof LogProblem) return error.line;
    throw error;
  }
  return 0;
}

describe("a saved game", () => {
  it("is read with a view before the first event and after each", () => {
    const log = cards();
    expect(log.events).toHaveLength(text.split("\n").length - 2);
    expect(log.views).toHaveLength(log.events.length + 1);
    expect(log.views.at(-1)?.version).toBe(log.events.length);
    expect(log.views.at(-1)?.phase).toBe("over");
  });

  it("names the line where it goes wrong", () => {
    const lines = text.split("\n");
    expect(problemOf("")).toBe(1);
    expect(problemOf(text.trimEnd())).toBe(lines.length - 1);
    expect(problemOf([...lines.slice(0, 5), "{", ...lines.slice(6)].join("\n"))).toBe(6);
    expect(problemOf([...lines.slice(0, 5), ...lines.slice(6)].join("\n"))).toBe(6);
    expect(problemOf(text.replace('"game":"cards"', '"game":"chess"'))).toBe(1);
  });

  it("tells the moments that one wants to jump to", () => {
    const log = cards();
    const moments = momentsOf(log.events);
    expect(moments[0]?.kind).toBe("deal");
    expect(moments.at(-1)?.kind).toBe("end");
    const taken = log.events.filter((event) => event.type === "SetTaken").length;
    expect(moments.filter((moment) => moment.kind === "right")).toHaveLength(taken);
    for (const { version, at } of moments) expect(log.events[version - 1]?.at).toBe(at);
  });

  /** The SETs of the printed game on every board, with the time since which they lay there. */
  function lying(log: ReturnType<typeof cards>): Map<Board, Lying[]> {
    const boards = boardsOf(log);
    const deals = [...new Set(boards.map(({ deal }) => deal))].map((deal) => boards.filter((board) => board.deal === deal));
    return new Map(deals.flatMap((own) => lyingOn(own, own.map((board) => setsAmong(board.cards).map((set) => set.toSorted((a, b) => a - b)))).map((sets, i) => [own[i] as Board, sets] as const)));
  }

  it("knows which SETs lay there and since when", () => {
    const log = cards();
    const sets = lying(log);
    log.events.forEach((event, i) => {
      if (event.type !== "SetTaken") return;
      const board = [...sets.keys()].findLast(({ version }) => version <= i);
      const found = board && sets.get(board)?.find((set) => set.cards.every((card) => event.cards.includes(card)));
      // the three cards have been there together since the last of them came
      const arrivals = event.cards.map((card) => log.views.findIndex((view) => view.deal === log.views[i]?.deal && view.layout.includes(card)));
      const last = Math.max(...arrivals);
      expect(found?.since, `the SET of event ${i + 1}`).toBe((log.events[last - 1]?.at ?? 0) - (log.views[last]?.started_at ?? 0));
    });
  });

  it("has a board for every change of what may be taken, and none outside the deals", () => {
    const log = cards();
    const boards = boardsOf(log);
    const changes = log.events.filter(({ type }) => type === "DealStarted" || type === "SetTaken" || type === "CardsAdded");
    expect(boards).toHaveLength(changes.length);
    for (const { version, cards } of boards) expect(log.views[version]?.layout.filter((card) => card !== null)).toEqual(cards);
    const all = boardsOf(cards(golden("cards-all")));
    expect(all.some(({ found }) => found.length > 0)).toBe(true);
    expect(boardsOf(cards(golden("cards-chain"))).filter(({ chain }) => chain.length === 3).length).toBeGreaterThan(3);
    const he = boardsOf(cards(golden("cards-he")));
    expect(new Set(he.map(({ deal }) => deal)).size).toBe(3);
  });

  it("knows that cards lie there through a pause, in which nobody sees them (C13)", () => {
    const log = cards(golden("cards-paused"));
    const resumed = log.events.findIndex((event) => event.type === "DealResumed");
    expect(log.views[resumed]?.layout).toEqual([]);
    expect(boardsOf(log).some(({ version }) => version === resumed + 1), "the same board goes on").toBe(false);
    const [first] = lying(log).values();
    expect(first?.[0]?.since).toBe(0);
  });
});

describe("the replay of a variant", () => {
  /** Opens a golden game at its first cards, and lets Python answer with the given takings. */
  async function open(name: string, answer: (asked: BoardsToSearch) => BoardTakings | Promise<never>): Promise<BoardsToSearch[]> {
    const asked: BoardsToSearch[] = [];
    vi.stubGlobal("fetch", async (path: string, { body }: { body: string }) => {
      expect(path).toBe("/api/takings");
      const boards = JSON.parse(body) as BoardsToSearch;
      asked.push(boards);
      return new Response(JSON.stringify(await answer(boards)));
    });
    const log = cards(golden(name));
    await prepareFaces(log.rules);
    put(Replay, { log, text: golden(name) });
    return asked;
  }

  const press = (): void => one(".extra .button").click();
  const listed = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(".aside .sets button")];

  it("shows what Python finds on every board of the deal, and marks it", async () => {
    const asked = await open("cards-quads", ({ boards }) => ({ boards: boards.map(({ cards }) => [cards.slice(0, 4).toSorted((a, b) => a - b)]) }));
    expect(asked).toEqual([]);
    press();
    await until(() => expect(listed()).toHaveLength(1));
    const log = cards(golden("cards-quads"));
    const boards = boardsOf(log).map(({ cards, chain, found }) => ({ cards, chain, found }));
    expect(asked.every(({ deck, law }) => deck === "four" && law === "quads")).toBe(true);
    expect(asked.flatMap((request) => request.boards)).toEqual(boards);
    expect(listed()[0]?.querySelectorAll(".mini")).toHaveLength(4);
    listed()[0]?.click();
    await settled();
    expect(listed()[0]?.getAttribute("aria-pressed")).toBe("true");
    // the answers are kept for all steps of the deal
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown" }));
    await settled();
    expect(listed()).toHaveLength(1);
    expect(asked.flatMap((request) => request.boards)).toHaveLength(boards.length);
  });

  it("marks cards of the chain, too", async () => {
    await open("cards-chain", ({ boards }) => ({ boards: boards.map(({ cards, chain = [] }) => [[...chain.slice(0, 1), ...cards.slice(0, 3 - Math.min(1, chain.length))]]) }));
    press();
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown" }));
    await until(() => expect(none(".chain")).toBe(false));
    await until(() => expect(listed()).toHaveLength(1));
    listed()[0]?.click();
    await settled();
    expect(document.querySelectorAll(".chain .marked")).toHaveLength(1);
  });

  it("lists a dozen of many, and says how many more there are", async () => {
    await open("cards-ghost", ({ boards }) => ({ boards: boards.map(() => Array.from({ length: 30 }, (_, i) => [i, 31, 32, 33, 34, 35])) }));
    press();
    await until(() => expect(listed()).toHaveLength(12));
    expect(one(".aside").textContent).toContain("30 SETs on the table");
    expect(one(".aside").textContent).toContain("18 more are not listed.");
  });

  it("says why it cannot show them, and asks again when the button is pressed again", async () => {
    let lose = (): void => undefined;
    const asked = await open("cards-ultra", () => new Promise((_, reject) => (lose = () => reject(new TypeError("there is no network")))));
    press();
    await until(() => expect(one(".aside [role=status]").textContent).toBe("Looking for SETs…"));
    lose();
    await until(() => expect(one(".aside [role=alert]").textContent).toBe("The server can’t be reached."));
    press();
    press();
    await until(() => expect(asked).toHaveLength(2));
  });
});

describe("a replay", () => {
  /** The log of a game in which people came and went before the deal and after the end. */
  function played(name: string): { player: Player; log: ReturnType<typeof parseLog> } {
    const lines = golden(name).trimEnd().split("\n");
    const { at } = JSON.parse(lines.at(-1) ?? "") as { at: number };
    const later = ["PlayerAway", "PlayerBack", "PlayerAway"].map((type, i) => JSON.stringify({ v: lines.length + i, type, at: at + 60_000 * (i + 1), seat: 0 }));
    const log = parseLog(`${[...lines, ...later].join("\n")}\n`);
    const made: Player[] = [];
    put((() => void made.push(new Player(() => log, () => []))) as never, {});
    const [player] = made;
    if (!player) throw new Error("there is no player");
    return { player, log };
  }

  for (const name of ["cards-es", "dice-two", "puzzles/puzzle-full"]) {
    it(`lasts from the deal to the end of ${name}, without what people did before and after`, () => {
      const { player, log } = played(name);
      const phase = (version: number): string => log.views[version]?.phase ?? "";
      player.step(-1000);
      expect([phase(player.version - 1), phase(player.version) === "lobby"]).toEqual(["lobby", false]);
      player.step(1000);
      expect([phase(player.version - 1) === "over", phase(player.version)]).toEqual([false, "over"]);
      player.jump(true);
      expect(player.version).toBe(player.last);
      expect(player.now).toBe(log.events.at(-4)?.at);
      player.jump(false);
      expect(player.version).toBe(player.first);
    });
  }
});

describe("the SETs among cards", () => {
  it("are 1,080 in the whole deck, each once", () => {
    const all = setsAmong(Array.from({ length: 81 }, (_, card) => card));
    expect(all).toHaveLength(1080);
    expect(new Set(all.map((set) => [...set].sort((a, b) => a - b).join())).size).toBe(1080);
  });

  it("are found in any order of the cards, and none where there is none", () => {
    expect(setsAmong([80, 0, 40])).toHaveLength(1);
    expect(setsAmong([0, 1, 3, 4])).toEqual([]);
    expect(setsAmong([])).toEqual([]);
  });
});

describe("the keys of a replay", () => {
  it("are listed, and stay out of the way of the list", async () => {
    put(Replay, { log: cards(), text });
    expect(await keysListed()).toContainEqual(["Go to end", "End"]);
    const before = document.querySelector<HTMLInputElement>(".slider")?.value;
    one("dialog[open] header button").dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    await settled();
    expect(document.querySelector<HTMLInputElement>(".slider")?.value).toBe(before);
  });
});
