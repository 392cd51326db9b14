import type { CardView } from "../../generated/cardgame";
import { isSeated } from "../../table/seats";

// What a seat may do in a card game, as far as its view says so. Python decides; golden games hold these to it.

/** The hint after which there are no more. */
const LAST_HINT = 4;

export function isPlaying(view: CardView, seat: number | null): seat is number {
  return isSeated(view.seating, seat) && view.phase === "play" && view.paused_at === null && view.dealt_in.includes(seat);
}

/** Whether nobody else is at this table, so that the game can be paused. */
export function mayPause(view: CardView, seat: number | null): boolean {
  return isPlaying(view, seat) && view.call === null && view.seating.chairs.every((chair, i) => i === seat || chair.left);
}

/** With the pile empty a vote is a vote to stop: there is a SET, or the deal would be over. */
export function isStopVote(view: CardView): boolean {
  return view.pile_count === 0;
}

export function hasVotes(view: CardView): boolean {
  return isStopVote(view) || view.no_set !== "auto";
}

export function mayVote(view: CardView, seat: number | null): boolean {
  return isPlaying(view, seat) && hasVotes(view) && view.call === null && !view.votes.includes(seat);
}

/** Whether a wrong call keeps this seat from calling for a while. */
export function isLocked(view: CardView, seat: number | null, now: number): boolean {
  const until = seat === null ? null : (view.players[seat]?.locked_until ?? null);
  return until !== null && until > now;
}

export function mayCall(view: CardView, seat: number | null, now: number): boolean {
  return isPlaying(view, seat) && view.style === "announce" && view.call === null && !isLocked(view, seat, now);
}

/** Whether hints are given in this deal: to somebody alone or against bots, and where the host turned them on (C13). */
export function hasHints(view: CardView, seat: number | null): boolean {
  if (!isPlaying(view, seat)) return false;
  const people = view.dealt_in.filter((player) => !view.seating.chairs[player]?.bot);
  return view.rules.hints || view.dealt_in.length < 2 || (people.length < 2 && !view.rules.rated);
}

export function mayAskHint(view: CardView, seat: number | null): boolean {
  return hasHints(view, seat) && view.hint_step < LAST_HINT;
}
