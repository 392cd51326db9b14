import type { CardRules } from "../generated/editions";
import { VARIANTS, type VariantSizes } from "../generated/variants";

const PRINTED = VARIANTS["full set"] as VariantSizes;

/** The sizes of what is played: of the deck, of a taking, of the board. */
export function variantOf(rules: Pick<CardRules, "deck" | "law">): VariantSizes {
  return VARIANTS[`${rules.deck} ${rules.law}`] ?? PRINTED;
}

/** Whether a taking has one fixed number of cards, so that choosing the last one takes them. */
export function isFixed({ least, most }: Pick<VariantSizes, "least" | "most">): boolean {
  return least === most;
}

/** Whether deck and law are those of the books: all cards or a third of them, and SETs. */
export function isPrinted(rules: Pick<CardRules, "deck" | "law">): boolean {
  return variantOf(rules).printed;
}
