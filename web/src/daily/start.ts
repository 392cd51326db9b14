import { introduce } from "../net/http";
import { route } from "../pages/route.svelte";
import { ownName } from "../settings/settings.svelte";
import { t } from "../i18n/words.svelte";
import { goTo } from "../table/new_table";
import { type Size, attempt } from "./requests";

/** Opens a day's puzzle: starts the clock immediately, or returns to the attempt whose clock is running. */
export async function openPuzzle(date: string, size: Size, again = false): Promise<void> {
  await introduce(ownName(), t("web-guest"));
  const table = await attempt(date, size, again);
  if (table.state === "new") goTo(table.table, true);
  else route.go(`/t/${table.table}`);
}
