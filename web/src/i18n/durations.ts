import { minutes } from "../components/clock.svelte";
import { words } from "./words.svelte";

/** How long something took, as it is written in the reader's language: `7.1s`, and from a minute on `7:07`. */
export function timeTaken(millis: number): string {
  if (Math.round(millis / 100) >= 600) return minutes(millis);
  // the narrow form has no space before the unit, which only English goes without
  const unitDisplay = words.language === "en" ? "narrow" : "short";
  const format = { style: "unit", unit: "second", unitDisplay, minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
  // no line ends between a number and its unit
  return new Intl.NumberFormat(words.language, format).format(millis / 1000).replaceAll(" ", "\u00a0");
}

/** A time as minutes, seconds and tenths: `1:07.3`; never rounded up, so that nobody is shown a time they did not have. */
export function clockText(millis: number): string {
  const tenths = Math.floor(millis / 100);
  const point = new Intl.NumberFormat(words.language).formatToParts(0.1).find((part) => part.type === "decimal")?.value ?? ".";
  return `${Math.floor(tenths / 600)}:${String(Math.floor(tenths / 10) % 60).padStart(2, "0")}${point}${tenths % 10}`;
}
