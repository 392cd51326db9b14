import type { CardEvent } from "../generated/cardevents";
import type { DiceEvent } from "../generated/diceevents";
import { t } from "../i18n/words.svelte";

/** How a race was won: by how many milliseconds, or by chance. */
export interface Race {
  readonly lead: number | null;
  readonly tie: boolean;
}

/** Returns the race for a call, from its first event; null if nobody else pressed. */
export function raceOf(event: CardEvent | DiceEvent): Race | null {
  const raced = event.type === "SetCalled" || event.type === "OpeningCalled";
  return raced && (event.lead !== null || event.tie) ? { lead: event.lead, tie: event.tie } : null;
}

/** Says by how much a race was won; empty if there was none. */
export function raceText(race: Race | null): string {
  if (race?.tie) return t("web-race-tie");
  return race === null || race.lead === null ? "" : t("web-race-lead", { millis: race.lead });
}
