import { FEATURES, VALUES, WEIGHTS } from "../generated/cards";
import { type DeckFeature, OTHER_DECKS } from "../generated/decks";

const BOOKS: readonly DeckFeature[] = FEATURES.map((name) => ({ name, values: VALUES[name], letters: [], weight: WEIGHTS[name] }));

/** Returns the features of a deck, in the order they are checked. */
export function featuresOf(deck: string): readonly DeckFeature[] {
  return OTHER_DECKS[deck]?.features ?? BOOKS;
}

/** Returns a card's value of a feature. */
export function valueOf(card: number, { values, weight }: DeckFeature): string {
  return values[Math.floor(card / weight) % values.length] ?? "";
}

/** Whether a feature is a dot, present or absent. */
export function isDot(feature: DeckFeature): boolean {
  return feature.values[0] === "absent";
}
