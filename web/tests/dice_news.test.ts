import { beforeAll, describe, expect, it } from "vitest";
import type { DiceEvent } from "../src/generated/diceevents";
import type { DiceView, LastTurn } from "../src/generated/dicegame";
import { DiceFeed } from "../src/games/dice/feed.svelte";
import type { DiceSeat } from "../src/games/dice/seat.svelte";
import { diceStatus } from "../src/games/dice/status";
import { WILD } from "../src/generated/faces";
import { diceNews, turnNews } from "../src/i18n/dice_news";
import { words } from "../src/i18n/words.svelte";
import { LANGUAGES } from "../src/settings/settings.svelte";
import { VIEW } from "./dicing";

const [ANA, BEN, WATCHER] = [0, 1, null];
const LAST: LastTurn = { seat: ANA, round: 2, kind: "played", points: 3, laid: [], sets: [], bonuses: [], reason: null, timed: false };
const CALL = { type: "OpeningFailed", at: 1, seat: ANA, dice: [], faces: [0, 1, 4], check: ["mixed", "same", "same"] };
const BEFORE: DiceView = { ...VIEW, players: VIEW.players.map((player) => ({ ...player, dice: [{ die: 1, face: 0 }] })) };

const turn = (change: Partial<LastTurn>) => (reader: number | null): string => turnNews(VIEW, { ...LAST, ...change }, reader).trim();
const event = (told: object) => (reader: number | null): string => diceNews(BEFORE, told as DiceEvent, reader) ?? "";
const rolls = (...seats: number[]): object => ({ type: "DiceRolled", at: 1, reason: "extra", rolls: seats.map((seat) => ({ seat, dice: [{ die: 1, face: 3 }] })) });

/** Everything Ana can do, as described to her and to Ben. */
const SENTENCES: readonly (readonly [string, string, (reader: number | null) => string])[] = [
  ["You open with one point.", "Ana opens with one point.", turn({ kind: "opened", points: 1 })],
  ["You open with 3 points.", "Ana opens with 3 points.", turn({ kind: "opened" })],
  ["You scored no points.", "Ana: no points.", turn({ points: 0 })],
  ["You scored one point.", "Ana: one point.", turn({ points: 1 })],
  ["You scored 3 points.", "Ana: 3 points.", turn({})],
  ["You ran out of time, and the dice already placed were played: 3 points.", "Ana ran out of time, and the dice already placed were played: 3 points.", turn({ timed: true })],
  ["You passed.", "Ana passes.", turn({ kind: "passed", reason: "passed" })],
  ["You ran out of time.", "Ana ran out of time.", turn({ kind: "passed", reason: "time" })],
  ["You had left and were skipped.", "Ana has left and is skipped.", turn({ kind: "passed", reason: "left" })],
  ["You replaced the WILD on f6.", "Ana replaces the WILD on f6.", event({ type: "WildSwapped", at: 1, seat: ANA, laid: { square: "f6" } })],
  ["Your call was not a SET (two have one symbol, the other has three).", "Ana: that is not a SET (two have one symbol, the other has three).", event({ ...CALL, reason: "wrong" })],
  ["You did not choose three dice in time.", "Ana did not choose three dice in time.", event({ ...CALL, reason: "time" })],
  ["You cancelled your call.", "Ana cancels the call.", event({ ...CALL, reason: "taken-back" })],
  ["You left during your call.", "Ana left during the call.", event({ ...CALL, reason: "left" })],
  ["You rolled again: one red oval, now one green oval.", "Ana rolled again: one red oval, now one green oval.", event(rolls(ANA, BEN))],
  ["You rolled 3 dice again.", "Ana rolled 3 dice again.", event({ ...rolls(ANA, BEN), rolls: [ANA, BEN].map((seat) => ({ seat, dice: [3, 4, 5].map((face) => ({ die: 1, face })) })) })],
  ["You kept all your dice.", "Ana kept all their dice.", event(rolls(BEN))],
];

const plain = (text: string): string => text.replace(/[\u2060\u2066-\u2069]/g, "");

describe("the news of a dice table", () => {
  beforeAll(async () => {
    await words.learn("dice", "web-dice");
  });

  it("speak to whoever acted, and of them to everyone else", async () => {
    await words.speak("en");
    for (const [own, others, say] of SENTENCES) {
      expect(plain(say(ANA))).toContain(own);
      for (const reader of [BEN, WATCHER]) expect(plain(say(reader))).toContain(others);
    }
  });

  it("say that everybody rolls again, unless nobody saw the roll before", async () => {
    await words.speak("en");
    const again = (until: number): string | null => diceNews({ ...VIEW, phase: "opening", rolled_since: 7, until: 90_000 }, { type: "DiceRolled", at: 1, reason: "opening", rolls: [], until }, ANA);
    expect(again(180_000)).toContain("everyone rolled again");
    expect(again(90_000)).toBe(null);
  });

  it("speak of a WILD only to somebody who may choose its face", () => {
    const own = { isArranging: true } as DiceSeat;
    const call = (...dice: number[]): DiceView => ({ ...VIEW, call: { seat: ANA, since: 0, until: 9, dice: dice.map((die) => ({ die, face: null })), interrupted: false } }) as DiceView;
    const hand = { ...VIEW, players: VIEW.players.map((player) => ({ ...player, dice: [{ die: 1, face: 5 }, { die: 2, face: 6 }, { die: 4, face: WILD }, { die: 5, face: WILD }] })) };
    expect(diceStatus(own, { ...call(1, 2, 4), players: hand.players })).not.toContain("WILD");
    expect(diceStatus(own, { ...call(1, 5, 4), players: hand.players })).toContain("WILD");
  });

  it("say of one's own dice what was chosen, and keep it until one's own turn is over", async () => {
    await words.speak("en");
    const chosen = (...choice: number[]): string => diceStatus({ isSeated: true, me: { chosen: true, choice } } as unknown as DiceSeat, { ...VIEW, phase: "extra" });
    expect(chosen()).toContain("You keep all your dice. Waiting");
    expect(chosen(3, 4)).toContain("You re-roll 2 dice. Waiting");
    expect(diceStatus({ isSeated: false } as DiceSeat, { ...VIEW, phase: "extra" })).toMatch(/^Waiting/);

    for (const [events, own] of [[[rolls(ANA)], "You rolled again: one red oval, now one green oval."], [[rolls(BEN)], "You kept all your dice."], [[], "You kept all your dice."]] as const) {
      const feed = new DiceFeed();
      const show = (type: string, seat: number, view: DiceView = BEFORE): void => feed.shown(view, { type, at: 2, seat } as unknown as DiceEvent);
      show("ExtraRollStarted", BEN);
      for (const rolled of events) feed.shown({ ...BEFORE, phase: "extra" }, rolled as DiceEvent);
      show("RoundStarted", BEN, { ...BEFORE, phase: "extra" });
      // until the first turn the news says it of everybody
      expect(plain([...feed.news.map((say) => say(ANA)), feed.reroll(ANA)].join(" "))).toContain(events.length > 0 ? own : "Nobody chose any dice to re-roll in time.");
      expect(feed.reroll(ANA)).toBe("");
      show("TurnPassed", BEN);
      expect([feed.news, plain(feed.reroll(ANA)), feed.reroll(BEN), feed.reroll(WATCHER)]).toEqual([[], own, "", ""]);
      show("TurnPassed", ANA);
      expect(feed.reroll(ANA)).toBe("");
    }
  });

  it("end with a call", () => {
    const feed = new DiceFeed();
    feed.news = [() => "Nobody opened with a SET: everyone rolled again."];
    feed.shown(VIEW, { type: "OpeningCalled", at: 1, seat: ANA, until: 9, seen: null } as never);
    expect(feed.news).toEqual([]);
  });

  for (const language of LANGUAGES) {
    it(`name nobody to themselves in ${language}`, async () => {
      await words.speak(language);
      for (const [own, , say] of SENTENCES) {
        expect([own, plain(say(ANA)).includes("Ana")]).toEqual([own, false]);
        expect([own, plain(say(BEN)).includes("Ana")]).toEqual([own, true]);
      }
    });
  }
});
