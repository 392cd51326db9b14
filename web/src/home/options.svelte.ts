import { EDITIONS, LANGUAGE_EDITIONS, type RuleSet } from "../made/editions";
import type { NewTable } from "../made/http";
import { RANGES } from "../made/ranges";
import { t, words } from "../words/words.svelte";

export type Game = "cards" | "dice";
type Choice<Field extends keyof RuleSet> = RuleSet[Field] | "edition";

/** A rule that is a number, by the end of the words that ask for it. */
export interface Asked {
  readonly rule: string;
  readonly word: string;
}

/** The numbers that a host may choose, those asked for first and those under "more". */
export const NUMBERS = {
  cards: {
    first: [
      { rule: "point_seconds", word: "point" },
      { rule: "deals", word: "deals" },
    ],
    more: [
      { rule: "lock_seconds", word: "lock" },
      { rule: "vote_seconds", word: "vote" },
      { rule: "pause_seconds", word: "pause" },
      { rule: "seats", word: "seats" },
    ],
  },
  dice: {
    first: [
      { rule: "turn_seconds", word: "turn" },
      { rule: "extra_seconds", word: "extra" },
    ],
    more: [
      { rule: "point_seconds", word: "point" },
      { rule: "seats", word: "seats" },
    ],
  },
} as const satisfies Record<Game, Record<"first" | "more", readonly Asked[]>>;

interface Chosen {
  edition: string;
  cards: "full" | "solid" | "nine";
  style: Choice<"style">;
  noSet: Choice<"no_set">;
  scoring: Choice<"scoring">;
  penalty: "edition" | "some" | "none";
  rated: boolean;
  numbers: Record<Game, Record<string, number | null>>;
  listed: boolean;
  chat: boolean;
}

/** What a host has chosen for the next table; "edition" leaves a rule as it is printed, and so does no number. */
export const options: Chosen = $state({
  edition: "auto",
  cards: "full",
  style: "edition",
  noSet: "edition",
  scoring: "edition",
  penalty: "edition",
  rated: false,
  numbers: { cards: {}, dice: {} },
  listed: false,
  chat: false,
});

/** The edition chosen, or the one that readers of the language get. */
export function chosenEdition(): string {
  return options.edition === "auto" ? LANGUAGE_EDITIONS[words.language] : options.edition;
}

export function rangeOf(game: Game, rule: string): readonly [least: number, most: number] {
  const ranges: Record<string, readonly [number, number]> = RANGES[game];
  return ranges[rule] ?? [0, 0];
}

/** What is wrong with the numbers, as a sentence; empty where nothing is. */
export function badNumber(game: Game): string {
  for (const { rule, word } of [...NUMBERS[game].first, ...NUMBERS[game].more]) {
    const [least, most] = rangeOf(game, rule);
    const value = options.numbers[game][rule] ?? least;
    if (!Number.isInteger(value) || value < least || value > most)
      return t("web-bad-number", { what: t(`web-option-${word}`), least, most });
  }
  return "";
}

/** What was chosen for the next table, but for its seats, which depend on who comes. */
export function chosenRules(game: Game): Pick<NewTable, "edition" | "overrides"> {
  const numbers = Object.entries(options.numbers[game]).filter(([rule, value]) => rule !== "seats" && (value ?? null) !== null);
  const rated = options.rated ? { rated: true } : {};
  if (game === "dice") return { overrides: { ...Object.fromEntries(numbers), ...rated } };
  const printed = EDITIONS[chosenEdition()];
  const overrides: Record<string, unknown> = {
    ...(options.cards === "full" ? {} : { deck: "solid" }),
    ...(options.cards === "nine" ? { layout: 9 } : {}),
    ...(options.style === "edition" ? {} : { style: options.style }),
    ...(options.noSet === "edition" ? {} : { no_set: options.noSet }),
    ...(printed ? counting(printed) : {}),
    ...Object.fromEntries(numbers.filter(([rule, value]) => printed?.[rule as keyof RuleSet] !== value)),
    ...rated,
  };
  return { edition: chosenEdition(), overrides };
}

/** How many may sit at a table for friends, if the host has a wish. */
export function chosenSeats(game: Game): Pick<NewTable, "seats"> {
  const seats = options.numbers[game].seats ?? null;
  return seats === null ? {} : { seats };
}

/** What counts and what a mistake costs: cards are lost where cards count, points where SETs do. */
function counting(printed: RuleSet): Partial<RuleSet> {
  const scoring = options.scoring === "edition" ? printed.scoring : options.scoring;
  const free = options.penalty === "edition" ? printed.penalty === "none" : options.penalty === "none";
  const penalty = free ? "none" : scoring === "cards" ? "cards" : "point";
  return {
    ...(scoring === printed.scoring ? {} : { scoring }),
    ...(penalty === printed.penalty ? {} : { penalty }),
  };
}
