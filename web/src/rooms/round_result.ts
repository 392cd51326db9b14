import type { RoomTables } from "../generated/http";
import type { RoomTerms, Round } from "../generated/room";

/** A line of a ranking: of a round, or of the whole room. */
export type RankedLine = Pick<RoomTables["standings"][number], "seat" | "rank" | "total" | "points" | "sets" | "tables">;

/** Whether anybody has found anything; otherwise nobody has a place or a trophy. */
export function isWon(lines: readonly RankedLine[]): boolean {
  return lines.some((line) => line.points > 0 || line.sets > 0);
}

/** Ranks the people of one round, best first, by what the room counts (R8); ties in the order of the standings. */
export function roundLines(round: Round, counted: RoomTerms["counted"]): RankedLine[] {
  const sums = new Map<number, RankedLine>();
  for (const scores of round.scores)
    for (const { seat, points, sets, place } of scores ?? []) {
      const sum = sums.get(seat) ?? { seat, rank: 0, total: 0, points: 0, sets: 0, tables: 0 };
      const total = { points, sets, places: (scores?.length ?? 0) - place + 1 }[counted];
      sums.set(seat, { ...sum, total: sum.total + total, points: sum.points + points, sets: sum.sets + sets, tables: sum.tables + 1 });
    }
  const lines = [...sums.values()];
  return lines.map((line) => ({ ...line, rank: 1 + lines.filter((other) => other.total > line.total).length })).sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}

/** Returns how many SETs each table of a round found. */
export function setsByTable(round: Round): number[] {
  return round.scores.map((scores) => (scores ?? []).reduce((sum, score) => sum + score.sets, 0));
}

/** Returns the indices of the tables that found the most SETs in a round, if any found one. */
export function bestTables(round: Round): number[] {
  const found = setsByTable(round);
  const most = Math.max(0, ...found);
  return most === 0 ? [] : found.flatMap((sets, i) => (sets === most ? [i] : []));
}

/** One step of a podium: everybody who shares a place. */
export interface Step {
  readonly rank: number;
  readonly lines: readonly RankedLine[];
}

/** Returns the steps of a podium of three: the first three places, without people who found nothing. */
export function podium(lines: readonly RankedLine[]): Step[] {
  if (!isWon(lines)) return [];
  const placed = lines.filter((line) => line.tables > 0 && line.rank <= 3 && (line.points > 0 || line.sets > 0));
  return [1, 2, 3].map((rank) => ({ rank, lines: placed.filter((line) => line.rank === rank) })).filter((step) => step.lines.length > 0);
}

/** Returns where each step of a podium stands from left to right: the first in the middle, the others by turns beside them, seconds from the left. */
export function podiumOrder(steps: readonly { readonly rank: number }[]): number[] {
  const first = steps.filter(({ rank }) => rank === 1).length;
  const side = steps[first]?.rank === 2 ? 0 : 1;
  return steps.map((_, i) => (i < first ? 0 : (i - first + side) % 2 === 0 ? first - i - 1 : i - first + 1));
}
