import { CARD_EVENT_DEFAULTS, type CardEvent } from "../generated/cardevents";
import { NEW_VIEW as CARD_TABLE, type CardView } from "../generated/cardgame";
import type { CardRules } from "../generated/editions";
import { DICE_EVENT_DEFAULTS, type DiceEvent } from "../generated/diceevents";
import { NEW_VIEW as DICE_TABLE, type DiceRules, type DiceView } from "../generated/dicegame";
import { applyToCards } from "./cards/projection";
import { NEW_VIEW as PUZZLE_TABLE, type PuzzleRules, type PuzzleView } from "../generated/puzzle";
import { PUZZLE_EVENT_DEFAULTS, type PuzzleEvent } from "../generated/puzzleevents";
import { applyToDice } from "./dice/projection";
import { applyToPuzzle } from "./puzzle/projection";

/** A whole game as read from a `.tercet` file, with the view before the first event and after each. */
export interface CardLog {
  readonly game: "cards";
  readonly rules: CardRules;
  readonly events: readonly CardEvent[];
  readonly views: readonly CardView[];
}

export interface DiceLog {
  readonly game: "dice";
  readonly rules: DiceRules;
  readonly events: readonly DiceEvent[];
  readonly views: readonly DiceView[];
}

export interface PuzzleLog {
  readonly game: "puzzle";
  readonly rules: PuzzleRules;
  readonly events: readonly PuzzleEvent[];
  readonly views: readonly PuzzleView[];
}

export type GameLog = CardLog | DiceLog | PuzzleLog;

/** A file that is not a game; `line` says where it goes wrong. */
export class LogProblem extends Error {
  constructor(readonly line: number) {
    super(`line ${line}`);
  }
}

/** Reads the header and one event a line. Only Python knows what the rules say about it. */
export function parseLog(text: string): GameLog {
  const lines = text.split("\n");
  if (lines.pop() !== "" || lines.length === 0) throw new LogProblem(lines.length + 1);
  const [header, ...rest] = lines.map(parseLine);
  if (header?.tercet !== 1 || !isObject(header.rules)) throw new LogProblem(1);
  if (header.game === "cards") {
    const rules = { ...CARD_TABLE.rules, ...header.rules };
    const events = rest.map((event, i) => read(event, i, CARD_EVENT_DEFAULTS) as CardEvent);
    return { game: "cards", rules, events, views: folded({ ...CARD_TABLE, rules }, events, applyToCards) };
  }
  if (header.game === "dice") {
    const rules = { ...DICE_TABLE.rules, ...header.rules };
    const events = rest.map((event, i) => read(event, i, DICE_EVENT_DEFAULTS) as DiceEvent);
    return { game: "dice", rules, events, views: folded({ ...DICE_TABLE, rules }, events, applyToDice) };
  }
  if (header.game === "puzzle") {
    const rules = { ...PUZZLE_TABLE.rules, ...header.rules };
    const events = rest.map((event, i) => read(event, i, PUZZLE_EVENT_DEFAULTS) as PuzzleEvent);
    return { game: "puzzle", rules, events, views: folded({ ...PUZZLE_TABLE, rules }, events, applyToPuzzle) };
  }
  throw new LogProblem(1);
}

/** An event with the fields that an older log leaves out. */
function read(event: Record<string, unknown>, i: number, defaults: object): unknown {
  if (event.v !== i + 1 || typeof event.type !== "string") throw new LogProblem(i + 2);
  return { ...(defaults as Record<string, object>)[event.type], ...event };
}

function folded<View, Event>(start: View, events: readonly Event[], apply: (view: View, event: Event) => View): View[] {
  const views = [start];
  events.forEach((event, i) => {
    const before = views[i];
    try {
      if (before) views.push(apply(before, event));
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
