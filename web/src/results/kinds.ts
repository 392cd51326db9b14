import { FEATURES, WEIGHTS } from "../generated/cards";
import type { Feature } from "../games/features";

/** The server's initials for features that differ in a SET. */
const INITIALS: Readonly<Record<Feature, string>> = { number: "n", colour: "c", fill: "f", shape: "s" };

/** Returns the features that differ in a kind of SET such as `cf`. */
export function differing(kind: string): Feature[] {
  return FEATURES.filter((feature) => kind.includes(INITIALS[feature]));
}

export function sameIn(kind: string): Feature[] {
  return FEATURES.filter((feature) => !kind.includes(INITIALS[feature]));
}

/** Returns an example SET of a kind; features that don't differ are the same on all three cards. */
export function exampleOf(kind: string): [number, number, number] {
  const base = sameIn(kind).reduce((sum, feature) => sum + WEIGHTS[feature] * (feature === "fill" ? 0 : 1), 0);
  const step = differing(kind).reduce((sum, feature) => sum + WEIGHTS[feature], 0);
  return [base, base + step, base + 2 * step];
}
