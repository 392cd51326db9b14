import { flushSync } from "svelte";
import { describe, expect, it, vi } from "vitest";
import { NEW_PLAYER, NEW_VIEW, type CardView } from "../src/generated/cardgame";
import { NEW_PLAYER as NEW_DICER, NEW_VIEW as NEW_DICE } from "../src/generated/dicegame";
import { CARDS } from "../src/games/cards";
import { DICE } from "../src/games/dice";
import { Absence } from "../src/net/absence.svelte";
import Meanwhile from "../src/table/Meanwhile.svelte";
import { none, one, put, withPage } from "./mounted";

const before: CardView = { ...NEW_VIEW, phase: "play", deal: 1, players: [{ ...NEW_PLAYER, points: 6 }, { ...NEW_PLAYER, right: 1 }] };

describe("what was missed while the connection was lost", () => {
  it("is one's own call that ran out, and what it cost", () => {
    const after = { ...before, players: [{ ...NEW_PLAYER, points: 3, wrong: 1 }, { ...NEW_PLAYER, right: 3 }] };
    expect(CARDS.missed(before, after, 0, false)).toEqual([
      { id: "web-missed-call", values: { lost: 3 } },
      { id: "web-missed-sets", values: { sets: 2 } },
    ]);
    expect(CARDS.missed(before, after, null, false)).toEqual([{ id: "web-missed-sets", values: { sets: 2 } }]);
  });

  it("is no time that ran out if the player's cards or dice were sent after all", () => {
    const after = { ...before, players: [{ ...NEW_PLAYER, points: 6, wrong: 1 }, { ...NEW_PLAYER, right: 1 }] };
    expect(CARDS.missed(before, after, 0, true)).toEqual([]);
    const dice = { ...NEW_DICE, phase: "play" as const, to_play: [0, 1], players: [NEW_DICER, NEW_DICER] };
    expect(DICE.missed(dice, { ...dice, to_play: [1, 0] }, 0, true)).toEqual([]);
  });

  it("is nothing worth a word where nobody won or lost anything", () => {
    expect(CARDS.missed(before, { ...before, version: 9 }, 0, false)).toEqual([]);
  });

  it("is a new deal", () => {
    expect(CARDS.missed(before, { ...before, deal: 2 }, 0, false)).toEqual([{ id: "web-missed-deal", values: { deal: 2 } }]);
  });

  it("is a turn that ran out, and others' points at dice", () => {
    const dice = { ...NEW_DICE, phase: "play" as const, to_play: [0, 1], players: [{ ...NEW_DICER, score: 4 }, { ...NEW_DICER, score: 2 }] };
    const after = { ...dice, to_play: [0], round: dice.round + 1, players: [{ ...NEW_DICER, score: 4 }, { ...NEW_DICER, score: 8 }] };
    expect(DICE.missed(dice, after, 0, false)).toEqual([
      { id: "web-missed-turn", values: {} },
      { id: "web-missed-points", values: { points: 6 } },
    ]);
  });
});

describe("the notice about what was missed", () => {
  withPage();

  it("goes by itself, but only after it was in view for a while", () => {
    vi.useFakeTimers();
    const absence = new Absence<CardView>({ later: () => () => undefined });
    put(Meanwhile, { session: { absence, info: { game: "cards" }, seat: 0 } as never, phase: "play" });
    absence.missed = { before, after: { ...before, deal: 2 } };
    flushSync();
    expect(one(".meanwhile").textContent).toContain("Deal 2 has started.");
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    vi.advanceTimersByTime(60_000);
    flushSync();
    expect(none(".meanwhile")).toBe(false);
    hidden.mockRestore();
    vi.advanceTimersByTime(20_000);
    flushSync();
    expect(none(".meanwhile")).toBe(true);
    vi.useRealTimers();
  });
});
