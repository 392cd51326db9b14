import { flushSync } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import App from "../src/App.svelte";
import NotLoaded from "../src/components/NotLoaded.svelte";
import { applyToCards } from "../src/games/cards/projection";
import { CardFeed } from "../src/games/cards/feed.svelte";
import Table from "../src/games/cards/Table.svelte";
import type { CardEvent } from "../src/generated/cardevents";
import { NEW_VIEW, type CardView } from "../src/generated/cardgame";
import { PROTOCOL, type ServerMessage } from "../src/generated/wire";
import { chairName } from "../src/i18n/names";
import { t, words } from "../src/i18n/words.svelte";
import { keyFor } from "../src/keys/keys";
import { reintroduce } from "../src/net/http";
import { Session } from "../src/net/session.svelte";
import ErrorPage from "../src/pages/ErrorPage.svelte";
import Room from "../src/pages/Room.svelte";
import Rules from "../src/pages/Rules.svelte";
import { route } from "../src/pages/route.svelte";
import { Player } from "../src/replay/player.svelte";
import { declined, noteProposal } from "../src/table/declined.svelte";
import { none, one, put, settled, until, withPage } from "./mounted";
import { Network } from "./sockets";

withPage();
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  declined.news = null;
});

const PEOPLE = ["Ana", "Ben", "Cleo"].reduce<CardView>((view, name, seat) => applyToCards(view, { type: "PlayerSeated", at: 0, seat, name, bot: false }), NEW_VIEW);
const IN_PLAY: CardView = { ...PEOPLE, phase: "play", deal: 1, dealer: 0, dealt_in: [0, 1, 2], layout: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], pile_count: 69 };
const ALONE: CardView = { ...IN_PLAY, dealt_in: [0], style: "point", seating: { ...PEOPLE.seating, chairs: PEOPLE.seating.chairs.slice(0, 1) }, players: PEOPLE.players.slice(0, 1), rules: { ...PEOPLE.rules, seats: 1 } };

async function at(view: CardView): Promise<{ network: Network; session: Session<CardView>; feed: CardFeed }> {
  const network = new Network();
  const session = new Session<CardView>("abc", () => ({ apply: (before, event) => applyToCards(before, event as CardEvent) }), network);
  session.start();
  network.last.accept();
  const table = { code: "abc", game: "cards", listed: false, chat: true, successor: null, rematch_by: null, room: null };
  network.last.say({ type: "welcome", protocol: PROTOCOL, table, seat: 0, version: view.version, now: 0, permissions: [], resume_token: "w", view } as ServerMessage);
  await settled();
  const feed = new CardFeed();
  put(Table, { session, feed, view });
  return { network, session, feed };
}

function pick(...slots: number[]): void {
  for (const slot of slots) document.body.dispatchEvent(new KeyboardEvent("keydown", { code: keyFor(`slot-${slot}`, {}), bubbles: true }));
  flushSync();
}

const chosen = (): number[] => [...document.querySelectorAll<HTMLElement>('[data-card][aria-pressed="true"]')].map((card) => Number(card.dataset.card));

describe("a lost connection", () => {
  it("leaves the cards chosen, and the one that did not go through can be pressed again", async () => {
    await at(ALONE);
    pick(0, 1);
    dispatchEvent(new Event("offline"));
    await settled();
    const before = one('[data-said="picked"]').textContent;
    expect(before).toMatch(/^Picked 2 of 3: /);
    pick(2);
    await settled();
    expect(one('[data-said="picked"]').textContent).toBe(before);
  });

  it("takes the hint away until it is back", async () => {
    await at(ALONE);
    expect(one("button.hint").hasAttribute("disabled")).toBe(false);
    dispatchEvent(new Event("offline"));
    flushSync();
    expect(one("button.hint").hasAttribute("disabled")).toBe(true);
  });

  it("stops the clock of a player alone: nobody knows what the table's says (C20)", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    try {
      const { network } = await at(ALONE);
      network.time = 5000;
      vi.advanceTimersByTime(1000);
      flushSync();
      expect(one(".what").textContent).toBe("0:05");
      dispatchEvent(new Event("offline"));
      flushSync();
      network.time = 60_000;
      vi.advanceTimersByTime(5000);
      flushSync();
      expect(one(".what").textContent).toBe("0:05");
    } finally {
      vi.useRealTimers();
    }
  });

  const unloaded: Record<string, () => void> = {
    "a table": () => void put(ErrorPage, { title: "nothing", again: "again", waits: true }),
    "a part of a page": () => void put(NotLoaded, {}),
    "the texts": () => {
      vi.spyOn(words, "speak").mockRejectedValue(new TypeError("there is no network"));
      vi.spyOn(words, "ready", "get").mockReturnValue(false);
      void put(App, {});
    },
    "the rules of a table": () => {
      route.go("/rules?table=abc");
      void put(Rules, {});
    },
    "a room": () => void put(Room, { code: "katrm" }),
  };
  for (const [what, load] of Object.entries(unloaded))
    it(`that kept ${what} from loading ends with the page loading again`, async () => {
      reintroduce();
      load();
      await until(() => one('[data-do="reload"]'));
      const reload = vi.fn();
      vi.stubGlobal("location", { ...location, reload });
      dispatchEvent(new Event("online"));
      expect(reload).toHaveBeenCalledOnce();
      vi.restoreAllMocks();
    });

  it("does not take a table back that another window has", () => {
    const reload = vi.fn();
    vi.stubGlobal("location", { ...location, reload });
    put(ErrorPage, { title: "elsewhere", again: "here" });
    dispatchEvent(new Event("online"));
    expect(reload).not.toHaveBeenCalled();
  });

  it("says of a call that ran out what it was, where it cost no points", () => {
    expect(t("web-missed-call", { lost: 0 })).toMatch(/wrong call.*no points/);
  });
});

describe("a card chosen by its key", () => {
  it("is announced, with how many are chosen", async () => {
    await at(ALONE);
    expect(one('[data-said="picked"]').textContent).toBe("");
    pick(0);
    expect(one('[data-said="picked"]').textContent).toMatch(/^Picked 1 of 3: .*row 1, column 1$/);
    pick(0);
    expect(one('[data-said="picked"]').textContent).toBe("");
    expect(chosen()).toEqual([]);
  });
});

describe("a proposal", () => {
  const proposed: CardView = { ...IN_PLAY, seating: { ...IN_PLAY.seating, proposal: { seat: 1, what: "end", agreed: [1] } } };

  it("names who has agreed and who has not", async () => {
    await at(proposed);
    expect(one(".proposal").textContent).toMatch(/Ben.* wants to end the game here\..*Agreed: .*Ben.*Not yet: .*Ana.*Cleo/);
  });

  it("that is declined is told to the others", async () => {
    await at(IN_PLAY);
    noteProposal(proposed, { type: "ProposalDeclined", at: 1, seat: 2 });
    flushSync();
    expect(one('[data-said="proposal"]').textContent).toMatch(/Cleo.* wants to play on/);
    noteProposal(proposed, { type: "ProposalDeclined", at: 1, seat: 1 });
    flushSync();
    expect(one('[data-said="proposal"]').textContent).toMatch(/Ben.* has withdrawn/);
    noteProposal(proposed, { type: "ProposalDeclined", at: 1, seat: 0 });
    flushSync();
    expect(none(".declined"), "whoever declined knows").toBe(true);
  });
});

describe("the result of a game that was ended early", () => {
  const over: CardView = { ...IN_PLAY, phase: "over", winners: [0], left: [0, 1, 5], layout: [] };

  it("counts the cards in the pile too", async () => {
    await at(over);
    expect(one("figcaption").textContent).toMatch(/3 cards are left\. 69 more are in the pile\./);
  });

  it("shows the SET that lay there when all agreed that there was none, and not before", async () => {
    const asked = vi.fn((_: string, { body }: { body?: string }) => {
      const { boards } = JSON.parse(body ?? "") as { boards: { cards: number[] }[] };
      return Promise.resolve(new Response(JSON.stringify({ boards: boards.map(({ cards }) => [cards.slice(0, 3)]) })));
    });
    vi.stubGlobal("fetch", asked);
    const { feed } = await at(IN_PLAY);
    const dealt = { type: "CardsAdded", at: 1, cause: "vote", layout: [...IN_PLAY.layout, 12, 13, 14], dealt: [12, 13, 14], pile_count: 66 };
    feed.shown(IN_PLAY, dealt as unknown as CardEvent);
    await settled();
    expect(none("[data-overlooked]")).toBe(true);
    expect(asked).not.toHaveBeenCalled();
    document.body.replaceChildren();
    const later = await at(over);
    later.feed.shown(IN_PLAY, dealt as unknown as CardEvent);
    await until(() => expect(one("[data-overlooked]").textContent).toContain("but there was one"));
    expect(document.querySelectorAll("[data-overlooked] li")).toHaveLength(3);
  });
});

describe("a bot", () => {
  it("has a name that says what it is", () => {
    expect(chairName({ name: "Average", bot: true })).toBe("Average bot");
    expect(chairName({ name: "Average 2", bot: true })).toBe("Average bot 2");
    expect(chairName({ name: "Average", bot: false })).toBe("Average");
  });
});

describe("the space bar in a replay", () => {
  it("plays and pauses", () => {
    const made: Player[] = [];
    // a component's only purpose here is to own the player's effects
    put((() => void made.push(new Player(() => ({ events: [{ at: 0 }, { at: 1000 }, { at: 2000 }], views: [] }), () => [0]))) as never, {});
    const [player] = made;
    const press = (): void => player?.keys(new KeyboardEvent("keydown", { key: " ", code: "Space", cancelable: true }));
    press();
    expect(player?.playing).toBe(true);
    press();
    expect(player?.playing).toBe(false);
  });
});
