import type { MissedSet, Timeline, TimelineMark } from "../generated/http";

/** One deal of a game, by its own clock. */
export interface Deal {
  readonly start: number;
  readonly end: number;
  readonly marks: readonly TimelineMark[];
}

/** A SET that nobody saw, and when it was there. */
export interface Unseen extends MissedSet {
  readonly from: number;
  readonly to: number;
  /** The number of events after which it was gone. */
  readonly version: number;
}

/** What one player made of the game. */
export interface PlayerLine {
  readonly seat: number;
  readonly name: string;
  readonly bot: boolean;
  readonly points: number;
  readonly won: boolean;
  readonly found: number;
  readonly wrong: number;
  /** Milliseconds for a SET, and for the quickest; nothing without one. */
  readonly mean: number | null;
  readonly best: number | null;
}

/** The deals of a game; what comes before the first cards belongs to none. */
export function dealsOf(marks: readonly TimelineMark[]): Deal[] {
  const starts = marks.flatMap((mark, i) => (mark.what === "deal" ? [i] : []));
  return starts.map((from, i) => {
    const own = marks.slice(from, starts[i + 1]);
    return { start: own[0]?.at ?? 0, end: Math.max(...own.map((mark) => mark.at)), marks: own };
  });
}

/** The SETs that were broken up without anybody's seeing them, the one that lay longest first. */
export function unseenOf(marks: readonly TimelineMark[]): Unseen[] {
  return marks
    .flatMap((mark) => (mark.missed ?? []).map((missed) => ({ ...missed, from: mark.at - missed.lay, to: mark.at, version: mark.version })))
    .sort((a, b) => b.lay - a.lay);
}

/** Everybody who played, the most points first. */
export function playersOf(line: Timeline): PlayerLine[] {
  return line.players
    .flatMap((name, seat) => {
      const points = line.points[seat] ?? null;
      if (points === null) return [];
      const own = line.marks.filter((mark) => mark.seat === seat);
      const times = own.flatMap((mark) => (mark.what === "found" ? [mark.took ?? 0] : []));
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

/** The quickest find of the game. */
export function quickest(marks: readonly TimelineMark[]): TimelineMark | null {
  const found = marks.filter((mark) => mark.what === "found");
  return found.reduce<TimelineMark | null>((best, mark) => (best === null || (mark.took ?? 0) < (best.took ?? 0) ? mark : best), null);
}
