import type { DiceView } from "../../generated/dicegame";
import { LAST_HINT } from "../../generated/faces";
import { hasHints, isSeated } from "../../table/seats";

// These functions say what a seat may do in a dice game, as far as its view shows. Python decides; the golden games
// check that they agree with it.

export function isPlaying(view: DiceView, seat: number | null): seat is number {
  return isSeated(view.seating, seat) && view.seating.paused_at === null && view.playing.includes(seat);
}

/** Returns whose turn it is. */
export function seatAtTurn(view: DiceView): number | null {
  return view.phase === "play" ? (view.to_play[0] ?? null) : null;
}

export function isAtTurn(view: DiceView, seat: number | null): boolean {
  return isPlaying(view, seat) && seatAtTurn(view) === seat;
}

/** Whether a wrong call keeps a seat from calling until the next roll. */
export function isBarred(view: DiceView, seat: number | null): boolean {
  const player = seat === null ? undefined : view.players[seat];
  return player !== undefined && player.wrong >= view.rules.wrong_calls;
}

export function mayCall(view: DiceView, seat: number | null): boolean {
  return isPlaying(view, seat) && view.phase === "opening" && view.call === null && !isBarred(view, seat);
}

/** Whether a seat has yet to choose which dice to reroll. */
export function mustChooseReroll(view: DiceView, seat: number | null): boolean {
  return isPlaying(view, seat) && view.phase === "extra" && !(view.players[seat]?.chosen ?? true);
}

/** Whether a seat sees the button for hints: in the opening and in its turn, where there are hints (D19). */
export function offersHints(view: DiceView, seat: number | null): boolean {
  return isPlaying(view, seat) && (view.phase === "opening" || isAtTurn(view, seat)) && hasHints(view, view.playing);
}

/** Whether a seat may ask for a hint: it could call or is at turn, and its hints have not yet shown everything. */
export function mayAskHint(view: DiceView, seat: number | null): boolean {
  const hint = seat === null ? null : view.players[seat]?.hint;
  const isWhole = hint && (hint.step >= LAST_HINT || hint.what === "no-set" || hint.what === "pass");
  return offersHints(view, seat) && (mayCall(view, seat) || isAtTurn(view, seat)) && !isWhole;
}
