import { minutes } from "../components/clock.svelte";
import { words } from "./words.svelte";

/** How long something took, as it is written in the reader's language: `7.1s`, and from a minute on `7:07`. */
export function timeTaken(millis: number): string {
  if (Math.round(millis / 100) >= 600) return minutes(millis);
  return inSeconds(millis / 1000, 1);
}

/** Whole seconds as they are written in the reader's language: `4s`. */
export function secondsText(seconds: number): string {
  return inSeconds(seconds, 0);
}

function inSeconds(seconds: number, digits: number): string {
  // the narrow form has no space before the unit, which only English goes without
  const unitDisplay = words.language === "en" ? "narrow" : "short";
  const format = { style: "unit", unit: "second", unitDisplay, minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  // no line ends between a number and its unit
  return new Intl.NumberFormat(words.language, format).format(seconds).replaceAll(" ", "\u00a0");
}

/** A time as minutes, seconds and tenths: `1:07.3`; never rounded up, so that nobody is shown a time they did not have. */
export function clockText(millis: number): string {
  const tenths = Math.floor(millis / 100);
  const point = new Intl.NumberFormat(words.language).formatToParts(0.1).find((part) => part.type === "decimal")?.value ?? ".";
  return `${Math.floor(tenths / 600)}:${String(Math.floor(tenths / 10) % 60).padStart(2, "0")}${point}${tenths % 10}`;
}
