import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { keep } from "../src/settings/memory";
import OpenTables from "../src/home/OpenTables.svelte";
import Complete from "../src/learn/Complete.svelte";
import QuizQuestion from "../src/learn/QuizQuestion.svelte";
import { keepBest } from "../src/games/cards/bests.svelte";
import Daily from "../src/pages/Daily.svelte";
import Games from "../src/pages/Games.svelte";
import { route } from "../src/pages/route.svelte";
import Share from "../src/share/Share.svelte";
import { timeTaken } from "../src/i18n/durations";
import { t } from "../src/i18n/words.svelte";
import { none, one, put, settled, until, withPage } from "./mounted";

describe("pages", () => {
  withPage();

  it("list every finished game once, however often more is asked for", async () => {
    keep("tercet.known", "1");
    const line = (code: string) => ({ code, game: "cards", seat: 0, players: ["Ana"], scores: [1], winners: [0], bots: [], rules: "cards es full 12", length: 1000, finished: 1 });
    const asked: string[] = [];
    vi.stubGlobal("fetch", (url: string) => {
      if (!url.includes("/me/games")) return Promise.reject(new TypeError("there is no network"));
      asked.push(url);
      const games = url.includes("before") ? [line("b"), line("c")] : [line("a"), line("b")];
      return Promise.resolve(new Response(JSON.stringify({ games, before: 5, rules: ["cards es full 12"] }), { headers: { "content-type": "application/json" } }));
    });
    put(Games, {});
    await until(() => expect(document.querySelectorAll(".games li")).toHaveLength(2));
    const more = one("main section > button");
    more.click();
    more.click();
    await until(() => expect(document.querySelectorAll(".games li")).toHaveLength(3));
    await settled();
    expect(asked).toHaveLength(2);
  });

  it("say that the server is out of reach, not that there are no tables", async () => {
    put(OpenTables, {});
    await until(() => expect(one("section p").textContent).toBe(t("web-offline")));
  });

  it("say when a puzzle appears whose day has not begun", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ code: "day-to-come", detail: "" }), { status: 404 })));
    put(Daily, { date: "2031-11-20" });
    await until(() => expect(one('[role="alert"]').textContent).toBe("This puzzle appears on Thursday, November 20, 2031."));
    expect(one('main a[href="/daily"].button').textContent).toBe("Today");
  });

  it("say that there is no such day, and lead to today's puzzles", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ code: "no-day", detail: "" }), { status: 404 })));
    put(Daily, { date: "2026-13-45" });
    await until(() => expect(one('.panel [role="alert"]').textContent).toContain("There is no such day"));
    expect(one('.panel a[href="/daily"].button').textContent).toBe("Today");
  });

  for (const [attempt, next] of [[null, "easy"], [{ table: "abc", state: "over", ranked: true }, "full"]] as const)
    it(`have one button for the next step, which says that it starts the ${next} one of the day's puzzles`, async () => {
      // far from over, whatever the clock says
      const day = { date: "2999-11-15", today: "2999-11-15", easy: { size: "easy", solvers: 0, attempt }, full: { size: "full", solvers: 0, attempt: null }, streak: 0, best_streak: 0, solved: [] };
      vi.stubGlobal("fetch", (url: string) => Promise.resolve(url.endsWith("today") ? new Response(JSON.stringify(day)) : new Response("{}", { status: 404 })));
      put(Daily, { date: "" });
      await until(() => expect(document.querySelectorAll(".puzzles .button.now")).toHaveLength(1));
      expect(one(".puzzles .button.now").textContent).toBe(`Start the ${next} puzzle`);
    });

  it("write a time from a minute on as a clock does", () => {
    expect([700, 59_940, 59_950, 427_100].map(timeTaken)).toEqual(["0.7s", "59.9s", "1:00", "7:07"]);
  });

  it("list the score of each player in words", async () => {
    const table = { code: "abc", game: "cards", phase: "play", players: ["Kid 1", "Kid 2"], bots: [], scores: [0, 1], seats: 2, watchers: 0, rules: "cards es full 12" };
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ tables: [table] }))));
    put(OpenTables, {});
    await until(() => expect(one("section li").textContent.replace(/[\u2066-\u2069]/g, "")).toContain("Kid 1: 0 points · Kid 2: one point"));
  });

  it("speak of a personal best only where there was a time before", () => {
    const result = { millis: 450_000, left: 0, wrong: 0, denied: 0, hints: 0 };
    expect(keepBest("full-12", { ...result, hints: 1 }, "a")).toBe(null);
    expect(keepBest("full-12", result, "b")).toBe("first");
    expect(keepBest("full-12", result, "b")).toBe("first");
    expect(keepBest("full-12", { ...result, millis: 449_000 }, "c")).toBe("best");
    expect(keepBest("full-12", result, "d")).toBe(null);
  });

  it("say that a link was copied only if it was", async () => {
    for (const done of [false, true]) {
      Object.assign(document, { execCommand: () => done });
      vi.stubGlobal("navigator", {});
      put(Share, { code: "abc" });
      one(".share button").click();
      await settled();
      expect(one('[role="status"]').textContent).toBe(done ? t("web-copied") : "");
      document.body.replaceChildren();
    }
  });

  it("invite nobody to an address that only this computer can reach, and say how to let others in", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response('{"addresses":[]}', { headers: { "content-type": "application/json" } })));
    vi.stubGlobal("location", { origin: "http://127.0.0.1:8181", hostname: "127.0.0.1", href: "http://127.0.0.1:8181/" });
    put(Share, { code: "abc", next: true, host: true });
    await until(() => expect(one(".share").textContent).toContain("make play LAN=1"));
    expect(none(".share svg.code, .share .now")).toBe(true);
    expect(one(".share .link").textContent).toBe("127.0.0.1:8181/t/abc");
    // a line break between a quotation mark and its command would leave the mark alone
    expect(Array.from(document.querySelectorAll(".share .tiny span"), (command) => command.textContent)).toEqual(["“tercet serve --lan”", "“make play LAN=1”"]);
  });

  it("invite to the address that other devices can reach, with a QR code of it", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response('{"addresses":["http://192.0.2.7:8181/"]}', { headers: { "content-type": "application/json" } })));
    vi.stubGlobal("location", { origin: "http://127.0.0.1:8181", hostname: "127.0.0.1", href: "http://127.0.0.1:8181/" });
    put(Share, { code: "abc", next: true });
    await until(() => one(".share svg.code"));
    expect(one(".share .link").textContent).toBe("192.0.2.7:8181/t/abc");
  });

  it("keep the focus on an answer that was wrong, and do not take it twice", async () => {
    const said: boolean[] = [];
    const props = { answered: (right: boolean) => said.push(right), next: () => undefined, last: false };
    put(QuizQuestion, { ...props, item: { id: "opening-wild", hint: "opening-wild", answer: 2, options: [1, 2, 3] } } as never);
    const [wrong] = document.querySelectorAll<HTMLElement>(".buttons button");
    wrong?.focus();
    wrong?.click();
    wrong?.click();
    expect([document.activeElement === wrong, said]).toEqual([true, []]);
    document.body.replaceChildren();
    const bad = ["same", "same", "same", "mixed"];
    put(Complete, { ...props, completion: { pair: [0, 1], options: [{ card: 3, check: bad }, { card: 2, check: bad }] } } as never);
    const [card] = document.querySelectorAll<HTMLElement>(".options button");
    card?.focus();
    card?.click();
    card?.click();
    await settled();
    expect([document.activeElement === card, card?.getAttribute("aria-disabled"), said]).toEqual([true, "true", []]);
  });

  it("name the missing card after two wrong ones, instead of calling it wrong", async () => {
    const check = (verdict: string): string[] => ["same", "same", "same", verdict];
    const options = [{ card: 3, check: check("mixed") }, { card: 4, check: check("mixed") }, { card: 2, check: check("different") }];
    put(Complete, { answered: () => undefined, next: () => undefined, last: false, completion: { pair: [0, 1], options } } as never);
    for (const place of [0, 1]) document.querySelectorAll<HTMLElement>(".options button")[place]?.click();
    await settled();
    expect(one(".verdict").textContent).toContain("This card was missing.");
    expect(one(".verdict").textContent).not.toContain(t("card-is-set"));
  });

  it("lead back to the table that one came from, and to none once one was at home", () => {
    route.follow();
    const back = (path: string): void => {
      history.replaceState(null, "", path);
      dispatchEvent(new PopStateEvent("popstate"));
    };
    route.go("/t/old");
    route.go("/settings");
    expect(route.table).toBe("/t/old");
    back("/");
    expect(route.table).toBe(null);
    route.go("/rules");
    expect(route.table).toBe(null);
    back("/t/new");
    back("/learn");
    expect(route.table).toBe("/t/new");
  });

  it("keep their distance from the edge that they mean", () => {
    const sources = join(import.meta.dirname, "../src");
    const styles = readdirSync(sources, { recursive: true, encoding: "utf-8" }).filter((name) => /\.(svelte|css)$/.test(name));
    const swapped = styles.filter((name) => /padding: \S+ max\([^;]*inset-left\)\) \S+ max\(/.test(readFileSync(join(sources, name), "utf-8")));
    expect(swapped).toEqual([]);
  });
});
