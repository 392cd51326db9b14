import { RULE_FIELDS, type RuleField } from "../generated/ranges";
import { FEATURES, VALUES } from "../generated/cards";

/** Rules that the first page does not ask for: variants have a page of their own. */
const NOT_ASKED: Readonly<Record<"cards" | "dice", readonly string[]>> = { cards: ["law", "way", "ending", "goal", "together"], dice: [] };

/** The names of the thirds of the printed deck are their values, with numbers in words. */
const THIRDS: readonly string[] = ["full", ...FEATURES.flatMap((name): readonly string[] => (name === "number" ? ["one", "two", "three"] : VALUES[name]))];

/** The rules that a host can choose on the first page; its decks are those of the books. */
export const OFFERED: Readonly<Record<"cards" | "dice", readonly RuleField[]>> = { cards: offered("cards"), dice: offered("dice") };

function offered(game: "cards" | "dice"): readonly RuleField[] {
  return RULE_FIELDS[game]
    .filter(({ name }) => !NOT_ASKED[game].includes(name))
    .map((field) => (field.name === "deck" ? { ...field, choices: field.choices.filter((deck) => THIRDS.includes(deck)) } : field));
}
