import type { Seating } from "../generated/table";

interface Seats {
  readonly seating: Seating;
  readonly rules: { readonly seats: number };
}

/** The seats in play, whichever game it is. */
interface Playing {
  readonly dealt_in?: readonly number[];
  readonly playing?: readonly number[];
}

interface Game extends Playing {
  readonly seating: Seating;
  readonly phase: string;
}

/** Whether this seat's player has not left. */
export function isSeated(seating: Seating, seat: number | null): seat is number {
  return seat !== null && seating.chairs[seat]?.left === false;
}

/** Whether there is anybody to chat with: another person playing or watching. */
export function hasCompany(seating: Seating, session: { readonly seat: number | null; readonly watcherCount: number; readonly chat: { readonly remarks: readonly unknown[] } }): boolean {
  const { seat, watcherCount, chat } = session;
  return seat === null || watcherCount > 0 || chat.remarks.length > 0 || seating.chairs.some((chair, i) => i !== seat && !chair.bot && !chair.left);
}

/** Whether a table is complete without other people: for one player, or against bots. */
export function waitsForNobody({ seating, rules }: { readonly seating: Seating; readonly rules: object }, seat: number | null): boolean {
  const others = seating.chairs.filter((chair, i) => i !== seat && !chair.left);
  return others.every((chair) => chair.bot) && (others.length > 0 || ("seats" in rules && rules.seats === 1));
}

/** Whether a player is alone, or with bots only, at a table that nobody else can join or is expected back at. */
export function isAlone(view: Seats & Playing, session: Parameters<typeof hasCompany>[1]): boolean {
  return !hasCompany(view.seating, session) && !hasRoom(view) && leavers(view).length === 0;
}

/** Whether a running game has a free seat; seats of players who left are reserved for them (C11). */
export function hasRoom(view: Seats): boolean {
  return view.seating.chairs.filter((chair) => !chair.left || !chair.removed).length < view.rules.seats;
}

/** Whether a seat is asked about a proposal: players who have not left; between deals of cards, everybody (C17). */
export function isAsked(view: Game, seat: number): boolean {
  if (!isSeated(view.seating, seat)) return false;
  if (view.playing) return view.playing.includes(seat);
  return view.phase !== "play" || (view.dealt_in ?? []).includes(seat);
}

/** Whether a seat may make a proposal: in a running game; starting over only within an unrated deal (C17). */
export function mayPropose(view: Game & { readonly rules: { readonly rated?: boolean } }, seat: number | null, what: "restart" | "end"): boolean {
  if (view.phase === "lobby" || view.phase === "over" || view.seating.paused_at !== null || view.seating.start !== null || view.seating.proposal !== null) return false;
  if (seat === null || !isAsked(view, seat)) return false;
  return what === "end" || (view.phase !== "pause" && !view.rules.rated);
}

/** Whether the players of a deal may ask for hints: alone, against bots only, or if the host enabled them (C13). */
export function hasHints({ seating, rules }: { readonly seating: Seating; readonly rules: { readonly hints: boolean; readonly rated: boolean } }, players: readonly number[]): boolean {
  const people = players.filter((player) => !seating.chairs[player]?.bot);
  return rules.hints || players.length < 2 || (people.length < 2 && !rules.rated);
}

/** Returns when the only person present may end a dice game; null for cards, or while others play (D18). */
export function endsAloneAt(view: { readonly alone_since?: number | null; readonly rules: { readonly alone_seconds?: number } }): number | null {
  return view.alone_since === undefined || view.alone_since === null ? null : view.alone_since + 1000 * (view.rules.alone_seconds ?? 0);
}

/** Returns the seats whose players have left the game; a seat taken over by a bot is the bot's. */
export function leavers(view: Seats & Playing): number[] {
  const inGame = view.dealt_in ?? view.playing ?? [];
  // a player removed by the host is no surprise
  return inGame.filter((seat) => view.seating.chairs[seat]?.left === true && !view.seating.chairs[seat].removed);
}

/** Returns the seats whose players are away but have not left. */
export function absent(view: Seats & { readonly dealt_in?: readonly number[]; readonly playing?: readonly number[] }): number[] {
  const inGame = view.dealt_in ?? view.playing ?? [];
  return inGame.filter((seat) => {
    const chair = view.seating.chairs[seat];
    return chair !== undefined && chair.away && !chair.left && !chair.bot;
  });
}
