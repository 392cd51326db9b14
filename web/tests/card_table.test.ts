import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { applyToCards } from "../src/games/cards/projection";
import { CardFeed } from "../src/games/cards/feed.svelte";
import Table from "../src/games/cards/Table.svelte";
import type { CardEvent } from "../src/generated/cardevents";
import { NEW_VIEW, type CardView } from "../src/generated/cardgame";
import { PROTOCOL } from "../src/generated/wire";
import { t } from "../src/i18n/words.svelte";
import { keyFor } from "../src/keys/keys";
import { Session } from "../src/net/session.svelte";
import { settings } from "../src/settings/settings.svelte";
import { keysListed, none, one, put, settled, until, withPage } from "./mounted";
import { Network } from "./sockets";

withPage();

const SEATED: CardView = ["Ana", "Ben"].reduce<CardView>(
  (view, name, seat) => applyToCards(view, { type: "PlayerSeated", at: 0, seat, name, bot: false }),
  NEW_VIEW,
);
const IN_PLAY: CardView = { ...SEATED, phase: "play", deal: 1, dealer: 0, dealt_in: [0, 1], layout: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], pile_count: 69 };

const TABLE = { code: "abc", game: "cards", listed: false, chat: false, successor: null, rematch_by: null, room: null };

/** A running table, as seen from the first seat; `live` follows what the server says later. */
async function inPlay(style: "announce" | "point", changes: Partial<CardView> = {}, live = false): Promise<Network> {
  const network = new Network();
  const feed = new CardFeed();
  const session = new Session<CardView>("abc", () => ({ apply: (before, event) => applyToCards(before, event as CardEvent), shown: (before, event) => feed.shown(before, event as CardEvent) }), network);
  session.start();
  network.last.accept();
  const view: CardView = { ...IN_PLAY, style, ...changes };
  network.last.say({ type: "welcome", protocol: PROTOCOL, table: TABLE, seat: 0, version: 0, now: 0, permissions: [], resume_token: "w", view });
  await settled();
  put(Table, {
    session,
    feed,
    get view() {
      return (live && session.view) || view;
    },
  });
  return network;
}

/** Gives the board a width, without which it shows no cards; they appear at once. */
function hasRoom(): void {
  settings.motion = "still";
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(800);
}

/** Dispatches an event stamped with the time of the press, as browsers do. */
function press(target: EventTarget, event: Event, at: number): void {
  Object.defineProperty(event, "timeStamp", { value: at });
  target.dispatchEvent(event);
}

const commands = (network: Network): unknown[] => network.last.sent.filter((message) => message.type === "do");

describe("the keys listed at a card table", () => {
  const company = ["No SET", "Undo"];
  for (const [style, alone, listed] of [["announce", false, ["SET!", ...company]], ["point", false, company], ["announce", true, ["SET!", "No SET", "Hint", "Pause", "Undo"]]] as const)
    it(`are those that do something there: ${style}${alone ? ", alone" : ""}`, async () => {
      await inPlay(style, alone ? { seating: { ...IN_PLAY.seating, chairs: IN_PLAY.seating.chairs.slice(0, 1) }, dealt_in: [0] } : {});
      expect((await keysListed()).map(([does]) => does)).toEqual(listed);
    });
});

describe("a race at a card table", () => {
  const CODES = (["slot-0", "slot-1", "slot-2"] as const).map((action) => keyFor(action, {}));

  it("is decided by the press, not by when the page gets round to it", async () => {
    const network = await inPlay("point");
    CODES.forEach((code, i) => press(document.body, new KeyboardEvent("keydown", { code, bubbles: true }), 100 + i));
    await settled();
    expect(commands(network)).toMatchObject([{ command: { type: "ClaimSet", cards: [0, 1, 2] }, pressed: 102 }]);
  });
});

describe("somebody who called a moment too late", () => {
  it("reads that they called too, and by how much they lost", async () => {
    const network = await inPlay("announce", {}, true);
    press(document.body, new KeyboardEvent("keydown", { code: "Space", key: " ", bubbles: true, cancelable: true }), 7);
    await settled();
    const asked = network.last.sent.at(-1);
    if (asked?.type !== "do") throw new Error("nothing was called");
    network.last.say({ type: "events", after: 0, events: [{ type: "SetCalled", at: 1, seat: 1, until: 5001, lead: 10, tie: false }], by: 1 }, { type: "refused", id: asked.id, code: "call-pending", late: 10 });
    await settled();
    expect(one('[data-state="banner"]').textContent).toContain("You called too (10 ms too late)");
  });
});

describe("a clock at a card table", () => {
  it("shows the time so far to several players, too", async () => {
    await inPlay("announce");
    expect(one(".what").textContent).toMatch(/^\d+:\d\d$/);
  });
});

describe("somebody at a card table", () => {
  afterEach(() => void vi.restoreAllMocks());

  it("who chooses a card before calling is led to the call", async () => {
    const network = await inPlay("announce");
    expect(none(".call.urged")).toBe(true);
    document.body.dispatchEvent(new KeyboardEvent("keydown", { code: keyFor("slot-0", {}), bubbles: true }));
    await settled();
    expect(one(".call.urged").textContent).toContain("SET!");
    expect(commands(network)).toEqual([]);
  });

  it("reads how to call before the first call, and when to call afterwards", async () => {
    await inPlay("announce");
    expect(one('[data-state="status"]').textContent).toContain(t("web-call-how"));
    document.body.replaceChildren();
    await inPlay("announce", { players: IN_PLAY.players.map((player) => ({ ...player, right: 1 })) });
    expect(one('[data-state="status"]').textContent).toContain(t("web-call-when"));
  });

  it("reads nothing of a pick too early once the game has moved on", async () => {
    const network = await inPlay("announce", {}, true);
    document.body.dispatchEvent(new KeyboardEvent("keydown", { code: keyFor("slot-0", {}), bubbles: true }));
    await settled();
    expect(one('[data-state="banner"]').textContent, "a line that is noticed").toContain(t("web-call-first"));
    network.last.say({ type: "welcome", protocol: PROTOCOL, table: TABLE, seat: 0, version: 1, now: 0, permissions: [], resume_token: "w", view: { ...IN_PLAY, phase: "over", version: 1 } });
    await settled();
    expect(document.querySelector('.result [role="alert"]')?.textContent ?? "").toBe("");
  });

  it("is asked for an answer while others have agreed that there is no SET, and no longer afterwards", async () => {
    for (const [votes, asked] of [[[], false], [[1], true], [[0, 1], false]] as const) {
      await inPlay("announce", { votes });
      expect(none(".none.asked")).toBe(!asked);
      document.body.replaceChildren();
    }
  });

  it("who is locked out reads just that beside their name, and hears that it is them", async () => {
    const marks = (): (string | null)[] => [...one('[data-seat="0"] .marks').querySelectorAll(".mark")].map((mark) => mark.textContent);
    await inPlay("announce");
    expect(marks()).toEqual(["you"]);
    document.body.replaceChildren();
    await inPlay("announce", { players: IN_PLAY.players.map((player) => ({ ...player, locked_until: 9e9 })) });
    expect(marks()).toEqual(["locked out"]);
    expect(one('[data-seat="0"] .marks .unseen').textContent).toBe("you");
  });

  it("tells two bots of one level apart, however little room there is for their names", async () => {
    const bots = ["Novice", "Novice 2"].map((name) => ({ ...(SEATED.seating.chairs[1] as (typeof SEATED.seating.chairs)[number]), name, bot: true }));
    await inPlay("announce", { dealt_in: [0, 1, 2], seating: { ...SEATED.seating, chairs: [...SEATED.seating.chairs.slice(0, 1), ...bots] }, players: [0, 1, 2].map(() => IN_PLAY.players[0] as (typeof IN_PLAY.players)[number]) });
    expect(one('[data-seat="2"] .number').textContent).toBe(" 2");
    expect(one('[data-seat="2"] .name').textContent).toBe("Novice bot 2");
    expect(none('[data-seat="1"] .number')).toBe(true);
  });

  it("sees the keys of the cards all the time, before a call and during it", async () => {
    hasRoom();
    for (const call of [null, { seat: 0, since: 0, until: 5000, interrupted: false }, { seat: 1, since: 0, until: 5000, interrupted: false }]) {
      await inPlay("announce", { call });
      expect(document.querySelectorAll(".face .key")).toHaveLength(12);
      document.body.replaceChildren();
    }
  });

  it("sees another's call on the caller's row, in the state line and around the cards, which stay as they are", async () => {
    const looks = (): string[] => [one(".screen").className, one(".lying").innerHTML.replaceAll(/c\d+-/g, "")];
    hasRoom();
    await inPlay("announce");
    const before = looks();
    document.body.replaceChildren();
    await inPlay("announce", { call: { seat: 1, since: 0, until: 5000, interrupted: false } });
    expect(looks()).toEqual(before);
    expect(one(".calling").dataset.seat).toBe("1");
    expect(one('[data-state="banner"]').textContent).toContain("Ben");
    expect(one("main .screen > .board").textContent).not.toContain("Ben");
  });

  it("who is locked out and taps a card is told to wait, not to call", async () => {
    await inPlay("announce", { players: IN_PLAY.players.map((player) => ({ ...player, locked_until: 9e9 })) });
    document.body.dispatchEvent(new KeyboardEvent("keydown", { code: keyFor("slot-0", {}), bubbles: true }));
    await settled();
    expect(one('[data-state="locked"]').textContent).toContain("wait");
    expect(none(".call.urged")).toBe(true);
  });
});

describe("somebody new who plays alone", () => {
  const ALONE: Partial<CardView> = { dealt_in: [0], seating: { ...SEATED.seating, chairs: SEATED.seating.chairs.slice(0, 1) }, players: SEATED.players.slice(0, 1) };
  const TAKEN: CardEvent = { type: "SetTaken", at: 1, seat: 0, cards: [0, 1, 2], slots: [0, 1, 2], check: ["same", "same", "same", "different"], points: 3, layout: [12, 13, 14, 3, 4, 5, 6, 7, 8, 9, 10, 11], dealt: [12, 13, 14], moved: [], pile_count: 66, lead: null, tie: false, chained: [] };
  const isCoached = (): boolean => one(".said").textContent.includes(t("web-coached"));

  /** Takes the first three cards, and hears that they are a SET. */
  async function takeSet(network: Network): Promise<void> {
    for (const slot of ["slot-0", "slot-1", "slot-2"] as const) document.body.dispatchEvent(new KeyboardEvent("keydown", { code: keyFor(slot, {}), bubbles: true }));
    await settled();
    const asked = network.last.sent.at(-1);
    if (asked?.type === "do") network.last.say({ type: "events", after: 0, events: [TAKEN], by: 0, id: asked.id }, { type: "done", id: asked.id, version: 1 });
    await settled();
  }

  beforeEach(() => localStorage.clear());
  afterEach(() => void vi.useRealTimers());

  it("gets hints automatically until they have found a SET without one", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const began = inPlay("point", ALONE, true);
    await vi.advanceTimersByTimeAsync(0);
    const network = await began;
    expect(isCoached()).toBe(true);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(commands(network)).toMatchObject([{ command: { type: "AskHint" } }]);
    vi.useRealTimers();
    document.body.replaceChildren();
    await takeSet(await inPlay("point", ALONE, true));
    document.body.replaceChildren();
    await inPlay("point", ALONE);
    expect(isCoached()).toBe(false);
  });

  it("can turn these hints off before the first one", async () => {
    await inPlay("point", ALONE, true);
    expect(one('[data-do="dismiss"]').title).toBe("No automatic hints");
    one('[data-do="dismiss"]').click();
    await settled();
    expect(isCoached()).toBe(false);
    expect(one('[data-state="status"]').textContent).toContain("only when you ask");
    expect(none('[data-do="dismiss"]')).toBe(true);
  });

  it("reads that a hint appeared, is never shown the last card, and can end these hints there", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const began = inPlay("point", ALONE, true);
    await vi.advanceTimersByTimeAsync(0);
    const network = await began;
    for (const [i, cards] of [[], [0], [0, 1]].entries()) {
      await vi.advanceTimersByTimeAsync(20_000);
      expect(commands(network)).toHaveLength(i + 1);
      const asked = network.last.sent.at(-1);
      if (asked?.type !== "do") throw new Error("no hint was asked for");
      const given: CardEvent = { type: "HintGiven", at: 1, seat: 0, hints: i + 1, step: i + 1, cards, exists: true };
      network.last.say({ type: "events", after: i, events: [given], by: 0, id: asked.id }, { type: "done", id: asked.id, version: i + 1 });
      await vi.advanceTimersByTimeAsync(1);
    }
    expect(one('[data-state="status"]').textContent).toContain(t("web-hint-came", { hint: t("web-hint-cards", { cards: 2, whole: "no" }) }));
    await vi.advanceTimersByTimeAsync(600_000);
    expect(commands(network), "somebody who is away finds no whole SET").toHaveLength(3);
    one('[data-do="dismiss"]').click();
    await vi.advanceTimersByTimeAsync(1);
    expect(one('[data-state="status"]').textContent).toContain(t("web-hints-are-off"));
    document.body.replaceChildren();
    const later = inPlay("point", ALONE);
    await vi.advanceTimersByTimeAsync(0);
    await later;
    expect(isCoached()).toBe(false);
  });

  it("still gets them after a find that a hint led to", async () => {
    await takeSet(await inPlay("point", { ...ALONE, hint: [0], hint_step: 2 }, true));
    document.body.replaceChildren();
    await inPlay("point", ALONE);
    expect(isCoached()).toBe(true);
  });
});

describe("the question mark at a card table", () => {
  it("lists its keys, as its cards lie", async () => {
    await inPlay("announce");
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "?", code: "Slash", bubbles: true }));
    await until(() => expect(document.querySelectorAll("dialog[open] .keys kbd")).toHaveLength(12));
    expect(document.querySelector("dialog[open] dl")?.textContent).toMatch(/SET!.*space.*No SET.*0/s);
  });
});

describe("the space bar at a card table", () => {
  const space = (): KeyboardEvent => new KeyboardEvent("keydown", { code: "Space", key: " ", bubbles: true, cancelable: true });

  function aside(): HTMLElement {
    const button = document.createElement("button");
    document.body.append(button);
    return button;
  }

  it("calls SET!, though the pointer has left the focus on some button", async () => {
    const network = await inPlay("announce");
    const button = aside();
    button.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    button.focus();
    press(button, space(), 7);
    expect(commands(network)).toMatchObject([{ command: { type: "CallSet" }, pressed: 7 }]);
  });

  it("belongs to a button that was focused with the keyboard", async () => {
    const network = await inPlay("announce");
    const button = aside();
    document.body.dispatchEvent(new KeyboardEvent("keydown", { code: "Tab", key: "Tab", bubbles: true }));
    button.focus();
    const event = space();
    press(button, event, 7);
    expect(event.defaultPrevented).toBe(false);
    expect(commands(network)).toEqual([]);
  });
});
