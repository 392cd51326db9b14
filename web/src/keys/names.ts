import { t } from "../i18n/words.svelte";
import { settings } from "../settings/settings.svelte";
import type { Action } from "./actions";
import { keyLabel } from "./keyboard.svelte";
import { keyFor } from "./keys";

/** What a key does, and its label. */
export type KeyLine = readonly [does: string, label: string];

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

/** Returns the keys of the actions that exist at a table. */
export function tableKeys(game: "cards" | "dice", exists: (action: Action) => boolean): readonly KeyLine[] {
  return actionNames(game).flatMap(([action, name]) => (exists(action) ? [[name, keyLabel(keyFor(action, settings.keys))]] : []));
}

/** Returns the keys of a replay. */
export function replayKeys(game: string): readonly KeyLine[] {
  return [
    [`${t("web-replay-play")} · ${t("web-replay-pause")}`, keyLabel("Space")],
    [t("web-replay-next"), "→"],
    [t("web-replay-previous"), "←"],
    [t("web-replay-forth", { game }), "↓"],
    [t("web-replay-back", { game }), "↑"],
    [t("web-replay-first"), t("web-key-home")],
    [t("web-replay-last"), t("web-key-end")],
  ];
}
