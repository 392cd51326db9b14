import type { Round } from "../generated/room";

/** Returns the number of a round's tables that have finished, and of all its tables; empty ones don't count. */
export function finishedTables(round: Round): { done: number; all: number } {
  const filled = round.scores.filter((_, i) => (round.tables[i]?.seats.length ?? 0) > 0);
  return { done: filled.filter((scores) => scores !== null).length, all: filled.length };
}

/** Whether the tables of a round play as teams, so only what they find together counts. */
export function isTogether(round: Round | null): boolean {
  return round?.terms.rules["together"] === true;
}

/** Returns how many SETs everybody has found in a round. */
export function setsOf(round: Round): number {
  return round.scores.flatMap((scores) => scores ?? []).reduce((all, score) => all + score.sets, 0);
}
