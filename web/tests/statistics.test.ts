import { beforeAll, describe, expect, it, vi } from "vitest";
import type { OwnGame } from "../src/generated/http";
import type { Takeaway, SlowKind, Statistics } from "../src/generated/results";
import { words } from "../src/i18n/words.svelte";
import KindTimes from "../src/statistics/KindTimes.svelte";
import HeadToHead from "../src/statistics/HeadToHead.svelte";
import Kinds from "../src/statistics/Kinds.svelte";
import OverTime from "../src/statistics/OverTime.svelte";
import Overview from "../src/statistics/Overview.svelte";
import Lanes from "../src/timeline/Lanes.svelte";
import { none, one, put, settled, withPage } from "./mounted";
import { rulesText } from "../src/results/rules_names";
import { duration, gamesFor, knownKinds, missingForDiffering, missingForFeatures, missingForKinds } from "../src/statistics/amounts";
import { sentenceOf, signed } from "../src/statistics/sentences";
import { changeOf, halves, practiceTimes } from "../src/training/change";

const LANGUAGES = ["en", "es", "fr", "he", "pt"] as const;
const found = (games: number, sets: number, differing: readonly number[], features: readonly (readonly [number, number])[]): Statistics =>
  ({
    games,
    sets,
    by_differing: differing.map((count, i) => ({ differing: i + 1, count, mean: null })),
    by_feature: features.map(([differs, same]) => ({ differs, same })),
  }) as unknown as Statistics;

describe("too little to say something", () => {
  it("is so many more SETs, and so many more games of this player's size", () => {
    expect(missingForDiffering(found(1, 7, [1, 4, 2, 0], []))).toBe(4);
    expect(missingForDiffering(found(1, 20, [9, 9, 2, 0], []))).toBe(0);
    expect(missingForFeatures(found(1, 4, [], [[0, 4], [3, 1], [4, 0], [2, 2]]))).toBe(6);
    expect(gamesFor(6, found(2, 8, [], []))).toBe(2);
    expect(gamesFor(5, found(0, 0, [], []))).toBe(2);
    expect(gamesFor(0, found(3, 30, [], []))).toBe(1);
  });

  it("leaves kinds out that were found too seldom, and begins with the slowest", () => {
    const kinds = { by_kind: [["n", 9, 3000], ["c", 4, 9000], ["nf", 5, 7000], ["fs", 0, null]].map(([kind, count, median]) => ({ kind, count, median })) } as unknown as Statistics;
    expect(knownKinds(kinds).map((times) => times.kind)).toEqual(["nf", "n"]);
    expect(missingForKinds(kinds)).toBe(0);
    expect(missingForKinds({ by_kind: [{ count: 3 }, { count: 0 }, { count: 4 }] } as unknown as Statistics)).toBe(3);
  });

  it("is a time in hours and minutes", () => {
    expect([duration(0, "en"), duration(90_000, "en"), duration(3_600_000, "en"), duration(7_500_000, "en")]).toEqual(["0 min", "2 min", "1 hr", "2 hr 5 min"]);
  });
});

describe("a chart that needs more games", () => {
  withPage();

  it("says so instead of drawing what it has", () => {
    const times = { differing: 1, count: 1, median: 1000 };
    const few = { games: 1, sets: 3, by_differing: [times, { ...times, differing: 2 }], by_differing_reading: null, by_feature: [{ feature: "number", differs: 9, same: 9, differs_median: 1, same_median: 1, delay: 0 }], by_feature_reading: null, by_kind: [{ kind: "n", count: 1, median: 9 }], over_time: [{ since: "2026-11-16", count: 3, median: 900 }], over_time_reading: null };
    put(Kinds, { found: few as never, whose: "you" });
    expect(one("details.panel").textContent, "folded up").toContain("more game");
    expect((one("details.panel") as HTMLDetailsElement).open).toBe(false);
    expect(none("details.panel svg"), "with nothing drawn").toBe(true);
    expect(one("section").textContent, "the other chart has enough").not.toContain("more game");
    for (const chart of [KindTimes, OverTime]) {
      document.body.replaceChildren();
      put(chart, { found: few as never, whose: "you" });
      expect([one("details.panel p").textContent.startsWith("Play"), none("section, svg")]).toEqual([true, true]);
    }
  });

  it("does not call the only game against others a rank", () => {
    put(Overview, { found: { games: 1, solo: 0, sets: 3, wins: 0, median: 9, played: 0, days: { now: 0, best: 0 } } as never, whose: "you" });
    expect(document.body.textContent.replace(/[\u2068\u2069]/g, "")).toContain("0 of 1");
    expect(document.body.textContent).toContain("Time per SET (median)");
  });
});

describe("a record against an opponent", () => {
  it("has a bar only if there is something to compare", async () => {
    await words.speak("en");
    await words.learn("web-results");
    const record = { id: "1", name: "Ben", bot: "", game: "cards", games: 2, wins: 0, losses: 2 };
    put(HeadToHead, { records: [record, { ...record, id: "2", wins: 1, losses: 1 }] as never });
    expect([...document.querySelectorAll("tbody th")].map((head) => head.querySelector("rect") !== null)).toEqual([false, true]);
  });
});

describe("a timeline on a wide screen", () => {
  const marks = Array.from({ length: 24 }, (_, i) => ({ version: i, what: "found", at: 1000 + 400 * i, seat: 0, kind: "ncfs" }));
  for (const [width, scrolls] of [[1296, false], [350, true]] as const)
    it(`${scrolls ? "scrolls on a narrow one" : "shows every event without scrolling"}`, async () => {
      vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(width);
      put(Lanes, { deal: { start: 0, end: 140_000, marks } as never, players: [{ seat: 0, name: "Ana" }] as never });
      await settled();
      const least = parseFloat(one(".picture").style.getPropertyValue("--least"));
      expect(16 * (least + (scrolls ? 2 : 12)) > width).toBe(scrolls);
      vi.restoreAllMocks();
    });
});

describe("what a chart says", () => {
  beforeAll(async () => {
    await words.speak("en");
    await words.learn("web-results", "web-daily");
  });

  it("is the sentence of its reading", () => {
    expect(sentenceOf({ code: "slow-feature", feature: "colour", millis: 1400 }, "you")).toBe("You take 1.4s longer to find SETs that differ in colour than other SETs.");
    expect(sentenceOf({ code: "slow-differing", count: 4, of: 1, millis: 2000 }, "bots")).toBe("SETs with 4 differing features take these bots 2.0s longer than those with 1.");
    expect(sentenceOf({ code: "fails-in", feature: "fill", count: 3, of: 5 }, "you")).toBe("In 3 of your 5 wrong picks, what didn’t fit was the fill.");
    expect(sentenceOf({ code: "fails-in", feature: "fill", count: 1, of: 1 }, "you")).toBe("");
    expect(sentenceOf(null, "you")).toBe("");
    expect([signed(1400), signed(-300)]).toEqual(["+1.4s", "−0.3s"]);
  });

  it("can be said in every language, of oneself and of bots", async () => {
    const readings: Takeaway[] = [
      ...(["quicker", "slower", "steady", "even-features", "no-mistakes", "longest-unseen"] as const).map((code) => ({ code, millis: 1500, of: 9 })),
      { code: "slow-differing", count: 1, of: 3, millis: 900 },
      ...(["number", "colour", "fill", "shape"] as const).flatMap((feature): Takeaway[] => [{ code: "slow-feature", feature, millis: 800 }, { code: "fails-in", feature, count: 2, of: 3 }]),
    ];
    for (const language of LANGUAGES) {
      await words.speak(language);
      for (const reading of readings) {
        for (const whose of ["you", "bots"] as const) {
          const text = sentenceOf(reading, whose);
          expect(text).toMatch(/\.$/);
          expect(text).not.toMatch(/[{}]|web-/);
        }
      }
    }
    await words.speak("en");
  });

  it("names rules as people do", () => {
    expect(rulesText("cards es full 12")).toBe("Classic (Spanish book)");
    expect(rulesText("cards he two 9")).toBe("Hebrew book · 27 cards, number: two · nine on the table");
    expect(rulesText("puzzle daily easy")).toBe("Daily puzzle · Easy");
    expect(rulesText("puzzle practice full")).toBe("Practice puzzle · Full");
    expect(rulesText("dice")).toBe("Dice");
    expect(rulesText("somebody's game")).toBe("somebody's");
  });
});

describe("practice", () => {
  const kind = (before: number | null, recent: number | null): SlowKind => ({ kind: "cf", count: 5, median: 1, offered: 9, before, recent });
  const solved = (finished: number, length: number, rules = "puzzle practice full"): OwnGame => ({ rules, length, finished, winners: [0] }) as unknown as OwnGame;

  it("shows the change where there is a before and an after", () => {
    expect(changeOf(kind(9000, 7000))).toEqual({ faster: true, by: 2000 });
    expect(changeOf(kind(7000, 9000))).toEqual({ faster: false, by: 2000 });
    expect([changeOf(kind(null, 7000)), changeOf(kind(7000, null))]).toEqual([null, null]);
  });

  it("compares the later puzzles with the earlier ones, if there are enough", () => {
    const times = practiceTimes([solved(4, 20), solved(3, 30), solved(9, 1, "puzzle daily full"), { ...solved(5, 9), winners: [] }, solved(2, 40), solved(1, 50)]);
    expect(times.map((one) => one.millis)).toEqual([50, 40, 30, 20]);
    expect(halves(times)).toEqual({ before: 45, after: 25 });
    expect(halves(times.slice(1))).toBe(null);
  });
});
