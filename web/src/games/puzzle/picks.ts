import type { FoundSet, PuzzleView } from "../../generated/puzzle";
import type { PuzzleEvent } from "../../generated/puzzleevents";
import type { Outcome } from "../cards/news";
import { type Triple, setsAmong } from "../sets";

/** Returns the result of picking three cards, as the card table shows it; null for other events. */
export function outcomeOf(before: PuzzleView, event: PuzzleEvent): Outcome | null {
  if (event.type !== "SetFound" && event.type !== "PickFailed") return null;
  const right = event.type === "SetFound";
  return {
    key: before.version + 1,
    seat: event.seat,
    right,
    reason: right ? null : event.reason,
    cards: event.cards,
    check: event.check,
    gentle: before.rules.date === "",
    lost: 0,
    gained: 0,
    points: 0,
    lead: null,
    tie: false,
  };
}

/** Returns the finds of all players in order: a team has one list (Z10). */
export function allFound(view: PuzzleView): FoundSet[] {
  return view.players.flatMap((player) => player.found).sort((one, other) => one.elapsed - other.elapsed);
}

/** A SET, and the time since the previous one. */
export interface TimedSet {
  readonly cards: Triple;
  readonly took: number;
}

export function timed(found: readonly FoundSet[]): TimedSet[] {
  return found.map((one, i) => ({ cards: one.cards, took: one.elapsed - (found[i - 1]?.elapsed ?? 0) }));
}

/** Returns the SETs not yet found. */
export function unfound(view: PuzzleView): Triple[] {
  const known = new Set(allFound(view).map((one) => one.cards.join()));
  return setsAmong(view.cards).filter((cards) => !known.has(cards.join()));
}
