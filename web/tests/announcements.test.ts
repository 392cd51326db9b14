import { describe, expect, it } from "vitest";
import { applyToCards } from "../src/games/cards/projection";
import { CardFeed } from "../src/games/cards/feed.svelte";
import CardTable from "../src/games/cards/Table.svelte";
import { PuzzleFeed } from "../src/games/puzzle/feed.svelte";
import { applyToPuzzle } from "../src/games/puzzle/projection";
import PuzzleTable from "../src/games/puzzle/Table.svelte";
import type { CardEvent } from "../src/generated/cardevents";
import { NEW_VIEW, type CardView } from "../src/generated/cardgame";
import { NEW_VIEW as NEW_PUZZLE, type PuzzleView } from "../src/generated/puzzle";
import type { PuzzleEvent } from "../src/generated/puzzleevents";
import { PROTOCOL } from "../src/generated/wire";
import { t } from "../src/i18n/words.svelte";
import type { Action } from "../src/keys/actions";
import { keyFor } from "../src/keys/keys";
import { Session } from "../src/net/session.svelte";
import { keysListed, one, put, settled, until, withPage } from "./mounted";
import { Network } from "./sockets";

withPage();

const TABLE = { code: "abc", game: "cards", listed: false, chat: false, successor: null, rematch_by: null, room: null };
const LAYOUT = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

function cards(style: "announce" | "point", ...names: string[]): CardView {
  const seats = names.reduce<CardView>((view, name, seat) => applyToCards(view, { type: "PlayerSeated", at: 0, seat, name, bot: false }), NEW_VIEW);
  return { ...seats, style, phase: "play", deal: 1, dealer: 0, dealt_in: names.map((_, seat) => seat), layout: LAYOUT, pile_count: 69 };
}

const PUZZLE: PuzzleView = {
  ...(["Ana"].reduce<PuzzleView>((view, name, seat) => applyToPuzzle(view, { type: "PlayerSeated", at: 0, seat, name, bot: false }), NEW_PUZZLE)),
  phase: "play",
  cards: LAYOUT,
  sets: 6,
  shown_at: 0,
  version: 0,
};

/** Sits down at a table whose server is the test; `say` lets events happen. */
async function sit<View extends CardView | PuzzleView>(start: View): Promise<{ network: Network; say: (...events: readonly (CardEvent | PuzzleEvent)[]) => Promise<void> }> {
  const network = new Network();
  const isPuzzle = !("layout" in start);
  const feed = isPuzzle ? new PuzzleFeed() : new CardFeed();
  const session = new Session<View>(
    "abc",
    () => ({
      apply: (before, event) => (isPuzzle ? applyToPuzzle(before as PuzzleView, event as PuzzleEvent) : applyToCards(before as CardView, event as CardEvent)) as View,
      shown: (before, event) => feed.shown(before as never, event as never),
    }),
    network,
  );
  session.start();
  network.last.accept();
  network.last.say({ type: "welcome", protocol: PROTOCOL, table: TABLE, seat: 0, version: 0, now: 0, permissions: [], resume_token: "w", view: { ...start, version: 0 } as never });
  await until(() => expect(session.view).not.toBeNull());
  put((isPuzzle ? PuzzleTable : CardTable) as never, {
    session,
    feed,
    get view() {
      return session.view;
    },
  });
  const say = async (...events: readonly (CardEvent | PuzzleEvent)[]): Promise<void> => {
    network.last.say({ type: "events", after: session.view?.version ?? 0, events });
    await settled();
  };
  return { network, say };
}

/** Collects what a screen reader says about a live region: its text whenever any of its nodes is new or has new text. */
function listen(selector: string): string[] {
  const heard: string[] = [];
  const region = one(selector);
  new MutationObserver((changes) => {
    const isNew = changes.some((change) => change.type === "characterData" || change.addedNodes.length > 0);
    if (isNew && region.textContent.trim()) heard.push(region.textContent.trim());
  }).observe(region, { childList: true, characterData: true, subtree: true });
  return heard;
}

async function strike(...actions: readonly Action[]): Promise<void> {
  for (const action of actions) document.body.dispatchEvent(new KeyboardEvent("keydown", { code: keyFor(action, {}), bubbles: true }));
  await settled();
}

const taken = (points: number, seat = 0): CardEvent => ({ type: "SetTaken", at: 0, seat, cards: [0, 1, 2], slots: [0, 1, 2], chained: [], check: ["different", "same", "same", "same"], dealt: [], moved: [], layout: LAYOUT, points, pile_count: 69, lead: null, tie: false });
const failed = (points: number): CardEvent => ({ type: "CallFailed", at: 0, seat: 0, reason: "wrong", cards: [0, 1, 3], check: ["mixed", "mixed", "same", "same"], lost: [], points, locked_until: null, vote_until: null, look_at: null, lead: null, tie: false });

describe("at a card table a screen reader announces", () => {
  it("every result, also the same one twice, with its points and the total", async () => {
    const { say } = await sit(cards("point", "Ana"));
    const heard = listen(".said");
    await say(taken(1));
    await say(taken(2));
    await say(failed(1));
    await say(failed(1));
    await say(failed(1));
    const told = heard.map((text) => text.replaceAll(/[\u2068\u2069]/g, ""));
    expect(told).toHaveLength(5);
    expect(told[0]).toMatch(/^Your SET.*\+1, one point$/);
    expect(told[1]).toMatch(/^Your SET.*\+1, 2 points$/);
    expect(told[2]).toMatch(/−1, one point$/);
    expect(told[3]).not.toMatch(/points?$/);
    expect(told[4]).toBe(told[3]);
  });

  it("new cards row by row, in whatever order they were dealt", async () => {
    const { say } = await sit(cards("point", "Ana"));
    await say({ type: "CardsAdded", at: 0, cause: "vote", dealt: [11, 3, 0, 7], moved: [], layout: LAYOUT, pile_count: 66 } as unknown as CardEvent);
    const places = [...one('[data-said="cards"]').textContent.matchAll(/row (\d+), column (\d+)/g)].map(([, row, column]) => 10 * Number(row) + Number(column));
    expect(places).toHaveLength(4);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it("once that ten seconds are left of the player's own time", async () => {
    const { network } = await sit({ ...cards("announce", "Ana", "Ben"), call: { seat: 0, since: 0, until: 15_000 } as never });
    const heard = listen('[data-said="clock"]');
    network.time += 4_000;
    await settled();
    expect(heard).toEqual([]);
    network.time += 2_000;
    await until(() => expect(heard).toEqual(["10 seconds left"]));
    network.time += 5_000;
    await settled();
    expect(heard).toHaveLength(1);
  });

  it("no time left of another player's call", async () => {
    const { network } = await sit({ ...cards("announce", "Ana", "Ben"), call: { seat: 1, since: 0, until: 15_000 } as never });
    network.time += 6_000;
    await until(() => expect(one(".now .ring").textContent).toContain("9"));
    expect(one('[data-said="clock"]').textContent).toBe("");
  });

  it("nothing that is old again after a pause", async () => {
    const { say } = await sit(cards("point", "Ana"));
    await say({ type: "CardsAdded", at: 0, cause: "vote", dealt: [9, 10, 11], moved: [], layout: LAYOUT, pile_count: 66 } as unknown as CardEvent);
    await say({ type: "HintGiven", at: 0, seat: 0, exists: true, cards: [], step: 1 } as unknown as CardEvent);
    expect(one('[data-said="cards"]').textContent).toContain("New");
    const heard = [listen(".said"), listen('[data-said="cards"]')];
    await say({ type: "DealPaused", at: 0, seat: 0 });
    await say({ type: "DealResumed", at: 0, seat: 0, layout: LAYOUT, hint: [] });
    expect(heard).toEqual([[], []]);
  });

  it("every refusal, also the same one twice", async () => {
    await sit(cards("announce", "Ana", "Ben"));
    const heard = listen(".said");
    await strike("slot-0");
    await strike("slot-1");
    expect(heard).toEqual([t("web-call-first"), t("web-call-first")]);
  });

  it("each pick once, without the cards picked before it", async () => {
    await sit({ ...cards("announce", "Ana", "Ben"), call: { seat: 0, since: 0, until: 15_000 } as never });
    const heard = listen('[data-said="picked"]');
    await strike("slot-0");
    await strike("slot-4");
    expect(heard).toHaveLength(2);
    expect(heard[1]).toMatch(/^Picked 2 of 3: [^,]+, row \d, column \d$/);
    expect(document.querySelector(".point")?.closest("[role=status], [aria-live]") ?? null).toBeNull();
  });

  it("a result though a refusal was shown until then", async () => {
    const { say } = await sit(cards("announce", "Ana", "Ben"));
    await strike("slot-0");
    const heard = listen(".said");
    await say(taken(1, 1));
    expect(heard.join()).toContain("SET for");
    expect(document.body.textContent).not.toContain(t("web-call-first"));
  });
});

describe("the list of calls at a card table", () => {
  it("repeats no landmark", async () => {
    const { say } = await sit(cards("point", "Ana"));
    await say(taken(1));
    await say(failed(0));
    one(".history").click();
    await settled();
    expect(document.querySelectorAll(".calls .check")).toHaveLength(2);
    const landmarks = [...document.querySelectorAll("section[aria-label], [role=region]")].map((section) => section.getAttribute("aria-label"));
    expect(landmarks).toEqual([...new Set(landmarks)]);
  });
});

describe("in a puzzle", () => {
  it("a new SET is shown and announced at once after a SET that was found before", async () => {
    const { network, say } = await sit(PUZZLE);
    await strike("slot-0", "slot-1", "slot-2");
    const id = network.last.sent.flatMap((message) => (message.type === "do" ? [message.id] : [])).at(-1) ?? "";
    network.last.say({ type: "refused", id, code: "already-found" });
    await settled();
    expect(one(".said").textContent).toContain("already found");
    await say({ type: "SetFound", at: 0, seat: 0, cards: [3, 4, 5], check: ["different", "same", "same", "same"], found: 2, elapsed: 9 });
    expect(one(".said").textContent).toMatch(/^Your SET.*5 SETs left/);
    expect(document.body.textContent).not.toContain("already found");
  });

  it("the clock runs on while the connection is lost, and the line says so", async () => {
    const { network } = await sit(PUZZLE);
    network.last.breakDown();
    await settled();
    expect(one('[data-state="lost"]').textContent).toContain("the clock is running");
    const shown = document.body.textContent;
    network.time += 65_000;
    await until(() => expect(document.body.textContent).toContain("1:05"));
    expect(shown).toContain("0:00");
  });
});

describe("people at a table", () => {
  it("are announced when they join, get ready, go away, come back and leave", async () => {
    const seated = applyToCards(NEW_VIEW, { type: "PlayerSeated", at: 0, seat: 0, name: "Ana", bot: false });
    const { say } = await sit(seated);
    const heard = listen('[data-said="people"]');
    await say({ type: "PlayerSeated", at: 0, seat: 1, name: "Ben", bot: false });
    await say({ type: "PlayerReady", at: 0, seat: 1 });
    await say({ type: "PlayerAway", at: 0, seat: 1 });
    await say({ type: "PlayerBack", at: 0, seat: 1, asked: false });
    await say({ type: "PlayerAway", at: 0, seat: 1 });
    await say({ type: "PlayerLeft", at: 0, seat: 1, removed: false });
    const told = heard.map((text) => text.replaceAll(/[\u2068\u2069]/g, ""));
    expect(told).toEqual(["Ben has joined.", "Ben is ready.", "Ben is away.", "Ben is back.", "Ben is away.", "Ben has left the game."]);
  });

  it("are not read as ready in the game that has started since", async () => {
    const { say } = await sit(cards("announce", "Ana", "Ben"));
    await say({ type: "PlayerReady", at: 0, seat: 1 });
    expect(one('[data-said="people"]').textContent).not.toBe("");
    await say({ type: "MatchEnded", at: 0, winners: [0] } as never);
    expect(one('[data-said="people"]').textContent).toBe("");
  });

  it("are heard when they propose to end the game, in a region that was there before", async () => {
    const { say } = await sit(cards("announce", "Ana", "Ben"));
    const heard = listen('[data-said="proposal"]');
    await say({ type: "ProposalMade", at: 0, seat: 1, what: "end" });
    expect(heard.join()).toMatch(/Ben.* wants to end the game here/);
  });

  it("do not hear of themselves", async () => {
    const { say } = await sit(cards("announce", "Ana", "Ben"));
    const heard = listen('[data-said="people"]');
    await say({ type: "PlayerAway", at: 0, seat: 0 });
    expect(heard).toEqual([]);
  });
});

describe("the keys of a puzzle", () => {
  it("are listed for its own arrangement of cards, without those of other tables", async () => {
    await sit(PUZZLE);
    expect(await keysListed()).toEqual([["Undo", "Esc"]]);
    expect(document.querySelectorAll("dialog .keys kbd")).toHaveLength(12);
  });
});
