import { starters } from "../games/seating";
import type { Chair, Seating } from "../generated/table";
import { isolated } from "../i18n/words.svelte";

/** Lists the players who caused these void starts, once each, in the reader's language. */
export function namesOf(starts: readonly (readonly string[])[]): string {
  const names = [...new Set(starts.flat())].map(isolated);
  return new Intl.ListFormat(document.documentElement.lang, { type: "conjunction" }).format(names);
}

/** Returns the names of the players who caused void starts since the last deal. */
export function withholders(seating: Seating): string {
  return namesOf(seating.void_starts.map(({ seats }) => seats.map((seat) => seating.chairs[seat]?.name ?? "")));
}

/** Returns the people whom a start waits for: those present who are not ready, or everybody away if only one player is here (C17, P1). */
export function awaited(seating: Seating): Chair[] {
  const players = starters(seating).flatMap((seat) => seating.chairs[seat] ?? []);
  const unready = players.filter((chair) => !chair.away && !chair.ready && !chair.bot);
  const isAlone = seating.chairs.filter((chair) => !chair.left && !chair.away).length < 2;
  return unready.length === 0 && isAlone ? seating.chairs.filter((chair) => !chair.left && chair.away) : unready;
}
