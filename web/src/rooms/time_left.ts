import type { RoomTables } from "../generated/http";
import type { Round } from "../generated/room";

/** Returns the time limit of each deal in a round, in milliseconds, if its rules set one (R10). */
export function dealLimit(round: Round): number | null {
  return round.terms.rules["ending"] === "time" ? 1000 * Number(round.terms.rules["goal"]) : null;
}

/** Returns how much longer the tables of such a round play: until the last of them ends; before the first deal, the whole limit. */
export function dealTimeLeft(round: Round, limit: number, tables: RoomTables["tables"]): number {
  const left = tables.flatMap((table) => table?.time_left ?? []);
  if (left.length > 0) return Math.max(...left);
  return round.tables.some((_, i) => round.scores[i] || tables[i]?.phase === "over") ? 0 : limit;
}
