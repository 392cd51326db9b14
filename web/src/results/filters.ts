import type { OwnGame } from "../generated/http";

export const RESULTS = ["won", "shared", "lost"] as const;
export type Ended = (typeof RESULTS)[number];

/** A filter for the player's games; an empty string means any. */
export interface GameFilter {
  readonly game: string;
  /** `solo`, `others`, or an opponent's id. */
  readonly company: string;
  readonly result: string;
  readonly rules: string;
  /** Number of days back. */
  readonly days: string;
}

export const EVERYTHING: GameFilter = { game: "", company: "", result: "", rules: "", days: "" };
const NAMES = Object.keys(EVERYTHING) as (keyof GameFilter)[];
export const PERIODS: readonly string[] = ["7", "30", "90", "365"];
const DAY = 86_400_000;

/** Parses the filter from an address such as `/games?result=won`. */
export function filterFrom(search: string): GameFilter {
  const query = new URLSearchParams(search);
  return Object.fromEntries(NAMES.map((name) => [name, query.get(name) ?? ""])) as unknown as GameFilter;
}

/** Returns the query string of a filter; empty for all games. */
export function searchOf(filter: GameFilter): string {
  const query = new URLSearchParams(NAMES.flatMap((name) => (filter[name] ? [[name, filter[name]]] : [])));
  const text = query.toString();
  return text ? `?${text}` : "";
}

/** Returns the number of active filters. */
export function active(filter: GameFilter): number {
  return NAMES.filter((name) => filter[name] !== "").length;
}

/** Returns the parameters of the server's request. */
export function queryOf(filter: GameFilter, now: number): URLSearchParams {
  const query = new URLSearchParams();
  if (filter.game) query.set("game", filter.game);
  if (filter.company === "solo" || filter.company === "others") query.set("solo", filter.company === "solo" ? "1" : "0");
  else if (filter.company) query.set("opponent", filter.company);
  if (RESULTS.some((result) => result === filter.result)) query.set("result", filter.result);
  if (filter.rules) query.set("rules", filter.rules);
  const days = Number(filter.days);
  if (days > 0) query.set("since", String(now - Math.round(days * DAY)));
  return query;
}

/** Returns the player's result; null if they played alone or nobody won. */
export function endedFor(game: OwnGame): Ended | null {
  if (game.seat === null || game.players.length < 2 || game.winners.length === 0) return null;
  if (!game.winners.includes(game.seat)) return "lost";
  return game.winners.length > 1 ? "shared" : "won";
}

/** Returns games, latest first, by the month in which they ended. */
export function byMonth(games: readonly OwnGame[], locale: string): { readonly name: string; readonly games: readonly OwnGame[] }[] {
  const months = new Map<string, OwnGame[]>();
  for (const game of games) {
    const name = new Date(game.finished).toLocaleDateString(locale, { month: "long", year: "numeric" });
    months.set(name, [...(months.get(name) ?? []), game]);
  }
  return [...months].map(([name, within]) => ({ name, games: within }));
}
