import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { setsOnTable, momentsOf } from "../src/games/history";
import { CARDS } from "../src/games/cards";
import { LogProblem, parseLog, parseLogOf } from "../src/games/log";
import { setsAmong } from "../src/games/sets";

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

  it("knows which SETs lay there and since when", () => {
    const log = cards();
    log.events.forEach((event, i) => {
      if (event.type !== "SetTaken") return;
      const onTable = setsOnTable(log.views, log.events, i);
      const found = onTable.find((set) => set.cards.every((card) => event.cards.includes(card)));
      expect(found, `the SET of event ${i + 1}`).toBeDefined();
      expect(found?.since).toBeLessThanOrEqual(event.at);
    });
    const last = log.views.length - 1;
    expect(setsOnTable(log.views, log.events, last)).toEqual([]);
  });

  it("knows that cards lie there through a pause, in which nobody sees them (C13)", () => {
    const log = cards(golden("cards-paused"));
    const resumed = log.events.findIndex((event) => event.type === "DealResumed");
    expect(log.views[resumed]?.layout).toEqual([]);
    const view = log.views[resumed + 1];
    expect(view?.layout).not.toEqual([]);
    const [first] = setsOnTable(log.views, log.events, resumed + 1);
    expect(first?.since).toBe(view?.started_at);
  });
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
