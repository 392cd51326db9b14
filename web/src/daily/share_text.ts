import type { DailyResult } from "../generated/http";
import { FEATURES } from "../generated/cards";
import { clockText } from "../i18n/durations";
import { t } from "../i18n/words.svelte";
import { dayText } from "./days";

/** Signs of a shared picture: a feature that is the same on all three cards, and one that differs. */
export const SAME = "🟦";
export const DIFFERENT = "🟧";

/** Returns one row for each SET in the order found, one sign for each feature: it shows how hard each was without
 * showing a card. */
export function pictureOf(finds: DailyResult["finds"]): boolean[][] {
  return finds.map(({ kind }) => FEATURES.map((feature) => kind.includes(feature.charAt(0))));
}

/** Returns the text to share for a solved puzzle: day, time, picture, wrong picks, streak, and a link to try it. */
export function shareText(result: DailyResult, origin: string): string {
  const head = [`Tercet, ${dayText(result.date, "medium")} (${t(`web-daily-${result.size}`)})`, clockText(result.elapsed ?? 0)];
  const rows = pictureOf(result.finds).map((row) => row.map((differs) => (differs ? DIFFERENT : SAME)).join(""));
  const streak = result.streak > 0 ? [`🔥 ${result.streak}`] : [];
  const tail = [`${t("web-puzzle-wrong")}: ${result.wrong}`, ...streak];
  return [head.join(" · "), ...rows, tail.join(" · "), `${origin}/daily/${result.date}`].join("\n");
}
