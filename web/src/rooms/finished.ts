import type { Round } from "../generated/room";

/** How many of a round's tables have finished; those at which nobody sits do not count. */
export function finishedTables(round: Round): { done: number; all: number } {
  const filled = round.scores.filter((_, i) => (round.tables[i]?.seats.length ?? 0) > 0);
  return { done: filled.filter((scores) => scores !== null).length, all: filled.length };
}
