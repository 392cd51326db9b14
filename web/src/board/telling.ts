import type { Outcome, Race } from "../game/news";
import { findings } from "../words/cards";
import { isolated, t } from "../words/words.svelte";

/** By how much a race was won; empty where there was none. */
export function raceText(race: Race | null): string {
  if (race?.tie) return t("web-race-tie");
  return race === null || race.lead === null ? "" : t("web-race-lead", { millis: race.lead });
}

/** Whose call it was and what became of it. */
export function outcomeTitle(outcome: Outcome, name: string, mine: boolean): string {
  const who = { name: isolated(name), mine: mine ? "yes" : "no" };
  return t(`web-outcome-${outcome.right ? "right" : (outcome.reason ?? "wrong")}`, who);
}

/** The whole outcome for those who hear the page: what failed, and how the race was won. */
export function outcomeSaid(outcome: Outcome, name: string, mine: boolean): string {
  const lines = outcome.check.length > 0 ? findings(outcome.cards, outcome.check) : [];
  const failing = lines.filter((line) => line.verdict === "mixed");
  return [outcomeTitle(outcome, name, mine), ...failing.map((line) => line.text), raceText(outcome)].filter(Boolean).join(". ");
}
