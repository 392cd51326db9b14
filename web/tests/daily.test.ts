import { afterEach, describe, expect, it, vi } from "vitest";
import Board from "../src/daily/Board.svelte";
import Facts from "../src/daily/Facts.svelte";
import Calendar from "../src/daily/Calendar.svelte";
import NextPuzzle from "../src/daily/NextPuzzle.svelte";
import PuzzleCard from "../src/daily/PuzzleCard.svelte";
import HomeDaily from "../src/home/Daily.svelte";
import Daily from "../src/pages/Daily.svelte";
import Result from "../src/games/puzzle/Result.svelte";
import { NEW_VIEW as NEW_PUZZLE } from "../src/generated/puzzle";
import { shareText } from "../src/daily/share_text";
import { dayText, presentDay } from "../src/daily/days";
import { none, one, put, settled, until, withPage } from "./mounted";

withPage();

/** Sets the browser's preferred languages. */
function reads(...tags: string[]): void {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(tags);
}

describe("the dates of the puzzles", () => {
  it("are written as where the reader is, in the language of the page", () => {
    reads("de-DE", "en-GB");
    expect(dayText("2026-11-17")).toMatch(/^Tuesday,? 17 November 2026$/);
    put(Calendar, { date: "2026-11-17", today: "2026-11-17", solved: [] });
    expect(one("li.letter:first-child").textContent).toBe("M");
  });

  it("are those of the language where the browser speaks another, or nonsense", () => {
    reads("de-DE", "no tag at all");
    expect(dayText("2026-11-17")).toBe("Tuesday, November 17, 2026");
  });
});

describe("the next puzzles", () => {
  it("are announced in minutes when there is no hour left", () => {
    vi.useFakeTimers({ now: Date.parse("2026-11-17T23:38:00Z") });
    try {
      put(NextPuzzle, { today: presentDay(), onnext: () => undefined });
      expect(one("p").textContent).toMatch(/in 22\u00a0min\.$/);
      expect(none("button")).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });

  it("are one press away once they are there", () => {
    const next = vi.fn();
    put(NextPuzzle, { today: "2026-11-15", onnext: next });
    one("button").click();
    expect(next).toHaveBeenCalledOnce();
  });
});

describe("the best times of a day", () => {
  afterEach(() => {
    localStorage.removeItem("tercet.known");
    vi.restoreAllMocks();
  });
  const line = { rank: 1, name: "Eva", elapsed: 9000, wrong: 0, me: false, table: "", listing: "listed" };

  /** Shows the board to somebody who has played, and returns whose times were asked for. */
  function shown(met: readonly object[], sought = false): string[] {
    const asked: string[] = [];
    localStorage.setItem("tercet.known", "yes");
    vi.stubGlobal("fetch", (path: string) => {
      asked.push(path.includes("among") ? "met" : "all");
      const lines = path.includes("among") ? met : [line];
      return Promise.resolve(new Response(JSON.stringify({ date: "2026-11-15", size: "full", count: 1, lines, me: null }), { headers: { "content-type": "application/json" } }));
    });
    put(Board, { date: "2026-11-15", size: "full" as const, sought });
    return asked;
  }

  it("are those of everybody for people who have met nobody, unless they ask for others", async () => {
    const asked = shown([]);
    await until(() => expect(one("tbody th").textContent).toContain("Eva"));
    one('input[value="met"]').click();
    await until(() => expect(one("section > p.soft").textContent).toBe("No times yet."));
    expect(asked).toEqual(["met", "all", "met"]);
  });

  it("are those of the people one has played with, if there are any", async () => {
    const asked = shown([{ ...line, name: "Ben" }]);
    await until(() => expect(one("tbody th").textContent).toContain("Ben"));
    expect(asked).toEqual(["met"]);
  });

  it("come into sight for people who followed a link to them", async () => {
    const scrolled = vi.spyOn(Element.prototype, "scrollIntoView");
    shown([], true);
    await until(() => expect(scrolled.mock.contexts).toEqual([one("section")]));
    document.body.replaceChildren();
    shown([line]);
    await until(() => expect(one("tbody th").textContent).toContain("Eva"));
    expect(scrolled).toHaveBeenCalledOnce();
  });
});

describe("a solved puzzle of the day", () => {
  it("does not say that nobody has a time above a rank, and offers to share it", async () => {
    const attempt = { table: "abc", state: "solved", ranked: true };
    const result = { date: "2026-11-15", size: "easy", sets: 4, finds: [], elapsed: 7700, streak: 0, wrong: 0, rank: 1, count: 1, percentile: null, attempt, listing: null, board_name: "" };
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(result), { headers: { "content-type": "application/json" } })));
    put(PuzzleCard, { date: "2026-11-15", card: { size: "easy", solvers: 0, attempt } as never, counts: true });
    await until(() => expect(one(".rank").textContent).toBe("First so far"));
    await settled();
    expect(one(".facts").textContent).toContain("Rank among everyone");
    expect(one("section.panel").textContent).not.toContain("No ranked times yet");
    expect([...document.querySelectorAll(".share .button.big")]).toHaveLength(1);
    expect(document.querySelectorAll("details[open]"), "the page is long enough").toHaveLength(0);
    expect(document.querySelectorAll(".share .now"), "playing is the next step here").toHaveLength(0);
  });
});

describe("a shared result", () => {
  it("says that it is not ranked", () => {
    const result = { date: "2026-11-15", size: "easy", finds: [], elapsed: 7700, streak: 0, wrong: 0, attempt: { table: "abc", state: "solved", ranked: false } } as never;
    expect(shareText(result, "").split("\n")[0]).toMatch(/0:07.7 · not ranked$/);
  });
});

describe("the figures of a puzzle of the day", () => {
  for (const [count, said] of [[2, "Faster than the one other player"], [5, "Faster than 100% of the others"]] as const)
    it(`compare with ${count - 1} other players in words that fit`, () => {
      put(Facts, { elapsed: 7700, wrong: 0, result: { rank: 1, count, percentile: 100, streak: 0 } as never });
      expect(one(".better").textContent.replace(/[\u2068\u2069]/g, "")).toBe(said);
    });
});

describe("the best times of a day", () => {
  it("are those of everybody until somebody that the player has met has one", async () => {
    localStorage.setItem("tercet.known", "yes");
    const line = { rank: 1, name: "Ana", me: true, wrong: 0, elapsed: 7700, listing: "listed", table: null };
    const asked = vi.fn((path: string) => Promise.resolve(new Response(JSON.stringify({ count: 2, me: line, lines: path.includes("among") ? [line] : [line, { ...line, rank: 2, name: "Ben", me: false }] }), { headers: { "content-type": "application/json" } })));
    vi.stubGlobal("fetch", asked);
    put(Board as never, { date: "2026-11-15", size: "easy" } as never);
    await until(() => expect(document.querySelectorAll("tbody tr")).toHaveLength(2));
    expect(asked.mock.calls.length, "after a look among people met").toBe(2);
    localStorage.clear();
  });
});

describe("the first page's way to the puzzles of the day", () => {
  it("leads back to the one whose clock is running", async () => {
    localStorage.setItem("tercet.known", "yes");
    const easy = { size: "easy", sets: 4, found: 1, attempt: { table: "abc", state: "running", ranked: true } };
    const page = { date: "2026-11-15", today: "2026-11-15", easy, full: { size: "full", sets: 6, found: 0, attempt: null }, streak: 0 };
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(page), { headers: { "content-type": "application/json" } })));
    put(HomeDaily, {});
    await until(() => expect(one("a.daily").textContent.replace(/[\u2068\u2069]/g, "")).toContain("continue: 1 of 4 found"));
    expect(one("a.daily").getAttribute("href")).toBe("/t/abc");
    expect(one("a.daily").textContent).not.toContain("two new puzzles");
    localStorage.clear();
  });
});

describe("both puzzles of a day", () => {
  it("say that the first attempt counts, not only the next one", () => {
    put(PuzzleCard, { date: "2026-11-15", card: { size: "full", solvers: 0, attempt: null } as never, counts: true, next: false });
    expect(one(".buttons p").textContent).toContain("This attempt counts");
  });
});

describe("a puzzle of the day that was seen on this device", () => {
  it("is not offered as if it were new, and says that it does not count", () => {
    const card = { size: "easy", solvers: 0, attempt: null } as never;
    put(PuzzleCard, { date: "2026-11-15", card, counts: true });
    expect(one('[data-do="play"]').textContent).toBe("Start the easy puzzle");
    document.body.replaceChildren();
    localStorage.setItem("tercet.seen 2026-11-15 easy", "yes");
    put(PuzzleCard, { date: "2026-11-15", card, counts: true });
    expect(one('[data-do="play"]').textContent).toBe("Try again, unranked");
    expect(one(".buttons p").textContent).toBe("This attempt is not ranked.");
    localStorage.clear();
  });
});

describe("the end of a puzzle of the day", () => {
  for (const [attempt, next] of [[null, "Start the full puzzle"], [{ table: "xyz", state: "running", ranked: true }, "Back to the full puzzle"], [{ table: "xyz", state: "solved", ranked: true }, undefined]] as const)
    it(next ? `leads to the other one: ${next}` : "leads to no puzzle that is over", async () => {
      const page = { date: "2026-11-15", today: "2026-11-15", easy: { size: "easy", solvers: 1, attempt: { table: "abc", state: "solved", ranked: true } }, full: { size: "full", solvers: 0, attempt }, streak: 1, best_streak: 1, solved: [] };
      const asked = vi.fn((path: string) => Promise.resolve(path.endsWith("/2026-11-15") ? new Response(JSON.stringify(page), { headers: { "content-type": "application/json" } }) : new Response('{"code":"not-found","detail":""}', { status: 404 })));
      vi.stubGlobal("fetch", asked);
      const view = { ...NEW_PUZZLE, phase: "over", elapsed: 9000, sets: 4, rules: { ...NEW_PUZZLE.rules, date: "2026-11-15", size: "easy" } };
      put(Result, { session: { seat: 0, info: { code: "abc", room: null } } as never, view: view as never });
      await until(() => expect(asked.mock.calls.some(([path]) => path.endsWith("/2026-11-15"))).toBe(true));
      await until(() => expect(document.querySelector('[data-do="other-puzzle"]')?.textContent).toBe(next));
    });
});

describe("the puzzles of a day that is over", () => {
  it("are followed by the next ones, offered above them as soon as there are any", async () => {
    const page = { date: "2026-11-15", today: "2026-11-15", easy: { size: "easy", solvers: 0, attempt: null }, full: { size: "full", solvers: 0, attempt: null }, streak: 0, best_streak: 0, solved: [] };
    vi.stubGlobal("fetch", (path: string) => Promise.resolve(new Response(JSON.stringify(path.endsWith("/today") ? page : { date: page.date, size: "easy", count: 0, lines: [], me: null }), { headers: { "content-type": "application/json" } })));
    put(Daily, { date: "" });
    await until(() => expect(none('[data-do="next-day"]')).toBe(false));
    expect(one('[data-do="next-day"]').compareDocumentPosition(one('[data-size="easy"]'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(document.querySelectorAll(".now"), "one next step").toHaveLength(1);
    expect(document.body.textContent).not.toContain("This attempt counts");
  });

  it("promise no more times", async () => {
    for (const past of [true, false]) {
      document.body.replaceChildren();
      vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ date: "2026-11-15", size: "full", count: 0, lines: [], me: null }), { headers: { "content-type": "application/json" } })));
      put(Board, { date: "2026-11-15", size: "full" as const, past });
      await until(() => expect(document.querySelector("section > p.soft")?.textContent).toBe(past ? "Nobody is listed." : "Nobody is listed yet."));
    }
  });

  it("show the backs of their cards, and say once that they are not ranked", async () => {
    const page = { date: "2026-11-15", today: "2026-11-17", easy: { size: "easy", solvers: 0, attempt: null }, full: { size: "full", solvers: 0, attempt: null }, streak: 0, best_streak: 0, solved: [] };
    vi.stubGlobal("fetch", (path: string) => {
      const body = path.endsWith("/2026-11-15") ? page : { date: page.date, size: "easy", count: 0, lines: [], me: null };
      return Promise.resolve(new Response(JSON.stringify(body), { headers: { "content-type": "application/json" } }));
    });
    put(Daily, { date: "2026-11-15" });
    await until(() => expect(document.querySelectorAll(".backs")).toHaveLength(2));
    expect([...document.querySelectorAll(".backs")].map((backs) => backs.childElementCount)).toEqual([9, 12]);
    expect(document.body.textContent.split("Only attempts on the day itself")).toHaveLength(2);
  });
});
