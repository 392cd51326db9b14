import type { DiceView } from "../../generated/dicegame";
import { chairName } from "../../i18n/names";
import { isolated, t } from "../../i18n/words.svelte";
import type { DiceSeat } from "./seat.svelte";

/** What to do at a dice table now, or whom the game is waiting for; watchers are told that they watch where players act. */
export function diceStatus(place: DiceSeat, view: DiceView): string {
  if (place.isArranging) return t("web-dice-arrange");
  if (place.isCalling) return t("web-dice-name-three");
  if (view.phase === "opening") {
    if (view.call) return t(view.call.dice.length > 0 ? "web-dice-arranges" : "web-called-by", { name: nameOf(view, view.call.seat) });
    if (!place.isSeated) return t("web-dice-wait-opening");
    if (place.isBarred) return t("web-dice-barred");
    return place.me?.none ? t("web-dice-wait-opening") : t("web-dice-opening");
  }
  if (view.phase === "extra") return place.isRollingAgain ? t("web-dice-extra") : t("web-dice-wait-extra");
  if (place.isAtTurn) return place.chosen.length > 0 ? t(place.maySwap ? "web-dice-tap-wild" : "web-dice-tap-square") : place.turn.proposed.length > 0 ? "" : t("web-dice-your-turn");
  return place.atTurn === null ? "" : t("web-dice-turn-of", { name: nameOf(view, place.atTurn) });
}

/** The same in a few words, for the page's title. */
export function diceTitle(place: DiceSeat, view: DiceView): string {
  if (view.phase === "over") return t("web-title-over");
  if (view.phase === "lobby") return t("web-title-lobby");
  if (place.isAtTurn || place.isCalling || place.isRollingAgain) return t("web-dice-title-mine");
  return place.atTurn === null ? t("web-game-dice") : t("web-dice-turn-of", { name: nameOf(view, place.atTurn) });
}

function nameOf(view: DiceView, seat: number): string {
  return isolated(chairName(view.seating.chairs[seat]));
}
