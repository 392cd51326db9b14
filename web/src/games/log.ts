import type { Versioned } from "../net/playable";
import type { Game, Log } from "./game";
import { GAMES } from "./registry";

/** A file that is not a valid log; `line` is the first bad line. */
export class LogProblem extends Error {
  constructor(readonly line: number) {
    super(`line ${line}`);
  }
}

/** Reads the header and one event per line; only Python can check them against the rules. */
export function parseLog(text: string): Log {
  const { header } = split(text);
  const game = GAMES.get(header.game);
  if (!game) throw new LogProblem(1);
  return parseLogOf(game, text);
}

/** Reads a log of this game; a log of another game is a problem in line 1. */
export function parseLogOf<View extends Versioned, Event>(game: Game<View, Event>, text: string): Log<View, Event> {
  const { header, rest } = split(text);
  if (header.game !== game.name) throw new LogProblem(1);
  const rules: View["rules"] = { ...game.newView.rules, ...header.rules };
  const events = rest.map((event, i) => {
    const whole = { ...game.eventDefaults[String(event.type)], ...event };
    if (event.v !== i + 1 || !isEventOf(game, whole)) throw new LogProblem(i + 2);
    return whole;
  });
  return { game, rules, events, views: folded(game, { ...game.newView, rules }, events) };
}

/** Whether the type is that of an event of this game. */
function isEventOf<View extends Versioned, Event>(game: Game<View, Event>, event: unknown): event is Event {
  return isObject(event) && typeof event.type === "string" && Object.hasOwn(game.eventDefaults, event.type);
}

interface Header {
  readonly game: unknown;
  readonly rules: object;
}

function split(text: string): { header: Header; rest: Record<string, unknown>[] } {
  const lines = text.split("\n");
  if (lines.pop() !== "" || lines.length === 0) throw new LogProblem(lines.length + 1);
  const [header, ...rest] = lines.map(parseLine);
  if (header?.tercet !== 1 || !isObject(header.rules)) throw new LogProblem(1);
  return { header: { game: header.game, rules: header.rules }, rest };
}

function folded<View extends Versioned, Event>(game: Game<View, Event>, start: View, events: readonly Event[]): View[] {
  const views = [start];
  events.forEach((event, i) => {
    const before = views[i];
    try {
      if (before) views.push(game.apply(before, event));
    } catch {
      throw new LogProblem(i + 2);
    }
  });
  return views;
}

function parseLine(line: string, i: number): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(line);
    if (isObject(value)) return value;
  } catch {
    // reported below
  }
  throw new LogProblem(i + 1);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
