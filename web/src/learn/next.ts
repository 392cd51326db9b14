import { getContext, setContext } from "svelte";
import { PRESETS } from "../generated/editions";
import { t } from "../i18n/words.svelte";

export type CourseName = "cards" | "dice";

/** Variants with a lesson of their own, in the order of their list. */
const VARIANTS: readonly string[] = Object.keys(PRESETS).filter((name) => name !== "set");

/** Returns the lesson after this one: after a course the other course, unless it has been read to its end, and then the variants. */
export function lessonAfter(name: string, isRead: (course: CourseName) => boolean): string | null {
  if (name !== "cards" && name !== "dice") return VARIANTS[VARIANTS.indexOf(name) + 1] ?? null;
  const other = name === "cards" ? "dice" : "cards";
  return isRead(other) ? (VARIANTS[0] ?? null) : other;
}

/** Returns the name of a lesson; a variant's needs the words of `web-variants`. */
export function lessonTitle(name: string): string {
  return t(name in PRESETS ? `web-variant-${name}` : `web-game-${name}`);
}

const KEY = Symbol("next step");

/** Tells the parts of a step the title of the next one. */
export function announceNextStep(title: () => string): void {
  setContext(KEY, title);
}

/** Returns the title of the next step, for a link to it. */
export function nextStep(): () => string {
  return getContext<(() => string) | undefined>(KEY) ?? (() => "");
}
