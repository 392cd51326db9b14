import { minutes } from "../components/clock.svelte";
import { words } from "./words.svelte";

/** Formats a duration in the reader's language: `7.1s`, or `7:07` from one minute. */
export function timeTaken(millis: number): string {
  const rounded = 100 * Math.round(millis / 100);
  if (rounded >= 60_000) return minutes(rounded);
  return inSeconds(millis / 1000, 1);
}

/** Formats whole seconds in the reader's language: `4s`. */
export function secondsText(seconds: number): string {
  return inSeconds(seconds, 0);
}

function inSeconds(seconds: number, digits: number): string {
  // the narrow form has no space before the unit, which is right only in English
  const unitDisplay = words.language === "en" ? "narrow" : "short";
  const format = { style: "unit", unit: "second", unitDisplay, minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  // no line break between number and unit
  return new Intl.NumberFormat(words.language, format).format(seconds).replaceAll(" ", "\u00a0");
}

/** Minutes, seconds and tenths: `1:07.3`; rounded down, so nobody sees a time that never passed. */
export function clockText(millis: number): string {
  const tenths = Math.floor(millis / 100);
  const point = new Intl.NumberFormat(words.language).formatToParts(0.1).find((part) => part.type === "decimal")?.value ?? ".";
  return `${Math.floor(tenths / 600)}:${String(Math.floor(tenths / 10) % 60).padStart(2, "0")}${point}${tenths % 10}`;
}
