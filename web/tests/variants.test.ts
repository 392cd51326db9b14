import { beforeAll, describe, expect, it, vi } from "vitest";
import { facesOf } from "../src/variants/faces";
import PICTURES from "../src/generated/deck_pictures.json";
import { OTHER_DECKS } from "../src/generated/decks";
import type { CardRules } from "../src/generated/editions";
import type { Timeline } from "../src/generated/results";
import { NEW_VIEW, type CardView } from "../src/generated/cardgame";
import { VARIANTS } from "../src/generated/variants";
import { PROTOCOL } from "../src/generated/wire";
import { CardFeed } from "../src/games/cards/feed.svelte";
import { applyToCards } from "../src/games/cards/projection";
import Table from "../src/games/cards/Table.svelte";
import type { CardEvent } from "../src/generated/cardevents";
import { prepareFaces } from "../src/games/faces";
import { keyFor } from "../src/keys/keys";
import { words } from "../src/i18n/words.svelte";
import { Session } from "../src/net/session.svelte";
import TimelinePage from "../src/pages/Timeline.svelte";
import type { PaletteName } from "../src/settings/settings.svelte";
import LessonPage from "../src/variants/LessonPage.svelte";
import { NAMES, addressOf, chosenIn, lessonOf, overridesOf, waysOf } from "../src/variants/choices";
import Shown from "./Shown.svelte";
import { none, one, put, settled, until, withPage } from "./mounted";
import { Network } from "./sockets";

withPage();
beforeAll(() => words.learn("variants", "web-variants"));

type Deck = CardRules["deck"];
const lawOf = (deck: string): CardRules["law"] => (deck === "five" ? "set" : deck === "dots" ? "dots" : "quads");

/** What a picture shows and where, in the format of Python's description. */
function parts(svg: Element): string[] {
  const all = (selector: string): Element[] => [...svg.querySelectorAll(selector)];
  const of = (element: Element, ...names: string[]): string => names.map((name) => element.getAttribute(name)).join(" ");
  return [
    ...all("[transform]").map((element) => of(element, "transform")),
    ...all("path").map((element) => of(element, "d")),
    ...all("circle").map((element) => of(element, "cx", "cy", "r", "fill")),
    ...all("text").map((element) => `${of(element, "x", "y")} ${element.textContent}`),
  ].sort();
}

describe("cards that are not in the books", () => {
  for (const { deck, card, palette, parts: drawn } of PICTURES) {
    it(`look as in Python: ${deck} ${card}, ${palette}`, () => {
      const page = put(Shown, { faces: facesOf({ deck: deck as Deck, law: lawOf(deck) }), card, palette: palette as PaletteName });
      expect(parts(one("svg"))).toEqual([...drawn].sort());
      expect(page.querySelectorAll("svg")).toHaveLength(1);
    });
  }

  it("have names that tell every card of a deck from the others", () => {
    for (const [deck, { cards }] of Object.entries(OTHER_DECKS)) {
      const faces = facesOf({ deck: deck as Deck, law: lawOf(deck) });
      const names = Array.from({ length: cards[1] - cards[0] + 1 }, (_, i) => faces.nameOf(cards[0] + i));
      expect(new Set(names).size).toBe(VARIANTS[`${deck} ${lawOf(deck)}`]?.size);
    }
    expect(facesOf({ deck: "five", law: "set" }).nameOf(1)).toBe("one red solid squiggle with a sun");
    expect(facesOf({ deck: "dots", law: "dots" }).nameOf(5)).toBe("dots A, C");
  });

  it("are explained by their law", () => {
    const quads = facesOf({ deck: "four", law: "quads" }).findings([0, 1, 0, 1], ["same", "same", "pairs"]);
    expect(quads.map((line) => `${line.name}: ${line.text}`)).toEqual(["number: all the same (one, one, one, one)", "colour: all the same (red, red, red, red)", "shape: two and two (oval, squiggle, oval, squiggle)"]);
    const dots = facesOf({ deck: "dots", law: "dots" }).findings([1, 3, 5], ["mixed", "mixed", "mixed", "fits", "fits", "fits"]);
    expect(dots.map((line) => `${line.name} ${line.text}`).slice(0, 4)).toEqual(["A on 3 cards, an odd number", "B on one card, an odd number", "C on one card, an odd number", "D on no card"]);
  });
});

describe("the page of the variants", () => {
  it("offers what the rules allow, and puts the choice into the address", () => {
    expect(waysOf("ultra")).toEqual(["refill", "chain", "all"]);
    const chosen = chosenIn("ghost", "?deck=red&way=chain&ending=takings&goal=20&together=yes");
    expect(chosen).toEqual({ deck: "red", law: "ghost", way: "chain", ending: "takings", goal: 20, together: true });
    expect(addressOf("ghost", chosen)).toBe("/variants/ghost?deck=red&way=chain&ending=takings&goal=20&together=yes");
    expect(overridesOf(chosen)).toEqual({ deck: "red", law: "ghost", way: "chain", ending: "takings", goal: 20, together: true });
  });

  it("reads an address that asks for what cannot be as the nearest thing that can", () => {
    expect(chosenIn("ultra", "?deck=dots&way=hidden&ending=first&goal=7&together=yes")).toEqual({ deck: "full", law: "ultra", way: "refill", ending: "first", goal: 10, together: false });
    expect(overridesOf(chosenIn("dots", "?way=all"))).toEqual({ deck: "dots", law: "dots", way: "all", penalty: "none" });
  });
});

describe("a lesson", () => {
  it("says of every choice on its boards whether it may be taken, and why not", () => {
    for (const name of NAMES.filter((variant) => variant !== "set")) {
      const lesson = lessonOf(name);
      expect(lesson?.right.check).not.toContain("mixed");
      expect(lesson?.wrong.check).toContain("mixed");
      for (const { checks } of lesson?.searches ?? []) expect(Object.values(checks).filter((check) => !check.includes("mixed")).length).toBeGreaterThan(0);
    }
  });

  it("is found by choosing the cards", async () => {
    put(LessonPage, { name: "quads" });
    await until(() => one(".board"));
    const [search] = lessonOf("quads")?.searches ?? [];
    const [found] = Object.entries(search?.checks ?? {}).find(([, check]) => !check.includes("mixed")) ?? [];
    for (const card of found?.split(" ") ?? []) one(`.board [data-card="${card}"]`).dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, button: 0 }));
    await settled();
    expect(one(".answer").textContent).toBe("Found!");
  });
});

/** A running table, as seen from the first seat. */
async function inPlay(rules: Partial<CardRules>, changes: Partial<CardView> = {}): Promise<Network> {
  const network = new Network();
  const session = new Session<CardView>("abc", () => ({ apply: (before, event) => applyToCards(before, event as CardEvent) }), network);
  session.start();
  network.last.accept();
  const seated = applyToCards(NEW_VIEW, { type: "PlayerSeated", at: 0, seat: 0, name: "Ana", bot: false });
  const view: CardView = { ...seated, rules: { ...seated.rules, ...rules }, phase: "play", deal: 1, dealer: 0, dealt_in: [0], style: "point", layout: [1, 2, 3, 4, 5, 6, 7], pile_count: 50, ...changes };
  await prepareFaces(view.rules);
  const table = { code: "abc", game: "cards", listed: false, chat: false, successor: null, rematch_by: null, room: null };
  network.last.say({ type: "welcome", protocol: PROTOCOL, table, seat: 0, version: 0, now: 0, permissions: [], resume_token: "w", view });
  await settled();
  put(Table, { session, feed: new CardFeed(), view });
  await settled();
  return network;
}

const key = (code: string): void => void document.body.dispatchEvent(new KeyboardEvent("keydown", { code, bubbles: true }));
const commands = (network: Network): unknown[] => network.last.sent.filter((message) => message.type === "do").map((message) => (message as unknown as { command: unknown }).command);
/** Chooses cards by slot, using their keys: without a window the table has no size. */
const choose = async (...slots: number[]): Promise<void> => {
  for (const slot of slots) key(keyFor(`slot-${slot}`, {}));
  await settled();
};

describe("taking cards", () => {
  it("needs as many as the law says: the last one takes them", async () => {
    const network = await inPlay({ law: "ultra" });
    await choose(0, 1, 2);
    expect(commands(network)).toEqual([]);
    await choose(3);
    expect(commands(network)).toMatchObject([{ type: "ClaimSet", cards: [1, 2, 3, 4] }]);
  });

  it("waits for a word where the number of cards can vary", async () => {
    const network = await inPlay({ deck: "dots", law: "dots" });
    expect(one(".take").getAttribute("aria-disabled") ?? one(".take").hasAttribute("disabled")).toBeTruthy();
    await choose(0, 1, 2, 3, 6);
    expect(commands(network)).toEqual([]);
    await choose(6);
    expect(one(".take").textContent).toContain("Take 4");
    key("KeyP");
    await settled();
    expect(commands(network)).toMatchObject([{ type: "ClaimSet", cards: [1, 2, 3, 4] }]);
    expect(none(".none")).toBe(true);
  });

  it("may use the last taking where takings are chained", async () => {
    const network = await inPlay({ way: "chain" }, { chain: [60, 61, 62], layout: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] });
    expect(document.querySelectorAll(".chain [data-card]")).toHaveLength(3);
    await choose(12, 0, 1);
    expect(commands(network)).toMatchObject([{ type: "ClaimSet", cards: [60, 0, 1] }]);
  });

  it("ends with a name for the card that nobody has seen", async () => {
    const network = await inPlay({ way: "hidden" }, { naming_until: 20_000, layout: [0, 1, 2], pile_count: 0 });
    await until(() => one(".naming"));
    const rows = [...document.querySelectorAll('.naming [role="radiogroup"]')];
    expect(rows).toHaveLength(4);
    expect(one(".naming button").hasAttribute("disabled")).toBe(true);
    rows.forEach((row) => row.querySelectorAll("input")[2]?.click());
    await settled();
    one(".naming button").click();
    await settled();
    expect(commands(network)).toMatchObject([{ type: "NameCard", card: 80 }]);
  });
});

describe("the timeline of a variant", () => {
  const line: Timeline = {
    game: "cards",
    deck: "four",
    law: "quads",
    players: ["Ana"],
    bots: [],
    points: [4],
    winners: [0],
    finished: 5,
    length: 9000,
    marks: [
      { at: 0, version: 3, what: "deal", sets: 2 },
      { at: 7000, version: 4, what: "found", seat: 0, cards: [3, 7, 11, 15], took: 7000, missed: [{ cards: [0, 1, 3, 2], kind: "", lay: 7000 }] },
      { at: 9000, version: 5, what: "end" },
    ],
  };

  it("shows its own cards, and no features of another deck", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(line))));
    put(TimelinePage, { code: "quads" });
    await until(() => one("main ol li.found"));
    const shown = (selector: string): (string | null)[] => [...document.querySelectorAll(`${selector} [role=img]`)].map((card) => card.getAttribute("aria-label"));
    const { nameOf } = facesOf(line);
    expect(shown("main ol li.found")).toEqual([3, 7, 11, 15].map(nameOf));
    expect(shown("a[href='/replay/quads?step=3']")).toEqual([0, 1, 3, 2].map(nameOf));
    expect(nameOf(3)).toContain("hourglass");
    expect(one("main").textContent).not.toMatch(/features? differ/);
  });
});
