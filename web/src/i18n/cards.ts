import { FEATURES } from "../generated/cards";
import { type Feature, type Verdict, faceOf, valueOf } from "../games/features";
import { t, words } from "./words.svelte";

/** Returns a card's name as spoken. */
export function cardName(card: number): string {
  return t("card-name", { ...faceOf(card) });
}

export interface Finding {
  readonly feature: string;
  readonly verdict: Verdict;
  readonly name: string;
  readonly text: string;
  /** The text beside pictures of the values; the full text by default. */
  readonly short?: string;
  /** Index of the card that differs, if the other two agree. */
  readonly odd: number | null;
}

/** Explains the check of three cards, feature by feature; the event supplies the verdicts. */
export function findings(cards: readonly number[], check: readonly Verdict[]): Finding[] {
  return featureFindings(cards, check, FEATURES, "card");
}

/** Explains the check of three dice faces, which have no fill; all three may be equal. */
export function faceFindings(faces: readonly number[], check: readonly Verdict[]): Finding[] {
  return featureFindings(faces, check, FACE_FEATURES, "dice");
}

/** Says which features of a SET are the same; the rest differ. */
export function samenessText(lines: readonly Finding[]): string {
  const same = lines.filter((line) => line.verdict === "same").map((line) => line.name);
  return t("web-outcome-same", { features: new Intl.ListFormat(words.language, { type: "conjunction" }).format(same), count: same.length });
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
