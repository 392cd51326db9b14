import type { BoardDecision, DailyAttempt, DailyBoard, DailyPage, DailyResult } from "../generated/http";
import { backend } from "../backend";
import { request } from "../net/http";
import { keep, kept } from "../settings/memory";

export type Size = DailyResult["size"];
export const SIZES: readonly Size[] = ["easy", "full"];

/** Requests a day's puzzles with the player's results; `today` is by the server's clock. */
export function day(date: string): Promise<DailyPage> {
  return request<DailyPage>("GET", `/api/daily/${encodeURIComponent(date)}`);
}

/** Requests the player's table for a puzzle; with `again`, a new one that does not count. */
export function attempt(date: string, size: Size, again = false): Promise<DailyAttempt> {
  if (backend.alone) keep(seenPlace(date, size), "yes");
  return request<DailyAttempt>("POST", `/api/daily/${encodeURIComponent(date)}/${size}`, { again, seen: isSeen(date, size) });
}

/** Requests the result of the player's first attempt. */
export function result(date: string, size: Size): Promise<DailyResult> {
  return request<DailyResult>("GET", `/api/daily/${encodeURIComponent(date)}/${size}`);
}

/** Requests a day's best times; `among` limits them to people the player has played with, `operator` shows all submitted times. */
export function board(date: string, size: Size, among: boolean, operator = ""): Promise<DailyBoard> {
  const query = `limit=${operator ? 100 : 20}${among ? "&among=1" : ""}`;
  return request<DailyBoard>("GET", `${boardPath(date, size)}?${query}`, undefined, operator && `Operator ${operator}`);
}

/** Lists the player's time on the public board under a name; an empty name removes it. */
export function joinBoard(date: string, size: Size, name: string): Promise<DailyResult> {
  return request<DailyResult>("PUT", boardPath(date, size), { name });
}

/** Sends the operator's decision about a time. */
export function decide(table: string, decision: BoardDecision["decision"], operator: string): Promise<BoardDecision> {
  return request<BoardDecision>("PUT", `/api/tables/${encodeURIComponent(table)}/daily-time`, { decision }, `Operator ${operator}`);
}

function boardPath(date: string, size: Size): string {
  return `/api/daily/${encodeURIComponent(date)}/${size}/board`;
}

function seenPlace(date: string, size: Size): string {
  return `tercet.seen ${date} ${size}`;
}

/** Whether a day's puzzle cannot be ranked on this device, because it has no server or had none when the cards were opened. */
export function isSeen(date: string, size: Size): boolean {
  return backend.alone || kept(seenPlace(date, size)) !== null;
}
