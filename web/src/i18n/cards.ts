import { FEATURES } from "../generated/cards";
import { type Feature, type Verdict, faceOf, valueOf } from "../games/features";
import { t } from "./words.svelte";

/** The card as it would be said aloud. */
export function cardName(card: number): string {
  return t("card-name", { ...faceOf(card) });
}

export interface Finding {
  readonly feature: string;
  readonly verdict: Verdict;
  readonly name: string;
  readonly text: string;
  /** What is left to say beside pictures of the values; all of it, if absent. */
  readonly short?: string;
  /** Which of the three differs, if two agree. */
  readonly odd: number | null;
}

/** The check of three cards in words, feature by feature; the verdicts came with the event. */
export function findings(cards: readonly number[], check: readonly Verdict[]): Finding[] {
  return featureFindings(cards, check, FEATURES, "card");
}

/** The same for three faces of dice, which have no fill; three equal ones are possible. */
export function faceFindings(faces: readonly number[], check: readonly Verdict[]): Finding[] {
  return featureFindings(faces, check, FACE_FEATURES, "dice");
}

const FACE_FEATURES = FEATURES.filter((feature) => feature !== "fill");

function featureFindings(three: readonly number[], check: readonly Verdict[], features: readonly Feature[], area: "card" | "dice"): Finding[] {
  return features.map((feature, i) => {
    const verdict = check[i] ?? "same";
    const values = three.map((one) => valueOf(one, feature));
    const alone = values.findIndex((value) => values.filter((other) => other === value).length === 1);
    const odd = verdict === "mixed" ? alone : null;
    const most = values[odd === null ? 0 : (odd + 1) % 3] ?? "";
    const other = values[odd ?? 0] ?? "";
    const said = feature === "number" ? { most: Number(most), odd: Number(other) } : { most, odd: other };
    const text = t(`${area}-check-${feature}`, { verdict, ...said });
    return { feature, verdict, name: t(`card-feature-${feature}`), text, odd };
  });
}
