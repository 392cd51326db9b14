import { CARD_EVENT_DEFAULTS, NEW_VIEW, type CardEvent, type RuleSet, type View } from "../made/cardgame";
import { applyToCards } from "./cards";

/** A whole game as read from a `.tercet` file. */
export interface CardLog {
  readonly game: "cards";
  readonly rules: RuleSet;
  readonly events: readonly CardEvent[];
}

/** A file that is not a game; `line` says where it goes wrong. */
export class LogProblem extends Error {
  constructor(readonly line: number) {
    super(`line ${line}`);
  }
}

/** Reads the header and one event a line. What the rules say to it, only Python knows. */
export function parseLog(text: string): CardLog {
  const lines = text.split("\n");
  if (lines.pop() !== "" || lines.length === 0) throw new LogProblem(lines.length + 1);
  const [header, ...rest] = lines.map(parseLine);
  if (header?.tercet !== 1 || header.game !== "cards" || !isObject(header.rules)) throw new LogProblem(1);
  const events = rest.map((event, i) => {
    if (event.v !== i + 1 || typeof event.type !== "string") throw new LogProblem(i + 2);
    const defaults: object = (CARD_EVENT_DEFAULTS as Record<string, object>)[event.type] ?? {};
    return { ...defaults, ...event } as unknown as CardEvent;
  });
  return { game: "cards", rules: { ...NEW_VIEW.rules, ...header.rules }, events };
}

/** The view before the first event, then after each; an event that fits nowhere is a LogProblem. */
export function viewsOf(log: CardLog): readonly View[] {
  const views: View[] = [{ ...NEW_VIEW, rules: log.rules }];
  log.events.forEach((event, i) => {
    const before = views[i];
    try {
      if (before) views.push(applyToCards(before, event));
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
    // told below
  }
  throw new LogProblem(i + 1);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
