import { flushSync } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import App from "../src/App.svelte";
import Calendar from "../src/daily/Calendar.svelte";
import { shareText } from "../src/daily/share_text";
import { applyToCards } from "../src/games/cards/projection";
import { bestOf, keepBest } from "../src/games/cards/bests.svelte";
import { CardFeed } from "../src/games/cards/feed.svelte";
import Check from "../src/games/cards/Check.svelte";
import Table from "../src/games/cards/Table.svelte";
import { outcomeInShort, outcomeTitle } from "../src/games/cards/explanations";
import { outcomeOf } from "../src/games/cards/news";
import { offersHints } from "../src/games/cards/legal";
import { CardSeat } from "../src/games/cards/seat.svelte";
import { PuzzleFeed } from "../src/games/puzzle/feed.svelte";
import type { CardEvent } from "../src/generated/cardevents";
import { NEW_VIEW, type CardView } from "../src/generated/cardgame";
import { NEW_VIEW as NEW_PUZZLE } from "../src/generated/puzzle";
import { PROTOCOL, type ServerMessage } from "../src/generated/wire";
import { words } from "../src/i18n/words.svelte";
import { keyFor } from "../src/keys/keys";
import type { Answer } from "../src/net/requests.svelte";
import { Session } from "../src/net/session.svelte";
import { forgetSettings, settings } from "../src/settings/settings.svelte";
import ErrorPage from "../src/pages/ErrorPage.svelte";
import Lobby from "../src/table/Lobby.svelte";
import { halves } from "../src/training/change";
import { joinNextTable } from "../src/table/again";
import { keepLevel, keepNumber, usualLevel, usualNumber } from "../src/table/bot_level";
import { rememberFinished, takeIntent } from "../src/table/intent";
import { MissedStart } from "../src/table/missed_start";
import { one, put, settled, withPage } from "./mounted";
import { Network } from "./sockets";

withPage();
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const SEATED: CardView = ["Ana", "Ben"].reduce<CardView>((view, name, seat) => applyToCards(view, { type: "PlayerSeated", at: 0, seat, name, bot: false }), NEW_VIEW);
const IN_PLAY: CardView = { ...SEATED, phase: "play", deal: 1, dealer: 0, dealt_in: [0, 1], layout: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], pile_count: 69 };
const INFO = { code: "abc", game: "cards", listed: false, chat: true, successor: null, rematch_by: null, room: null };
const WRONG = { key: 1, seat: 1, right: false, reason: "wrong", cards: [0, 1, 4], check: ["same", "mixed", "same", "mixed"], gentle: false, lost: 3, gained: 0, points: 0, lead: null, tie: false } as const;

function welcome(view: CardView, more: object = {}): ServerMessage {
  return { type: "welcome", protocol: PROTOCOL, table: INFO, seat: 0, version: view.version, now: 0, permissions: [], resume_token: "w", view, ...more };
}

async function joined(view: CardView): Promise<{ network: Network; session: Session<CardView> }> {
  const network = new Network();
  const session = new Session<CardView>("abc", () => ({ apply: (before, event) => applyToCards(before, event as CardEvent) }), network);
  session.start();
  network.last.accept();
  network.last.say(welcome(view));
  await settled();
  return { network, session };
}

describe("a table that plays together", () => {
  it("sees its time run, although nobody calls", async () => {
    await words.learn("web-variants");
    const view = { ...IN_PLAY, rules: { ...IN_PLAY.rules, together: true } };
    const { session } = await joined(view);
    let now = 65_000;
    vi.spyOn(session, "now").mockImplementation(() => now);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
    try {
      put(Table, { session, feed: new CardFeed(), view });
      expect(one("p.what").textContent).toBe("1:05");
      now += 2000;
      vi.advanceTimersByTime(2000);
      flushSync();
      expect(one("p.what").textContent).toBe("1:07");
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("the one line about a table's state", () => {
  it("says at once that the connection is lost where the browser knows it, before anything else", async () => {
    const { network, session } = await joined(IN_PLAY);
    put(Table, { session, feed: new CardFeed(), view: IN_PLAY });
    expect(document.querySelector("[data-state=lost]")).toBeNull();
    dispatchEvent(new Event("offline"));
    flushSync();
    expect(one(".last [data-state]").dataset.state).toBe("lost");
    expect(one(".last [data-state]").textContent).toContain("Your game is safe");
    expect(one(".said").textContent).toContain("Connection lost");
    network.wait(400);
    network.last.accept();
    network.last.say(welcome(IN_PLAY));
    flushSync();
    expect(one(".last [data-state]").dataset.state).toBe("status");
  });

  it("leads from a mistake to all four features, with pictures", () => {
    const { text, more, price } = outcomeInShort(WRONG, "Ben", false);
    expect([text, more, price]).toEqual([expect.stringContaining("Ben"), "Two alike, one not: colour and shape", "−3"]);
    expect(outcomeInShort({ ...WRONG, check: ["same", "mixed", "same", "same"] }, "Ben", false).more).toMatch(/red/);
    put(Check, { outcome: WRONG, name: "Ben" });
    expect(document.querySelectorAll("li .pictures")).toHaveLength(4);
    expect(document.querySelectorAll("li .odd")).toHaveLength(2);
  });

  it("speaks kindly of a mistake where it costs nothing", () => {
    const mistake = { type: "CallFailed", at: 0, seat: 0, reason: "wrong", cards: [0, 1, 4], check: ["same", "mixed", "same", "same"], points: 0 } as unknown as CardEvent;
    const title = (rules: Partial<CardView["rules"]>, seat: number): string => {
      const outcome = outcomeOf({ ...IN_PLAY, rules: { ...IN_PLAY.rules, ...rules } }, mistake);
      return outcomeTitle(outcome ?? expect.fail(), "Ben", seat === 0);
    };
    expect(title({ penalty: "none" }, 0)).toBe("Not yet");
    expect(title({ penalty: "none" }, 1)).toMatch(/Ben.?: not yet/);
    expect(title({ penalty: "none", rated: true }, 0)).toBe("Not a SET");
    expect(title({ penalty: "cards" }, 0)).toBe("Not a SET");
  });

  it("says of a SET in words what is the same", () => {
    const right = { ...WRONG, right: true, reason: null, lost: 0, gained: 3 };
    expect(outcomeInShort({ ...right, check: ["same", "different", "same", "different"] }, "Ana", true).more).toContain("The same: number and fill");
    expect(outcomeInShort({ ...right, check: ["different", "different", "different", "different"] }, "Ana", true).more).toContain("Every feature is different");
  });
});

describe("the latest message at a card table", () => {
  const waiting = IN_PLAY.players.map((player, seat) => (seat === 0 ? { ...player, locked_until: 4000 } : player));

  it("is a hint after a mistake, shown and announced, with the wait", async () => {
    const view: CardView = { ...IN_PLAY, style: "announce", players: waiting };
    const { session } = await joined(view);
    const feed = new CardFeed();
    feed.outcome = { ...WRONG, seat: 0 };
    put(Table, { session, feed, view });
    expect(one(".short [data-state]").dataset.state).toBe("wrong");
    feed.shown(view, { type: "HintGiven", at: 0, seat: 0, exists: true, cards: [] } as unknown as CardEvent);
    flushSync();
    expect(one(".last [data-state]").textContent).toMatch(/There is a SET\. Wrong call: wait 4\ss/);
    expect(one(".said").textContent).toContain("There is a SET.");
  });

  it("does not hide how long SET! is locked: the button says it", async () => {
    const view: CardView = { ...IN_PLAY, style: "announce", players: waiting };
    const { session } = await joined(view);
    const feed = new CardFeed();
    feed.outcome = { ...WRONG, seat: 0 };
    put(Table, { session, feed, view });
    expect(one("button.call").textContent).toMatch(/SET!\s*4s/);
  });

  it("says that the cards are being sent, not that none are picked", async () => {
    const view: CardView = { ...IN_PLAY, style: "announce", call: { seat: 0, since: 0, until: 5000, interrupted: false } };
    const { session } = await joined(view);
    put(Table, { session, feed: new CardFeed(), view });
    expect(one(".point").textContent).toContain("Pick 3 cards");
    for (const slot of [0, 1, 5]) document.body.dispatchEvent(new KeyboardEvent("keydown", { code: keyFor(`slot-${slot}`, {}), bubbles: true }));
    await settled();
    expect(one(".point").textContent).toContain("Sending…");
  });
});

describe("cards chosen while others are being sent", () => {
  const chosenAfter = async (answer: Answer, ahead: boolean, next: readonly number[]): Promise<readonly number[]> => {
    let arrives: (answer: Answer) => void = () => undefined;
    const session = { do: () => new Promise<Answer>((resolve) => (arrives = resolve)) } as unknown as Session<CardView>;
    const own = new CardSeat(
      () => session,
      () => IN_PLAY,
      () => [0, 1, 2, 3, 4],
    );
    own.chosen = [0, 1, 2];
    const named = own.nameChosen({ type: "FindSet", cards: [0, 1, 2] }, 0, ahead);
    for (const card of next) own.toggle(card);
    arrives(answer);
    await named;
    return own.chosen;
  };
  const LOST = { ok: false, refused: { code: "press-lost" } } as unknown as Answer;

  it("stay chosen in a puzzle, whose SETs share cards", async () => {
    expect(await chosenAfter({ ok: true }, true, [2, 3])).toEqual([2, 3]);
    expect(await chosenAfter(LOST, true, [2, 3])).toEqual([2, 3]);
  });

  it("are none at a card table; all but the last return if the connection is dead", async () => {
    expect(await chosenAfter({ ok: true }, false, [])).toEqual([]);
    expect(await chosenAfter(LOST, false, [])).toEqual([0, 1]);
    expect(await chosenAfter(LOST, true, [])).toEqual([0, 1]);
  });
});

describe("a clock at a card table", () => {
  it("stands still once a lock-out is over", async () => {
    vi.useFakeTimers();
    try {
      const players = IN_PLAY.players.map((player, seat) => (seat === 1 ? { ...player, locked_until: 3000 } : player));
      const network = new Network();
      const session = new Session<CardView>("abc", () => ({ apply: (before) => before }), network);
      put(Table, { session, feed: new CardFeed(), view: { ...IN_PLAY, players } });
      expect(vi.getTimerCount()).toBeGreaterThan(0);
      network.time = 4000;
      await vi.advanceTimersByTimeAsync(1000);
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("the chat", () => {
  const said = (seat: number, text: string): object => ({ type: "chat-message", seat, text });

  it("keeps what was heard when the server remembers less", async () => {
    const { session } = await joined(SEATED);
    session.chat.restore([said(1, "one"), said(0, "two")] as never);
    session.chat.restore([]);
    session.chat.restore([said(0, "two"), said(1, "three")] as never);
    expect(session.chat.remarks.map((remark) => remark.text)).toEqual(["one", "two", "three"]);
  });

  it("goes along to a rematch, with the names of those who spoke, and survives a reload there", async () => {
    const { session } = await joined(SEATED);
    session.chat.restore([said(1, "again?")] as never);
    joinNextTable(session, "next");
    const next = new Session<CardView>("next", () => ({ apply: (before) => before }), new Network());
    expect(next.chat.remarks).toMatchObject([{ text: "again?", name: "Ben" }]);
    next.chat.restore([said(0, "yes")] as never);
    expect(next.chat.remarks.map((remark) => remark.text)).toEqual(["again?", "yes"]);
  });
});

describe("a rematch", () => {
  it("waits for everybody who played before those who are quick are ready", async () => {
    const { session } = await joined(SEATED);
    joinNextTable(session, "next");
    expect(takeIntent("next")).toEqual({ code: "next", ready: true, company: ["Ben"] });
  });
});

describe("what a device remembers", () => {
  it("offers the easiest bot until somebody chooses another, and never raises the level by itself", () => {
    expect([usualLevel("cards"), usualLevel("dice")]).toEqual(["learner", "beginner"]);
    rememberFinished();
    expect(usualLevel("cards")).toBe("learner");
    keepLevel("cards", "expert");
    expect(usualLevel("cards")).toBe("expert");
    keepNumber("cards", 2);
    expect([usualNumber("cards"), usualNumber("dice")]).toEqual([2, 1]);
  });

  it("a table cleared slowly is better than one left with cards quickly", () => {
    const result = { left: 6, millis: 60_000, wrong: 0, denied: 0, hints: 0 };
    expect(keepBest("solid-9", result, "a")).toBe("first");
    expect(keepBest("solid-9", { ...result, left: 0, millis: 900_000 }, "b")).toBe("best");
    expect(keepBest("solid-9", { ...result, millis: 1000 }, "c")).toBeNull();
    expect(bestOf("solid-9")?.left).toBe(0);
  });

  it("keeps no endless list of a puzzle's picks", () => {
    const feed = new PuzzleFeed();
    const event = { type: "PickFailed", at: 0, seat: 0, cards: [0, 1, 4], check: WRONG.check, reason: "wrong" };
    for (let i = 0; i < 100; i++) feed.shown(NEW_PUZZLE, event as never);
    expect(feed.picks.length).toBeLessThan(50);
  });
});

describe("a game whose page cannot be loaded", () => {
  it("keeps no connection open", async () => {
    const network = new Network();
    const session = new Session<CardView>("abc", () => Promise.reject(new Error("not there")), network);
    session.start();
    network.last.accept();
    network.last.say(welcome(SEATED));
    await settled();
    expect(network.last.readyState).toBe(WebSocket.CLOSED);
  });
});

describe("a solved puzzle", () => {
  const finds = ["n", "ncfs"].map((kind) => ({ cards: [0, 1, 2] as const, kind, elapsed: 1, took: 1 }));
  const result = { date: "2026-11-15", size: "easy", finds, elapsed: 4690, streak: 3, wrong: 0, sets: 2, attempt: { ranked: true } };

  it("is shared as a picture in characters with the time and the link", () => {
    expect(shareText(result as never, "https://tercet.example").split("\n")).toEqual(["Tercet, Nov 15, 2026 (Easy) · 0:04.6", "🟠🟦🟦🟦", "🟠🟠🟠🟠", "Wrong picks: 0 · Days in a row: 3", "https://tercet.example/daily/2026-11-15"]);
  });

  it("is shared right to left in Hebrew, also where a line begins with a Latin word or has only signs", async () => {
    await words.speak("he");
    await words.learn("web-daily");
    try {
      const [link, ...lines] = shareText(result as never, "https://tercet.example").split("\n").reverse();
      expect(lines).toHaveLength(4);
      expect(lines.every((line) => line.startsWith("\u200f"))).toBe(true);
      expect(link).toBe("https://tercet.example/daily/2026-11-15");
    } finally {
      await words.speak("en");
    }
  });

  it("is a day in a calendar that leads to the others, but not to those to come", () => {
    put(Calendar, { date: "2026-11-15", today: "2026-11-16", solved: ["2026-11-03"] });
    expect(one("a.solved").getAttribute("href")).toBe("/daily/2026-11-03");
    expect(document.querySelectorAll("ol a")).toHaveLength(16);
    expect(one("a.here[aria-current=page]").textContent).toContain("15");
    expect(one("a.today[aria-current=date]").textContent).toContain("16");
    expect(one("section").textContent).toContain("one day solved");
  });

  it("is a ring on a day that was caught up on", () => {
    put(Calendar, { date: "2026-11-15", today: "2026-11-16", solved: ["2026-11-03"], unranked: ["2026-11-02"] });
    expect(one("a.unranked").getAttribute("href")).toBe("/daily/2026-11-02");
    expect(one("a.unranked").querySelectorAll(".ring")).toHaveLength(1);
    expect(one("a.unranked").querySelector("svg")).toBeNull();
    expect(one("a.unranked").getAttribute("aria-label")).toBe("Monday, November 2, 2026, solved, not ranked");
    expect(one("section").textContent.replace(/[\u2068\u2069]/g, "")).toContain("2 days solved");
  });

  it("is a day half done while the other puzzle of that day is not", () => {
    put(Calendar, { date: "2026-11-15", today: "2026-11-16", solved: ["2026-11-03", "2026-11-04"], partly: ["2026-11-04"] });
    expect(one("a.solved").getAttribute("href")).toBe("/daily/2026-11-03");
    expect(one("a.partly").getAttribute("href")).toBe("/daily/2026-11-04");
    expect([one("a.solved"), one("a.partly")].map((day) => day.querySelectorAll(".marks svg").length), "a tick for each puzzle").toEqual([2, 1]);
    expect(one("a.partly").getAttribute("aria-label")).toContain("one of two solved");
  });
});

describe("the figures of a result", () => {
  it("come into sight when they are opened", async () => {
    const view: CardView = { ...IN_PLAY, phase: "over", winners: [0] };
    const { session } = await joined(view);
    put(Table, { session, feed: new CardFeed(), view });
    const figures = one("details:has(table)") as HTMLDetailsElement;
    const scrolled = vi.spyOn(figures, "scrollIntoView").mockReturnValue();
    figures.open = true;
    await settled();
    expect(scrolled).toHaveBeenCalledOnce();
    figures.open = false;
    await settled();
    expect(scrolled).toHaveBeenCalledOnce();
  });
});

describe("where one cannot play", () => {
  it("a full table offers to watch and a table of one's own", () => {
    const session = { seat: null, info: INFO, can: () => false, connection: "up", muted: [], watcherCount: 0 };
    put(Lobby, { session, view: { ...SEATED, rules: { ...SEATED.rules, seats: 2 } }, give: () => Promise.resolve(true) } as never);
    expect(one("h1").textContent).toContain("full");
    expect(one("[data-full]").textContent).toContain("You can watch");
    expect(one('[data-do="new-table"]').getAttribute("href")).toBe("/");
  });

  it("an error says what happened and what to do", () => {
    put(ErrorPage, { title: "There is no such table.", advice: "Check the link.", again: "Reload" });
    expect(one("main").textContent).toMatch(/no such table.*Check the link.*Reload.*Home/s);
  });
});

describe("practice", () => {
  it("compares medians: one long puzzle says nothing", () => {
    expect(halves([10, 12, 900, 9, 9, 8].map((millis) => ({ millis })))).toEqual({ before: 12, after: 9 });
  });
});

describe("hints", () => {
  it("are there for somebody who plays against bots alone, unless it is rated (C13)", () => {
    const withBot = { ...IN_PLAY, seating: { ...IN_PLAY.seating, chairs: IN_PLAY.seating.chairs.map((chair, i) => ({ ...chair, bot: i === 1 })) } };
    expect([offersHints(IN_PLAY, 0), offersHints(withBot, 0), offersHints({ ...withBot, rules: { ...withBot.rules, rated: true } }, 0)]).toEqual([false, true, false]);
  });
});

describe("settings", () => {
  it("that another tab has changed are not undone here", () => {
    put(App, {});
    localStorage.setItem("tercet.settings", JSON.stringify({ ...settings, name: "Ana", theme: "dark" }));
    dispatchEvent(new StorageEvent("storage", { key: "tercet.settings", newValue: "changed" }));
    flushSync();
    expect([settings.name, document.documentElement.dataset.theme]).toEqual(["Ana", "dark"]);
    forgetSettings();
  });
});

describe("a start that this device was too slow for", () => {
  const waiting = SEATED.seating;
  const start = { until: 5000, players: [0], seats: [0], commitments: ["c"], nonces: [""], interrupted: [] };
  const ready = { ...waiting, chairs: waiting.chairs.map((chair) => ({ ...chair, ready: true })), start };

  it("is told once", () => {
    const missed = new MissedStart();
    expect([waiting, ready, waiting, waiting, ready, waiting].map((seating) => missed.after("lobby", seating, 0))).toEqual([false, false, true, false, false, true]);
  });

  it("is none if the cards are dealt", () => {
    const missed = new MissedStart();
    expect([missed.after("lobby", ready, 0), missed.after("play", waiting, 0)]).toEqual([false, false]);
  });
});
