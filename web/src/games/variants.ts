import type { CardRules } from "../generated/editions";
import { VARIANTS, type VariantSizes } from "../generated/variants";

const PRINTED = VARIANTS["full set"] as VariantSizes;

/** Returns the sizes of a variant: deck, takings and board. */
export function variantOf(rules: Pick<CardRules, "deck" | "law">): VariantSizes {
  return VARIANTS[`${rules.deck} ${rules.law}`] ?? PRINTED;
}

/** Whether all takings have the same size, so choosing the last card completes one. */
export function isFixed({ least, most }: Pick<VariantSizes, "least" | "most">): boolean {
  return least === most;
}

/** Whether deck and law are those of the books: all cards or a third of them, and SETs. */
export function isPrinted(rules: Pick<CardRules, "deck" | "law">): boolean {
  return variantOf(rules).printed;
}
