import type { Round } from "../generated/room";
import { setsAmong } from "../games/sets";
import { t } from "../i18n/words.svelte";
import { setsOf } from "./finished";
import { setsByTable } from "./round_result";

/** Says what was found in a round: on the board of a quiet round, the most that one person or team found of its SETs;
 * otherwise the SETs of all tables. Null for dice, and until the board is known. */
export function foundText(round: Round, board: readonly number[]): string | null {
  if (round.terms.game === "dice") return null;
  const best = Math.max(0, ...setsByTable(round));
  if (round.terms.game !== "puzzle" || best === 0) return t("web-room-class-sum", { sets: setsOf(round) });
  return board.length === 0 ? null : t("web-room-most-found", { best, all: setsAmong(board).length, by: round.terms.table_size > 1 ? "table" : "person" });
}
