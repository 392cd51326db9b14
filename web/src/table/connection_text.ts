import type { ConnectionState } from "../net/connection";
import { t } from "../i18n/words.svelte";

/** Returns the text for a lost connection; empty while it is up. */
export function lostText(session: { readonly connection: ConnectionState }): string {
  return session.connection === "lost" ? t("web-line-lost") : "";
}
