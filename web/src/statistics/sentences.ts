import type { Takeaway } from "../generated/results";
import { timeTaken } from "../i18n/durations";
import { t } from "../i18n/words.svelte";

/** Whether the numbers are the reader's or those of bots. */
export type Whose = "you" | "bots";

/** Returns the sentence that sums up a chart; the server chooses it. */
export function sentenceOf(takeaway: Takeaway | null, whose: Whose): string {
  if (takeaway === null) return "";
  const { code, millis = 0, feature = null, count = 0, of = 0 } = takeaway;
  // one mistake isn't a pattern
  if (!SAID.has(code) || (code === "fails-in" && of < 2)) return "";
  return t(`web-reading-${code}`, { whose, time: timeTaken(millis), feature: feature ?? "", count, of });
}

const SAID: ReadonlySet<string> = new Set(["quicker", "slower", "steady", "slow-differing", "slow-feature", "even-features", "fails-in", "no-mistakes", "longest-unseen"]);

/** Formats a difference of times with its sign: `+1.4s`. */
export function signed(millis: number): string {
  return `${millis < 0 ? "−" : "+"}${timeTaken(Math.abs(millis))}`;
}
