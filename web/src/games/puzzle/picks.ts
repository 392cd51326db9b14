import type { FoundSet, PuzzleView } from "../../generated/puzzle";
import type { PuzzleEvent } from "../../generated/puzzleevents";
import { words } from "../../i18n/words.svelte";
import type { Outcome } from "../cards/news";
import { type Triple, setsAmong } from "../sets";

/** What came of three cards, as the card table shows it; nothing for other events. */
export function outcomeOf(before: PuzzleView, event: PuzzleEvent): Outcome | null {
  if (event.type !== "SetFound" && event.type !== "PickFailed") return null;
  const right = event.type === "SetFound";
  return {
    key: before.version + 1,
    seat: event.seat,
    right,
    reason: right ? null : event.reason,
    cards: event.cards,
    check: event.check,
    lost: 0,
    gained: 0,
    lead: null,
    tie: false,
  };
}

/** A SET, and how long it took after the one before. */
export interface TimedSet {
  readonly cards: Triple;
  readonly took: number;
}

export function timed(found: readonly FoundSet[]): TimedSet[] {
  return found.map((one, i) => ({ cards: one.cards, took: one.elapsed - (found[i - 1]?.elapsed ?? 0) }));
}

/** The SETs that are still to be found. */
export function unfound(view: PuzzleView): Triple[] {
  const known = new Set(view.players.flatMap((player) => player.found.map((one) => one.cards.join())));
  return setsAmong(view.cards).filter((cards) => !known.has(cards.join()));
}

/** Seconds with one decimal, as they are written in the reader's language. */
export function seconds(millis: number): string {
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
