import type { MissedSet, Timeline, TimelineMark } from "../generated/results";

/** One deal of a game; times are on the deal's clock. */
export interface Deal {
  readonly start: number;
  readonly end: number;
  readonly marks: readonly TimelineMark[];
}

/** A SET nobody saw, and when it was on the table. */
export interface Unseen extends MissedSet {
  readonly from: number;
  readonly to: number;
  /** Number of events after which it was gone. */
  readonly version: number;
}

/** Totals of one player. */
export interface PlayerLine {
  readonly seat: number;
  readonly name: string;
  readonly bot: boolean;
  readonly points: number;
  readonly won: boolean;
  readonly found: number;
  readonly wrong: number;
  /** Mean and shortest time for a SET in milliseconds; null without one. */
  readonly mean: number | null;
  readonly best: number | null;
}

/** Splits the marks into deals; those before the first cards belong to none. */
export function dealsOf(marks: readonly TimelineMark[]): Deal[] {
  const starts = marks.flatMap((mark, i) => (mark.what === "deal" ? [i] : []));
  return starts.map((from, i) => {
    const own = marks.slice(from, starts[i + 1]);
    return { start: own[0]?.at ?? 0, end: Math.max(...own.map((mark) => mark.at)), marks: own };
  });
}

/** Returns the SETs broken up without anybody seeing them, longest-lying first. */
export function unseenOf(marks: readonly TimelineMark[]): Unseen[] {
  return marks
    .flatMap((mark) => (mark.missed ?? []).map((missed) => ({ ...missed, from: mark.at - missed.lay, to: mark.at, version: mark.version })))
    .sort((a, b) => b.lay - a.lay);
}

/** Returns the players, most points first. */
export function playersOf(line: Timeline): PlayerLine[] {
  return line.players
    .flatMap((name, seat) => {
      const points = line.points[seat] ?? null;
      if (points === null) return [];
      const own = line.marks.filter((mark) => mark.seat === seat);
      const times = timesOf(own);
      return [{
        seat,
        name,
        bot: line.bots.includes(seat),
        points,
        won: line.winners.includes(seat) && line.players.length > 1,
        found: times.length,
        wrong: own.filter((mark) => mark.what === "wrong" || mark.what === "denied").length,
        mean: times.length > 0 ? times.reduce((sum, time) => sum + time, 0) / times.length : null,
        best: times.length > 0 ? Math.min(...times) : null,
      }];
    })
    .sort((a, b) => b.points - a.points || b.found - a.found);
}

/** Returns how long each find took. */
export function timesOf(marks: readonly TimelineMark[]): number[] {
  return marks.flatMap((mark) => (mark.what === "found" ? [mark.took ?? 0] : []));
}

/** Returns the median; 0 of no times. */
export function median(times: readonly number[]): number {
  const sorted = [...times].sort((a, b) => a - b);
  const [lower = 0, upper = 0] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return (lower + upper) / 2;
}

/** Returns the fastest find of the game. */
export function quickest(marks: readonly TimelineMark[]): TimelineMark | null {
  const found = marks.filter((mark) => mark.what === "found");
  return found.reduce<TimelineMark | null>((best, mark) => (best === null || (mark.took ?? 0) < (best.took ?? 0) ? mark : best), null);
}
