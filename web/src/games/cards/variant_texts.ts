import type { CardView } from "../../generated/cardgame";
import type { VariantSizes } from "../../generated/variants";
import { minutes } from "../../components/clock.svelte";
import { t } from "../../i18n/words.svelte";
import { isFixed, variantOf } from "../variants";

// Texts for tables whose deck, law, way or ending is not in the books.

/** Returns what a player looks for, given the law, the chain and the takings found. */
export function lookFor({ rules, chain, found }: CardView): string {
  const { printed, linked } = variantOf(rules);
  const law = printed ? t("web-choose-three") : t(`web-choose-${rules.deck === "five" ? "five" : rules.law}`);
  if (chain.length > 0) return `${law} ${t("web-chain-use", { linked })}`;
  return rules.way === "all" && found.length > 0 ? `${t("web-found", { found: found.length })} ${law}` : law;
}

/** Returns how many SETs a cooperative table has found. */
export function setsTogether({ players }: CardView): number {
  return players.reduce((all, player) => all + player.right, 0);
}

/** Tells the caller how many cards to point at. */
export function toPoint(sizes: VariantSizes): string {
  if (sizes.most === 3) return t("web-point-now");
  const { least, most } = sizes;
  return isFixed(sizes) ? t("web-point-any", { cards: least }) : t("web-point-range", { least, most });
}

/** Returns the time left or elapsed, unless another clock is shown, and the progress towards the goal. */
export function noteText(view: CardView, now: number, clocked = false): string {
  const { rules, started_at: since, phase } = view;
  if (phase !== "play") return "";
  // a deal with a time limit counts down (V5)
  const time = rules.ending === "time" ? since + 1000 * rules.goal - now : clocked ? null : now - since;
  return [time === null ? "" : minutes(time), goalText(view)].filter(Boolean).join(" · ");
}

function goalText({ rules, takings }: CardView): string {
  if (rules.ending === "takings") return t("web-goal-takings", { takings, goal: rules.goal });
  return rules.ending === "first" ? t("web-goal-first", { goal: rules.goal }) : "";
}
