import { beforeAll, describe, expect, it } from "vitest";
import { outcomeSaid } from "../src/games/cards/explanations";
import { raceText } from "../src/games/race";
import { applyToCards } from "../src/games/cards/projection";
import { CardFeed } from "../src/games/cards/feed.svelte";
import { DiceFeed } from "../src/games/dice/feed.svelte";
import type { CardEvent, SetCalled } from "../src/generated/cardevents";
import { NEW_PLAYER, NEW_VIEW, type CardView } from "../src/generated/cardgame";
import type { OpeningCalled } from "../src/generated/diceevents";
import { NEW_VIEW as NEW_DICE } from "../src/generated/dicegame";
import { words } from "../src/i18n/words.svelte";

beforeAll(async () => {
  await words.learn("dice", "web-dice", "web-table");
  await words.speak("en");
});

const CALLED: SetCalled = { type: "SetCalled", at: 10, seat: 0, until: 5010, lead: 34, tie: false };
const TABLE: CardView = {
  ...NEW_VIEW,
  phase: "play",
  style: "announce",
  layout: [0, 1, 2, 3],
  players: [NEW_PLAYER, NEW_PLAYER],
  seating: { ...NEW_VIEW.seating, host: 0, chairs: ["Ana", "Ben"].map((name) => ({ name, bot: false, away: false, left: false, leaving: false, removed: false, ready: false, committed: "", excused: false, contributes_nonces: false, offered: "", sits_out: false, handicap: 0 })) },
};

/** The feed of a table after these events. */
function told(...events: CardEvent[]): CardFeed {
  const feed = new CardFeed();
  let view = TABLE;
  for (const event of events) {
    const before = view;
    view = applyToCards(before, event);
    feed.shown(before, event);
  }
  return feed;
}

const FAILED: CardEvent = {
  type: "CallFailed",
  at: 20,
  seat: 0,
  reason: "wrong",
  cards: [0, 1, 3],
  check: ["same", "mixed", "same", "mixed"],
  lost: [],
  points: 0,
  locked_until: null,
  vote_until: null,
  look_at: null,
  lead: null,
  tie: false,
};

describe("by how much a race was won", () => {
  it("is told with the call, where one calls first", () => {
    expect(told(CALLED).race).toEqual({ lead: 34, tie: false });
    expect(raceText(told(CALLED).race)).toBe("Won by 34 ms");
    expect(raceText(told({ ...CALLED, lead: 0, tie: true }).race)).toContain("chance");
  });

  it("is told again with what the call came to, right or wrong, and then no more", () => {
    const taken: CardEvent = {
      type: "SetTaken",
      at: 20,
      seat: 0,
      cards: [0, 1, 2],
      slots: [0, 1, 2],
      check: ["same", "same", "same", "different"],
      points: 3,
      layout: [null, null, null, 3],
      dealt: [],
      moved: [],
      pile_count: 0,
      lead: null,
      tie: false,
      chained: [],
    };
    expect(told(CALLED, taken).outcome).toMatchObject({ right: true, lead: 34 });
    const wrong = told(CALLED, FAILED);
    expect(wrong.outcome).toMatchObject({ right: false, lead: 34 });
    expect(wrong.race).toBeNull();
  });

  it("comes with the cards, where pointing is the call", () => {
    expect(told({ ...FAILED, lead: 7 }).outcome).toMatchObject({ lead: 7, tie: false });
  });

  it("is nothing where nobody else pressed", () => {
    expect(told({ ...CALLED, lead: null }).race).toBeNull();
    expect(raceText(null)).toBe("");
  });

  it("is told of the opening of the dice game", () => {
    const feed = new DiceFeed();
    const called: OpeningCalled = { type: "OpeningCalled", at: 10, seat: 1, until: 5010, lead: 12, tie: false };
    feed.shown(NEW_DICE, called);
    expect(raceText(feed.race)).toBe("Won by 12 ms");
    feed.shown(NEW_DICE, { type: "TurnPassed", at: 20, seat: 0, reason: "passed", counts: true });
    expect(feed.race).toBeNull();
  });
});

describe("an outcome", () => {
  it("is said whole to those who hear the page: whose, what failed, and the race", () => {
    const outcome = told(CALLED, FAILED).outcome;
    if (!outcome) throw new Error("no outcome");
    const said = outcomeSaid(outcome, "Ana", false);
    expect(said).toContain("Ana");
    expect(said).toContain("not a SET");
    expect(said).toMatch(/colour: two .*(red|green)/i);
    expect(said).toContain("Won by 34 ms");
  });
});
