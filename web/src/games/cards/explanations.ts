import type { Outcome } from "./news";
import { type Faces, PRINTED } from "../faces";
import { raceText } from "../race";
import { samenessText } from "../../i18n/cards";
import { clauses, isolated, t, words } from "../../i18n/words.svelte";
import { type Grid, cell, rowsOf } from "./arrange";

/** Says who called, and with what result. */
export function outcomeTitle(outcome: Outcome, name: string, mine: boolean): string {
  const who = { name: isolated(name), mine: mine ? "yes" : "no" };
  if (outcome.reason === "wrong" && outcome.gentle && outcome.check.length > 0) return t("web-outcome-not-yet", who);
  // a single card: the player named the unseen card
  if (outcome.cards.length === 1) return t(outcome.right ? "web-named" : "web-misnamed", who);
  return t(`web-outcome-${outcome.right ? "right" : (outcome.reason ?? "wrong")}`, who);
}

/** Returns the points a call won or lost; empty if none. */
export function priceText(outcome: Outcome): string {
  if (outcome.right) return outcome.gained > 0 ? t("web-outcome-gain", { points: outcome.gained }) : "";
  return outcome.lost > 0 ? t("web-outcome-loss", { points: outcome.lost }) : "";
}

/** Sums up the result in one line: what failed, or which features are the same, and how the race was won. */
export function outcomeInShort(outcome: Outcome, name: string, mine: boolean, faces: Faces = PRINTED): { text: string; more: string; price: string } {
  const lines = outcome.check.length > 0 ? faces.findings(outcome.cards, outcome.check) : [];
  const list = new Intl.ListFormat(words.language, { type: "conjunction" });
  const mixed = lines.filter((line) => line.verdict === "mixed");
  // if several features fail, or the law is not the printed one, there is room only for the features' names
  const mixedNames = list.format(mixed.map((line) => line.name));
  const inShort = faces !== PRINTED ? () => t("web-outcome-mixed", { features: mixedNames }) : mixed.length > 1 ? () => t("web-outcome-two-alike", { features: mixedNames }) : null;
  const failing = inShort && mixed.length > 0 ? [inShort()] : mixed.map((line) => line.text);
  const features = mixed.length > 0 || outcome.cards.length !== 3 || lines.length === 0 ? failing : [samenessText(lines)];
  return { text: outcomeTitle(outcome, name, mine), more: [...features, raceText(outcome)].filter(Boolean).join(" · "), price: priceText(outcome) };
}

/** Lists cards by name and position, for screen readers. */
export function cardsSaid(cards: readonly number[], layout: readonly (number | null)[], grid: Grid, faces: Faces = PRINTED): string {
  const said = cards.flatMap((card) => {
    const slot = layout.indexOf(card);
    if (slot < 0) return [];
    const { column, row } = cell(slot, grid);
    return [t("web-card-at", { name: faces.nameOf(card), row: row + 1, column: column + 1 })];
  });
  return clauses(said);
}

/** Sorts cards as they are read: row by row. */
export function byRow(cards: readonly number[], layout: readonly (number | null)[], grid: Grid): number[] {
  return rowsOf(layout.length, grid)
    .flat()
    .flatMap((slot) => layout[slot] ?? [])
    .filter((card) => cards.includes(card));
}

/** Describes the full result for screen readers: which cards, what failed, how the race was won, the points and the new total. */
export function outcomeSaid(outcome: Outcome, name: string, mine: boolean, faces: Faces = PRINTED): string {
  const lines = outcome.check.length > 0 ? faces.findings(outcome.cards, outcome.check) : [];
  const failing = lines.filter((line) => line.verdict === "mixed");
  const price = priceText(outcome);
  const cards = outcome.cards.length > 0 && !mine ? clauses(outcome.cards.map((card) => faces.nameOf(card))) : "";
  return [outcomeTitle(outcome, name, mine), cards, ...failing.map((line) => t("card-check-line", { feature: line.name, finding: line.text })), raceText(outcome), price && t("web-outcome-total", { price: isolated(price), points: outcome.points })].filter(Boolean).join(". ");
}
