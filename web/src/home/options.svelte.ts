import { EDITIONS, LANGUAGE_EDITIONS, type RuleSet } from "../made/cardgame";
import type { NewTable } from "../made/http";
import { words } from "../words/words.svelte";

type Choice<Field extends keyof RuleSet> = RuleSet[Field] | "edition";

/** What a host has chosen for the next card table; "edition" leaves a rule as it is printed. */
export const options = $state({
  edition: "auto",
  cards: "full",
  style: "edition" as Choice<"style">,
  noSet: "edition" as Choice<"no_set">,
  pointSeconds: null as number | null,
  deals: null as number | null,
  listed: false,
  chat: false,
});

/** The edition chosen, or the one that readers of the language get. */
export function chosenEdition(): string {
  return options.edition === "auto" ? LANGUAGE_EDITIONS[words.language] : options.edition;
}

export function cardRules(): Pick<NewTable, "edition" | "overrides"> {
  const printed = EDITIONS[chosenEdition()];
  const overrides: Record<string, unknown> = {
    ...(options.cards === "full" ? {} : { deck: "solid" }),
    ...(options.cards === "nine" ? { layout: 9 } : {}),
    ...(options.style === "edition" ? {} : { style: options.style }),
    ...(options.noSet === "edition" ? {} : { no_set: options.noSet }),
    ...(options.pointSeconds === null || options.pointSeconds === printed?.point_seconds ? {} : { point_seconds: options.pointSeconds }),
    ...(options.deals === null || options.deals === printed?.deals ? {} : { deals: options.deals }),
  };
  return { edition: chosenEdition(), overrides };
}
