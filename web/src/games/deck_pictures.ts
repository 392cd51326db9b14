import { FEATURES, VALUES, WEIGHTS } from "../generated/cards";
import { type Feature, valueOf } from "./features";

/** A SET with all features different, which stands for the whole deck. */
const WHOLE: readonly number[] = [0, 40, 80];

/** Returns what all cards of a third of the deck share; null for every other deck. */
export function sharedIn(deck: string): { readonly feature: Feature; readonly value: string } | null {
  const number = ["one", "two", "three"].indexOf(deck) + 1;
  const value = number > 0 ? String(number) : deck;
  const feature = FEATURES.find((name) => (VALUES[name] as readonly string[]).includes(value));
  return feature === undefined ? null : { feature, value };
}

/** Three cards that show what a deck is like: a SET that shares only what the whole deck shares. */
export function exampleIn(deck: string): readonly number[] {
  const shared = sharedIn(deck);
  if (shared === null) return WHOLE;
  const base = WEIGHTS[shared.feature] * (VALUES[shared.feature] as readonly string[]).indexOf(shared.value);
  const step = FEATURES.filter((name) => name !== shared.feature).reduce((sum, name) => sum + WEIGHTS[name], 0);
  return [base, base + step, base + 2 * step];
}

/** Returns cards of a deck as they may lie on a table. */
export function tableOf(deck: string, count: number): readonly number[] {
  const shared = sharedIn(deck);
  const cards = Array.from({ length: 81 }, (_, card) => card).filter((card) => shared === null || valueOf(card, shared.feature) === shared.value);
  // a step that shares no divisor with the number of cards meets all of them
  const step = shared === null ? 34 : 8;
  return Array.from({ length: count }, (_, i) => cards[(i * step) % cards.length] ?? 0);
}
