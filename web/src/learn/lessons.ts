import type { Verdict } from "../games/features";
import data from "../generated/lessons.json";

type Three = readonly [number, number, number];

export interface Example {
  readonly cards: Three;
  readonly check: readonly Verdict[];
}

export interface Completion {
  readonly pair: readonly [number, number];
  readonly options: readonly { readonly card: number; readonly check: readonly Verdict[] }[];
}

export interface Search {
  readonly cards: readonly number[];
  readonly set: Three;
  readonly check: readonly Verdict[];
  /** The check of every three cards, by their places in order; of each verdict its first letter. */
  readonly checks: Readonly<Record<string, string>>;
}

interface Lessons {
  readonly features: readonly Three[];
  readonly sets: readonly Example[];
  readonly near: readonly Example[];
  readonly questions: readonly Example[];
  readonly completions: readonly Completion[];
  readonly searches: readonly Search[];
}

/** Made by Python from the rules; this page knows none. */
export const LESSONS = data as unknown as Lessons;

export function isSet(check: readonly Verdict[]): boolean {
  return !check.includes("mixed");
}

const VERDICTS: Record<string, Verdict> = { s: "same", d: "different", m: "mixed" };

/** The check of three of the cards of a search. */
export function checkOf(search: Search, chosen: readonly number[]): readonly Verdict[] {
  const places = chosen.map((card) => search.cards.indexOf(card)).sort((a, b) => a - b);
  return Array.from(search.checks[places.join("")] ?? "", (letter) => VERDICTS[letter] ?? "same");
}

/** Some of many, in any order. */
export function drawn<Item>(items: readonly Item[], count: number): Item[] {
  const rest = [...items];
  return Array.from({ length: Math.min(count, rest.length) }, () => rest.splice(Math.floor(Math.random() * rest.length), 1)).flat();
}
