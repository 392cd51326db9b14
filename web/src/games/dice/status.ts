import type { DiceView } from "../../generated/dicegame";
import { hintText } from "../../i18n/dice";
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
    const hint = hintText(own.me?.hint);
    if (!own.me?.none) return hint || t("web-dice-opening");
    return own.me.hint?.what === "set" ? hint : t("web-dice-wait-opening");
  }
  if (view.phase === "extra") {
    if (own.mustChooseReroll) return t("web-dice-extra");
    const chosen = own.me?.chosen ? t("web-dice-chosen", { dice: own.me.choice.length }) : "";
    return `${chosen} ${t("web-dice-wait-extra")}`.trim();
  }
  if (own.isAtTurn) return turnStatus(own);
  return own.atTurn === null ? "" : t("web-dice-turn-of", { name: nameOf(view, own.atTurn) });
}

/** Says how to place a die; until one is picked, what the last hint shows. */
function turnStatus({ chosen, maySwap, turn, me }: DiceSeat): string {
  if (chosen.length > 0) return t(maySwap ? "web-dice-tap-wild" : "web-dice-tap-square");
  return turn.proposed.length > 0 ? "" : hintText(me?.hint) || t("web-dice-your-turn");
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
