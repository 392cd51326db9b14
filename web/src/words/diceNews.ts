import type { DiceEvent } from "../made/diceevents";
import type { DiceView } from "../made/dicegame";
import { mixedFindings } from "./dice";
import { isolated, t } from "./words.svelte";

/** What has just happened at a dice table, as a sentence; nothing where it shows by itself. */
export function diceNews(before: DiceView, event: DiceEvent): string | null {
  const nameOf = (seat: number): string => isolated(before.seating.chairs[seat]?.name ?? "");
  switch (event.type) {
    case "DiceRolled":
      if (event.reason === "all-passed") return t("web-dice-all-passed");
      return event.reason === "opening" && before.rolled_since > 0 ? t("web-dice-again") : null;
    case "OpeningFailed":
      return t(`web-dice-failed-${event.reason}`, { name: nameOf(event.seat), why: mixedFindings(event.faces, event.check) });
    case "OpeningLaid":
      return t("web-dice-opened", { name: nameOf(event.seat), points: event.points });
    case "TurnPlayed":
      return t("web-dice-played", { name: nameOf(event.seat), points: event.points });
    case "TurnPassed":
      return t(`web-dice-passed-${event.reason}`, { name: nameOf(event.seat) });
    case "WildSwapped":
      return t("web-dice-swapped", { name: nameOf(event.seat), square: event.laid.square });
    default:
      return null;
  }
}
