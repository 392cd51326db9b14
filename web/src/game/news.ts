import type { CallFailed, CardEvent, SetTaken, View } from "../made/cardgame";
import type { Seat } from "../made/table";
import type { Verdict } from "./features";

/** The last call as everybody is shown it: who, which cards, and feature by feature why. */
export interface Outcome {
  readonly key: number;
  readonly seat: Seat;
  readonly right: boolean;
  readonly reason: CallFailed["reason"] | null;
  readonly cards: readonly number[];
  readonly check: readonly Verdict[];
  readonly lost: number;
  readonly gained: number;
  readonly lead: number | null;
  readonly tie: boolean;
}

/** What a call came to, if the event tells of one; `before` is the view that the event met. */
export function outcomeOf(before: View, event: CardEvent): Outcome | null {
  if (event.type === "SetTaken") return right(before, event);
  if (event.type === "CallFailed") return wrong(before, event);
  return null;
}

function right(before: View, event: SetTaken): Outcome {
  return {
    key: before.version + 1,
    seat: event.seat,
    right: true,
    reason: null,
    cards: event.cards,
    check: event.check,
    lost: 0,
    gained: event.points - (before.players[event.seat]?.points ?? 0),
    lead: event.lead,
    tie: event.tie,
  };
}

function wrong(before: View, event: CallFailed): Outcome {
  return {
    key: before.version + 1,
    seat: event.seat,
    right: false,
    reason: event.reason,
    cards: event.cards,
    check: event.check,
    lost: (before.players[event.seat]?.points ?? 0) - event.points,
    gained: 0,
    lead: null,
    tie: false,
  };
}
