import type { CardRules } from "../generated/editions";
import { RULE_FIELDS, type RuleField } from "../generated/ranges";

const NOT_DRAWN: readonly string[] = ["five", "four", "four-large", "dots"] satisfies CardRules["deck"][];

/** Whether this page can draw a table's cards and play its rules; other decks, laws and ways are for programs so far. */
export function canShow({ deck, law, way }: Pick<CardRules, "deck" | "law" | "way">): boolean {
  return !NOT_DRAWN.includes(deck) && law === "set" && way === "refill";
}

/** Rules that a host is not asked for: this page plays one way and law, and its tables do not show a goal yet. */
const NOT_ASKED: Readonly<Record<"cards" | "dice", readonly string[]>> = { cards: ["law", "way", "ending", "goal", "together"], dice: [] };

/** The rules that a host can choose on this page, with the values that it can show. */
export const OFFERED: Readonly<Record<"cards" | "dice", readonly RuleField[]>> = { cards: offered("cards"), dice: offered("dice") };

function offered(game: "cards" | "dice"): readonly RuleField[] {
  return RULE_FIELDS[game]
    .filter(({ name }) => !NOT_ASKED[game].includes(name))
    .map((field) => (field.name === "deck" ? { ...field, choices: field.choices.filter((deck) => !NOT_DRAWN.includes(deck)) } : field));
}
