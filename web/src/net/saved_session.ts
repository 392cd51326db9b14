import type { Remark } from "./chat.svelte";

/** What a page knew about a table when it was left, for the next page loaded in the same tab. */
export interface SavedSession {
  /** The server's own id for how long what was seen counts. */
  readonly resumeToken: string;
  readonly view: { readonly version: number };
  /** What the game wants to save besides the view: the calls that can be read again. */
  readonly feed: unknown;
  /** What has been said, as far as this page received it; also what was said before a rematch. */
  readonly chat: readonly Remark[];
  readonly mutedSeats: readonly number[];
  readonly mutedWatchers: readonly number[];
}

export function savedSession(table: string): Partial<SavedSession> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(`session ${table}`) ?? "{}");
    return typeof kept === "object" && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

export function saveSession(table: string, session: Partial<SavedSession>): void {
  try {
    sessionStorage.setItem(`session ${table}`, JSON.stringify(session));
  } catch {
    // without storage the next page starts from what the server sends
  }
}
