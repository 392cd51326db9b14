import type { RoomTerms, Round } from "../generated/room";
import { t } from "../i18n/words.svelte";

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

/** Returns how a round is played, in a word or two. */
export function roundWay({ terms }: Round): string {
  return terms.game === "dice" ? t("web-game-dice") : t(`web-room-way-short-${wayOf(terms)}`);
}
