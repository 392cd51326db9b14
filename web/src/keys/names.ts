import { t } from "../i18n/words.svelte";
import type { Action } from "./actions";

/** Returns the names of a table's actions other than choosing cards or dice, as in the settings. */
export function actionNames(game: "cards" | "dice"): readonly (readonly [Action, string])[] {
  if (game === "dice") {
    return [
      ["call", t("web-call")],
      ["none", t("web-key-dice-none")],
      ["hint", t("web-hint")],
      ["play", t("web-key-dice-play")],
      ["undo", t("web-key-undo")],
    ];
  }
  return [
    ["call", t("web-call")],
    ["none", t("web-no-set")],
    ["hint", t("web-hint")],
    ["pause", t("web-pause")],
    ["undo", t("web-key-undo")],
  ];
}
