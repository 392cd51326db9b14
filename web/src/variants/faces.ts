import { type DeckFeature, OTHER_DECKS } from "../generated/decks";
import type { CardRules } from "../generated/editions";
import { type Faces, PRINTED } from "../games/faces";
import { isPrinted } from "../games/variants";
import type { Verdict } from "../games/features";
import type { Finding } from "../i18n/cards";
import { t } from "../i18n/words.svelte";
import DotsPicture from "./DotsPicture.svelte";
import SymbolsPicture from "./SymbolsPicture.svelte";
import { featuresOf, isDot, valueOf } from "./decks";

/** Returns how to draw, name and explain the cards of a variant; the printed game has its own wording. */
export function facesOf(rules: Pick<CardRules, "deck" | "law">): Faces {
  if (isPrinted(rules)) return PRINTED;
  const features = featuresOf(rules.deck);
  const isOther = rules.deck in OTHER_DECKS;
  return {
    deck: rules.deck,
    Picture: !isOther ? null : rules.deck === "dots" ? DotsPicture : SymbolsPicture,
    nameOf: isOther ? (card) => nameOf(card, features) : PRINTED.nameOf,
    findings: (cards, check) => features.map((feature, i) => finding(cards, feature, check[i] ?? "fits", rules.law)),
    plain: (card, name) => {
      const { weight = 1, values = [] } = features.find((feature) => feature.name === name) ?? {};
      return (Math.floor(card / weight) % (values.length || 1)) * weight;
    },
  };
}

function nameOf(card: number, features: readonly DeckFeature[]): string {
  const dots = features.filter(isDot);
  if (dots.length > 0) return t("card-dots", { dots: dots.filter((dot) => valueOf(card, dot) === "present").map((dot) => dot.letters[1]).join(", ") });
  const values = Object.fromEntries(features.map((feature) => [feature.name, valueOf(card, feature)]));
  const said = t("card-name-any", { fill: "none", sign: "none", ...values, number: Number(values.number) });
  // features a deck doesn't have leave double spaces
  return said.split(/\s+/).filter(Boolean).join(" ");
}

function finding(cards: readonly number[], feature: DeckFeature, verdict: Verdict, law: CardRules["law"]): Finding {
  const values = cards.map((card) => valueOf(card, feature));
  if (isDot(feature)) {
    const present = values.filter((value) => value === "present").length;
    return { feature: feature.name, verdict, name: feature.letters[1] ?? "", text: t("card-check-dot", { verdict, cards: present }), odd: null };
  }
  const text = t("card-check-values", { verdict, values: values.map((value) => t(`card-value-${value}`)).join(", ") });
  const alone = values.flatMap((value, i) => (values.filter((other) => other === value).length === 1 ? [i] : []));
  const odd = verdict === "mixed" && (law === "set" || law === "quads") && alone.length === 1 ? (alone[0] ?? null) : null;
  return { feature: feature.name, verdict, name: t(`card-feature-${feature.name}`), text, short: t("card-check-verdict", { verdict }), odd };
}
