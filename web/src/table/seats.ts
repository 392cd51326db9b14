import type { Seating } from "../generated/table";

interface Seats {
  readonly seating: Seating;
  readonly rules: { readonly seats: number };
}

/** Who plays, in either game. */
interface Playing {
  readonly dealt_in?: readonly number[];
  readonly playing?: readonly number[];
}

interface Game extends Playing {
  readonly seating: Seating;
  readonly phase: string;
}

/** Whether this is a seat whose player has not left. */
export function isSeated(seating: Seating, seat: number | null): seat is number {
  return seat !== null && seating.chairs[seat]?.left === false;
}

/** Whether anybody else is there to talk to: another person who plays or watches. */
export function hasCompany(seating: Seating, session: { readonly seat: number | null; readonly watcherCount: number; readonly chat: { readonly remarks: readonly unknown[] } }): boolean {
  const { seat, watcherCount, chat } = session;
  return seat === null || watcherCount > 0 || chat.remarks.length > 0 || seating.chairs.some((chair, i) => i !== seat && !chair.bot && !chair.left);
}

/** Whether a running game has a seat for one more: those of players who left are kept for them (C11). */
export function hasRoom(view: Seats): boolean {
  return view.seating.chairs.filter((chair) => !chair.left || !chair.removed).length < view.rules.seats;
}

/** Whether a seat is asked about a proposal: those who play and have not left; between deals of cards, everybody (C17). */
export function isAsked(view: Game, seat: number): boolean {
  if (!isSeated(view.seating, seat)) return false;
  if (view.playing) return view.playing.includes(seat);
  return view.phase !== "play" || (view.dealt_in ?? []).includes(seat);
}

/** Whether a seat may propose this: while a game is running; starting over, only within a deal that is not rated (C17). */
export function mayPropose(view: Game & { readonly rules: { readonly rated?: boolean } }, seat: number | null, what: "restart" | "end"): boolean {
  if (view.phase === "lobby" || view.phase === "over" || view.seating.paused_at !== null || view.seating.start !== null || view.seating.proposal !== null) return false;
  if (seat === null || !isAsked(view, seat)) return false;
  return what === "end" || (view.phase !== "pause" && !view.rules.rated);
}

/** When the only person present may end a dice game; nothing for cards, or while others play (D18). */
export function endsAloneAt(view: { readonly alone_since?: number | null; readonly rules: { readonly alone_seconds?: number } }): number | null {
  return view.alone_since === undefined || view.alone_since === null ? null : view.alone_since + 1000 * (view.rules.alone_seconds ?? 0);
}

/** Seats of the game whose players have left it; a bot that took over a seat owns it. */
export function leavers(view: Seats & Playing): number[] {
  const inGame = view.dealt_in ?? view.playing ?? [];
  // a player whom the host removed is no surprise
  return inGame.filter((seat) => view.seating.chairs[seat]?.left === true && !view.seating.chairs[seat].removed);
}

/** Seats of the game whose people are away and have not left. */
export function absent(view: Seats & { readonly dealt_in?: readonly number[]; readonly playing?: readonly number[] }): number[] {
  const inGame = view.dealt_in ?? view.playing ?? [];
  return inGame.filter((seat) => {
    const chair = view.seating.chairs[seat];
    return chair !== undefined && chair.away && !chair.left && !chair.bot;
  });
}
