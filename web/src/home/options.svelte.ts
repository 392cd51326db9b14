import { EDITIONS, LANGUAGE_EDITIONS, type CardRules } from "../generated/editions";
import type { NewTable } from "../generated/http";
import type { Layout } from "../generated/dicegame";
import { RANGES, UNTIMED, type RuleField } from "../generated/ranges";
import { OFFERED } from "../games/offered";
import { keep, keptObject } from "../settings/memory";
import { t, words } from "../i18n/words.svelte";
import { asBoard } from "./board_file";

export type Game = "cards" | "dice";
type Choice<Field extends keyof CardRules> = CardRules[Field] | "edition";

/** A numeric rule, by the suffix of its messages. */
export interface Asked {
  readonly rule: string;
  readonly word: string;
}

/** Numeric rules that a host may choose: those always shown, and those under "more". */
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

/** Rules with a control of their own in the options. */
const OWN: Record<Game, readonly string[]> = {
  cards: ["deck", "layout", "style", "no_set", "scoring", "penalty", "hints", "rated"],
  dice: ["hints", "rated"],
};

/** Returns all other rules offered, in the order the rule set defines them. */
export function otherFields(game: Game): readonly RuleField[] {
  const worded = [...NUMBERS[game].first, ...NUMBERS[game].more].map((asked): string => asked.rule);
  return OFFERED[game].filter(({ name }) => !OWN[game].includes(name) && !worded.includes(name));
}

/** Returns the name of a rule, from the messages of the rules page. */
export function fieldWord(game: Game, name: string): string {
  return `${game === "dice" ? "dice-rules" : "rules"}-field-${name.replaceAll("_", "-")}`;
}

/** Returns the text for one value of a rule that has several. */
export function choiceWord(game: Game, name: string, value: string): string {
  return `${game}-choice-${name.replaceAll("_", "-")}-${value}`;
}

interface Chosen {
  edition: string;
  /** The deck; "nine" is the simplified variant, nine of the solid cards. */
  cards: CardRules["deck"] | "nine";
  layout: 9 | 12;
  style: Choice<"style">;
  noSet: Choice<"no_set">;
  scoring: Choice<"scoring">;
  penalty: "edition" | "some" | "none";
  hints: boolean;
  rated: boolean;
  /** Whether tables for friends are for beginners. */
  gentle: boolean;
  numbers: Record<Game, Record<string, number | null>>;
  /** Rules that are yes or no, or one of several values; absent means as printed. */
  others: Record<Game, Record<string, boolean | string | undefined>>;
  /** The host's own board for the dice game. */
  board: Layout | null;
  listed: boolean;
  chat: boolean;
}

/** The host's choices for the next table; "edition", or no number, leaves a rule as printed. */
const FRESH: Chosen = {
  edition: "auto",
  cards: "full",
  layout: 12,
  style: "edition",
  noSet: "edition",
  scoring: "edition",
  penalty: "edition",
  hints: false,
  rated: false,
  gentle: false,
  numbers: { cards: {}, dice: {} },
  others: { cards: {}, dice: {} },
  board: null,
  listed: false,
  chat: false,
};

const PLACE = "tercet.options";

export const options: Chosen = $state(remembered());

/** Returns the previous choices on this device, as far as they are still possible. */
export function remembered(): Chosen {
  const found = keptObject(PLACE);
  const chosen: Chosen = structuredClone(FRESH);
  const own: Partial<Record<keyof Chosen, readonly unknown[]>> = {
    edition: ["auto", ...Object.keys(EDITIONS)],
    cards: ["nine", ...valuesOf("deck")],
    layout: [9, 12],
    style: ["edition", ...valuesOf("style")],
    noSet: ["edition", ...valuesOf("no_set")],
    scoring: ["edition", ...valuesOf("scoring")],
    penalty: ["edition", "some", "none"],
    hints: [true, false],
    rated: [true, false],
    gentle: [true, false],
    listed: [true, false],
    chat: [true, false],
  };
  for (const [name, values] of Object.entries(own)) if (values.includes(found[name])) Object.assign(chosen, { [name]: found[name] });
  for (const game of ["cards", "dice"] as const) {
    for (const field of OFFERED[game]) {
      const number: unknown = within(found.numbers, game)[field.name];
      if (field.kind === "number" && typeof number === "number") chosen.numbers[game][field.name] = number;
      const other: unknown = within(found.others, game)[field.name];
      const values: readonly unknown[] = field.kind === "flag" ? [true, false] : field.choices;
      if (field.kind !== "number" && values.includes(other)) chosen.others[game][field.name] = other as string | boolean;
    }
  }
  const board = found.board ? asBoard(found.board) : null;
  if (typeof board === "object") chosen.board = board;
  return chosen;
}

/** Saves the choices for the next game and across reloads. */
export function keepOptions(): void {
  keep(PLACE, JSON.stringify(options));
}

/** Resets everything to the printed rules. */
export function forgetOptions(): void {
  Object.assign(options, structuredClone(FRESH));
}

/** Returns the number of choices that differ from the default: the printed game, for people who have its link. */
export function changesIn(game: Game): number {
  const rules = Object.keys({ ...chosenRules(game).overrides, ...chosenSeats(game) }).length;
  return rules + [game === "cards" && options.edition !== "auto", options.listed, options.chat && !options.listed].filter(Boolean).length;
}

function within(value: unknown, game: Game): Record<string, unknown> {
  const part = typeof value === "object" && value !== null ? (value as Record<string, unknown>)[game] : undefined;
  return typeof part === "object" && part !== null ? (part as Record<string, unknown>) : {};
}

function valuesOf(name: string): readonly string[] {
  return OFFERED.cards.find((field) => field.name === name)?.choices ?? [];
}

/** Returns the chosen edition, or the default for the language. */
export function chosenEdition(): string {
  return options.edition === "auto" ? LANGUAGE_EDITIONS[words.language] : options.edition;
}

export function rangeOf(game: Game, rule: string): readonly [least: number, most: number] {
  const ranges: Record<string, readonly [number, number]> = RANGES[game];
  return ranges[rule] ?? [0, 0];
}

/** Returns what is wrong with the numbers, as a sentence; empty if all are valid. */
export function badNumber(game: Game): string {
  const worded = [...NUMBERS[game].first, ...NUMBERS[game].more].map(({ rule, word }) => [rule, `web-option-${word}`] as const);
  const others = otherFields(game).map(({ name }) => [name, fieldWord(game, name)] as const);
  for (const [rule, word] of [...worded, ...others]) {
    const value = options.numbers[game][rule] ?? null;
    const [least, most] = rangeOf(game, rule);
    if (value !== null && (!Number.isInteger(value) || value < least || value > most))
      return t("web-bad-number", { what: t(word), least, most });
  }
  return "";
}

/** Who sits at the next table besides the host; beginners meet the weakest bots. */
export type Opponents = "nobody" | "people" | "bots" | "weakest-bots";

/** Enough time for a child to pick three cards, in seconds. */
const UNHURRIED = 15;

/** Makes tables for friends gentle or not; earlier choices of what a mistake costs and of times then give way. */
export function chooseGentle(gentle: boolean): void {
  options.gentle = gentle;
  if (gentle) {
    options.penalty = "edition";
    options.numbers.cards.point_seconds = null;
    for (const rule of Object.keys(UNTIMED)) options.numbers.dice[rule] = null;
  }
  keepOptions();
}

/** Returns how many seconds there are to pick cards at a gentle table. */
export function gentleSeconds(): number {
  return options.numbers.cards.point_seconds ?? UNHURRIED;
}

/** Returns the chosen rules for the next table, without seats, which depend on the opponents. */
export function chosenRules(game: Game, against: Opponents = "people"): Pick<NewTable, "edition" | "overrides"> {
  const numbers = Object.entries(options.numbers[game]).filter(([rule, value]) => rule !== "seats" && (value ?? null) !== null);
  const rated = options.rated ? { rated: true } : {};
  const others = Object.entries(options.others[game]).filter(([, value]) => value !== undefined);
  const gentleFriends = against === "people" && options.gentle;
  const hints = (options.hints || gentleFriends) && !options.rated ? { hints: true } : {};
  if (game === "dice") {
    const untimed = (against.endsWith("bots") || gentleFriends) && !options.rated ? UNTIMED : {};
    // people wait for whoever called, so picking stays limited among friends
    const unhurried = gentleFriends && !options.rated ? { point_seconds: UNHURRIED } : {};
    return { overrides: { ...untimed, ...unhurried, ...Object.fromEntries([...numbers, ...others]), ...(options.board ? { layout: options.board } : {}), ...hints, ...rated } };
  }
  const printed = EDITIONS[chosenEdition()];
  const overrides: Record<string, unknown> = {
    ...(options.cards === "full" ? {} : { deck: options.cards === "nine" ? "solid" : options.cards }),
    ...(options.cards === "nine" || (options.cards !== "full" && options.layout === 9) ? { layout: 9 } : {}),
    ...(options.style === "edition" ? {} : { style: options.style }),
    ...(options.noSet === "edition" ? {} : { no_set: options.noSet }),
    ...(printed ? counting(printed) : {}),
    ...((against === "weakest-bots" || gentleFriends) && !options.rated ? gentle(printed) : {}),
    // against bots nobody takes turns dealing: one deal in every edition
    ...(against.endsWith("bots") && printed?.deals === 0 ? { deals: 1 } : {}),
    ...Object.fromEntries(numbers.filter(([rule, value]) => printed?.[rule as keyof CardRules] !== value)),
    ...Object.fromEntries(others),
    ...hints,
    ...rated,
  };
  return { edition: chosenEdition(), overrides };
}

/** Returns the number of seats at a table for friends, if the host has chosen it. */
export function chosenSeats(game: Game): Pick<NewTable, "seats"> {
  const seats = options.numbers[game].seats ?? null;
  return seats === null ? {} : { seats };
}

/** Returns house rules for beginners, as far as the host has not chosen otherwise: mistakes are free, and picking is unhurried. */
function gentle(printed: CardRules | undefined): Partial<CardRules> {
  return {
    ...(options.penalty === "edition" && printed?.penalty !== "none" ? { penalty: "none" } : {}),
    ...((options.numbers.cards.point_seconds ?? null) === null ? { point_seconds: UNHURRIED } : {}),
  };
}

/** Returns what counts, and what a mistake costs: cards where cards count, points where SETs do. */
function counting(printed: CardRules): Partial<CardRules> {
  const scoring = options.scoring === "edition" ? printed.scoring : options.scoring;
  const free = options.penalty === "edition" ? printed.penalty === "none" : options.penalty === "none";
  const penalty = free ? "none" : scoring === "cards" ? "cards" : "point";
  return {
    ...(scoring === printed.scoring ? {} : { scoring }),
    ...(penalty === printed.penalty ? {} : { penalty }),
  };
}
