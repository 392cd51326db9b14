import CHOICES from "../generated/variant_choices.json";
import LESSONS from "../generated/variant_lessons.json";
import { type CardRules, PRESETS } from "../generated/editions";
import type { Verdict } from "../games/features";

export type Way = CardRules["way"];
export type Ending = CardRules["ending"];

export interface Example {
  readonly cards: readonly number[];
  readonly check: readonly Verdict[];
}

export interface Search {
  readonly cards: readonly number[];
  /** The verdict on every choice of cards, keyed by their numbers in order; pages don't know the laws. */
  readonly checks: Readonly<Record<string, readonly Verdict[]>>;
}

export interface Lesson {
  readonly right: Example;
  readonly wrong: Example;
  readonly searches: readonly Search[];
}

/** Names of the variants, the printed game last: it, too, can be played in other ways. */
export const NAMES: readonly string[] = [...Object.keys(PRESETS).filter((name) => name !== "set"), "set"];

export function isVariant(name: string | undefined): name is string {
  return name !== undefined && name in PRESETS;
}

/** Returns the rules of a named variant. */
export function presetOf(name: string): Pick<CardRules, "deck" | "law"> {
  return PRESETS[name] ?? { deck: "full", law: "set" };
}

/** Returns the name of the variant with this deck and law; a third of a deck has the name of the whole. */
export function nameOf({ deck, law }: Pick<CardRules, "deck" | "law">): string {
  return NAMES.find((name) => presetOf(name).law === law && decksOf(name).includes(deck)) ?? "set";
}

export function lessonOf(name: string): Lesson | null {
  return (LESSONS as unknown as Readonly<Record<string, Lesson>>)[name] ?? null;
}

export function decksOf(name: string): readonly CardRules["deck"][] {
  return (CHOICES.decks as Readonly<Record<string, readonly string[]>>)[name] as readonly CardRules["deck"][] | undefined ?? [];
}

export function waysOf(name: string): readonly Way[] {
  return ((CHOICES.ways as Readonly<Record<string, readonly string[]>>)[name] ?? []) as readonly Way[];
}

export const ENDINGS: readonly Ending[] = ["pile", "takings", "first", "time"];

export function goalsOf(ending: Ending): readonly number[] {
  return (CHOICES.goals as Readonly<Record<string, readonly number[]>>)[ending] ?? [];
}

/** Whether a table with this ending can be cooperative. */
export function canBeTogether(ending: Ending): boolean {
  return CHOICES.together.includes(ending);
}

/** A host's choice, as changes to a printed edition. */
export interface Chosen {
  readonly deck: CardRules["deck"];
  readonly law: CardRules["law"];
  readonly way: Way;
  readonly ending: Ending;
  readonly goal: number;
  readonly together: boolean;
}

export function overridesOf({ deck, law, way, ending, goal, together }: Chosen): Record<string, unknown> {
  return {
    deck,
    law,
    ...(way === "refill" ? {} : { way }),
    // nobody has cards to lose
    ...(way === "all" ? { penalty: "none" } : {}),
    ...(ending === "pile" ? {} : { ending, goal }),
    ...(together ? { together } : {}),
  };
}

/** Parses a choice from the page's address, restricted to what is possible. */
export function chosenIn(name: string, search: string): Chosen {
  const asked = new URLSearchParams(search);
  const pick = <Value extends string>(values: readonly Value[], field: string): Value | undefined => values.find((value) => value === asked.get(field)) ?? values[0];
  const ending = pick(ENDINGS, "ending") ?? "pile";
  const goal = Number(asked.get("goal"));
  return {
    ...presetOf(name),
    deck: pick(decksOf(name), "deck") ?? "full",
    way: pick(waysOf(name), "way") ?? "refill",
    ending,
    goal: goalsOf(ending).includes(goal) ? goal : (goalsOf(ending)[0] ?? 0),
    together: canBeTogether(ending) && asked.get("together") === "yes",
  };
}

/** Returns the address of a choice. */
export function addressOf(name: string, { deck, way, ending, goal, together }: Chosen): string {
  const asked = new URLSearchParams({
    ...(deck === decksOf(name)[0] ? {} : { deck }),
    ...(way === "refill" ? {} : { way }),
    ...(ending === "pile" ? {} : { ending, goal: String(goal) }),
    ...(together ? { together: "yes" } : {}),
  }).toString();
  return `/variants/${name}${asked ? `?${asked}` : ""}`;
}
