import { FEATURES } from "../made/cards";
import { type Feature, type Verdict, faceOf, valueOf } from "../game/features";
import { t } from "./words.svelte";

/** The card as one would say it aloud. */
export function cardName(card: number): string {
  return t("card-name", { ...faceOf(card) });
}

export interface Finding {
  readonly feature: Feature;
  readonly verdict: Verdict;
  readonly name: string;
  readonly text: string;
  /** Which of the three stands alone, where two agree. */
  readonly odd: number | null;
}

/** The check of three cards in words, feature by feature; the verdicts came with the event. */
export function findings(cards: readonly number[], check: readonly Verdict[]): Finding[] {
  return FEATURES.map((feature, i) => {
    const verdict = check[i] ?? "same";
    const values = cards.map((card) => valueOf(card, feature));
    const alone = values.findIndex((value) => values.filter((other) => other === value).length === 1);
    const odd = verdict === "mixed" ? alone : null;
    const most = values[odd === null ? 0 : (odd + 1) % 3] ?? "";
    const other = values[odd ?? 0] ?? "";
    const said = feature === "number" ? { most: Number(most), odd: Number(other) } : { most, odd: other };
    const text = t(`card-check-${feature}`, { verdict, ...said });
    return { feature, verdict, name: t(`card-feature-${feature}`), text, odd };
  });
}
