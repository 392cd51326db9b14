import type { CardView } from "../../generated/cardgame";
import { hasHints, isSeated } from "../../table/seats";
import { variantOf } from "../variants";

// These functions say what a seat may do in a card game, as far as its view shows. Python decides; the golden games
// check that they agree with it.

export function isPlaying(view: CardView, seat: number | null): seat is number {
  return isSeated(view.seating, seat) && view.phase === "play" && view.paused_at === null && view.dealt_in.includes(seat);
}

/** Whether a seat may still take cards; once nothing is left to take, the unseen card must be named. */
export function isTaking(view: CardView, seat: number | null): seat is number {
  return isPlaying(view, seat) && view.naming_until === null;
}

/** Whether the hints have shown a complete taking, or that there is none. */
function isHintWhole(view: CardView): boolean {
  const { least, most } = variantOf(view.rules);
  if (view.hint.length === 0 || least === most) return view.hint_step > least;
  return view.hint.length >= least && view.hint.reduce((sum, card) => sum ^ card, 0) === 0;
}

/** Whether the seat may pause: nobody else is at the table. */
export function mayPause(view: CardView, seat: number | null): boolean {
  return isPlaying(view, seat) && view.call === null && view.seating.chairs.every((chair, i) => i === seat || chair.left);
}

/** Whether cards may be added to those dealt: they are not sure to hold anything to take. */
export function mayGrow(rules: CardView["rules"]): boolean {
  return rules.layout < variantOf(rules).certain;
}

/** With an empty pile, a vote is a vote to stop: there must be a SET, or the deal would be over. */
export function isStopVote(view: CardView): boolean {
  return view.pile_count === 0 && view.rules.way !== "all";
}

export function hasVotes(view: CardView): boolean {
  return isStopVote(view) || view.no_set !== "auto";
}

export function mayVote(view: CardView, seat: number | null): boolean {
  return isTaking(view, seat) && hasVotes(view) && view.call === null && !view.votes.includes(seat);
}

/** Whether a wrong call keeps this seat from calling for a while. */
export function isLocked(view: CardView, seat: number | null, now: number): boolean {
  const until = seat === null ? null : (view.players[seat]?.locked_until ?? null);
  return until !== null && until > now;
}

export function mayCall(view: CardView, seat: number | null, now: number): boolean {
  return isTaking(view, seat) && view.style === "announce" && view.call === null && !isLocked(view, seat, now);
}

/** Whether a seat sees the button for hints. */
export function offersHints(view: CardView, seat: number | null): boolean {
  return isPlaying(view, seat) && hasHints(view, view.dealt_in);
}

export function mayAskHint(view: CardView, seat: number | null): boolean {
  return offersHints(view, seat) && view.naming_until === null && !isHintWhole(view);
}
