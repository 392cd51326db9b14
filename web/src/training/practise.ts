import type { Training } from "../generated/results";
import { training } from "../results/requests";
import { goTo, makeTable } from "../table/new_table";
import { introduce } from "../net/http";
import { ownName } from "../settings/settings.svelte";
import { t } from "../i18n/words.svelte";

/** Opens a puzzle with the kinds of SET the player is slow to find; the clock starts immediately. */
export async function practise(plan?: Training): Promise<void> {
  await introduce(ownName(), t("web-guest"));
  // the number selects one of many puzzles with the same kinds
  const { size, focus, number } = plan ?? (await training());
  const table = await makeTable({ game: "puzzle", edition: size, overrides: { focus, number } });
  goTo(table.code, true);
}
