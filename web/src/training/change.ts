import type { OwnGame } from "../generated/http";
import type { SlowKind } from "../generated/results";
import { median } from "../timeline/reading";

/** Returns how the time for a kind of SET has changed; null if there is nothing to compare. */
export function changeOf(kind: SlowKind): { readonly faster: boolean; readonly by: number } | null {
  if (kind.before === null || kind.recent === null) return null;
  return { faster: kind.recent < kind.before, by: Math.abs(kind.recent - kind.before) };
}

/** Returns the practice puzzles among some games, earliest first: when each was solved, and its time. */
export function practiceTimes(games: readonly OwnGame[]): { readonly at: number; readonly millis: number }[] {
  return games
    .filter((game) => game.rules.startsWith("puzzle practice") && game.length !== null && game.winners.length > 0)
    .map((game) => ({ at: game.finished, millis: game.length ?? 0 }))
    .sort((a, b) => a.at - b.at);
}

/** Returns the medians of the earlier and the later half; null for fewer than four times. */
export function halves(times: readonly { readonly millis: number }[]): { readonly before: number; readonly after: number } | null {
  const millis = times.map((time) => time.millis);
  const half = Math.floor(millis.length / 2);
  if (half < 2) return null;
  return { before: median(millis.slice(0, half)), after: median(millis.slice(-half)) };
}
