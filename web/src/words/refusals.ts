import type { FluentVariable } from "@fluent/bundle";
import type { Refused } from "../made/wire";
import { cardName } from "./cards";
import { isolated, t, words } from "./words.svelte";

/** Why something could not be done, as a sentence; for a lost race, by how much it was lost. */
export function refusalText(refused: Refused): string {
  const id = `refusal-${refused.code}`;
  const why = words.has(id) ? t(id, detailsOf(refused)) : t("web-refused");
  const late = refused.late ?? null;
  return late === null ? why : t("web-race-lost", { why, millis: late });
}

function detailsOf(refused: Refused): Record<string, FluentVariable> {
  return Object.fromEntries(
    Object.entries(refused.details ?? {}).map(([key, value]): [string, FluentVariable] => {
      if (key === "card" && typeof value === "number") return ["card", cardName(value)];
      if (key === "millis" && typeof value === "number") return ["seconds", Math.ceil(value / 1000)];
      return [key, typeof value === "number" ? value : isolated(String(value))];
    }),
  );
}
