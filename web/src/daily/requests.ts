import type { DailyAttempt, DailyBoard, DailyPage, DailyResult } from "../generated/http";
import { request } from "../net/http";

export type Size = DailyResult["size"];
export const SIZES: readonly Size[] = ["easy", "full"];

/** A day's puzzles, and what the player has made of them; `today` is the server's. */
export function day(date: string): Promise<DailyPage> {
  return request<DailyPage>("GET", `/api/daily/${encodeURIComponent(date)}`);
}

/** The player's table for a puzzle; with `again` another one, which does not count. */
export function attempt(date: string, size: Size, again = false): Promise<DailyAttempt> {
  return request<DailyAttempt>("POST", `/api/daily/${encodeURIComponent(date)}/${size}`, { again });
}

/** What came of the player's first attempt. */
export function result(date: string, size: Size): Promise<DailyResult> {
  return request<DailyResult>("GET", `/api/daily/${encodeURIComponent(date)}/${size}`);
}

/** The best times of a day; with `among` those of the people the player has played with. */
export function board(date: string, size: Size, among: boolean): Promise<DailyBoard> {
  return request<DailyBoard>("GET", `/api/daily/${encodeURIComponent(date)}/${size}/board?limit=20${among ? "&among=1" : ""}`);
}
