import { ALONG } from "../games/cards/arrange";
import { settings } from "../settings/settings.svelte";
import { t, words } from "../i18n/words.svelte";
import type { Action } from "./actions";
import { type Keyboard, guessKeyboard, keyFor, printedOn } from "./keys";

const guess: { keyboard: Keyboard } = $state({ keyboard: "qwerty" });

/** Finds out which keyboard this is, again whenever the language changes; called once. */
export function keepKeyboard(): void {
  $effect(() => {
    void guessKeyboard(words.language).then((keyboard) => (guess.keyboard = keyboard));
  });
}

export function keyboard(): Keyboard {
  return settings.keyboard === "auto" ? guess.keyboard : settings.keyboard;
}

/** What is printed on the key at a position, in words for keys without a character. */
export function keyLabel(code: string): string {
  if (code === "Space") return t("web-key-space");
  if (code === "Escape") return "Esc";
  return printedOn(code, keyboard());
}

/** The key for an action as assistive technology is told: apart from the button's name, which a label on it would become part of. */
export function keyShortcut(action: Action): string {
  const code = keyFor(action, settings.keys);
  return code === "Space" || code === "Escape" ? code : printedOn(code, keyboard());
}

/** The label of the key for an action, or nothing if the player does not want to see keys. */
export function actionLabel(action: Action, grid = ALONG): string {
  return settings.showKeys ? keyLabel(keyFor(action, settings.keys, grid)) : "";
}
