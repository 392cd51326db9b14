import type { PuzzleEvent } from "../../generated/puzzleevents";
import { NEW_PLAYER, type PuzzlePlayer, type PuzzleView } from "../../generated/puzzle";
import type { Seat } from "../../generated/table";
import { afterPause, applyToSeating, rested } from "../seating";

/** Applies an event to the view of a puzzle. No rules are needed: an event carries all its consequences. */
export function applyToPuzzle(view: PuzzleView, event: PuzzleEvent): PuzzleView {
  return { ...view, ...changes(view, event), version: view.version + 1 };
}

function changes(view: PuzzleView, event: PuzzleEvent): Partial<PuzzleView> {
  switch (event.type) {
    case "PuzzleStarted":
      return { phase: "play", cards: event.cards, sets: event.sets, shown_at: event.shown_at, seating: rested(view.seating) };
    case "SetFound":
      return { players: changed(view, event.seat, (player) => ({ ...player, found: [...player.found, { cards: event.cards, elapsed: event.elapsed }] })) };
    case "PickFailed":
      return { players: changed(view, event.seat, (player) => ({ ...player, wrong: event.wrong })) };
    case "PuzzleSolved":
      return { phase: "over", elapsed: event.elapsed, winners: view.seating.chairs.flatMap((chair, seat) => (chair.left ? [] : [seat])) };
    case "TablePaused":
      return { seating: applyToSeating(view.seating, event), cards: [], covered: true };
    case "TableResumed":
      return { seating: applyToSeating(view.seating, event), shown_at: afterPause(view.seating, event, view.shown_at) };
    case "PuzzleShown":
      return { cards: event.cards, covered: false };
    case "TableClosed":
      return { phase: "over" };
    case "PlayerSeated":
      return { seating: applyToSeating(view.seating, event), players: [...view.players, NEW_PLAYER] };
    default:
      return { seating: applyToSeating(view.seating, event) };
  }
}

function changed(view: PuzzleView, seat: Seat, change: (player: PuzzlePlayer) => PuzzlePlayer): readonly PuzzlePlayer[] {
  return view.players.map((player, i) => (i === seat ? change(player) : player));
}
