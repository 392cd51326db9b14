import type { RoomView, Round } from "../generated/room";
import { isSeated } from "../table/seats";

/** Returns the number of a round's finished tables, and of all tables it waits for; an unfinished one without people doesn't count (R7). */
export function finishedTables({ seating }: RoomView, round: Round): { done: number; all: number } {
  const filled = round.scores.filter((scores, i) => round.tables[i]?.seats.some((seat) => scores !== null || isSeated(seating, seat)));
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
