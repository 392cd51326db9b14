import type { GameList, OpponentList, OpponentRecord, TableList, TableSummary } from "../generated/http";
import type { BoardTakings, BoardsToSearch, LaidBoard, Statistics, Timeline, Training } from "../generated/results";
import { MOST_BOARDS } from "../generated/results";
import { backend } from "../backend";
import { request } from "../net/http";
import type { GameFilter } from "./filters";
import { queryOf } from "./filters";

/** Requests the player's finished games that match a filter, latest first; `before` limits them to earlier ones. */
export function ownGames(filter: GameFilter, before: number | null, limit: number): Promise<GameList> {
  const query = queryOf(filter, Date.now());
  query.set("limit", String(limit));
  if (before !== null) query.set("before", String(before));
  return request<GameList>("GET", `/api/guests/me/games?${query.toString()}`);
}

/** Requests the tables where the player sits and the game is not over. */
export async function ownTables(): Promise<readonly TableSummary[]> {
  return (await request<TableList>("GET", "/api/guests/me/tables")).tables;
}

/** Requests the opponents with wins, ties and losses; one entry per opponent and game. */
export async function opponents(): Promise<readonly OpponentRecord[]> {
  return (await request<OpponentList>("GET", "/api/guests/me/opponents")).opponents;
}

/** Requests the statistics of the player, or of the bots of a level. */
export function statistics(level: string | null, game: string, days: number): Promise<Statistics> {
  const who = level === null ? "guests/me" : `bots/${encodeURIComponent(level)}`;
  return request<Statistics>("GET", `/api/${who}/statistics?days=${days}${game ? `&game=${encodeURIComponent(game)}` : ""}`);
}

/** Requests the kinds of SET the player is slow to find, and a puzzle that contains them. */
export function training(): Promise<Training> {
  return request<Training>("GET", "/api/guests/me/training");
}

/** Requests the timeline of a finished game. */
export function timeline(code: string): Promise<Timeline> {
  return request<Timeline>("GET", `/api/tables/${encodeURIComponent(code)}/timeline`);
}

/** Requests what could be taken on each of some boards of a game. */
export async function takingsOn({ deck, law }: Pick<BoardsToSearch, "deck" | "law">, boards: readonly LaidBoard[]): Promise<BoardTakings["boards"]> {
  const all: BoardTakings["boards"][number][] = [];
  for (let start = 0; start < boards.length; start += MOST_BOARDS) {
    const some = boards.slice(start, start + MOST_BOARDS).map(({ cards, chain, found }) => ({ cards, chain, found }));
    const asked = { deck, law, boards: some } as BoardsToSearch;
    all.push(...(await request<BoardTakings>("POST", "/api/takings", asked)).boards);
  }
  return all;
}

function logPath(code: string): string {
  return `/api/tables/${encodeURIComponent(code)}/log`;
}

/** Returns the download link of a finished game's log. */
export function logLink(code: string): string {
  return backend.download(logPath(code));
}

/** Returns the download link of everything stored about the player. */
export function exportLink(): string {
  return backend.download("/api/guests/me/export");
}

/** Requests the log of a finished game, as in a file; null if there is none. */
export async function logOf(code: string): Promise<string | null> {
  const answer = await backend.ask({ method: "GET", path: logPath(code) });
  return answer.ok ? await answer.text() : null;
}
