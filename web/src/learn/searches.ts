import type { Verdict } from "../games/features";

/** Some cards with exactly one SET; which three cards are one, and why the others are not, was found out by Python. */
export interface Search {
  readonly cards: readonly number[];
  readonly set: readonly [number, number, number];
  readonly check: readonly Verdict[];
  /** The check of every three cards, by their positions in order; each verdict by its first letter. */
  readonly checks: Readonly<Record<string, string>>;
}

export function isSet(check: readonly Verdict[]): boolean {
  return !check.includes("mixed");
}

const VERDICTS: Record<string, Verdict> = { s: "same", d: "different", m: "mixed" };

/** The check of three of the cards of a search. */
export function checkOf(search: Search, chosen: readonly number[]): readonly Verdict[] {
  const places = chosen.map((card) => search.cards.indexOf(card)).sort((a, b) => a - b);
  return Array.from(search.checks[places.join("")] ?? "", (letter) => VERDICTS[letter] ?? "same");
}
