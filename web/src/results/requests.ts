import type { GameList, OpponentList, OpponentRecord, Statistics, TableList, TableSummary, Timeline, Training } from "../generated/http";
import { backend } from "../backend";
import { request } from "../net/http";
import type { GameFilter } from "./filters";
import { queryOf } from "./filters";

/** The player's finished games that a filter asks the server for, the latest first; only those before a moment, if one is given. */
export function ownGames(filter: GameFilter, before: number | null, limit: number): Promise<GameList> {
  const query = queryOf(filter, Date.now());
  query.set("limit", String(limit));
  if (before !== null) query.set("before", String(before));
  return request<GameList>("GET", `/api/guests/me/games?${query.toString()}`);
}

/** The tables where the player sits and the game goes on. */
export async function ownTables(): Promise<readonly TableSummary[]> {
  return (await request<TableList>("GET", "/api/guests/me/tables")).tables;
}

/** With whom the player has played, and who was ahead how often; one line for each game. */
export async function opponents(): Promise<readonly OpponentRecord[]> {
  return (await request<OpponentList>("GET", "/api/guests/me/opponents")).opponents;
}

/** How somebody sees: the player, or the bots of a level. */
export function statistics(level: string | null, game: string, days: number): Promise<Statistics> {
  const who = level === null ? "guests/me" : `bots/${encodeURIComponent(level)}`;
  return request<Statistics>("GET", `/api/${who}/statistics?days=${days}${game ? `&game=${encodeURIComponent(game)}` : ""}`);
}

/** The kinds of SET that the player is slow at, and a puzzle that has them. */
export function training(): Promise<Training> {
  return request<Training>("GET", "/api/guests/me/training");
}

/** A finished game on one line. */
export function timeline(code: string): Promise<Timeline> {
  return request<Timeline>("GET", `/api/tables/${encodeURIComponent(code)}/timeline`);
}

function logPath(code: string): string {
  return `/api/tables/${encodeURIComponent(code)}/log`;
}

/** Where the log of a finished game can be downloaded. */
export function logLink(code: string): string {
  return backend.download(logPath(code));
}

/** Where everything that is stored about the player can be downloaded. */
export function exportLink(): string {
  return backend.download("/api/guests/me/export");
}

/** The log of a finished game, as a file would have it; null if there is none. */
export async function logOf(code: string): Promise<string | null> {
  const answer = await backend.ask({ method: "GET", path: logPath(code) });
  return answer.ok ? await answer.text() : null;
}
