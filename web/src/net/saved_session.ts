import type { Remark } from "./chat.svelte";

/** What a page knew about a table, for the next page in the same tab. */
export interface SavedSession {
  /** Issued by the server; expires when `view` no longer counts as seen. */
  readonly resumeToken: string;
  readonly view: { readonly version: number };
  /** What the game saves besides the view: calls to read again. */
  readonly feed: unknown;
  /** Messages received by this page, including those before a rematch. */
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
    // without storage, the next page starts from the server's view
  }
}
