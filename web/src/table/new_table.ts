import { introduce, newTable } from "../net/http";
import { route } from "../pages/route.svelte";
import { ownName } from "../settings/settings.svelte";
import { t } from "../i18n/words.svelte";
import { intend } from "./intent";

/** Thrown if the player went to another page before their table could be created. */
class Left extends Error {}

/** Creates a table under the player's name, unless they go to another page while nobody answers yet. */
export async function makeTable(...order: Parameters<typeof newTable>): ReturnType<typeof newTable> {
  const from = route.changes;
  await introduce(ownName(), t("web-guest"));
  if (route.changes !== from) throw new Left();
  return newTable(...order);
}

/** Opens a table to take a seat and, if `ready`, to start once this many people are there. */
export function goTo(code: string, ready: boolean, company = 1): void {
  intend(code, ready, company);
  route.go(`/t/${code}`);
}
