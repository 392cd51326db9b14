import { minutes } from "../components/clock.svelte";
import type { Round } from "../generated/room";
import { setsAmong } from "../games/sets";
import { t } from "../i18n/words.svelte";
import { setsOf } from "./finished";
import type { Overview } from "./overview.svelte";
import { setsByTable } from "./round_result";

/** Says what was found in a round: on the board of a quiet round, the most that one person or team found of its SETs;
 * otherwise the SETs of all tables. Null for dice, and until the board is known. */
export function foundText(round: Round, board: readonly number[]): string | null {
  if (round.terms.game === "dice") return null;
  const best = Math.max(0, ...setsByTable(round));
  if (round.terms.game !== "puzzle" || best === 0) return t("web-room-class-sum", { sets: setsOf(round) });
  return board.length === 0 ? null : t("web-room-most-found", { best, all: setsAmong(board).length, by: round.terms.table_size > 1 ? "table" : "person" });
}

/** Says how long a class took for a round played together, beside its best time before that; null if it didn't finish. */
export function timeText({ timeTaken, bestTime }: Pick<Overview, "timeTaken" | "bestTime">): string | null {
  if (timeTaken === null) return null;
  const compared = bestTime === null ? "first" : timeTaken < bestTime ? "better" : "other";
  return t("web-room-class-time", { time: minutes(timeTaken), best: minutes(bestTime ?? timeTaken), compared });
}
