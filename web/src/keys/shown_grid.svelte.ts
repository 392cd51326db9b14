import { type Grid, arrange } from "../games/cards/arrange";
import { keep, keptObject } from "../settings/memory";
import { settings } from "../settings/settings.svelte";

/** Where the arrangement of the last card table is stored. */
const PLACE = "tercet.grid";
const REM = 16;

const last: { grid: Grid } = $state({ grid: stored() });

function stored(): Grid {
  const { across, squareFrom } = keptObject(PLACE);
  if (typeof across !== "boolean") return expected();
  // JSON knows no infinity
  return { across, squareFrom: typeof squareFrom === "number" ? squareFrom : Infinity };
}

/** How twelve cards will probably be arranged in this window, before there is a table. */
function expected(): Grid {
  const wide = innerWidth >= 60 * REM && innerWidth > innerHeight;
  const side = wide ? Math.min(22 * REM, Math.max(16 * REM, 0.19 * innerWidth)) + 4 * REM : REM;
  const { across, squareFrom } = arrange(12, 12, { width: innerWidth - side, height: innerHeight - (wide ? 7 : 15) * REM }, settings.turn);
  return { across, squareFrom };
}

/** How the cards of the last table lay: away from a table, its keys are shown. */
export function shownGrid(): Grid {
  return last.grid;
}

/** Remembers how the cards of a table lie. */
export function rememberGrid({ across, squareFrom }: Grid): void {
  if (across === last.grid.across && squareFrom === last.grid.squareFrom) return;
  last.grid = { across, squareFrom };
  keep(PLACE, JSON.stringify(last.grid));
}
