import { RULE_FIELDS, type RuleField } from "../generated/ranges";
import { FEATURES, VALUES } from "../generated/cards";

/** Rules that the first page doesn't offer: variants have their own page. */
const NOT_ASKED: Readonly<Record<"cards" | "dice", readonly string[]>> = { cards: ["law", "way", "ending", "goal", "together"], dice: [] };

/** Decks of the books: full, and the thirds, which are named after a value (numbers in words). */
const THIRDS: readonly string[] = ["full", ...FEATURES.flatMap((name): readonly string[] => (name === "number" ? ["one", "two", "three"] : VALUES[name]))];

/** Rules a host can choose on the first page, with only the decks of the books. */
export const OFFERED: Readonly<Record<"cards" | "dice", readonly RuleField[]>> = { cards: offered("cards"), dice: offered("dice") };

function offered(game: "cards" | "dice"): readonly RuleField[] {
  return RULE_FIELDS[game]
    .filter(({ name }) => !NOT_ASKED[game].includes(name))
    .map((field) => (field.name === "deck" ? { ...field, choices: field.choices.filter((deck) => THIRDS.includes(deck)) } : field));
}
