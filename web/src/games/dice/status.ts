import type { DiceView } from "../../generated/dicegame";
import { chairName } from "../../i18n/names";
import { isolated, t } from "../../i18n/words.svelte";
import { Opening } from "./opening";
import type { DiceSeat } from "./seat.svelte";

/** Says what to do at a dice table now, or whom the game is waiting for; watchers are never told to act. */
export function diceStatus(own: DiceSeat, view: DiceView): string {
  if (own.isArranging) return t(new Opening(view).wilds.length > 1 ? "web-dice-arrange-wild" : "web-dice-arrange");
  if (own.isCalling) return t("web-dice-name-three");
  if (view.phase === "opening") {
    if (view.call) return t(view.call.dice.length > 0 ? "web-dice-arranges" : "web-called-by", { name: nameOf(view, view.call.seat) });
    if (!own.isSeated) return t("web-dice-wait-opening");
    if (own.isBarred) return t("web-dice-barred");
    return own.me?.none ? t("web-dice-wait-opening") : t("web-dice-opening");
  }
  if (view.phase === "extra") return own.mustChooseReroll ? t("web-dice-extra") : t("web-dice-wait-extra");
  if (own.isAtTurn) return own.chosen.length > 0 ? t(own.maySwap ? "web-dice-tap-wild" : "web-dice-tap-square") : own.turn.proposed.length > 0 ? "" : t("web-dice-your-turn");
  return own.atTurn === null ? "" : t("web-dice-turn-of", { name: nameOf(view, own.atTurn) });
}

/** Says the same in a few words, for the page's title. */
export function diceTitle(own: DiceSeat, view: DiceView): string {
  if (view.phase === "over") return t("web-title-over");
  if (view.phase === "lobby") return t("web-title-lobby");
  if (own.isAtTurn || own.isCalling || own.mustChooseReroll) return t("web-dice-title-mine");
  return own.atTurn === null ? t("web-game-dice") : t("web-dice-turn-of", { name: nameOf(view, own.atTurn) });
}

function nameOf(view: DiceView, seat: number): string {
  return isolated(chairName(view.seating.chairs[seat]));
}
