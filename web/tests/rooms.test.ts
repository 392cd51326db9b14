import { createRawSnippet, flushSync, mount } from "svelte";
import { fromStore, writable } from "svelte/store";
import { describe, expect, it, vi } from "vitest";
import { commitmentTo } from "../src/chance/sha256";
import CardPlayers from "../src/games/cards/Players.svelte";
import CardResult from "../src/games/cards/Result.svelte";
import DicePlayers from "../src/games/dice/Players.svelte";
import DiceResult from "../src/games/dice/Result.svelte";
import Start from "../src/games/puzzle/Start.svelte";
import { NEW_VIEW as NEW_CARDS } from "../src/generated/cardgame";
import { NEW_VIEW as NEW_DICE } from "../src/generated/dicegame";
import { NEW_VIEW as NEW_PUZZLE } from "../src/generated/puzzle";
import PuzzleResult from "../src/games/puzzle/Result.svelte";
import { NEW_VIEW, type RoomView } from "../src/generated/room";
import type { Chair } from "../src/generated/table";
import { AT_TABLES, words } from "../src/i18n/words.svelte";
import type { Versioned } from "../src/net/playable";
import type { Session } from "../src/net/session.svelte";
import type { Seating } from "../src/generated/table";
import Closed from "../src/rooms/Closed.svelte";
import Code from "../src/rooms/Code.svelte";
import CodeField from "../src/rooms/CodeField.svelte";
import Entry from "../src/rooms/Entry.svelte";
import Joining from "../src/rooms/Joining.svelte";
import Next from "../src/rooms/Next.svelte";
import Owner from "../src/rooms/Owner.svelte";
import People from "../src/rooms/People.svelte";
import Playing from "../src/rooms/Playing.svelte";
import Projector from "../src/rooms/Projector.svelte";
import RoundTerms from "../src/rooms/RoundTerms.svelte";
import Solutions from "../src/rooms/Solutions.svelte";
import Standings from "../src/rooms/Standings.svelte";
import Tiles from "../src/rooms/Tiles.svelte";
import WallResult from "../src/rooms/WallResult.svelte";
import WallTiles from "../src/rooms/WallTiles.svelte";
import { fit, roomFor } from "../src/rooms/fit";
import { bestTables, podium, podiumOrder, roundLines } from "../src/rooms/round_result";
import { seesName } from "../src/rooms/shown_name";
import { readGuide } from "../src/guide/markdown";
import Guide from "../src/pages/Guide.svelte";
import Farewell from "../src/pages/Farewell.svelte";
import Room from "../src/pages/Room.svelte";
import Table from "../src/pages/Table.svelte";
import { route } from "../src/pages/route.svelte";
import RoundCall from "../src/rooms/RoundCall.svelte";
import { forgetRoom, recentRooms, rememberRoom } from "../src/rooms/recent";
import { membership } from "../src/rooms/membership.svelte";
import { Overview } from "../src/rooms/overview.svelte";
import SecretLink from "../src/share/SecretLink.svelte";
import { takeSecret } from "../src/share/secret_link";
import LinkOpened from "../src/share/LinkOpened.svelte";
import { lastTables, rememberTable } from "../src/table/intent";
import Again from "../src/table/Again.svelte";
import Departed from "../src/table/Departed.svelte";
import Lobby from "../src/table/Lobby.svelte";
import TableHead from "../src/table/TableHead.svelte";
import { contextWith } from "../src/table/room_page";
import { PROTOCOL, type Welcome } from "../src/generated/wire";
import { emptyPage, none, one, put, settled, until, withPage } from "./mounted";
import { Network } from "./sockets";

const CHAIR: Chair = { name: "Ana", bot: false, away: false, left: false, leaving: false, removed: false, ready: false, committed: "", excused: false, contributes_nonces: false, offered: "", sits_out: false, handicap: 0 };
const ROUND: RoomView["rounds"][number] = { terms: NEW_VIEW.terms, tables: [{ code: "abc", seats: [0] }], scores: [null], times: [null], ends_at: null, is_over: false, left: [] };

function roomWith(changes: Partial<RoomView> = {}): RoomView {
  return { ...NEW_VIEW, seating: { ...NEW_VIEW.seating, chairs: [CHAIR] }, ...changes };
}

/** What the server has answered about a room. */
function known(answer: Partial<Overview> = {}): Overview {
  return Object.assign(new Overview(() => "katrm"), answer);
}

/** A fake session with the parts that a room's page uses. */
function sessionOf(seat: number | null = null): Session<RoomView> {
  return { seat, connection: "up", requests: { underway: [] }, info: { code: "abc", game: "cards", listed: false, chat: false, successor: null, rematch_by: null, room: "katrm" }, do: () => Promise.resolve({ ok: true }), can: () => true, now: () => 60_000 } as unknown as Session<RoomView>;
}

/** A fake session at a table of the room. */
function watching(seat: number | null): never {
  return { ...sessionOf(seat), connection: "up", clock: { delay: null }, watchers: [], watcherCount: 0, chat: { fresh: null, unread: 0, remarks: [], muted: [] }, muted: [], absence: { missed: null }, can: () => false } as never;
}

const place = (selector: string): number => [...document.querySelectorAll("*")].indexOf(one(selector));

async function withRoomWords(): Promise<void> {
  await words.learn(...AT_TABLES, "web-rooms");
}

describe("at the end of a room's table", () => {
  withPage();

  it("the way leads back to the room, never to a rematch", async () => {
    await withRoomWords();
    put(Again, { session: sessionOf(0) as unknown as Session<Versioned & { readonly seating: Seating }>, rules: {} as never });
    await until(() => expect(one('[data-next="round"]').textContent).toBe("The next round starts soon."));
    expect(one('[data-do="to-room"]').getAttribute("href")).toBe("/r/katrm");
    expect(none('[data-do="again"]')).toBe(true);
  });
});

describe("a pupil whose game is over", () => {
  withPage();

  const chairs = ["Ana", "Ben", "Cleo", "Dan", "Eva"].map((name) => ({ ...CHAIR, name }));
  const seating = { ...NEW_VIEW.seating, chairs };
  const standings = [4, 2, 0, 1, 3].map((seat, i) => ({ seat, rank: i + 1, total: 9 - i, points: 9 - i, sets: 3, tables: 1 }));
  const tables = chairs.map((_, seat) => ({ code: `t${seat}`, seats: [seat] }));
  const alone = { ...NEW_VIEW.terms, game: "puzzle", table_size: 1 };
  const quiet = { ...ROUND, terms: alone, tables: [...tables, { code: "empty", seats: [] }], scores: [[], null, [], null, null, null] };

  it("waits in the class and sees how many have finished", async () => {
    await withRoomWords();
    put(Next, { view: roomWith({ seating, rounds: [quiet] }), seat: 0, overview: known() });
    expect(one('[role="status"]').textContent).toBe("2 of 5 have finished");
    document.body.replaceChildren();
    put(Next, { view: roomWith({ seating, rounds: [{ ...quiet, terms: NEW_VIEW.terms }] }), seat: 0, overview: known() });
    expect(one('[role="status"]').textContent).toBe("2 of 5 tables have finished");
    expect(none("a, button")).toBe(true);
    document.body.replaceChildren();
    put(Next, { view: roomWith({ seating, rounds: [{ ...ROUND, is_over: false, scores: [null] }] }), seat: 0, overview: known() });
    expect(one('[role="status"]').textContent).toBe("0 of 1 table has finished");
  });

  it("does not wait for pupils who have left, but counts what they finished", async () => {
    await withRoomWords();
    const gone = chairs.map((chair, seat) => ({ ...chair, left: seat < 2 }));
    put(Next, { view: roomWith({ seating: { ...seating, chairs: gone }, rounds: [quiet] }), seat: 2, overview: known() });
    expect(one('[role="status"]').textContent).toBe("2 of 4 have finished");
  });

  it("sees what all have found after a round played together, and no place", async () => {
    await withRoomWords();
    const scores = [[{ seat: 0, points: 3, sets: 3, place: 1 }, { seat: 1, points: 1, sets: 1, place: 2 }]];
    const round = { ...ROUND, terms: { ...NEW_VIEW.terms, rules: { together: true } }, scores, is_over: true };
    put(Next, { view: roomWith({ phase: "pause", rounds: [round] }), seat: 0, overview: known({ timeTaken: 201_000, bestTime: 215_000 }) });
    expect([...one("[data-class-sum]").children].map((line) => line.textContent)).toEqual(["Together you found 4 SETs.", "Time: 3:21. Your best so far!"]);
    expect(none("[data-own-place]")).toBe(true);
    document.body.replaceChildren();
    const tables = [...round.tables, { code: "abd", seats: [2] }];
    put(Next, { view: roomWith({ phase: "pause", rounds: [{ ...round, tables, scores: [...scores, [{ seat: 2, points: 1, sets: 1, place: 1 }]] }] }), seat: 0, overview: known() });
    expect(one("[data-class-sum] p").textContent, "the pupil's table has said its own sum").toBe("All tables together found 5 SETs.");
  });

  it("sees their own place and the best after the round, under the names that the owner allows", async () => {
    await withRoomWords();
    const view = roomWith({ seating, rounds: [{ ...quiet, terms: NEW_VIEW.terms, is_over: true }] });
    put(Next, { view, seat: 3, overview: known({ standings }) });
    expect(one("[data-own-place]").textContent).toBe("Your place: 5 of 5");
    const shown = (): (string | undefined)[] => [...document.querySelectorAll("tbody th")].map((cell) => cell.textContent?.trim());
    expect(shown()).toEqual(["No. 5", "No. 3", "No. 1", "Dan"]);
    document.body.replaceChildren();
    put(Next, { view: { ...view, names_shown: true }, seat: 3, overview: known({ standings }) });
    expect(shown()).toEqual(["Eva", "Cleo", "Ana", "Dan"]);
  });

  for (const [why, terms, shown] of [["where the owner shows none", NEW_VIEW.terms, false], ["after a quiet round", alone, true], ["after a quiet round in teams", { ...alone, table_size: 4 }, true]] as const)
    it(`sees no standings ${why}, but what comes next`, async () => {
      await withRoomWords();
      put(Next, { view: roomWith({ seating, rounds: [{ ...quiet, terms, is_over: true }], scores_shown: shown }), seat: 3, overview: known({ standings }) });
      expect(none("tbody, [data-own-place]")).toBe(true);
      expect(one('[data-next="round"]').textContent).toContain("The next round starts soon.");
    });
});

describe("a pupil in a round", () => {
  withPage();

  it("is not told to wait for players or to invite others before the room deals", async () => {
    await words.learn("web-table", "web-rooms");
    const snippet = createRawSnippet(() => ({ render: () => "<span></span>" }));
    const page = { leave: () => undefined, paused: false, running: true, round: "Round 1 · Race", timed: true, clock: snippet, next: snippet };
    const view = { ...NEW_CARDS, seating: { ...NEW_CARDS.seating, chairs: [CHAIR] } };
    mount(Lobby, { target: document.body, props: { session: watching(0), view, give: () => Promise.resolve(true) } as never, context: contextWith(page) });
    flushSync();
    expect(document.body.textContent.trim()).toBe("Your table is being set up…");
  });

  it("reads in a quiet round which round it is, and is not told to start a clock that runs already", async () => {
    await words.learn("web-daily", "web-table", "web-rooms");
    const snippet = createRawSnippet(() => ({ render: () => "<span></span>" }));
    const page = { leave: () => undefined, paused: false, running: false, round: "Round 2 · Quiet", timed: true, clock: snippet, next: snippet };
    const view = { ...NEW_PUZZLE, seating: { ...NEW_PUZZLE.seating, chairs: [CHAIR] } };
    const starting = { session: watching(0), view, starting: false, notice: "", onstart: () => undefined };
    mount(Start, { target: document.body, props: starting, context: contextWith(page) });
    flushSync();
    expect(one("h1").textContent).toBe("Round 2 · Quiet");
    expect(one('[data-do="start"]').textContent).toBe("Show the cards");
    expect(document.body.textContent).not.toContain("clock");
    document.body.replaceChildren();
    put(Start, starting);
    expect(one("h1").textContent).toBe("Practice puzzle");
    expect(one('[data-do="start"]').textContent).toBe("Start the clock");
  });

  it("sees at the table how long it lasts, and afterwards that it is over, not that something went wrong", async () => {
    await withRoomWords();
    const session = watching(0);
    const clock = createRawSnippet(() => ({ render: () => '<span role="timer">2:05</span>' }));
    const page = { leave: () => undefined, paused: false, running: false, round: "Round 1 · Race", timed: true, clock, next: clock };
    mount(TableHead, { target: document.body, props: { session, view: NEW_CARDS }, context: contextWith(page) });
    flushSync();
    expect(one('[role="timer"]').textContent).toBe("2:05");
    document.body.replaceChildren();
    put(CardResult, { session, view: { ...NEW_CARDS, phase: "over", deal: 1, winners: [] }, give: () => Promise.resolve(true) } as never);
    expect(one("h1").textContent).toBe("The round is over");
    document.body.replaceChildren();
    mount(CardResult, { target: document.body, props: { session, view: { ...NEW_CARDS, phase: "over", deal: 1, winners: [] }, give: () => Promise.resolve(true) } as never, context: contextWith({ ...page, running: true }) });
    flushSync();
    expect(one("h1").textContent).toBe("Your table has finished");
    document.body.replaceChildren();
    // sixty seconds have passed, and nobody has found anything
    const players = [0, 1].map(() => ({ points: 0, total: 0, deals: 1, won: [], wrong: 0, denied: 0, hints: 0 }));
    const chairs = [CHAIR, { ...CHAIR, name: "Ben" }];
    put(CardResult, { session, view: { ...NEW_CARDS, seating: { ...NEW_CARDS.seating, chairs }, players, dealt_in: [0, 1], phase: "over", deal: 1, winners: [0, 1] }, give: () => Promise.resolve(true) } as never);
    expect(one("h1").textContent).toBe("The round is over");
    expect(none(".cup")).toBe(true);
    document.body.replaceChildren();
    const dicing = { ...NEW_DICE, seating: { ...NEW_DICE.seating, chairs }, players: chairs.map(() => ({ dice: [], score: 0, wrong: 0, none: false, done: null, chosen: false, choice: [], rounds: [] })), playing: [0, 1], phase: "over", ending: "stalemate", winners: [0, 1] } as const;
    put(DiceResult, { session, view: dicing, onboard: () => undefined } as never);
    expect(one("h1").textContent).toBe("The round is over");
    put(DicePlayers, { view: dicing, seat: 0 } as never);
    put(CardPlayers, { view: { ...NEW_CARDS, seating: { ...NEW_CARDS.seating, chairs }, players, phase: "over", winners: [0, 1] }, seat: 0, time: () => 0 } as never);
    expect(none(".cup, .winner")).toBe(true);
  });

  it("sees no single points where all play together, neither at the table nor on the tiles", async () => {
    await withRoomWords();
    const chairs = [CHAIR, { ...CHAIR, name: "Ben" }];
    const players = [1, 2].map((right) => ({ points: right, total: 0, deals: 1, won: [], wrong: 0, denied: 0, hints: 0, right, locked_until: null }));
    for (const together of [true, false]) {
      document.body.replaceChildren();
      put(CardPlayers, { view: { ...NEW_CARDS, rules: { ...NEW_CARDS.rules, together }, seating: { ...NEW_CARDS.seating, chairs }, players, dealt_in: [0, 1], phase: "play", deal: 1 }, seat: 0, time: () => 0 } as never);
      expect([...document.querySelectorAll(".player .name")].map((name) => name.textContent)).toEqual(together ? ["Ana", "Ben"] : ["Ben", "Ana"]);
      expect(none(".score, .detail")).toBe(together);
      const round = { ...ROUND, tables: [{ code: "abc", seats: [0, 1] }], terms: { ...NEW_VIEW.terms, rules: { together } }, scores: [[{ seat: 0, points: 1, sets: 1, place: 2 }, { seat: 1, points: 2, sets: 2, place: 1 }]] };
      put(Tiles, { view: roomWith({ rounds: [round], seating: { ...NEW_VIEW.seating, chairs } }), round, tables: [] });
      expect(none(".person strong")).toBe(together);
    }
  });

  it("reads for a moment that somebody has left, with nothing to decide, and not of those who left earlier", async () => {
    await words.learn("web-rooms", "web-table");
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const snippet = createRawSnippet(() => ({ render: () => "<span></span>" }));
    const page = { leave: () => undefined, paused: false, running: false, round: "Round 1 · Race", timed: false, clock: snippet, next: snippet };
    const chairs = ["Ana", "Ben", "Cleo"].map((name) => ({ ...CHAIR, name }));
    const playing = (...left: number[]): unknown => ({ ...NEW_CARDS, phase: "play", dealt_in: [0, 1, 2], seating: { ...NEW_CARDS.seating, chairs: chairs.map((chair, seat) => ({ ...chair, left: left.includes(seat) })) } });
    const shown = writable(playing(2));
    const view = fromStore(shown);
    const props = { session: watching(0), onend: () => undefined, get view() { return view.current; } };
    mount(Departed, { target: document.body, props: props as never, context: contextWith(page) });
    flushSync();
    expect(none(".notice")).toBe(true);
    shown.set(playing(1, 2));
    flushSync();
    expect(one(".notice").textContent).toContain("Ben");
    expect(none(".notice button")).toBe(true);
    vi.runOnlyPendingTimers();
    flushSync();
    expect(none(".notice")).toBe(true);
    shown.set(playing());
    flushSync();
    shown.set(playing(2));
    flushSync();
    expect(one(".notice").textContent).toContain("Cleo");
    vi.useRealTimers();
  });

  it("is told of a move to another table until they have read it or the next round starts", async () => {
    await withRoomWords();
    const seated = (round: number, table: number): RoomView => {
      const tables = ["aaa", "bbb", "ccc"].map((code, i) => ({ code: `${code}${round}`, seats: i === table ? [0] : [] }));
      return roomWith({ rounds: Array.from({ length: round }, () => ({ ...ROUND, tables, scores: [null, null, null] })) });
    };
    const shown = writable(roomWith());
    const view = fromStore(shown);
    const see = (next: RoomView): void => {
      shown.set(next);
      flushSync();
    };
    put(Playing, { code: "katrm", session: sessionOf(0), get view() { return view.current; } });
    see(seated(1, 0));
    expect(none("[data-moved]")).toBe(true);
    see(seated(1, 1));
    expect(one("[data-moved] span").textContent).toBe("You’re now at table 2.");
    one("[data-moved] button").click();
    flushSync();
    expect(none("[data-moved]")).toBe(true);
    see(seated(1, 2));
    expect(one("[data-moved] span").textContent).toBe("You’re now at table 3.");
    see(seated(2, 0));
    expect(none("[data-moved]")).toBe(true);
  });

  it("finds no way back to a table of a room that they have left", async () => {
    await words.learn("web-rooms", "web-table");
    rememberTable("friends");
    rememberTable("abc");
    put(Playing, { code: "katrm", session: sessionOf(0), view: roomWith({ rounds: [{ ...ROUND, is_over: true, tables: [{ code: "abc", seats: [0] }] }] as never }) });
    one('[data-do="leave-room"]').click();
    await until(() => {
      document.querySelector<HTMLElement>('[data-do="leave"]')?.click();
      expect(lastTables()).toEqual(["friends"]);
    });
    // clicks are swallowed for a moment after leaving
    const heard = vi.fn();
    document.body.addEventListener("click", heard, { once: true });
    await until(() => {
      document.body.click();
      expect(heard).toHaveBeenCalled();
    });
  });

  it("has no points of single people after a round played together that the owner ended", async () => {
    await words.learn("web-rooms", "web-table", "web-variants");
    const chairs = [CHAIR, { ...CHAIR, name: "Ben" }];
    const players = [0, 1].map((right) => ({ points: 0, total: 0, deals: 1, won: [], wrong: 0, denied: 0, hints: 0, right }));
    put(CardResult, { session: watching(0), view: { ...NEW_CARDS, rules: { ...NEW_CARDS.rules, together: true }, seating: { ...NEW_CARDS.seating, chairs }, players, dealt_in: [0, 1], phase: "over", deal: 1, winners: [] }, give: () => Promise.resolve(true) } as never);
    expect(one("h1").textContent).toBe("Your table found one SET.");
    expect(document.body.textContent).not.toContain("Ben");
  });

  it("has kind words and no figures for a pupil who found nothing in a quiet round", async () => {
    await words.learn("web-rooms", "web-table", "web-daily");
    const view = { ...NEW_PUZZLE, phase: "over", sets: 6, players: [{ ...NEW_PUZZLE.players[0], wrong: 3, found: [] }] };
    put(PuzzleResult, { session: watching(0), view } as never);
    expect(one("h1").textContent).toBe("Good effort! You’ll look at the SETs together soon.");
    expect(none("dl")).toBe(true);
  });

  it("has something to find while waiting", async () => {
    await withRoomWords();
    put(Playing, { code: "katrm", session: sessionOf(0), view: roomWith() });
    await until(() => expect(document.querySelectorAll(".stage [data-card]")).toHaveLength(6));
    membership.leave("katrm");
  });
});

describe("a link for another device of the same person", () => {
  withPage();

  it("proves its secret to the server, shows it only here, and is used up when it is opened", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response('{"addresses":[]}', { headers: { "content-type": "application/json" } })));
    const proofs: string[] = [];
    const onlink = (proof: string): Promise<boolean> => Promise.resolve(proofs.push(proof) > 1);
    put(SecretLink, { title: "another device", how: "", action: "make", given: "seat" as const, path: "/t/abc", onlink });
    one('[data-do="seat-link"]').click();
    await settled();
    expect(none(".link"), "a refused link is not shown").toBe(true);
    one('[data-do="seat-link"]').click();
    await until(() => expect(one(".link").textContent).toContain("/t/abc#seat="));
    const copied = vi.fn(() => Promise.resolve());
    vi.stubGlobal("navigator", { clipboard: { writeText: copied } });
    one('[data-do="copy-link"]').click();
    await until(() => expect(one('[role="status"]').textContent).toBe("Copied"));
    expect(copied).toHaveBeenCalledWith(one(".link").textContent);
    const secret = one(".link").textContent?.split("=")[1] ?? "";
    expect(proofs[1]).toBe(commitmentTo(secret));
    location.hash = `#seat=${secret}`;
    expect(takeSecret("owner")).toBeNull();
    expect(takeSecret("seat")).toBe(secret);
    expect(location.hash).toBe("");
    expect(takeSecret("seat")).toBeNull();
  });

  it("says so on opening if it no longer works", async () => {
    await words.learn(...AT_TABLES);
    const sent = vi.fn(() => Promise.resolve({ ok: false, refused: { type: "refused", id: "1", code: "wrong-seat-link" } }));
    location.hash = "#seat=00";
    put(LinkOpened, { session: { ...sessionOf(), connection: "up", view: NEW_VIEW, do: sent } as never, given: "seat" as const, title: "another device" });
    await until(() => expect(one('dialog [role="alert"]').textContent).toContain("Make a new link on the device you play on."));
    expect(sent).toHaveBeenCalledExactlyOnceWith({ type: "TakeOfferedSeat", secret: "00" });
    one("dialog .main").click();
    await until(() => expect(none("dialog[open]")).toBe(true));
  });
});

describe("what is going on at the tables", () => {
  it("is not asked for again with everything that happens", async () => {
    vi.useFakeTimers();
    const asked = vi.fn(() => Promise.resolve(new Response(JSON.stringify({ tables: [], standings: [], board: [], time_taken: null, best_time: null }), { headers: { "content-type": "application/json" } })));
    vi.stubGlobal("fetch", asked);
    const overview = new Overview(() => "katrm");
    let stop = overview.watch();
    for (let person = 0; person < 100; person++) {
      stop();
      stop = overview.watch();
      await vi.advanceTimersByTimeAsync(10);
    }
    expect(asked.mock.calls.length).toBeGreaterThan(0);
    expect(asked.mock.calls.length).toBeLessThanOrEqual(3);
    stop();
    vi.useRealTimers();
  });
});

describe("a room whose connection is lost", () => {
  withPage();

  const lost = (underway: string[] = []): Session<RoomView> => ({ ...sessionOf(0), connection: "lost", requests: { underway } }) as never;

  it("says so on the owner's page, on the projector and to somebody who waits", async () => {
    await withRoomWords();
    for (const page of [Owner, Projector, Playing]) {
      put(page, { code: "katrm", session: lost(), view: roomWith() });
      expect(one('[data-state="lost"]').textContent).toContain("Connection lost. Your game is safe; reconnecting…");
      await emptyPage();
    }
    put(Owner, { code: "katrm", session: lost(["1"]), view: roomWith() });
    expect(one('[data-state="lost"]').textContent).toContain("What you just did will be sent");
    await emptyPage();
    put(Owner, { code: "katrm", session: sessionOf(), view: roomWith() });
    expect(none('[data-state="lost"]')).toBe(true);
  });
});

describe("somebody whom the server no longer knows", () => {
  withPage();

  it("is told so in a sentence, and can load the page again", () => {
    put(Farewell, { code: "no-guest" } as never);
    expect(one("h1").textContent).toContain("The server no longer knows this device.");
    expect(one(".button.main, button").textContent).toContain("Reload");
  });
});

describe("the owner of a room whose connection is lost", () => {
  withPage();

  it("is told at once that nothing was done, and nothing is done later", async () => {
    await withRoomWords();
    const sent = vi.fn(() => Promise.resolve({ ok: true }));
    put(Owner, { code: "katrm", session: { ...sessionOf(), connection: "lost", do: sent } as never, view: roomWith() });
    one('[data-do="start-round"]').focus();
    one('[data-do="start-round"]').click();
    await until(() => expect(one('[role="alert"]').textContent).toContain("before that went through"));
    expect(document.activeElement).toBe(one('[data-do="start-round"]'));
    one('[data-do="show-scores"]').click();
    await until(() => expect((one('[data-do="show-scores"]') as HTMLInputElement).checked).toBe(roomWith().scores_shown));
    expect(sent).not.toHaveBeenCalled();
  });
});

describe("somebody who joins a room", () => {
  withPage();

  it("sees its page without contents until it arrives, and at a table that of the lobby", () => {
    vi.stubGlobal("fetch", () => new Promise(() => undefined));
    put(Room, { code: "katrm" });
    expect(one("main .sheet h1").textContent).toBe("KATRM");
    expect(one('.later[role="status"]').textContent).toBe("Looking for the room…");
    document.body.replaceChildren();
    put(Table, { code: "abc" });
    expect(one("main header a").getAttribute("href")).toBe("/");
    expect(one('.later [role="status"]').textContent).toBe("Looking for the table…");
    // nothing that could be pressed in vain
    expect(none("main :is(button, input)")).toBe(true);
  });

  it("is not asked about another device before there is anything to come back to", async () => {
    await withRoomWords();
    put(Joining, { code: "katrm", session: sessionOf(), view: roomWith() });
    expect(none('[data-do="again"]')).toBe(true);
    expect(one("input").getAttribute("maxlength")).toBe("24");
  });

  it("has one button for the next step", async () => {
    await withRoomWords();
    put(Joining, { code: "katrm", session: sessionOf(), view: roomWith() });
    expect(one(".button.now").textContent).toBe("Join");
  });

  it("does not join without a name where names are chosen, and needs none where numbers are given", async () => {
    await withRoomWords();
    for (const [names, sent] of [["chosen", 0], ["given", 1]] as const) {
      const session = sessionOf();
      const asked = vi.spyOn(session, "do");
      put(Joining, { code: "katrm", session, view: roomWith({ terms: { ...NEW_VIEW.terms, names } }) });
      expect(none("input")).toBe(names === "given");
      one("form").dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
      await settled();
      expect(asked).toHaveBeenCalledTimes(sent);
      if (names === "chosen") expect(one('[role="alert"]').textContent).toBe("Enter your name first.");
      document.body.replaceChildren();
    }
  });

  it("is asked whether they are the person of that name who is already there, and asks the owner or joins beside them", async () => {
    await withRoomWords();
    const chairs = [CHAIR, { ...CHAIR, name: "Noah Lee", away: true }, { ...CHAIR, name: "Ben", left: true }];
    const joining = (name: string): ReturnType<typeof vi.fn> => {
      document.body.replaceChildren();
      const session = sessionOf();
      const asked = vi.spyOn(session, "do");
      put(Joining, { code: "katrm", session, view: roomWith({ seating: { ...NEW_VIEW.seating, chairs } }) });
      const field = one("input") as HTMLInputElement;
      field.value = name;
      field.dispatchEvent(new Event("input", { bubbles: true }));
      one("form").dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
      flushSync();
      return asked as never;
    };
    const claiming = joining(" noah  LEE ");
    expect(one("[data-taken]").textContent).toBe("Noah Lee is already here. Is that you?");
    expect(claiming).not.toHaveBeenCalled();
    one('[data-do="taken-own"]').click();
    expect(claiming).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: "ClaimName", who: 1 }));
    const beside = joining("Noah Lee");
    one('[data-do="taken-other"]').click();
    expect(beside).toHaveBeenCalledExactlyOnceWith({ type: "Sit", name: "Noah Lee" });
    // somebody who left gives up the name to a person who joins under it
    expect(joining("Ben")).toHaveBeenCalledExactlyOnceWith({ type: "Sit", name: "Ben" });
  });

  it("sees which room it is, what is played and who is there", async () => {
    await withRoomWords();
    put(Joining, { code: "katrm", session: sessionOf(), view: roomWith() });
    expect(one("h1").textContent).toBe("KATRM");
    expect(one(".room").textContent).toContain("Cards · 1 person");
  });

  it("finds the way back from the names to the name field", async () => {
    await withRoomWords();
    put(Joining, { code: "katrm", session: sessionOf(), view: roomWith({ rounds: [ROUND] }) });
    one('[data-do="again"]').click();
    await settled();
    expect(none("input")).toBe(true);
    one('[data-do="not-again"]').click();
    await settled();
    expect(none("input")).toBe(false);
  });

  it("types another code where the first was wrong", async () => {
    await withRoomWords();
    put(CodeField, { wrong: "katrn" });
    const input = one("input") as HTMLInputElement;
    expect(input.value).toBe("katrn");
    input.value = "KAT rm";
    input.dispatchEvent(new Event("input", { bubbles: true }));
    one("form").dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
    await settled();
    expect(location.pathname).toBe("/r/katrm");
  });
});

describe("somebody in a room who looks at another page", () => {
  withPage();

  for (const [free, where] of [[true, "/r/katrm"], [false, "/games"]] as const)
    it(free ? "stays in the room and is led to their table when a round starts" : "is told of a round that starts while they play a game of their own", async () => {
      await withRoomWords();
      const network = new Network();
      route.go("/games");
      membership.join("katrm");
      try {
        put(RoundCall, { free, sockets: network });
        network.last.accept();
        const welcome = (view: RoomView): Welcome => ({ type: "welcome", protocol: PROTOCOL, version: view.version, seat: 0, view, now: 0, permissions: [], resume_token: "w", table: { code: "katrm", game: "room", listed: false, chat: false, successor: null, rematch_by: null, room: null } });
        network.last.say(welcome(roomWith()));
        await settled();
        // between rounds, too, there is a way back
        expect(document.querySelector("aside span")?.textContent).toBe(free ? "The next round starts soon." : undefined);
        network.last.say(welcome(roomWith({ version: 1, rounds: [ROUND] })));
        await settled();
        expect(one("aside a").getAttribute("href")).toBe("/r/katrm");
        expect(location.pathname).toBe(where);
      } finally {
        membership.leave("katrm");
      }
    });
});

describe("the owner of a room who looks at another page", () => {
  withPage();

  it("is led back, from the first page and from a table they watch", async () => {
    await words.learn("web-rooms", "web-table");
    const network = new Network();
    route.go("/");
    membership.join("katrm");
    put(RoundCall, { free: true, sockets: network });
    network.last.accept();
    network.last.say({ type: "welcome", protocol: PROTOCOL, version: 0, seat: null, view: roomWith(), now: 0, permissions: ["run-room"], resume_token: "w", table: { code: "katrm", game: "room", listed: false, chat: false, successor: null, rematch_by: null, room: null } });
    await settled();
    expect(one("aside").textContent).toContain("Your room is open.");
    expect(one("aside a").getAttribute("href")).toBe("/r/katrm");
    expect(location.pathname).toBe("/");
    membership.leave("katrm");
    document.body.replaceChildren();
    put(TableHead, { session: watching(null), view: NEW_CARDS });
    expect(one("[data-do=back]").getAttribute("href")).toBe("/r/katrm");
  });
});

describe("the owner of a room", () => {
  withPage();

  it("is told when only this computer can join", async () => {
    await withRoomWords();
    vi.stubGlobal("fetch", () => Promise.resolve(new Response('{"addresses":[]}', { headers: { "content-type": "application/json" } })));
    for (const where of [{ large: true }, { large: false, corner: true }, { large: true, afar: true }, { large: false, enlarge: () => undefined }]) {
      put(Code, { code: "katrm", ...where });
      await until(() => expect(one(".warning").textContent).toContain("Only this computer can join"));
      // a code that leads nowhere is worse than none
      expect(none("svg[role=img]")).toBe(true);
      document.body.replaceChildren();
    }
  });

  it("lists people who share a place in one order everywhere", () => {
    const score = (seat: number): { seat: number; points: number; sets: number; place: number } => ({ seat, points: 6, sets: 2, place: 1 });
    expect(roundLines({ ...ROUND, scores: [[score(1), score(0)]] }, "points").map(({ seat }) => seat)).toEqual([0, 1]);
  });

  it("shows people the names of those they shared a table with, whatever the projector shows", () => {
    const view = roomWith({ rounds: [{ ...ROUND, tables: [{ code: "abc", seats: [0, 1] }, { code: "abd", seats: [2] }], left: [[3, 0]] }] });
    expect([0, 1, 2, 3].map((other) => seesName(view, 0, other))).toEqual([true, true, false, true]);
    expect([0, 1].map((other) => seesName(view, null, other))).toEqual([false, false]);
    expect(seesName({ ...view, names_shown: true }, null, 2)).toBe(true);
  });

  it("shows the code on a projector before a round and during it, for those who come late", async () => {
    await withRoomWords();
    for (const rounds of [[], [ROUND]]) {
      put(Projector, { code: "katrm", session: sessionOf(), view: roomWith({ rounds }) });
      expect(one(rounds.length > 0 ? ".corner .code" : ".afar .code").textContent).toBe("KATRM");
      await until(() => expect(one('svg[role="img"]').getAttribute("aria-label")).toBeTruthy());
      document.body.replaceChildren();
    }
  });

  it("sees how long a round still lasts, also on the projector, and that it stands still in a pause", async () => {
    await withRoomWords();
    for (const [paused_at, left] of [[null, "2:05"], [40_000, "2:25"]] as const) {
      for (const page of [Owner, Projector]) {
        put(page, { code: "katrm", session: sessionOf(), view: roomWith({ rounds: [{ ...ROUND, ends_at: 185_000 }], paused_at }) });
        expect(one('header [role="timer"]').textContent).toBe(`Time left${left}`);
        document.body.replaceChildren();
      }
    }
    put(Owner, { code: "katrm", session: sessionOf(), view: roomWith({ rounds: [ROUND] }) });
    expect(none('[role="timer"]')).toBe(true);
  });

  it("sees how long a round played together has lasted, and the best time so far, also on the projector", async () => {
    await withRoomWords();
    const round = { ...ROUND, terms: { ...NEW_VIEW.terms, rules: { together: true } } };
    const answer = { tables: [null], standings: [], board: [], best_time: 187_000 };
    let time_taken: number | null = null;
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ ...answer, time_taken }), { headers: { "content-type": "application/json" } })));
    for (const page of [Owner, Projector])
      for (const [taken, is_over, shown] of [[null, false, "0:00"], [62_000, false, "1:02"], [201_000, true, "Time: 3:21. Best so far: 3:07"]] as const) {
        time_taken = taken;
        put(page, { code: "katrm", session: sessionOf(), view: roomWith({ rounds: [{ ...round, is_over }], paused_at: is_over ? null : 1 }) });
        if (is_over) await until(() => expect(one("[data-time]").textContent).toBe(shown));
        else await until(() => expect([one('header [role="timer"]').textContent, one("[data-best]").textContent]).toEqual([`Time so far${shown}`, "Best so far: 3:07"]));
        await emptyPage();
      }
  });

  it("reads the code and starts a round before the list of people, who may be many on a phone", async () => {
    await withRoomWords();
    put(Owner, { code: "katrm", session: sessionOf(), view: roomWith() });
    const order = [place(".code"), place('[data-do="start-round"]'), place('[data-do="person"]'), place('[data-do="close-room-ask"]')];
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  it("moves two people one right after the other, though a browser reports late that a sheet has closed", async () => {
    await withRoomWords();
    vi.spyOn(HTMLDialogElement.prototype, "close").mockImplementation(function (this: HTMLDialogElement) {
      this.removeAttribute("open");
      setTimeout(() => this.dispatchEvent(new Event("close")));
    });
    const order = vi.fn(() => new Promise(() => undefined));
    const tables = [{ code: "abc", seats: [0, 1] }, { code: "abd", seats: [] }];
    const chairs = [CHAIR, { ...CHAIR, name: "Ben" }];
    put(People, { view: roomWith({ seating: { ...NEW_VIEW.seating, chairs }, rounds: [{ ...ROUND, tables, scores: [null, null], times: [null, null] }] }), order });
    const move = (): void => {
      const select = one('[data-set="table"]') as HTMLSelectElement;
      expect(select.value).toBe("0");
      select.value = "1";
      select.dispatchEvent(new Event("change", { bubbles: true }));
      flushSync();
    };
    const [ana, ben] = document.querySelectorAll<HTMLElement>('[data-do="person"]');
    ana?.click();
    flushSync();
    move();
    ben?.click();
    await settled();
    move();
    expect(order.mock.calls).toEqual([0, 1].map((who) => [{ type: "MovePerson", who, table: 1 }]));
    vi.restoreAllMocks();
  });

  it("keeps the time limit in the room, for every device, and is offered none for sixty seconds", async () => {
    await withRoomWords();
    const orders: unknown[] = [];
    const order = (command: unknown): Promise<void> => Promise.resolve(void orders.push(command));
    const terms = (changes: Partial<RoomView["terms"]> = {}): void => {
      document.body.replaceChildren();
      put(RoundTerms, { view: roomWith({ terms: { ...NEW_VIEW.terms, ...changes } }), order });
    };
    terms();
    const ends = one('[data-set="ends"]') as HTMLSelectElement;
    ends.value = "10";
    ends.dispatchEvent(new Event("change", { bubbles: true }));
    await settled();
    terms({ minutes: 10 });
    expect((one('[data-set="ends"]') as HTMLSelectElement).value).toBe("10");
    one('[data-do="start-round"]').click();
    terms({ minutes: 10, rules: { ending: "time", goal: 60 } });
    expect(none('[data-set="ends"]')).toBe(true);
    one('[data-do="start-round"]').click();
    expect(orders).toMatchObject([{ type: "ChangeTerms", terms: { minutes: 10 } }, { minutes: 10 }, { minutes: null }]);
  });

  it("loses no choice when the answers of a busy server are late, and starts the round with all of them", async () => {
    await withRoomWords();
    const orders: object[] = [];
    const answers: (() => void)[] = [];
    const order = (command: object): Promise<void> => new Promise((answer) => void (orders.push(command), answers.push(answer)));
    const view = writable(roomWith());
    const shown = fromStore(view);
    put(RoundTerms, { get view() { return shown.current; }, order });
    const choose = (what: string, value: string): void => {
      const field = one(`[data-set="${what}"]`) as HTMLSelectElement;
      field.value = value;
      field.dispatchEvent(new Event("change", { bubbles: true }));
    };
    choose("size", "3");
    choose("bots", "casual");
    // the room has only heard of the first choice
    view.set(roomWith({ terms: { ...NEW_VIEW.terms, table_size: 3 } }));
    answers[0]?.();
    await settled();
    expect((one('[data-set="bots"]') as HTMLSelectElement).value).toBe("casual");
    choose("ends", "5");
    one('[data-do="start-round"]').click();
    expect(orders.slice(2)).toMatchObject([{ terms: { table_size: 3, bots: "casual", minutes: 5 } }, { type: "StartRoomRound", minutes: 5 }]);
    // from then on, what another device changes is shown
    answers.forEach((answer) => answer());
    await settled();
    view.set(roomWith({ terms: { ...NEW_VIEW.terms, minutes: 20 } }));
    await settled();
    expect((one('[data-set="ends"]') as HTMLSelectElement).value).toBe("20");
  });

  it("chooses the rulebook of the cards, which a quiet round in between keeps", async () => {
    await withRoomWords();
    const orders: unknown[] = [];
    const order = (command: unknown): Promise<void> => Promise.resolve(void orders.push(command));
    const rounds = [{ ...ROUND, is_over: true, terms: { ...NEW_VIEW.terms, edition: "fr" } }];
    const choose = async (terms: Partial<RoomView["terms"]>, what: string, value: string): Promise<void> => {
      document.body.replaceChildren();
      put(RoundTerms, { view: roomWith({ rounds, terms: { ...NEW_VIEW.terms, ...terms } }), order });
      const field = one(`[data-set="${what}"]`) as HTMLSelectElement;
      if (what === "edition") expect(field.selectedOptions[0]?.text).toBe("Classic (Spanish book)");
      field.value = value;
      field.dispatchEvent(new Event("change", { bubbles: true }));
      await settled();
    };
    await choose({}, "edition", "fr");
    await choose({ edition: "fr" }, "way", "challenge");
    await choose({ edition: "full", game: "puzzle", table_size: 1 }, "way", "race");
    expect(none('[data-set="edition"]')).toBe(true);
    expect(orders).toMatchObject([{ terms: { edition: "fr" } }, { terms: { edition: "fr", rules: { ending: "time" } } }, { terms: { game: "cards", edition: "fr" } }]);
  });

  it("finds the last few rooms of this browser again", () => {
    for (const code of ["aaaaa", "katrm", "bbbbb", "ccccc", "katrm", "ddddd", "eeeee"]) rememberRoom(code);
    forgetRoom("eeeee");
    expect(recentRooms()).toEqual(["ddddd", "katrm", "ccccc"]);
    for (const code of recentRooms()) forgetRoom(code);
    expect(recentRooms()).toEqual([]);
    put(Owner, { code: "katrm", session: sessionOf(), view: roomWith() });
    expect(recentRooms()).toEqual(["katrm"]);
  });

  it("makes a room with the rulebook chosen on the first page", async () => {
    await withRoomWords();
    const asked: unknown[] = [];
    vi.stubGlobal("fetch", (address: string, { body = "{}" }: RequestInit = {}) => {
      if (address.endsWith("/api/rooms")) asked.push(JSON.parse(body as string));
      return Promise.resolve(Response.json({ code: "katrm" }));
    });
    rememberRoom("bbbbb");
    put(Entry, { edition: "fr" });
    await until(() => one(".rooms > .row > button"));
    one(".rooms > .row > button").click();
    await until(() => expect(asked).toMatchObject([{ terms: { edition: "fr" } }]));
    expect(one('[data-room="bbbbb"]').getAttribute("href")).toBe("/r/bbbbb");
    vi.unstubAllGlobals();
  });

  it("is told that a round played together has no bots", async () => {
    await withRoomWords();
    put(RoundTerms, { view: roomWith({ terms: { ...NEW_VIEW.terms, bots: "expert", rules: { together: true } } }), order: () => Promise.resolve() });
    expect(none('[data-set="bots"]')).toBe(true);
    expect(one('[data-set="no-bots"]').textContent).toBe("A round played together has no bots.");
  });

  it("sees which tables are paused", async () => {
    await withRoomWords();
    const tables = [{ phase: "play", players: ["Ana"], scores: [0] }] as never;
    put(Tiles, { view: roomWith({ rounds: [ROUND], paused_at: 5 }), round: ROUND, tables });
    expect(one("li a").textContent).toContain("Paused");
  });

  it("sees how many cards are left at a table", async () => {
    await withRoomWords();
    const tables = [{ phase: "play", players: ["Ana"], scores: [0], unplayed: 66 }] as never;
    put(Tiles, { view: roomWith({ rounds: [ROUND] }), round: ROUND, tables });
    expect(one("[data-left]").textContent).toBe("Cards left: 66");
  });

  it("tells numbers of people from their points, with names and without", async () => {
    await withRoomWords();
    const tables = [{ phase: "play", players: ["1", "Ben"], scores: [1, 12] }] as never;
    const round = { ...ROUND, tables: [{ code: "abc", seats: [0, 1] }] };
    const view = roomWith({ rounds: [round], seating: { ...NEW_VIEW.seating, chairs: [{ ...CHAIR, name: "1" }, { ...CHAIR, name: "Ben" }] } });
    for (const [named, people] of [[false, ["No. 1", "No. 2"]], [true, ["No. 1", "Ben"]]] as const) {
      put(WallTiles, { view, round, tables, named, scored: true });
      expect([...document.querySelectorAll(".person")].map((person) => [...person.children].map((part) => part.textContent?.trim()))).toEqual([
        [people[0], "1 point"],
        [people[1], "12 points"],
      ]);
      document.body.replaceChildren();
    }
  });

  it("sees the bots of a table with their points, and so does the class", async () => {
    await words.learn("web-rooms", "web-table");
    const tables = [{ phase: "play", players: ["Ana", "Learner", "Learner 2"], bots: [1, 2], scores: [0, 3, 30] }] as never;
    const view = roomWith({ rounds: [ROUND] });
    for (const show of [() => put(Tiles, { view, round: ROUND, tables }), () => put(WallTiles, { view, round: ROUND, tables, named: false, scored: true })]) {
      show();
      expect([...document.querySelectorAll("[data-bot]")].map((bot) => [...bot.children].map((part) => part.textContent?.trim()))).toEqual([
        ["Learner bot", "3 points"],
        ["Learner bot 2", "30 points"],
      ]);
      document.body.replaceChildren();
    }
  });

  it("sees which number on the projector belongs to whom, until it shows names", async () => {
    await withRoomWords();
    const seating = { ...NEW_VIEW.seating, chairs: [CHAIR, { ...CHAIR, name: "2" }] };
    const round = { ...ROUND, tables: [{ code: "abc", seats: [0, 1] }] };
    for (const [names_shown, ana] of [[false, "No. 1 Ana"], [true, "Ana"]] as const) {
      put(Owner, { code: "katrm", session: sessionOf(), view: roomWith({ rounds: [round], seating, names_shown }) });
      for (const where of [".person", '[data-do="person"]']) expect([...document.querySelectorAll(where)].map((person) => person.textContent)).toEqual([ana, "No. 2"]);
      document.body.replaceChildren();
    }
  });

  it("has the code large until the first round starts, then in a strip that a press enlarges", async () => {
    await withRoomWords();
    put(Owner, { code: "katrm", session: sessionOf(), view: roomWith() });
    expect(one("section.large .code").textContent).toBe("KATRM");
    expect(none("section.strip")).toBe(true);
    document.body.replaceChildren();
    put(Owner, { code: "katrm", session: sessionOf(), view: roomWith({ rounds: [ROUND] }) });
    expect(one("section.strip .code").textContent).toBe("KATRM");
    expect(none("section.large")).toBe(true);
    await until(() => one('[data-do="enlarge-code"] svg'));
    one('[data-do="enlarge-code"]').click();
    await settled();
    expect(one("dialog section.large .code").textContent).toBe("KATRM");
  });

  it("sees first what the latest round brought, and the best three", async () => {
    await withRoomWords();
    const chairs = ["Ana", "Ben", "Cleo", "Dan"].map((name) => ({ ...CHAIR, name }));
    const scores = [[5, 3, 2, 1].map((sets, seat) => ({ seat, points: 3 * sets, sets, place: seat + 1 }))];
    const round = { ...ROUND, tables: [{ code: "abc", seats: [0, 1, 2, 3] }], scores, is_over: true };
    const seen = (rules: RoomView["terms"]["rules"]): (string | undefined)[] => {
      document.body.replaceChildren();
      put(Owner, { code: "katrm", session: sessionOf(), view: roomWith({ phase: "pause", rounds: [ROUND, { ...round, terms: { ...NEW_VIEW.terms, rules } }], seating: { ...NEW_VIEW.seating, chairs } }) });
      expect(place("[data-result]")).toBeLessThan(place('[data-do="start-round"]'));
      return [...document.querySelectorAll("[data-result] h2, [data-result] p, [data-result] th[scope=row]")].map((line) => line.textContent?.trim());
    };
    expect(seen({})).toEqual(["Result of round 2", "Together you found 11 SETs.", "Ana", "Ben", "Cleo"]);
    expect(seen({ together: true })).toEqual(["Result of round 2", "Together you found 11 SETs."]);
    scores[0] = [5, 0, 0, 0].map((sets, seat) => ({ seat, points: sets, sets, place: Math.min(2, seat + 1) }));
    expect(seen({}).slice(2), "nobody who found nothing").toEqual(["Ana"]);
  });

  it("reads one list of a few people after the first round, and starts the next one before the solutions", async () => {
    await withRoomWords();
    const standings = [0, 1].map((seat) => ({ seat, rank: seat + 1, total: 1 - seat, points: 1 - seat, sets: 1 - seat, tables: 1 }));
    const board = [0, 1, 2, 3, 4, 5, 6, 7, 8];
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ tables: [], standings, board, time_taken: null, best_time: null })));
    const scores = [standings.map(({ seat, points, sets, rank }) => ({ seat, points, sets, place: rank }))];
    const round = { ...ROUND, terms: { ...NEW_VIEW.terms, game: "puzzle", table_size: 1 }, tables: [{ code: "abc", seats: [0, 1] }], scores, is_over: true };
    const seating = { ...NEW_VIEW.seating, chairs: [CHAIR, { ...CHAIR, name: "Ben" }] };
    for (const [rounds, lists] of [[[round], [["Ana", "Ben"]]], [[round, round], [["Ana"], ["Ana", "Ben"]]]] as const) {
      document.body.replaceChildren();
      put(Owner, { code: "katrm", session: sessionOf(), view: roomWith({ phase: "pause", rounds, seating }) });
      await until(() => expect(place('[data-do="start-round"]')).toBeLessThan(place('[data-do="next-solution"]')));
      expect([...document.querySelectorAll("tbody")].map((list) => [...list.querySelectorAll("th")].map((name) => name.textContent))).toEqual(lists);
    }
    vi.unstubAllGlobals();
  });

  it("is told what an added table is for, and is offered none in a quiet round", async () => {
    await withRoomWords();
    for (const game of ["cards", "puzzle"]) {
      const round = { ...ROUND, terms: { ...NEW_VIEW.terms, game }, tables: [...ROUND.tables, { code: "abd", seats: [] }], scores: [null, null] };
      put(Owner, { code: "katrm", session: sessionOf(), view: roomWith({ rounds: [round] }) });
      expect(none('[data-do="add-table"]')).toBe(game === "puzzle");
      expect(one("[data-empty]").textContent).toContain("To move somebody here");
      document.body.replaceChildren();
    }
  });

  it("sees who is away from their table", async () => {
    await withRoomWords();
    const view = roomWith({ rounds: [ROUND], seating: { ...NEW_VIEW.seating, chairs: [{ ...CHAIR, away: true }] } });
    put(Tiles, { view, round: ROUND, tables: [] });
    expect(one(".person").textContent).toContain("away");
  });

  it("does not see people whom they removed at a table, but in a list of their own", async () => {
    await withRoomWords();
    const chairs = [CHAIR, { ...CHAIR, name: "Ben", left: true, removed: true }];
    const round = { ...ROUND, tables: [{ code: "abc", seats: [0, 1] }] };
    put(Owner, { code: "katrm", session: sessionOf(), view: roomWith({ rounds: [round], seating: { ...NEW_VIEW.seating, chairs } }) });
    expect([...document.querySelectorAll(".person")].map((person) => person.textContent)).toEqual(["No. 1 Ana"]);
    document.body.replaceChildren();
    // nor those who have left
    put(Tiles, { view: roomWith({ rounds: [round], seating: { ...NEW_VIEW.seating, chairs: [CHAIR, { ...CHAIR, name: "Ben", left: true }] } }), round, tables: [] });
    expect([...document.querySelectorAll(".person")].map((person) => person.textContent)).toEqual(["No. 1 Ana"]);
    document.body.replaceChildren();
    put(Owner, { code: "katrm", session: sessionOf(), view: roomWith({ rounds: [round], seating: { ...NEW_VIEW.seating, chairs } }) });
    expect(one("[data-removed]").textContent).toContain("Ben");
    document.body.replaceChildren();
    const session = sessionOf();
    const asked = vi.spyOn(session, "do");
    put(Owner, { code: "katrm", session, view: roomWith({ seating: { ...NEW_VIEW.seating, chairs } }) });
    one('[data-do="readmit"]').click();
    expect(asked).toHaveBeenCalledExactlyOnceWith({ type: "ReadmitPerson", who: 1 });
  });

  it("shows the SETs of a quiet round one by one, first the cards and then the reasons, up to the last", async () => {
    await words.learn("web-rooms", "web-table");
    const shown = vi.fn();
    const solution = (step: number | null): HTMLElement => {
      document.body.replaceChildren();
      put(Solutions, { board: [0, 1, 2, 3, 6], step, show: shown });
      return one("[data-do=next-solution]");
    };
    solution(null).click();
    expect(shown).toHaveBeenLastCalledWith(0);
    expect(one("[data-do=previous-solution]").hasAttribute("disabled")).toBe(true);
    for (const [step, set, reasons, next] of [[0, 1, 0, "Why?"], [1, 1, 4, "Next SET"], [2, 2, 0, "Why?"]] as const) {
      const button = solution(step);
      expect(one("h2").textContent).toBe(`SET ${set} of 2`);
      expect([...document.querySelectorAll(".found")].length).toBe(3);
      expect([...document.querySelectorAll("li")].length).toBe(reasons);
      expect(button.textContent).toBe(next);
      // the reasons come below it, so it stays where it is
      expect(place("[data-do=next-solution]")).toBeLessThan(place(".board"));
      button.click();
      expect(shown).toHaveBeenLastCalledWith(step + 1);
    }
    expect(solution(3).hasAttribute("disabled")).toBe(true);
    one("[data-do=previous-solution]").click();
    expect(shown).toHaveBeenLastCalledWith(0);
    document.body.replaceChildren();
    put(Solutions, { board: [0, 1, 2, 3, 6], step: 0 });
    expect(one(".asked").textContent).toBe("Why is this a SET?");
  });

  it("sees how long the deals of a timed round still last, also on the projector", async () => {
    await withRoomWords();
    vi.useFakeTimers();
    const answers = [30_500, 31_000].map((time_left) => ({ phase: "play", players: [], scores: [], time_left }));
    const asked = vi.fn(() => Promise.resolve(new Response(JSON.stringify({ tables: answers, standings: [], board: [], time_taken: null, best_time: null }), { headers: { "content-type": "application/json" } })));
    vi.stubGlobal("fetch", asked);
    const terms = { ...NEW_VIEW.terms, rules: { ending: "time", goal: 60 } };
    const round = { ...ROUND, terms, tables: [...ROUND.tables, { code: "abd", seats: [1] }], scores: [null, null] };
    const clock = (): string | null => one('[role="timer"] .figures').textContent;
    const view = roomWith({ rounds: [round] });
    put(Projector, { code: "katrm", session: sessionOf(), view });
    expect(clock()).toBe("1:00");
    await vi.advanceTimersByTimeAsync(1);
    const [seen, heard] = [new Set<string | null>(), new Set<string | null>()];
    // until the tables are asked again
    for (let i = 0; i < 7; i++) {
      await vi.advanceTimersByTimeAsync(250);
      seen.add(clock());
      heard.add(one("header [aria-live]").textContent);
    }
    expect([...seen]).toEqual(["0:31", "0:30"]);
    expect([...heard]).toEqual(["", "30 seconds left"]);
    document.body.replaceChildren();
    // "eyes on me": the clocks of the tables stand still
    put(Owner, { code: "katrm", session: sessionOf(), view: { ...view, paused_at: 5 } });
    for (let i = 0; i < 7; i++) await vi.advanceTimersByTimeAsync(250);
    expect(clock()).toBe("0:31");
    vi.useRealTimers();
  });

  it("keeps points and standings off the projector, and sees them", async () => {
    await withRoomWords();
    const standings = [{ seat: 0, rank: 1, points: 3, sets: 3, tables: 1 }];
    const tables = [{ phase: "play", players: ["Ana"], scores: [42] }];
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ tables, standings, board: [], time_taken: null, best_time: null }), { headers: { "content-type": "application/json" } })));
    put(Owner, { code: "katrm", session: sessionOf(), view: roomWith({ rounds: [ROUND], scores_shown: false }) });
    await until(() => expect(one(".person").textContent).toContain("42"));
    expect(none("tbody tr")).toBe(false);
    document.body.replaceChildren();
    for (const [scores_shown, points] of [[true, "42 points"], [false, undefined]] as const) {
      put(Projector, { code: "katrm", session: sessionOf(), view: roomWith({ rounds: [ROUND], scores_shown }) });
      await until(() => expect(one("[data-tile]").textContent).toContain("Playing"));
      expect(document.querySelector(".person strong")?.textContent).toBe(points);
      document.body.replaceChildren();
    }
  });

  it("opens the projector in a window of its own", async () => {
    await withRoomWords();
    put(Owner, { code: "katrm", session: sessionOf(), view: roomWith() });
    const link = one('[data-do="projector"]');
    expect([link.getAttribute("href"), link.getAttribute("target")]).toEqual(["/r/katrm/projector", "_blank"]);
  });

  it("sees the standings before the code between rounds, and saves the results before closing", async () => {
    await withRoomWords();
    const standings = [{ seat: 0, rank: 1, points: 3, sets: 3, tables: 1 }];
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ tables: [], standings, board: [], time_taken: null, best_time: null }), { headers: { "content-type": "application/json" } })));
    put(Owner, { code: "katrm", session: sessionOf(), view: roomWith({ phase: "pause", rounds: [{ ...ROUND, is_over: true }] }) });
    await until(() => expect(none("tbody tr")).toBe(false));
    expect(place("tbody")).toBeLessThan(place("p.code"));
    expect(none("section.large")).toBe(true);
    expect(document.querySelectorAll('dialog a[href$="/standings"], dialog a[href$="/archive"]').length).toBe(0);
    one('[data-do="close-room-ask"]').click();
    await settled();
    expect(document.querySelectorAll('dialog a[href$="/standings"], dialog a[href$="/archive"]').length).toBe(2);
  });
});

describe("the guide for the owner of a room", () => {
  withPage();

  it("is linked from the room's page, and shown in the reader's language", async () => {
    await withRoomWords();
    put(Owner, { code: "katrm", session: sessionOf(), view: roomWith() });
    expect(one("[data-do=guide]").getAttribute("href")).toBe("/guide/teachers");
    for (const [language, title] of [["en", "SET in the classroom: one page for teachers"], ["he", "SET בכיתה: עמוד אחד למורים"]] as const) {
      document.body.replaceChildren();
      await words.speak(language);
      put(Guide, { name: "teachers" });
      await until(() => expect(one("h1").textContent).toBe(title));
      expect(document.querySelectorAll("ol > li").length).toBe(4);
    }
    await words.speak("en");
  });

  it("keeps no marks of its files in any language", () => {
    const files = import.meta.glob<string>("../../docs/{teachers,clubs}*.md", { query: "?raw", import: "default", eager: true });
    expect(Object.keys(files).length).toBe(10);
    for (const text of Object.values(files)) {
      const { title, blocks } = readGuide(text);
      expect(title).toContain(" ");
      expect(blocks.length).toBeGreaterThan(5);
      expect(blocks.flatMap(({ lines }) => lines).flat().filter(({ text: said }) => said.length === 0 || /[*`#[\]]/.test(said))).toEqual([]);
    }
  });
});

describe("the projector", () => {
  withPage();

  const chairs = ["Ana", "Ben", "Cleo", "Dan"].map((name) => ({ ...CHAIR, name }));
  const seating = { ...NEW_VIEW.seating, chairs };
  const score = (seat: number, sets: number, place = 1): { seat: number; points: number; sets: number; place: number } => ({ seat, points: sets, sets, place });
  const tables = [{ code: "abc", seats: [0, 1] }, { code: "abd", seats: [2, 3] }];
  const over = { ...ROUND, tables, is_over: true };
  const wall = (changes: Partial<RoomView>): void => {
    document.body.replaceChildren();
    put(Projector, { code: "katrm", session: sessionOf(), view: roomWith({ seating, ...changes }) });
  };
  const steps = (): (string | undefined)[] => [...document.querySelectorAll("[data-step] ul")].map((step) => step.textContent?.trim());
  const answering = (standings: unknown, board: readonly number[] = []): void =>
    void vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ tables: [], standings, board, time_taken: null, best_time: null }), { headers: { "content-type": "application/json" } })));

  it("has no controls, and doesn't tell the class who asks for a seat", async () => {
    await withRoomWords();
    const claims = [{ seat: 1, proof: "", confirmed: null, is_spent: false }];
    for (const rounds of [[], [{ ...over, is_over: false, scores: [null, null] }], [{ ...over, scores: [[score(0, 3)], null] }]]) {
      wall({ rounds, claims });
      expect(none("a, button, input, select")).toBe(true);
      expect(document.body.textContent).not.toContain("Ben");
    }
    document.body.replaceChildren();
    put(Owner, { code: "katrm", session: sessionOf(), view: roomWith({ seating, claims }) });
    expect(one(".claim").textContent).toContain("Ben");
  });

  it("says what is played, and how many have finished", async () => {
    await withRoomWords();
    const scores = [[score(0, 3)], null];
    wall({ rounds: [{ ...over, is_over: false, scores, terms: { ...NEW_VIEW.terms, rules: { together: true } } }] });
    expect(one("header .what").textContent).toContain("Round 1");
    expect(one("header .way").textContent).toBe("· Together");
    expect(one("header .finished").textContent).toBe("1 of 2 tables have finished");
  });

  it("says in a quiet round only how many have finished, with no names or points", async () => {
    await withRoomWords();
    for (const table_size of [1, 2]) {
      wall({ rounds: [{ ...over, is_over: false, scores: [[score(0, 3)], null], terms: { ...NEW_VIEW.terms, game: "puzzle", table_size } }], names_shown: true });
      expect(one("main").textContent?.trim()).toBe("1 / 2");
      expect(document.querySelectorAll("main li.done")).toHaveLength(1);
    }
  });

  it("marks the last ten seconds", async () => {
    await withRoomWords();
    for (const [ends_at, marked] of [[71_500, false], [69_500, true]] as const) {
      wall({ rounds: [{ ...over, is_over: false, scores: [null, null], ends_at }] });
      expect(one('[role="timer"]').classList.contains("ending")).toBe(marked);
    }
  });

  it("makes room for long names", () => {
    const [short, long] = [roomFor(["Ana"]), roomFor(["Ana", "Benjamin-Alexandre"])];
    expect(long).toBeGreaterThan(short);
    expect(roomFor(["x".repeat(99)])).toBeLessThan(20);
  });

  it("makes room for a table's number and its cards left side by side, in every language", () => {
    const [english, french] = [roomFor(["Ana"], ["Table 8 Cards left: 42"]), roomFor(["Ana"], ["Table 8 Cartes restantes : 42"])];
    expect(english).toBeGreaterThan(roomFor(["Ana"]));
    expect(french).toBeGreaterThan(english);
  });

  it("shows the best three of a round until the next one starts, under the names that the owner allows", async () => {
    await withRoomWords();
    const rounds = [{ ...over, scores: [[score(0, 2), score(1, 5)], [score(2, 2), score(3, 0)]] }];
    wall({ rounds, names_shown: true });
    expect(steps()).toEqual(["Ben", "Ana", "Cleo"]);
    expect([...document.querySelectorAll("[data-step]")].map((step) => step.getAttribute("data-step"))).toEqual(["1", "2", "2"]);
    const ordered = (...ranks: number[]): number[] => ranks.map((rank, i) => ({ rank, at: podiumOrder(ranks.map((other) => ({ rank: other })))[i] ?? 0 })).toSorted((a, b) => a.at - b.at).map(({ rank }) => rank);
    expect([ordered(1, 2, 2), ordered(1, 2, 3), ordered(1, 1, 3), ordered(1, 2, 2, 2)]).toEqual([[2, 1, 2], [2, 1, 3], [1, 1, 3], [2, 2, 1, 2]]);
    expect([...document.querySelectorAll<HTMLElement>("[data-step]")].map((step) => step.style.order)).toEqual(["0", "-1", "2"]);
    expect(one(".found").textContent).toBe("Together you found 9 SETs.");
    wall({ rounds });
    expect(steps()).toEqual(["No. 2", "No. 1", "No. 3"]);
    wall({ rounds, scores_shown: false });
    expect(steps()).toEqual([]);
    expect(one(".found").textContent).toBe("Together you found 9 SETs.");
    wall({ rounds: [...rounds, { ...over, is_over: false, scores: [null, null] }] });
    expect(none("[data-step]")).toBe(true);
    expect(document.querySelectorAll("[data-tile]")).toHaveLength(2);
  });

  it("names the best team of a quiet round, and nobody where everybody searched alone", async () => {
    await withRoomWords();
    const scores = [[score(0, 2), score(1, 2)], [score(2, 3)]];
    // not the SETs of all added up: the board has fewer
    answering([], [0, 1, 2, 3, 4, 5, 6, 7, 8]);
    for (const [table_size, said] of [[2, ["Best team", "Table 1", "The most any table found: 4 of 12 SETs."]], [1, ["The round is over", "The most anyone found: 4 of 12 SETs."]]] as const) {
      wall({ rounds: [{ ...over, terms: { ...NEW_VIEW.terms, game: "puzzle", table_size }, scores }] });
      await until(() => expect([...one("div.found").children].map((line) => line.textContent)).toEqual(said));
      expect(none("[data-step]")).toBe(true);
    }
  });

  it("ranks people after a quiet round only under their names and with scores, until its SETs are discussed", async () => {
    await withRoomWords();
    answering([], [0, 1, 2, 3, 4, 5, 6, 7, 8]);
    const rounds = [{ ...over, terms: { ...NEW_VIEW.terms, game: "puzzle", table_size: 1 }, scores: [[score(0, 2)], [score(1, 4)]] }];
    for (const [shown, people] of [[{}, ["Ben", "Ana"]], [{ scores_shown: false }, []], [{ names_shown: false }, []], [{ solution: 0 }, []]] as const) {
      wall({ rounds, names_shown: true, ...shown });
      expect(steps()).toEqual(people);
    }
  });

  it("gives no place and no trophy to people who found nothing", async () => {
    await withRoomWords();
    const nothing = [0, 1].map((seat) => ({ seat, rank: 1, total: 0, points: 0, sets: 0, tables: 1 }));
    answering(nothing);
    wall({ rounds: [{ ...over, scores: [[score(0, 0), score(1, 0)], null] }] });
    await settled();
    expect(one(".found").textContent).toBe("No SET was found in this round.");
    expect(none("[data-step], .standings")).toBe(true);
    for (const counted of ["points", "places", "sets"] as const) expect(podium(roundLines({ ...over, scores: [[score(0, 0), score(1, 0)], null] }, counted))).toEqual([]);
    expect(bestTables({ ...over, scores: [[score(0, 0)], [score(2, 0)]] })).toEqual([]);
    document.body.replaceChildren();
    put(Standings, { view: roomWith({ seating }), standings: nothing });
    expect(none(".cup")).toBe(true);
    expect([...document.querySelectorAll("tbody tr")].map((row) => row.firstElementChild?.textContent)).toEqual(["–", "–"]);
    document.body.replaceChildren();
    put(Next, { view: roomWith({ seating, rounds: [over] }), seat: 0, overview: known({ standings: nothing }) });
    expect(none("tbody, [data-own-place]")).toBe(true);
  });

  it("ends with the final standings, on every page of the room", async () => {
    await withRoomWords();
    answering([{ seat: 2, rank: 1, total: 7, points: 7, sets: 7, tables: 2 }, { seat: 0, rank: 2, total: 3, points: 3, sets: 3, tables: 2 }]);
    wall({ phase: "over", rounds: [over] });
    await until(() => expect(steps()).toEqual(["No. 3", "No. 1"]));
    expect(one("h1").textContent).toBe("This room is closed.");
    expect(one(".moment h2").textContent).toBe("Final standings");
    document.body.replaceChildren();
    put(Closed, { code: "katrm", view: roomWith({ seating, phase: "over", rounds: [over] }), seat: 0, owner: false });
    await until(() => expect([...document.querySelectorAll("tbody th")].map((cell) => cell.textContent)).toEqual(["No. 3", "Ana"]));
    expect(one("h1").textContent).toBe("This room is closed.");
  });

  it("keeps its standings and files for the owner who returns once it is closed, even if nobody has won", async () => {
    await withRoomWords();
    answering([{ seat: 2, rank: 1, total: 0, points: 0, sets: 0, tables: 1 }]);
    put(Closed, { code: "katrm", view: roomWith({ seating, phase: "over", rounds: [over] }), seat: null, owner: true });
    expect(one('[data-do="save-standings"]').getAttribute("href")).toContain("/api/rooms/katrm/standings");
    await until(() => expect([...document.querySelectorAll("tbody th")].map((cell) => cell.textContent)).toHaveLength(1));
    await emptyPage();
    put(Closed, { code: "katrm", view: roomWith({ seating, phase: "over", rounds: [over] }), seat: 0, owner: false });
    expect(none('[data-do="save-standings"]')).toBe(true);
  });

  it("has one step for each place on the podium of a crowd, beside its standings", async () => {
    await withRoomWords();
    const crowd = Array.from({ length: 31 }, (_, seat) => ({ seat, rank: seat < 2 ? 1 : seat < 5 ? 3 : 6, total: 9, points: 9, sets: 3, tables: 1 }));
    put(WallResult, { view: roomWith({ seating: { ...seating, chairs: crowd.map((_, seat) => ({ ...CHAIR, name: `P${seat}` })) } }), lines: crowd, standings: crowd, named: true, scored: true, title: "" });
    expect([...document.querySelectorAll("[data-step]")].map((step) => step.querySelectorAll("ul > li").length)).toEqual([2, 3]);
  });

  it("fits any number of tables on the screen, in text as large as fits", () => {
    const cell = { wide: 13, high: 7 };
    for (let count = 1; count <= 40; count++) {
      const { columns, rows, size } = fit(count, 1840, 860, cell, 70);
      expect(columns * rows).toBeGreaterThanOrEqual(count);
      expect(columns * cell.wide * size).toBeLessThanOrEqual(1840.001);
      expect(rows * cell.high * size).toBeLessThanOrEqual(860.001);
      expect(size).toBeGreaterThan(15);
    }
    expect(fit(2, 1840, 860, cell, 70)).toEqual({ columns: 2, rows: 1, size: 70 });
    expect([3, 4, 9, 12].map((count) => fit(count, 1840, 860, cell, 70)).map(({ columns, rows }) => [columns, rows])).toEqual([[3, 1], [2, 2], [3, 3], [4, 3]]);
  });
});
