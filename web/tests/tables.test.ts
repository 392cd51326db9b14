import { describe, expect, it, vi } from "vitest";
import { applyToCards } from "../src/games/cards/projection";
import { type Permission, Session } from "../src/net/session.svelte";
import type { CardEvent } from "../src/generated/cardevents";
import { NEW_VIEW, type CardView } from "../src/generated/cardgame";
import type { Seating } from "../src/generated/table";
import { PROTOCOL } from "../src/generated/wire";
import Icon from "../src/components/Icon.svelte";
import Departed from "../src/table/Departed.svelte";
import LinkOpened from "../src/share/LinkOpened.svelte";
import Lobby from "../src/table/Lobby.svelte";
import Result from "../src/games/cards/Result.svelte";
import { t } from "../src/i18n/words.svelte";
import { cardRulesPage } from "../src/i18n/rules";
import Podium from "../src/table/Podium.svelte";
import TableHead from "../src/table/TableHead.svelte";
import Again from "../src/table/Again.svelte";
import Chat from "../src/table/Chat.svelte";
import { PATIENCE, answeredSoon } from "../src/table/leaving";
import { hasCompany, isAsked, mayPropose } from "../src/table/seats";
import { emptyPage, none, one, put, settled, until, withPage } from "./mounted";
import { Network } from "./sockets";

const START = { until: 9000, players: [], seats: [], commitments: [], nonces: [], interrupted: [] };
const START_VIEW: CardView = ["Ana", "Ben", "Eva"].reduce<CardView>(
  (view, name, seat) => applyToCards(view, { type: "PlayerSeated", at: 0, seat, name, bot: false }),
  { ...NEW_VIEW, rules: { ...NEW_VIEW.rules, seats: 4 } },
);

/** The seating of the three players, with changes to their chairs. */
function seating(changes: Partial<Seating>, ...chairs: Partial<Seating["chairs"][number]>[]): Seating {
  return { ...START_VIEW.seating, ...changes, chairs: START_VIEW.seating.chairs.map((chair, i) => ({ ...chair, ...chairs[i] })) };
}

async function joined(view: CardView, seat: number | null, chat = false, permissions: readonly Permission[] = []): Promise<{ network: Network; session: Session<CardView> }> {
  const network = new Network();
  const session = new Session<CardView>("abc", () => ({ apply: (before, event) => applyToCards(before, event as CardEvent) }), network);
  session.start();
  network.last.accept();
  network.last.say({ type: "welcome", protocol: PROTOCOL, table: { code: "abc", game: "cards", listed: false, chat, successor: null, rematch_by: null, room: null }, seat, version: 0, now: 0, permissions, resume_token: "w", view });
  await settled();
  return { network, session };
}

const give = (): Promise<boolean> => Promise.resolve(true);

describe("the rules in the lobby", () => {
  withPage();

  const shortRules = async (changes: Partial<CardView["rules"]>): Promise<string> => {
    document.body.replaceChildren();
    const view = { ...START_VIEW, rules: { ...START_VIEW.rules, ...changes } };
    const { session } = await joined(view, 1);
    put(Lobby, { session, view, give });
    await until(() => one(".summary"));
    return document.querySelector("[data-rules-short]")?.textContent.replace(/[\u2066-\u2069]/g, "") ?? "";
  };

  it("say to everybody how long picking may take, what a mistake costs and whether there are hints", async () => {
    expect(await shortRules({})).toBe("After “SET!” you have 5 seconds to pick. A mistake costs three cards.");
    expect(await shortRules({ point_seconds: 15, penalty: "none", hints: true })).toBe("After “SET!” you have 15 seconds to pick. A mistake costs nothing. Anyone may ask for a hint.");
    expect(await shortRules({ style: "point", penalty: "point" })).toBe("A mistake costs one point.");
    expect(await shortRules({ style: "point", penalty: "point", deals: 0 })).toBe("A mistake costs one point. There is one deal for each player.");
    expect(await shortRules({ deck: "dots", law: "dots" }), "a variant has other costs").toBe("");
  });
});

describe("how others can join", () => {
  withPage();

  it.each([[["change-settings"], true], [[], false]] as const)("is a matter of the server only for the host: %s", async (permissions, told) => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ addresses: [] }), { headers: { "content-type": "application/json" } })));
    const { session } = await joined(START_VIEW, 0, false, permissions);
    put(Lobby, { session, view: START_VIEW, give });
    await until(() => expect(document.body.textContent).toContain(t("web-share-only-here")));
    expect(document.body.textContent.includes("tercet serve --lan")).toBe(told);
  });
});

describe("who may do what at a table", () => {
  it("C17: the session reads what the server permits, and what it permits later", async () => {
    const { network, session } = await joined(START_VIEW, 1, false, ["start", "seat-bots", "close-seats"]);
    expect([session.can("start"), session.can("remove")]).toEqual([true, false]);
    network.last.say({ type: "your-permissions", permissions: [] });
    expect(session.can("start")).toBe(false);
  });

  it("leads from a daily puzzle back to its day", async () => {
    const puzzle = { ...START_VIEW, rules: { ...START_VIEW.rules, date: "2026-11-15" } };
    const { session } = await joined(puzzle, 0);
    put(TableHead, { session, view: puzzle });
    expect(one('[data-do="back"]').getAttribute("href")).toBe("/daily/2026-11-15");
    expect(one('[data-do="back"]').title).toBe("Daily puzzle");
  });

  it("offers the chat where there is another person to talk to, not beside bots", async () => {
    const bots = seating({}, {}, { bot: true }, { bot: true });
    const { session } = await joined({ ...START_VIEW, seating: bots }, 0);
    put(TableHead, { session, view: { ...START_VIEW, seating: bots } });
    expect(none('[data-do="chat"]')).toBe(true);
    expect(hasCompany(START_VIEW.seating, session)).toBe(true);
    expect(hasCompany(seating({}, {}, { left: true }, { bot: true }), session)).toBe(false);
    expect(hasCompany(bots, { seat: 0, watcherCount: 1, chat: session.chat })).toBe(true);
    expect(hasCompany(bots, { seat: null, watcherCount: 0, chat: session.chat })).toBe(true);
  });

  it("C17: whoever has left is asked about nothing", () => {
    const left = seating({}, {}, { left: true });
    expect([0, 1].map((seat) => isAsked({ seating: left, phase: "play", dealt_in: [0, 1, 2] }, seat))).toEqual([true, false]);
    expect([0, 1].map((seat) => isAsked({ seating: left, phase: "play", playing: [0, 1, 2] }, seat))).toEqual([true, false]);
  });

  it("C17: nobody is offered a proposal that the table would refuse", () => {
    const game = { seating: seating({}), phase: "play", dealt_in: [0, 1], rules: { rated: false } };
    const both = (view: typeof game, seat: number | null): boolean[] => (["restart", "end"] as const).map((what) => mayPropose(view, seat, what));
    expect(both(game, 0)).toEqual([true, true]);
    expect(both({ ...game, rules: { rated: true } }, 0)).toEqual([false, true]);
    expect(both({ ...game, phase: "pause" }, 0)).toEqual([false, true]);
    expect(both({ ...game, phase: "pause", seating: seating({ start: START }) }, 0)).toEqual([false, false]);
    expect(both(game, 2)).toEqual([false, false]);
    expect(both(game, null)).toEqual([false, false]);
    expect(both({ ...game, phase: "lobby" }, 0)).toEqual([false, false]);
  });

  it("waits for the table's answer on leaving, but not on a lost line and not for long", async () => {
    const never = new Promise<never>(() => undefined);
    await answeredSoon({ connection: "lost" }, never);
    vi.useFakeTimers();
    let gone = false;
    void answeredSoon({ connection: "up" }, never).then(() => (gone = true));
    await vi.advanceTimersByTimeAsync(PATIENCE - 1);
    expect(gone).toBe(false);
    await vi.advanceTimersByTimeAsync(2);
    expect(gone).toBe(true);
    vi.useRealTimers();
    await answeredSoon({ connection: "up" }, Promise.resolve({ ok: true }));
  });
});

describe("the sheets of a table", () => {
  withPage();

  it("say in the lobby and between deals why something was refused", async () => {
    const { session } = await joined(START_VIEW, null);
    put(Lobby, { session, view: START_VIEW, give, notice: "The table is full." } as never);
    expect(one('[role="alert"]').textContent).toBe("The table is full.");
    document.body.replaceChildren();
    put(Result, { session, view: { ...START_VIEW, phase: "pause", deal: 1 }, give, notice: "Too late." } as never);
    expect(one('[role="alert"]').textContent).toBe("Too late.");
  });

  it("put the next step before the players, however many there are", async () => {
    const over = { ...START_VIEW, phase: "over", deal: 1, dealt_in: [0, 1, 2], winners: [0] } as typeof START_VIEW;
    const { session } = await joined(over, 1);
    put(Result, { session, view: over, give } as never);
    await settled();
    expect(one('[data-do="again"]').compareDocumentPosition(one(".result ol")) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it("show as many cards as the winner has points", async () => {
    const [ana] = START_VIEW.players;
    const cards = Array.from({ length: 45 }, (_, card) => card);
    const over = { ...START_VIEW, players: [{ ...ana, points: 45, won: cards }, ana, ana], phase: "over", deal: 1, dealt_in: [0, 1, 2], winners: [0] } as typeof START_VIEW;
    const { session } = await joined(over, 1);
    put(Result, { session, view: over, give } as never);
    expect(one(".winner .rest:not(.narrow)").textContent.replace(/[\u2068\u2069]/g, "")).toBe("and 36 more");
  });

  it("say how many more cards a player took than there is room for", () => {
    put(Podium, { ranks: [{ seat: 0, name: "Ana", bot: false, points: 12, won: true, mine: true, cards: Array.from({ length: 12 }, (_, card) => card) }] });
    expect(document.querySelectorAll(".taken svg")).toHaveLength(9);
    expect([...document.querySelectorAll(".taken .rest")].map((rest) => [rest.className.includes("narrow"), rest.textContent])).toEqual([[false, "and 3 more"], [true, "and 6 more"]]);
  });

  it("say which cards a changed deck has", () => {
    const changes = cardRulesPage({ ...START_VIEW.rules, deck: "solid" }).changes;
    expect(changes.replace(/[\u2068\u2069]/g, "")).toContain("deck (the 27 solid cards)");
  });

  it("begin the end of a solo game with what the player found, its points and wrong calls", async () => {
    const [ana] = START_VIEW.players;
    const chairs = START_VIEW.seating.chairs.slice(0, 1);
    const over = { ...START_VIEW, seating: { ...START_VIEW.seating, chairs }, players: [{ ...ana, right: 7, wrong: 1, hints: 8 }], phase: "over", winners: [0], deal: 1, dealt_in: [0], ended_at: 9000, left: [0, 1, 3, 4, 9, 10] } as typeof START_VIEW;
    const { session } = await joined(over, 0);
    put(Result, { session, view: over, give } as never);
    await settled();
    expect(one("h1").textContent).toBe("You found 7 SETs!");
    expect(one("h1 ~ p").textContent).toBe("No SETs left");
    expect([...document.querySelectorAll(".result > .sheet > .facts dt")].map((name) => name.textContent)).toEqual(["Time", "Points", "Wrong calls"]);
    expect(one("figcaption").textContent).toContain("6 cards");
    expect(one(".result details > .facts").textContent).not.toContain("Wrong calls");
    expect(one(".hinted").textContent.replace(/[\u2068\u2069]/g, "")).toBe("8 hints were shown, so this is not a best time.");
    document.body.replaceChildren();
    const { session: watching } = await joined(over, null);
    put(Result, { session: watching, view: over, give } as never);
    expect(one("h1").textContent).toBe("No SETs left");
  });

  it("don't say that no SET is left in a solo game that its player ended", async () => {
    const [ana] = START_VIEW.players;
    const chairs = START_VIEW.seating.chairs.slice(0, 1);
    const [noSet, aSet] = [[0, 1, 3, 4], [0, 1, 2, 3]];
    const ways = [{ winners: [], pile_count: 0, left: noSet }, { winners: [0], pile_count: 60, left: noSet }, { winners: [0], pile_count: 0, left: aSet }];
    for (const [right, title, way] of ways.flatMap((way) => [[2, "You found 2 SETs!", way], [0, "The game was ended", way]] as const)) {
      const ended = { ...START_VIEW, seating: { ...START_VIEW.seating, chairs }, players: [{ ...ana, right }], phase: "over", deal: 1, dealt_in: [0], ended_at: 9000, ...way } as typeof START_VIEW;
      const { session } = await joined(ended, 0);
      put(Result, { session, view: ended, give } as never);
      await settled();
      expect(one("h1").textContent).toBe(title);
      expect(document.body.textContent).not.toContain("No SETs left");
      expect(document.body.textContent).not.toContain("Your first time");
      document.body.replaceChildren();
    }
  });

  it("say that a table is full, and how many seats it has", async () => {
    const full = { ...START_VIEW, rules: { ...START_VIEW.rules, seats: START_VIEW.seating.chairs.length } };
    const { session } = await joined(full, null);
    put(Lobby, { session, view: full, give } as never);
    expect(one("h1").textContent).toBe("This table is full");
    expect(one("[data-seats]").textContent).toBe("Three seats at this table");
    expect(none("form")).toBe(true);
    document.body.replaceChildren();
    put(Lobby, { session, view: { ...full, rules: { ...full.rules, seats: 12 } }, give } as never);
    expect(one("h1").textContent).toBe("Waiting for players");
    expect(one("[data-seats]").textContent.replace(/[\u2068\u2069]/g, "")).toBe("12 seats at this table");
    one("form");
  });

  for (const [who, seat, chairs, next] of [["somebody who comes by a link", null, 2, "Join game"], ["somebody among others", 1, 2, "I’m ready"], ["somebody alone", 0, 1, "Copy link"]] as const)
    it(`have one button for the next step of ${who}`, async () => {
      const view = { ...START_VIEW, seating: { ...START_VIEW.seating, chairs: START_VIEW.seating.chairs.slice(0, chairs) }, rules: { ...START_VIEW.rules, seats: 12 } };
      const { session } = await joined(view, seat);
      put(Lobby, { session, view, give } as never);
      await settled();
      expect(one(".lobby .button.now").textContent).toBe(next);
    });

  it("C17: say whom a ready player waits for, also those who are away", async () => {
    const two = { ...seating({}, { away: true }, { ready: true }), chairs: seating({}, { away: true }, { ready: true }).chairs.slice(0, 2) };
    const three = seating({}, { away: true }, { ready: true });
    for (const [who, said] of [[two, "Waiting for Ana (away)."], [three, "Waiting for Eva."]] as const) {
      const view = { ...START_VIEW, seating: who };
      const { session } = await joined(view, 1, false, ["start"]);
      put(Lobby, { session, view, give } as never);
      expect(one('.start [role="status"]').textContent.replace(/[\u2068\u2069]/g, "")).toBe(said);
      expect(one('[data-do="start"]').textContent).toBe("Start now");
      document.body.replaceChildren();
    }
  });

  it("say who has not come along to a rematch yet", async () => {
    const view = { ...START_VIEW, seating: { ...START_VIEW.seating, chairs: START_VIEW.seating.chairs.slice(0, 2) } };
    const { session } = await joined(view, 0);
    session.company = ["Ben", "Omar"];
    put(Lobby, { session, view, give } as never);
    expect(one('.start [role="status"]').textContent.replace(/[\u2068\u2069]/g, "")).toBe("Waiting for Omar.");
    // joining made the player ready, so nothing urges them to say so
    expect(none(".start .main")).toBe(true);
    expect(one('[data-do="ready"]').textContent).toBe("Don’t wait");
  });

  it("let somebody who comes by a link join before they invite others", async () => {
    const view = { ...START_VIEW, seating: { ...START_VIEW.seating, chairs: START_VIEW.seating.chairs.slice(0, 1) } };
    for (const [seat, first] of [[null, "own"], [0, "share"]] as const) {
      const { session } = await joined(view, seat);
      put(Lobby, { session, view, give } as never);
      const parts = [...document.querySelectorAll(".lobby .own, .lobby .sheet > .share")].map((part) => part.classList[0]);
      expect([parts[0], parts.length]).toEqual([first, 2]);
      document.body.replaceChildren();
    }
  });

  it("show a free seat as one", async () => {
    const { session } = await joined(START_VIEW, 0);
    put(Lobby, { session, view: START_VIEW, give } as never);
    const person = one("li.free .avatar path").getAttribute("d");
    expect([...document.querySelectorAll("li.player .avatar")].map((face) => face.textContent)).toEqual(["A", "B", "E"]);
    document.body.replaceChildren();
    put(Icon, { name: "person" });
    expect(one("path").getAttribute("d")).toBe(person);
  });

  it("list in the menu what a player wants first, then people, the host's switches, and the invitation last", async () => {
    const playing: CardView = { ...START_VIEW, phase: "play", deal: 1, dealt_in: [0, 1, 2], rules: { ...START_VIEW.rules, rated: false } };
    const { session } = await joined(playing, 0, false, ["change-settings", "close", "remove"]);
    put(TableHead, { session, view: playing } as never);
    one('[data-do="menu"]').click();
    await settled();
    const order = ["[aria-pressed]", 'a[href^="/rules"]', 'a[href="/settings"]', '[data-do="ask-stop"]', '[data-do="ask-leave"]', '[data-do="rename"]', ".people", ".switch-line", '[data-do="ask-end"]', ".share"];
    const parts = order.map((selector) => document.querySelector(`dialog[open] ${selector}`));
    expect(parts.map((part, i) => part ?? order[i])).toEqual(parts);
    const everything = [...document.querySelectorAll("dialog *")];
    const places = parts.map((part) => everything.indexOf(part as Element));
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it("offer nothing that concerns other people to somebody who plays against bots", async () => {
    const against = (bot: boolean): CardView => ({ ...START_VIEW, phase: "play", deal: 1, dealt_in: [0, 1], rules: { ...START_VIEW.rules, seats: 2 }, seating: { ...START_VIEW.seating, chairs: START_VIEW.seating.chairs.slice(0, 2).map((chair, seat) => ({ ...chair, bot: bot && seat === 1 })) } });
    for (const bot of [true, false]) {
      const view = against(bot);
      const { session } = await joined(view, 0, false, ["change-settings", "close", "remove"]);
      put(TableHead, { session, view } as never);
      one('[data-do="menu"]').click();
      await settled();
      expect(["[data-do=chat]", "dialog[open] .switch-line", "dialog[open] .share", "[data-do=ask-end]"].filter((part) => !none(part)).length).toBe(bot ? 0 : 4);
      expect(one('[data-do="ask-stop"]').textContent).toBe(bot ? "End the game" : "Propose ending the game");
      document.body.replaceChildren();
    }
    // somebody who watches a game against bots is not asked
    const { session } = await joined(against(true), 0);
    session.watcherCount = 1;
    put(TableHead, { session, view: against(true) } as never);
    one('[data-do="menu"]').click();
    await settled();
    expect(none("dialog[open] .share")).toBe(false);
    expect(one('[data-do="ask-stop"]').textContent).toBe("End the game");
  });

  it("offer no early end at a table of a room", async () => {
    const playing: CardView = { ...START_VIEW, phase: "play", deal: 1, dealt_in: [0, 1, 2] };
    const { session } = await joined(playing, 0, false, []);
    if (session.info) session.info = { ...session.info, room: "katrm" };
    put(TableHead, { session, view: playing } as never);
    one('[data-do="menu"]').click();
    await settled();
    expect(none('[data-do="ask-stop"], [data-do="ask-restart"]')).toBe(true);
  });

  it("offer no next deal that is starting already", async () => {
    const pause: CardView = { ...START_VIEW, phase: "pause", deal: 1, dealt_in: [0, 1, 2] };
    const { session } = await joined(pause, 0);
    put(Result, { session, view: pause, give } as never);
    expect(one(".next .button.main").textContent).not.toBe("");
    document.body.replaceChildren();
    put(Result, { session, view: { ...pause, seating: seating({ start: START }) }, give } as never);
    expect(none(".next .button.main")).toBe(true);
  });

  it("show the time of a solo game to the tenth, and how long a race took", async () => {
    const over: CardView = { ...START_VIEW, phase: "over", deal: 1, started_at: 1000, ended_at: 43_190, winners: [0], rules: { ...START_VIEW.rules, deck: "red", layout: 9 } };
    const { session } = await joined(over, 0);
    put(Result, { session, view: { ...over, dealt_in: [0, 1, 2] }, give } as never);
    expect(one(".length").textContent).toBe("Time · 0:42");
    document.body.replaceChildren();
    put(Result, { session, view: { ...over, dealt_in: [0], seating: { ...over.seating, chairs: over.seating.chairs.slice(0, 1) } }, give } as never);
    expect(one(".next + .facts > :first-child dd").textContent).toBe("0:42.1");
    expect(one(".first").textContent).toContain("0:42.1");
    expect(none(".length")).toBe(true);
  });

  it("C17: let people sit down and come back between deals", async () => {
    const pause: CardView = { ...START_VIEW, phase: "pause", deal: 1, dealt_in: [0, 1, 2], seating: seating({}, {}, {}, { left: true }) };
    const watcher = await joined(pause, null);
    put(Result, { session: watcher.session, view: pause, give } as never);
    one('[data-do="sit"]');
    document.body.replaceChildren();
    const leaver = await joined(pause, 2);
    put(Result, { session: leaver.session, view: pause, give } as never);
    one('[data-do="return"]').click();
    expect(leaver.network.last.sent.at(-1)).toMatchObject({ type: "do", command: { type: "Return" } });
  });

  it("tell again of somebody who came back and left again, and let the last one end the game while waiting", async () => {
    const events: ("PlayerLeft" | "PlayerReturned")[] = ["PlayerLeft", "PlayerReturned", "PlayerLeft"];
    const playing: CardView = { ...START_VIEW, phase: "play", dealt_in: [0, 1] };
    const { network, session } = await joined(playing, 0);
    const props = {
      session,
      onend: () => undefined,
      get view() {
        return { ...(session.view ?? playing), alone_since: 0, rules: { seats: 2, alone_seconds: 0 } };
      },
    };
    put(Departed, props as never);
    for (const [i, type] of events.entries()) {
      network.last.say({ type: "events", after: i, events: [{ type, at: 0, seat: 1 } as CardEvent] });
      await settled();
      if (type === "PlayerLeft") one('[data-do="wait"]').click();
      await settled();
      expect(none('[data-do="wait"]')).toBe(true);
      expect(none('[data-do="end-alone"]')).toBe(type === "PlayerReturned");
    }
  });

  it("read out what is said from a place that is always there", async () => {
    const { network, session } = await joined(START_VIEW, 0);
    put(TableHead, { session, view: START_VIEW } as never);
    const live = one('[data-said="talk"]');
    expect([live.getAttribute("role"), live.textContent]).toEqual(["status", ""]);
    network.last.say({ type: "chat-message", seat: 1, phrase: "hello" });
    await settled();
    expect(one('[data-said="talk"]')).toBe(live);
    expect(live.textContent).toContain("Ben");
  });

  it("say that the seat has moved to another device, and that a seated one used no link (R4)", async () => {
    const { network, session } = await joined(START_VIEW, 0);
    history.replaceState(null, "", "#seat=secret");
    put(LinkOpened, { session, given: "seat", title: "Another device" } as never);
    await settled();
    expect(one('dialog [role="alert"]').textContent).toContain("already have a seat");
    expect(location.hash).toBe("");
    (one("dialog") as HTMLDialogElement).close();
    network.last.say({ type: "your-seat", seat: null });
    await settled();
    expect(one('dialog [role="alert"]').textContent).toContain("moved to another device");
  });

  it("say without a connection that a press is kept", async () => {
    const { network, session } = await joined(START_VIEW, 0);
    put(TableHead, { session, view: START_VIEW });
    network.last.breakDown();
    await settled();
    expect(one('[data-state="lost"]').textContent).toContain("Your game is safe");
    void session.do({ type: "Ready" });
    await settled();
    expect(one('[data-state="lost"]').textContent).toContain("What you just did will be sent as soon as it is back.");
  });

  it("say who wants a rematch", async () => {
    const over: CardView = { ...START_VIEW, phase: "over" };
    for (const [by, text] of [[1, "Ben wants a rematch."], [null, "The rematch is open."]] as const) {
      const { network, session } = await joined(over, 0);
      put(Again, { session, rules: over.rules } as never);
      network.last.say({ type: "settings-changed", table: { code: "abc", game: "cards", listed: false, chat: false, successor: "def", rematch_by: by, room: null } });
      await settled();
      expect(one('[role="status"]').textContent.replace(/[\u2068\u2069]/g, "")).toBe(text);
      await emptyPage();
    }
  });

  it("forget why a rematch failed once the server is back, or the rematch is open", async () => {
    const over: CardView = { ...START_VIEW, phase: "over" };
    const back = { type: "welcome", protocol: PROTOCOL, seat: 0, version: 0, now: 0, permissions: [], resume_token: "w" } as const;
    const table = { code: "abc", game: "cards", listed: false, chat: false, successor: null, rematch_by: null, room: null } as const;
    const { network, session } = await joined(over, 0);
    put(Again, { session, rules: over.rules } as never);
    const fail = async (): Promise<void> => {
      one('[data-do="again"]').click();
      await until(() => expect(one('[role="alert"]').textContent).not.toBe(""));
    };
    await fail();
    network.last.breakDown();
    network.wait(60_000);
    network.last.accept();
    network.last.say({ ...back, table, view: over });
    await settled();
    expect(none('[role="alert"]')).toBe(true);
    await fail();
    network.last.say({ type: "settings-changed", table: { ...table, successor: "def" } });
    await settled();
    one('[data-do="follow"]');
    expect(none('[role="alert"]')).toBe(true);
  });

  it("keep what is being written when the chat is closed", async () => {
    const { session } = await joined(START_VIEW, 0, true);
    put(Chat, { session, view: START_VIEW } as never);
    const field = one("input") as HTMLInputElement;
    field.value = "half a sen";
    field.dispatchEvent(new Event("input", { bubbles: true }));
    document.body.replaceChildren();
    put(Chat, { session, view: START_VIEW } as never);
    expect((one("input") as HTMLInputElement).value).toBe("half a sen");
  });
});

describe("talk", () => {
  withPage();

  it("beside a table is read only where it is in view", async () => {
    const watches: { readonly tell: IntersectionObserverCallback; list?: Element }[] = [];
    class Watch {
      readonly #watch: (typeof watches)[number];
      constructor(tell: IntersectionObserverCallback) {
        watches.push((this.#watch = { tell }));
      }
      observe(list: Element): void {
        this.#watch.list = list;
      }
      disconnect(): void {}
    }
    vi.stubGlobal("IntersectionObserver", Watch);
    const { network, session } = await joined(START_VIEW, 0);
    put(Chat, { session, view: START_VIEW } as never);
    expect(watches.map(({ list }) => list)).toEqual([one(".remarks")]);
    network.last.say({ type: "chat-message", seat: 1, phrase: "hello" });
    await settled();
    expect([session.chat.unread, session.chat.fresh?.phrase]).toEqual([1, "hello"]);
    watches[0]?.tell([{ isIntersecting: true } as IntersectionObserverEntry], {} as never);
    await settled();
    expect([session.chat.unread, session.chat.fresh]).toEqual([0, null]);
    network.last.say({ type: "chat-message", seat: 1, phrase: "hello" });
    await settled();
    expect(session.chat.unread).toBe(0);
  });

  it("is no news to a watcher who said it", async () => {
    const { network, session } = await joined(START_VIEW, null, true);
    void session.tell({ type: "chat", text: "well played" });
    const watcher = { id: 1, name: "Watcher" };
    network.last.say({ type: "chat-message", watcher, text: "well played" });
    expect([session.chat.remarks.length, session.chat.unread]).toEqual([1, 0]);
    network.last.say({ type: "chat-message", watcher: { id: 2, name: "Other" }, text: "indeed" });
    expect([session.chat.remarks.length, session.chat.unread, session.chat.fresh?.text]).toEqual([2, 1, "indeed"]);
  });

  it("that was missed on a lost line is news afterwards, and on coming it is not", async () => {
    const { session } = await joined(START_VIEW, 0);
    const old = [{ type: "chat-message", seat: 1, phrase: "hello" }, { type: "chat-message", seat: 0, phrase: "hello" }] as const;
    const { chat } = session;
    chat.restore(old);
    chat.read();
    chat.restore(old, [0]);
    expect(chat.unread).toBe(0);
    chat.restore([...old.slice(1), { type: "chat-message", seat: 0, phrase: "hurry" }, { type: "chat-message", seat: 2, phrase: "nice" }, { type: "chat-message", seat: 1, phrase: "hello" }] as never, [0]);
    expect([chat.unread, chat.fresh?.seat]).toEqual([2, 1]);
  });
});
