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

/** Returns the people who will play and are not ready yet (C17, P1). */
export function awaited(seating: Seating): Chair[] {
  const players = starters(seating);
  return seating.chairs.filter((chair, seat) => players.includes(seat) && !chair.away && !chair.ready && !chair.bot);
}
