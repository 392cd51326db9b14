import type { CardView } from "../../generated/cardgame";
import type { VariantSizes } from "../../generated/variants";
import { t } from "../../i18n/words.svelte";
import { isFixed, variantOf } from "../variants";

// What is said at a table whose deck, law, way or ending is not that of the books.

/** What a player looks for, by the law of the table and by what lies beside it. */
export function lookFor({ rules, chain, found }: CardView): string {
  const { printed, linked } = variantOf(rules);
  const law = printed ? t("web-choose-three") : t(`web-choose-${rules.deck === "five" ? "five" : rules.law}`);
  if (chain.length > 0) return `${law} ${t("web-chain-use", { linked })}`;
  return rules.way === "all" && found.length > 0 ? `${t("web-found", { found: found.length })} ${law}` : law;
}

/** How many cards the caller points at. */
export function toPoint(sizes: VariantSizes): string {
  if (sizes.most === 3) return t("web-point-now");
  const { least, most } = sizes;
  return isFixed(sizes) ? t("web-point-any", { cards: least }) : t("web-point-range", { least, most });
}

/** How far the goal of a deal is; empty if it ends with the pile, or after a time. */
export function goalText({ rules, takings }: CardView): string {
  if (rules.ending === "takings") return t("web-goal-takings", { takings, goal: rules.goal });
  return rules.ending === "first" ? t("web-goal-first", { goal: rules.goal }) : "";
}

/** How much of the time of a deal is left, in milliseconds, where it ends after some time (V5). */
export function timeLeft({ started_at, rules }: CardView, now: number): number {
  return Math.max(0, started_at + 1000 * rules.goal - now);
}
