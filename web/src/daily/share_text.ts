import type { DailyResult } from "../generated/http";
import { FEATURES } from "../generated/cards";
import { clockText } from "../i18n/durations";
import { t, words } from "../i18n/words.svelte";
import { dayText } from "./days";

/** Signs of a shared picture: a feature that is the same on all three cards, and one that differs; their shapes differ
 * too, for people who do not see the colours. */
export const SAME = "🟦";
export const DIFFERENT = "🟠";

/** Makes a line read right to left even where it begins with a Latin word or has only signs. */
const MARK = { ltr: "", rtl: "\u200f" } as const;

/** Returns one row for each SET in the order found, one sign for each feature: it shows how hard each was without
 * showing a card. */
export function pictureOf(finds: DailyResult["finds"]): boolean[][] {
  return finds.map(({ kind }) => FEATURES.map((feature) => kind.includes(feature.charAt(0))));
}

/** Returns the text to share for a solved puzzle: day, time, picture, wrong picks, streak, and a link to try it. */
export function shareText(result: DailyResult, origin: string): string {
  const mark = MARK[words.direction];
  // the mark keeps the day's number out of the Latin word
  const head = [`Tercet${mark}, ${dayText(result.date, "medium")} (${t(`web-daily-${result.size}`)})`, clockText(result.elapsed ?? 0), ...(result.attempt.ranked ? [] : [t("web-daily-mark-unranked")])];
  const rows = pictureOf(result.finds).map((row) => row.map((differs) => (differs ? DIFFERENT : SAME)).join(""));
  const streak = result.streak > 0 ? [`${t("web-daily-streak")}: ${result.streak}`] : [];
  const tail = [`${t("web-puzzle-wrong")}: ${result.wrong}`, ...streak];
  const lines = [head.join(" · "), ...rows, tail.join(" · ")].map((line) => mark + line);
  return [...lines, `${origin}/daily/${result.date}`].join("\n");
}
