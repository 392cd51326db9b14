import { type Grid, arrange } from "../games/cards/arrange";
import { keep, keptObject } from "../settings/memory";
import { settings } from "../settings/settings.svelte";

/** Storage key of the last card table's arrangement. */
const PLACE = "tercet.grid";
const REM = 16;

const last: { grid: Grid } = $state({ grid: stored() });

function stored(): Grid {
  const { across, squareFrom } = keptObject(PLACE);
  if (typeof across !== "boolean") return expected();
  // JSON has no infinity
  return { across, squareFrom: typeof squareFrom === "number" ? squareFrom : Infinity };
}

/** Returns the likely arrangement of twelve cards in this window, before there is a table. */
function expected(): Grid {
  const wide = innerWidth >= 60 * REM && innerWidth > innerHeight;
  const side = wide ? Math.min(22 * REM, Math.max(16 * REM, 0.19 * innerWidth)) + 4 * REM : REM;
  const { across, squareFrom } = arrange(12, 12, { width: innerWidth - side, height: innerHeight - (wide ? 7 : 15) * REM }, settings.turn, null, true);
  return { across, squareFrom };
}

/** Returns the arrangement at the last table, whose keys are shown on other pages. */
export function shownGrid(): Grid {
  return last.grid;
}

/** Stores the arrangement of a table's cards. */
export function rememberGrid({ across, squareFrom }: Grid): void {
  if (across === last.grid.across && squareFrom === last.grid.squareFrom) return;
  last.grid = { across, squareFrom };
  keep(PLACE, JSON.stringify(last.grid));
}
