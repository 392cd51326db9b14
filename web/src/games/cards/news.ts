import type { CallFailed, CardEvent, CardNamed, SetTaken } from "../../generated/cardevents";
import type { CardView } from "../../generated/cardgame";
import type { Seat } from "../../generated/table";
import type { Verdict } from "../features";
import type { Race } from "../race";

/** The result of a call as shown to everybody: who called, which cards, and why it is right or wrong, feature by feature. */
export interface Outcome extends Race {
  readonly key: number;
  readonly seat: Seat;
  readonly right: boolean;
  readonly reason: CallFailed["reason"] | null;
  readonly cards: readonly number[];
  readonly check: readonly Verdict[];
  /** Whether mistakes cost nothing here, so the words about them are kind. */
  readonly gentle: boolean;
  readonly lost: number;
  readonly gained: number;
  /** The caller's points afterwards. */
  readonly points: number;
}

/**
 * Returns the result of a call, if the event has one. `before` is the view before the event; `race` is what was known when
 * the call was made: where players call first, the call decides the race.
 */
export function outcomeOf(before: CardView, event: CardEvent, race: Race | null = null): Outcome | null {
  if (event.type !== "SetTaken" && event.type !== "CardNamed" && event.type !== "CallFailed") return null;
  const outcome = event.type === "CallFailed" ? wrong(before, event) : right(before, event);
  return race && before.call?.seat === event.seat ? { ...outcome, lead: race.lead, tie: race.tie } : outcome;
}

function isGentle({ rules }: CardView): boolean {
  return rules.penalty === "none" && !rules.rated;
}

function right(before: CardView, event: SetTaken | CardNamed): Outcome {
  return {
    key: before.version + 1,
    seat: event.seat,
    right: true,
    reason: null,
    cards: event.type === "CardNamed" ? [event.card] : event.cards,
    check: event.type === "CardNamed" ? [] : event.check,
    gentle: isGentle(before),
    lost: 0,
    gained: event.points - (before.players[event.seat]?.points ?? 0),
    points: event.points,
    lead: event.lead,
    tie: event.tie,
  };
}

function wrong(before: CardView, event: CallFailed): Outcome {
  return {
    key: before.version + 1,
    seat: event.seat,
    right: false,
    reason: event.reason,
    cards: event.cards,
    check: event.check,
    gentle: isGentle(before),
    lost: (before.players[event.seat]?.points ?? 0) - event.points,
    gained: 0,
    points: event.points,
    lead: event.lead,
    tie: event.tie,
  };
}
