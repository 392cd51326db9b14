import type { DiceEvent, LyingDie } from "../generated/diceevents";

/** A turn of a dice game; times are on the game's clock. */
export interface DiceTurn {
  readonly version: number;
  readonly at: number;
  readonly seat: number;
  readonly what: "opening" | "turn" | "pass";
  readonly points: number;
  /** The player's points after the turn. */
  readonly score: number;
  readonly laid: readonly LyingDie[];
}

/** Returns all turns of a log from the first roll; a game that was started over doesn't count (C17). */
export function turnsOf(events: readonly DiceEvent[]): DiceTurn[] {
  const voided = events.map((event) => event.type).lastIndexOf("DiceGameVoided");
  const start = events.slice(voided + 1).find((event) => event.type === "DiceRolled")?.at ?? 0;
  const scores = new Map<number, number>();
  return events.flatMap((event, i): DiceTurn[] => {
    if (i <= voided) return [];
    const where = { version: i + 1, at: event.at - start };
    if (event.type === "OpeningLaid" || event.type === "TurnPlayed") {
      scores.set(event.seat, event.score);
      return [{ ...where, seat: event.seat, what: event.type === "TurnPlayed" ? "turn" : "opening", points: event.points, score: event.score, laid: event.laid }];
    }
    if (event.type === "TurnPassed") return [{ ...where, seat: event.seat, what: "pass", points: 0, score: scores.get(event.seat) ?? 0, laid: [] }];
    return [];
  });
}

/** Totals of one player's turns. */
export interface TurnSum {
  readonly turns: number;
  readonly passes: number;
  /** Points of the best turn; null without one. */
  readonly best: number | null;
}

export function turnSum(turns: readonly DiceTurn[], seat: number): TurnSum {
  const own = turns.filter((turn) => turn.seat === seat);
  const played = own.filter((turn) => turn.what !== "pass");
  return { turns: played.length, passes: own.length - played.length, best: played.length > 0 ? Math.max(...played.map((turn) => turn.points)) : null };
}

/** Returns a player's points over time, as steps at each turn from zero to the end. */
export function scoreSteps(turns: readonly DiceTurn[], seat: number, end: number): { x: number; y: number }[] {
  const steps = [{ x: 0, y: 0 }];
  for (const turn of turns.filter((one) => one.seat === seat && one.points !== 0)) {
    steps.push({ x: turn.at, y: steps.at(-1)?.y ?? 0 }, { x: turn.at, y: turn.score });
  }
  return [...steps, { x: end, y: steps.at(-1)?.y ?? 0 }];
}
