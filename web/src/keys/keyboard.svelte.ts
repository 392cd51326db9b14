import { ALONG } from "../games/cards/arrange";
import { settings } from "../settings/settings.svelte";
import { t, words } from "../i18n/words.svelte";
import type { Action } from "./actions";
import { type Keyboard, guessKeyboard, keyFor, printedOn } from "./keys";

const guess: { keyboard: Keyboard } = $state({ keyboard: "qwerty" });

/** Detects the keyboard layout now and whenever the language changes; called once, by the page. */
export function detectKeyboard(): void {
  $effect(() => {
    void guessKeyboard(words.language).then((keyboard) => (guess.keyboard = keyboard));
  });
}

export function keyboard(): Keyboard {
  return settings.keyboard === "auto" ? guess.keyboard : settings.keyboard;
}

/** Returns the label printed on a key; words for keys without a character. */
export function keyLabel(code: string): string {
  if (code === "Space") return t("web-key-space");
  if (code === "Escape") return "Esc";
  return printedOn(code, keyboard());
}

/** Returns an action's key, for `aria-keyshortcuts`: screen readers announce it without making it part of the button's name. */
export function keyShortcut(action: Action): string {
  const code = keyFor(action, settings.keys);
  return code === "Space" || code === "Escape" ? code : printedOn(code, keyboard());
}

/** Returns the label of an action's key; empty if the player has turned key labels off. */
export function actionLabel(action: Action, grid = ALONG): string {
  return settings.showKeys ? keyLabel(keyFor(action, settings.keys, grid)) : "";
}
