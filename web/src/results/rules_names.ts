import { sharedIn } from "../games/deck_pictures";
import { PRESETS } from "../generated/editions";
import { t, words } from "../i18n/words.svelte";

/** Names rules by the label under which the server groups times, such as `cards es full 12` or `puzzle daily easy`. */
export function rulesText(label: string): string {
  const [game, book = ""] = label.split(" ");
  return [game === "cards" ? t(`web-edition-${book}`) : "", rulesBeyondBook(label)].filter(Boolean).join(" · ");
}

/** Names rules without the cards' rulebook: the variant, deck and layout, or the game; empty for the printed card game. */
export function rulesBeyondBook(label: string): string {
  const [game = "", kind = "", deck = "", layout = "", law = "", way = "", ending = ""] = label.split(" ");
  if (game === "puzzle") return [t(kind === "daily" ? "web-daily" : "web-practice"), deck && t(`web-daily-${deck}`)].filter(Boolean).join(" · ");
  if (game !== "cards") return words.has(`web-game-${game}`) ? t(`web-game-${game}`) : game;
  const variant = law === "" ? [] : [variantText(deck, law), way !== "refill" && named(`web-way-${way}`), ending !== "pile" && named(`web-ending-${ending}`)];
  return [...variant, deckText(deck), layout === "9" ? t("web-rules-nine") : ""].filter(Boolean).join(" · ");
}

/** Returns a variant's name, if it has one. */
function variantText(deck: string, law: string): string {
  const [name] = Object.entries(PRESETS).find(([, preset]) => preset.law === law && (preset.deck === deck || preset.deck === "full")) ?? [];
  return name === undefined || name === "set" ? "" : named(`web-variant-${name}`);
}

/** Returns a message, or an empty string until it is loaded. */
function named(id: string): string {
  return words.has(id) ? t(id) : "";
}

/** Names a deck of 27 cards by what they share; empty for the full deck. */
export function deckText(deck: string): string {
  const shared = sharedIn(deck);
  return shared === null ? "" : t("web-cards-third", { feature: t(`card-feature-${shared.feature}`), value: t(`card-value-${shared.value}`) });
}
