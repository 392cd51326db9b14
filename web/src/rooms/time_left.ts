import type { RoomTables } from "../generated/http";
import type { Round } from "../generated/room";

/** The time limit of every deal of a round, in milliseconds, if its rules set one (R10). */
export function dealLimit(round: Round): number | null {
  return round.terms.rules["ending"] === "time" ? 1000 * Number(round.terms.rules["goal"]) : null;
}

/** How long the tables of such a round still play: as long as the last of them, and in full before the first deal. */
export function dealTimeLeft(round: Round, limit: number, tables: RoomTables["tables"]): number {
  const left = tables.flatMap((table) => table?.time_left ?? []);
  if (left.length > 0) return Math.max(...left);
  return round.tables.some((_, i) => round.scores[i] || tables[i]?.phase === "over") ? 0 : limit;
}
