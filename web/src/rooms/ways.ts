import type { RoomTerms } from "../generated/room";

/** Card variants that suit a group, and what each changes in the terms (R10). */
export const WAYS = {
  race: { game: "cards", rules: {} },
  quiet: { game: "puzzle", rules: {} },
  team: { game: "puzzle", rules: {} },
  challenge: { game: "cards", rules: { ending: "time", goal: 60, no_set: "auto", style: "point" } },
  together: { game: "cards", rules: { together: true } },
} as const satisfies Record<string, Pick<RoomTerms, "game" | "rules">>;

export type Way = keyof typeof WAYS;

/** Returns the way that cards are played under these terms. */
export function wayOf(terms: RoomTerms): Way {
  if (terms.game === "puzzle") return terms.table_size === 1 ? "quiet" : "team";
  if (terms.rules["ending"] === "time") return "challenge";
  return terms.rules["together"] ? "together" : "race";
}
