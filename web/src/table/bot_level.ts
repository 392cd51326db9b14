import { BOT_LEVELS } from "../generated/http";
import { keep, keptObject } from "../settings/memory";
import { hasPlayed } from "./intent";

const PLACE = "tercet.bots";

/** The levels of a game's bots, from the weakest. */
export function botLevels(game: string | undefined): readonly string[] {
  return (BOT_LEVELS as Readonly<Record<string, readonly string[]>>)[game ?? ""] ?? [];
}

/** The level that is offered first: the last one chosen, else the easiest for those who have never played. */
export function usualLevel(game: string | undefined): string {
  const levels = botLevels(game);
  const last = keptObject(PLACE)[game ?? ""];
  return levels.find((level) => level === last) ?? levels[hasPlayed() ? 1 : 0] ?? "";
}

/** Remembers on this device which level was chosen. */
export function keepLevel(game: string, level: string): void {
  keep(PLACE, JSON.stringify({ ...keptObject(PLACE), [game]: level }));
}
