import { FEATURES, VALUES } from "../generated/cards";
import { t, words } from "../i18n/words.svelte";

/** Rules by the short name under which the server compares times, such as `cards es full 12` or `puzzle daily easy`. */
export function rulesText(label: string): string {
  const [game = "", kind = "", deck = "", layout = ""] = label.split(" ");
  if (game === "puzzle") return [t(kind === "practice" ? "web-practice" : "web-daily"), deck && t(`web-daily-${deck}`)].filter(Boolean).join(" · ");
  if (game !== "cards") return words.has(`web-game-${game}`) ? t(`web-game-${game}`) : game;
  return [t(`web-edition-${kind}`), deckText(deck), layout === "9" ? t("web-rules-nine") : ""].filter(Boolean).join(" · ");
}

/** A deck of 27 cards by what they share; nothing for the whole deck. */
export function deckText(deck: string): string {
  const number = ["one", "two", "three"].indexOf(deck) + 1;
  const value = number > 0 ? String(number) : deck;
  const feature = FEATURES.find((name) => (VALUES[name] as readonly string[]).includes(value));
  return feature === undefined ? "" : t("web-cards-third", { feature: t(`card-feature-${feature}`), value: t(`card-value-${value}`) });
}
