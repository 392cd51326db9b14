import type { Seating } from "../made/table";

interface Seats {
  readonly seating: Seating;
  readonly rules: { readonly seats: number };
}

/** Whether a running game has a seat for one more: those of leavers are kept for them (C11). */
export function hasRoom(view: Seats): boolean {
  return view.seating.chairs.filter((chair) => !chair.left || !chair.removed).length < view.rules.seats;
}

/** Seats of the game whose players have left it; a bot that plays on has made the seat its own. */
export function leavers(view: Seats & { readonly dealt_in?: readonly number[]; readonly playing?: readonly number[] }): number[] {
  const inGame = view.dealt_in ?? view.playing ?? [];
  return inGame.filter((seat) => view.seating.chairs[seat]?.left === true);
}
