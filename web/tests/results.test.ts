import { beforeEach, describe, expect, it, vi } from "vitest";
import { minutes } from "../src/components/clock.svelte";
import { clockText, timeTaken } from "../src/i18n/durations";
import { t, words } from "../src/i18n/words.svelte";
import { labelled, packed, percent, spread, ticks, timeTicks } from "../src/charts/scales";
import { quarters } from "../src/charts/quarters";
import { exampleIn, sharedIn, tableOf } from "../src/games/deck_pictures";
import { valueOf } from "../src/games/features";
import { setsAmong } from "../src/games/sets";
import { FEATURES } from "../src/generated/cards";
import type { OwnGame } from "../src/generated/http";
import type { Timeline, TimelineMark } from "../src/generated/results";
import { EVERYTHING, active, byMonth, endedFor, filterFrom, queryOf, searchOf } from "../src/results/filters";
import { differing, exampleOf, sameIn } from "../src/results/kinds";
import { logOf } from "../src/results/requests";
import { scoreSteps, turnSum, turnsOf } from "../src/timeline/dice_turns";
import TablesInPlay from "../src/results/TablesInPlay.svelte";
import GameLine from "../src/results/GameLine.svelte";
import FastestSet from "../src/table/FastestSet.svelte";
import { one, put, until, withPage } from "./mounted";
import { dealsOf, playersOf, quickest, unseenOf } from "../src/timeline/reading";

describe("a scale", () => {
  it("has a few round numbers and reaches beyond everything", () => {
    expect(ticks(7.3)).toEqual([0, 2, 4, 6, 8]);
    expect(ticks(48_000)).toEqual([0, 20_000, 40_000, 60_000]);
    expect(ticks(0.3)).toEqual([0, 0.1, 0.2, 0.3]);
    expect(ticks(2, 4, 1)).toEqual([0, 1, 2]);
    expect(ticks(0.3, 4, 1)).toEqual([0, 1]);
    for (const most of [0.001, 1, 3, 9.99, 10, 11, 99, 12_345]) {
      const found = ticks(most);
      expect(found.at(-1)).toBeGreaterThanOrEqual(most);
      expect(found.length).toBeLessThanOrEqual(5);
    }
    expect(ticks(0)).toEqual([0, 1]);
    expect(ticks(NaN)).toEqual([0, 1]);
  });

  it("of time has seconds and minutes that people count in", () => {
    expect(timeTicks(223_000, 5)).toEqual([0, 60_000, 120_000, 180_000]);
    expect(timeTicks(26_000, 6)).toEqual([0, 5000, 10_000, 15_000, 20_000, 25_000]);
    expect(timeTicks(0)).toEqual([0]);
    expect(timeTicks(30 * 86_400_000, 5).length).toBeLessThanOrEqual(6);
  });

  it("puts nothing outside", () => {
    expect([percent(5, 10), percent(-1, 10), percent(11, 10), percent(3, 0), percent(7, 8, 6)]).toEqual([50, 0, 100, 0, 50]);
  });

  it("lays spans in rows in which they do not overlap", () => {
    const spans = [{ from: 0, to: 10 }, { from: 5, to: 7 }, { from: 10, to: 12 }, { from: 6, to: 20 }];
    expect(packed(spans)).toEqual([0, 1, 0, 2]);
    expect(packed([])).toEqual([]);
  });

  it("lengthens a line until its marks fit into two rows, and never lets them overlap", () => {
    expect(spread([[0, 0.5, 1], []], 16, 96)).toEqual({ width: 16, rows: [[0, 0, 0], []] });
    const long = Array.from({ length: 40 }, (_, i) => i / 39);
    const scrolled = spread([long], 16, 96);
    expect(scrolled.width).toBeGreaterThan(16);
    expect(scrolled.width).toBeLessThan(48);
    // at once: no length tells them apart
    const crowd = spread([[0.5, 0.5, 0.5]], 16, 96);
    expect(crowd).toEqual({ width: 96, rows: [[0, 1, 2]] });
    for (const { width, rows: [own = []], places } of [{ ...scrolled, places: long }, { ...crowd, places: [0.5, 0.5, 0.5] }])
      places.forEach((place, i) => places.slice(0, i).forEach((other, j) => expect(own[i] !== own[j] || (place - other) * width > 1).toBe(true)));
  });

  it("writes the last label and no more than fit", () => {
    expect([...labelled(5, 3)]).toEqual([0, 2, 4]);
    expect([...labelled(30, 4)].length).toBeLessThanOrEqual(4);
    expect([...labelled(6, 3)].filter((place) => place === 0 || place === 5)).toEqual([0, 5]);
    expect([...labelled(1, 3)]).toEqual([0]);
    expect([...labelled(0, 4)]).toEqual([]);
  });

  it("fills a disc by quarters", () => {
    expect(quarters(0, 8)).toBe("");
    expect(quarters(1, 8)).toBe("M0 0V-8A8 8 0 0 1 8 0z");
    expect(quarters(3, 8)).toBe("M0 0V-8A8 8 0 1 1 -8 0z");
  });
});

const game = (change: Partial<OwnGame>): OwnGame => ({
  code: "a", game: "cards", finished: 1, players: ["Ana", "Ben"], bots: [], scores: [3, 0], winners: [0], seat: 0,
  rules: "cards es full 12", length: 1, solo: false, place: 1, opponents: [], date: "", ...change,
});

describe("the time of a game", () => {
  beforeEach(() => words.speak("en"));

  it("is rounded down, with and without tenths, so it is the same everywhere", () => {
    for (const millis of [0, 999, 10_050, 20_950, 59_999, 68_399]) expect(clockText(millis).slice(0, -2)).toBe(minutes(millis));
    expect([minutes(20_950), clockText(20_950), minutes(-5)]).toEqual(["0:20", "0:20.9", "0:00"]);
  });

  it("of a find never falls back below a minute", () => {
    expect([timeTaken(59_940), timeTaken(59_960)]).toEqual(["59.9s", "1:00"]);
  });
});

describe("a filter of games", () => {
  it("is the same after it was an address", () => {
    const filter = { ...EVERYTHING, result: "won", company: "0a1b", rules: "cards es full 12" };
    expect(filterFrom(searchOf(filter))).toEqual(filter);
    expect([searchOf(EVERYTHING), active(EVERYTHING), active(filter)]).toEqual(["", 0, 3]);
    expect(filterFrom("?nonsense=1&game=dice")).toEqual({ ...EVERYTHING, game: "dice" });
  });

  it("asks the server for what was chosen", () => {
    const asked = (change: object): string => queryOf({ ...EVERYTHING, ...change }, 1_000_000_000).toString();
    expect(asked({ game: "dice", company: "solo" })).toBe("game=dice&solo=1");
    expect(asked({ company: "others" })).toBe("solo=0");
    expect(asked({ company: "bot:expert", days: "1" })).toBe("opponent=bot%3Aexpert&since=913600000");
    expect(asked({ result: "won", rules: "cards es full 12" })).toBe("result=won&rules=cards+es+full+12");
    expect(asked({ days: "soon", result: "drawn" })).toBe("");
  });

  it("knows how a game ended for the player", () => {
    expect(endedFor(game({}))).toBe("won");
    expect(endedFor(game({ seat: 1 }))).toBe("lost");
    expect(endedFor(game({ winners: [0, 1] }))).toBe("shared");
    expect([endedFor(game({ winners: [] })), endedFor(game({ players: ["Ana"] })), endedFor(game({ seat: null }))]).toEqual([null, null, null]);
  });
});

describe("a daily puzzle in a list of games", () => {
  withPage();
  it("says which day it is of, whenever it was played", () => {
    put(GameLine, { game: game({ game: "puzzle", rules: "puzzle daily full", players: ["Ana"], finished: Date.UTC(2026, 10, 18, 12), date: "2026-11-16" }) });
    expect(one(".day").textContent).toBe("16");
    expect(one("strong").textContent).toContain("Nov 16, 2026");
  });
});

describe("a room in a list of games", () => {
  withPage();
  it("leads to its standings", () => {
    put(GameLine, { game: game({ code: "katrm", game: "room", rules: "", players: [], length: null }) });
    expect([one("strong").textContent.replace(/[\u2068\u2069]/g, ""), one("a").getAttribute("href"), one(".about").textContent.includes("room")]).toEqual(["Room KATRM", "/r/katrm", false]);
  });
});

describe("a solo game in a list of games", () => {
  withPage();
  it("has its time to the tenth, a game with others to the second", () => {
    put(GameLine, { game: game({ players: ["Ana"], length: 11_190 }) });
    expect(one(".time").textContent).toBe("0:11.1");
    document.body.replaceChildren();
    put(GameLine, { game: game({ length: 11_190 }) });
    expect(one(".about").textContent).toMatch(/0:11(?!\.)/);
  });
});

describe("a table in play", () => {
  const table = { code: "abc", game: "cards", rules: null, listed: false, chat: false, created: 0, players: ["Ana", "Master", "Master 2"], bots: [1, 2], seats: 3 };
  const company = (): (string | undefined)[] => [...document.querySelectorAll("li strong")].map((name) => name.textContent.replace(/[\u2068\u2069]/g, ""));

  it("says who plays there, with bots of one level counted", () => {
    put(TablesInPlay, { tables: [table, { ...table, code: "def", players: ["Ana"], bots: [], seats: 1 }, { ...table, code: "ghi", players: ["Ana"], bots: [], seats: 4 }] as never });
    expect(company()).toEqual(["Ana, Master bot × 2", t("web-alone"), t("web-friends")]);
  });
});

describe("a list of games", () => {
  it("is told by month, the latest first", () => {
    const at = (month: number, day: number): number => new Date(2026, month, day, 12).getTime();
    const games = [game({ code: "c", finished: at(10, 2) }), game({ code: "b", finished: at(10, 1) }), game({ code: "a", finished: at(9, 30) })];
    expect(byMonth(games, "en").map(({ name, games: within }) => [name, within.map(({ code }) => code)])).toEqual([
      ["November 2026", ["c", "b"]],
      ["October 2026", ["a"]],
    ]);
    expect(byMonth([], "en")).toEqual([]);
  });
});

describe("a picture of a deck", () => {
  const decks = ["full", "solid", "striped", "open", "red", "green", "purple", "one", "two", "three", "oval", "squiggle", "diamond"];
  it("shows a SET that shares what all its cards share, and nothing else", () => {
    for (const deck of decks) {
      const cards = exampleIn(deck);
      expect(setsAmong([...cards].sort((a, b) => a - b)), deck).toHaveLength(1);
      const same = FEATURES.filter((feature) => new Set(cards.map((card) => valueOf(card, feature))).size === 1);
      expect(same, deck).toEqual(sharedIn(deck) === null ? [] : [sharedIn(deck)?.feature]);
    }
  });
  it("shows a table of its own cards, each once", () => {
    for (const deck of decks)
      for (const count of [9, 12]) {
        const [cards, shared] = [tableOf(deck, count), sharedIn(deck)];
        expect(new Set(cards).size, deck).toBe(count);
        expect(cards.every((card) => shared === null || valueOf(card, shared.feature) === shared.value), deck).toBe(true);
      }
  });
});

describe("a kind of SET", () => {
  it("has an example that differs in just these features", () => {
    for (const kind of ["n", "c", "f", "s", "nc", "cf", "nfs", "ncfs"]) {
      const cards = exampleOf(kind);
      expect(setsAmong([...cards].sort((a, b) => a - b))).toHaveLength(1);
      expect(cards.every((card) => card >= 0 && card < 81)).toBe(true);
      expect([...differing(kind), ...sameIn(kind)]).toHaveLength(4);
    }
    expect(differing("cf")).toEqual(["colour", "fill"]);
  });
});

describe("a timeline", () => {
  const marks: TimelineMark[] = [
    { at: 0, version: 5, what: "deal", sets: 3 },
    { at: 4000, version: 7, what: "found", seat: 0, cards: [0, 1, 2], kind: "s", took: 4000, missed: [{ cards: [0, 3, 6], kind: "c", lay: 4000 }] },
    { at: 9000, version: 9, what: "wrong", seat: 1, cards: [0, 1, 3], reason: "wrong" },
    { at: 11_000, version: 11, what: "found", seat: 1, cards: [3, 4, 5], kind: "s", took: 2000, missed: [{ cards: [3, 6, 0], kind: "c", lay: 9000 }] },
    { at: 12_000, version: 12, what: "end" },
    { at: 20_000, version: 15, what: "deal" },
    { at: 21_000, version: 17, what: "found", seat: 1, cards: [0, 1, 2], kind: "s", took: 1000 },
  ];
  const line: Timeline = { game: "cards", deck: "full", law: "set", players: ["Ana", "Ben", "Gone"], bots: [1], points: [3, 6, null], winners: [1], finished: 5, length: 21_000, marks };

  it("tells a solo player at the end how fast the fastest find was, and the median", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(line), { headers: { "content-type": "application/json" } })));
    put(FastestSet, { code: "abc" });
    await until(() => expect(one(".fastest").textContent).toContain(t("web-fastest-own", { time: "1.0s", median: "2.0s" })));
    expect(document.querySelectorAll(".fastest svg")).toHaveLength(3);
  });

  it("has its deals, by their own clocks", () => {
    expect(dealsOf(marks).map(({ start, end, marks: own }) => [start, end, own.length])).toEqual([[0, 12_000, 5], [20_000, 21_000, 2]]);
    expect(dealsOf([])).toEqual([]);
  });

  it("knows what nobody saw, and for how long", () => {
    expect(unseenOf(marks).map(({ from, to, lay, version }) => [from, to, lay, version])).toEqual([[2000, 11_000, 9000, 11], [0, 4000, 4000, 7]]);
  });

  it("says what everybody made of it, without those who did not play", () => {
    const [first, second, ...rest] = playersOf(line);
    expect(rest).toEqual([]);
    expect(first).toEqual({ seat: 1, name: "Ben", bot: true, points: 6, won: true, found: 2, wrong: 1, mean: 1500, best: 1000 });
    expect(second).toMatchObject({ name: "Ana", won: false, found: 1, wrong: 0, mean: 4000 });
    expect(quickest(marks)?.version).toBe(17);
    expect(quickest([])).toBe(null);
  });

  it("of a dice game has everybody's points after each turn", () => {
    const events = [
      { type: "DiceGameStarted", at: 1000 },
      { type: "DiceRolled", at: 2000 },
      { type: "OpeningLaid", at: 5000, seat: 1, points: 3, score: 3 },
      { type: "TurnPassed", at: 7000, seat: 0 },
      { type: "TurnPlayed", at: 9000, seat: 1, points: 4, score: 7 },
    ] as never;
    const turns = turnsOf(events);
    expect(turns.map(({ at, seat, what, score }) => [at, seat, what, score])).toEqual([[3000, 1, "opening", 3], [5000, 0, "pass", 0], [7000, 1, "turn", 7]]);
    expect(scoreSteps(turns, 1, 8000)).toEqual([{ x: 0, y: 0 }, { x: 3000, y: 0 }, { x: 3000, y: 3 }, { x: 7000, y: 3 }, { x: 7000, y: 7 }, { x: 8000, y: 7 }]);
    expect(scoreSteps(turns, 0, 8000)).toEqual([{ x: 0, y: 0 }, { x: 8000, y: 0 }]);
    expect(turnSum(turns, 1)).toEqual({ turns: 2, passes: 0, best: 4 });
    expect(turnSum(turns, 0)).toEqual({ turns: 0, passes: 1, best: null });
  });

  it("leaves out a game that was started over (C17)", () => {
    const events = [
      { type: "DiceRolled", at: 0 },
      { type: "OpeningLaid", at: 1000, seat: 0, points: 3, score: 3, laid: [] },
      { type: "DiceGameVoided", at: 5000 },
      { type: "DiceRolled", at: 6000 },
      { type: "OpeningLaid", at: 8000, seat: 1, points: 2, score: 2, laid: [] },
    ] as never;
    expect(turnsOf(events).map(({ at, seat, version }) => [at, seat, version])).toEqual([[2000, 1, 5]]);
  });
});

it("gives the log of a finished game, or none", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (url: string) => {
    asked.push(url);
    return Promise.resolve(new Response("a log", { status: asked.length === 1 ? 200 : 404 }));
  });
  expect([await logOf("a/b"), await logOf("c")]).toEqual(["a log", null]);
  expect(asked).toEqual(["/api/tables/a%2Fb/log", "/api/tables/c/log"]);
  vi.unstubAllGlobals();
});
