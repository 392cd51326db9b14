import type { Verdict } from "../games/features";

/** A board with exactly one SET; Python computed which three cards form it, and why the others don't. */
export interface Search {
  readonly cards: readonly number[];
  readonly set: readonly [number, number, number];
  readonly check: readonly Verdict[];
  /** The check of every three cards, keyed by their positions in order; each verdict is its first letter. */
  readonly checks: Readonly<Record<string, string>>;
}

export function isSet(check: readonly Verdict[]): boolean {
  return !check.includes("mixed");
}

const VERDICTS: Record<string, Verdict> = { s: "same", d: "different", m: "mixed" };

/** Returns the check of three cards of a board. */
export function checkOf(search: Search, chosen: readonly number[]): readonly Verdict[] {
  const places = chosen.map((card) => search.cards.indexOf(card)).sort((a, b) => a - b);
  return Array.from(search.checks[places.join("")] ?? "", (letter) => VERDICTS[letter] ?? "same");
}
