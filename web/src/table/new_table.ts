import { introduce, newTable } from "../net/http";
import { route } from "../pages/route.svelte";
import { ownName } from "../settings/settings.svelte";
import { t } from "../i18n/words.svelte";
import { awaited } from "./awaited.svelte";
import { intend } from "./intent";

/** Creates a table under the player's name, unless they go to another page before anybody answers; its page loads meanwhile. */
export function makeTable(...order: Parameters<typeof newTable>): ReturnType<typeof newTable> {
  import("../pages/Table.svelte").then(({ loadScreen }) => loadScreen()).catch(() => undefined);
  return awaited.create(
    () => introduce(ownName(), t("web-guest")),
    () => newTable(...order),
  );
}

/** Opens a table to take a seat and, if `ready`, to start once these other people are there. */
export function goTo(code: string, ready: boolean, company: readonly string[] = []): void {
  intend(code, ready, company);
  route.go(`/t/${code}`);
}
