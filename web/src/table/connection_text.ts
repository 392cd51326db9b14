import type { ConnectionState } from "../net/connection";
import { t } from "../i18n/words.svelte";

interface Line {
  readonly connection: ConnectionState;
  readonly requests: { readonly underway: readonly string[] };
}

/** Returns the text for a lost connection, and whether something waits to be sent; empty while it is up. */
export function lostText({ connection, requests }: Line): string {
  if (connection !== "lost") return "";
  return t(requests.underway.length > 0 ? "web-line-lost-kept" : "web-line-lost");
}
