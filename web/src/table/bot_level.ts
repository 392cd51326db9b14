import { BOT_LEVELS } from "../generated/bots";
import { keep, keptObject } from "../settings/memory";

const PLACE = "tercet.bots";
const NUMBER = "tercet.bots.number";

/** Returns the levels of a game's bots, weakest first. */
export function botLevels(game: string | undefined): readonly string[] {
  return (BOT_LEVELS as Readonly<Record<string, readonly string[]>>)[game ?? ""] ?? [];
}

/** Returns the preselected level: the last one chosen, at first the easiest. It never changes by itself. */
export function usualLevel(game: string | undefined): string {
  const levels = botLevels(game);
  const last = keptObject(PLACE)[game ?? ""];
  return levels.find((level) => level === last) ?? levels[0] ?? "";
}

/** Stores the chosen level on this device. */
export function keepLevel(game: string, level: string): void {
  keep(PLACE, JSON.stringify({ ...keptObject(PLACE), [game]: level }));
}

/** Returns the preselected number of bots: the last one chosen. */
export function usualNumber(game: string): number {
  const last = keptObject(NUMBER)[game];
  return typeof last === "number" && Number.isInteger(last) && last > 0 ? last : 1;
}

/** Stores the chosen number on this device. */
export function keepNumber(game: string, number: number): void {
  keep(NUMBER, JSON.stringify({ ...keptObject(NUMBER), [game]: number }));
}
