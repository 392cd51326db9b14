// Written by `python -m scripts.web` from the Structs in src/tercet. Do not edit.

/** Find times of one week. */
export interface PeriodTimes {
  readonly since: string;
  readonly count: number;
  readonly mean: number;
  readonly median: number;
}

/** The conclusion from a chart; clients turn it into a sentence in the reader's language. */
export interface Takeaway {
  readonly code: "quicker" | "slower" | "steady" | "slow-differing" | "slow-feature" | "even-features" | "fails-in" | "no-mistakes" | "longest-unseen" | "best-time" | "streak";
  readonly millis?: number;
  readonly feature?: "number" | "colour" | "fill" | "shape" | null;
  readonly count?: number;
  readonly of?: number;
  readonly rules?: string;
}

/** Times of SETs with this number of differing features. */
export interface DifferingTimes {
  readonly differing: number;
  readonly count: number;
  readonly mean: number | null;
  readonly median: number | null;
}

/** Times of SETs in which exactly these features differ. */
export interface KindTimes {
  readonly kind: string;
  readonly count: number;
  readonly mean: number | null;
  readonly offered: number;
  readonly median: number | null;
}

/** Compares SETs in which a feature differs with SETs in which it is the same. */
export interface FeatureTimes {
  readonly feature: "number" | "colour" | "fill" | "shape";
  readonly differs: number;
  readonly differs_mean: number | null;
  readonly same: number;
  readonly same_mean: number | null;
  readonly delay: number | null;
  readonly mixed: number;
  readonly differs_median: number | null;
  readonly same_median: number | null;
}

export interface WrongCalls {
  readonly reason: string;
  readonly count: number;
}

/** A SET that lay on the table for a long time. */
export interface UnseenTime {
  readonly cards: readonly [number, number, number];
  readonly millis: number;
  readonly table: string;
}

/** The best time under some rules. */
export interface RulesTime {
  readonly rules: string;
  readonly millis: number;
  readonly table: string;
}

/** The current and the longest run of days or wins. */
export interface Streak {
  readonly now: number;
  readonly best: number;
}

/** All statistics of a player, with a takeaway for each chart that supports one. */
export interface Statistics {
  readonly games: number;
  readonly solo: number;
  readonly wins: number;
  readonly played: number;
  readonly hints: number;
  readonly sets: number;
  readonly mean: number | null;
  readonly median: number | null;
  readonly over_time: readonly PeriodTimes[];
  readonly over_time_reading: Takeaway | null;
  readonly by_differing: readonly DifferingTimes[];
  readonly by_differing_reading: Takeaway | null;
  readonly by_kind: readonly KindTimes[];
  readonly by_feature: readonly FeatureTimes[];
  readonly by_feature_reading: Takeaway | null;
  readonly wrong: readonly WrongCalls[];
  readonly wrong_reading: Takeaway | null;
  readonly unseen: readonly UnseenTime[];
  readonly unseen_reading: Takeaway | null;
  readonly best: readonly RulesTime[];
  readonly days: Streak;
  readonly win_streak: Streak;
}

/** A kind of SET that a player is slow at. */
export interface SlowKind {
  readonly kind: string;
  readonly count: number;
  readonly median: number | null;
  readonly offered: number;
  readonly recent: number | null;
  readonly before: number | null;
}

/** What to practise, and the rules of a `puzzle` table for it. */
export interface Training {
  readonly kinds: readonly SlowKind[];
  readonly median: number | null;
  readonly size: string;
  readonly focus: string;
  readonly number: number;
  readonly own: boolean;
}

/** A SET that could be taken until another taking broke it up. */
export interface MissedSet {
  readonly cards: readonly number[];
  readonly kind: string;
  readonly lay: number;
}

/** An event on the timeline. */
export interface TimelineMark {
  readonly at: number;
  readonly version: number;
  readonly what: "deal" | "found" | "wrong" | "denied" | "added" | "hint" | "end";
  readonly seat?: number | null;
  readonly cards?: readonly number[];
  readonly kind?: string;
  readonly took?: number;
  readonly reason?: string;
  readonly sets?: number;
  readonly missed?: readonly MissedSet[];
}

/** The timeline of a finished game. */
export interface Timeline {
  readonly game: string;
  readonly players: readonly string[];
  readonly bots: readonly number[];
  readonly points: readonly (number | null)[];
  readonly winners: readonly number[];
  readonly finished: number | null;
  readonly length: number;
  readonly marks: readonly TimelineMark[];
  readonly deck: "full" | "solid" | "striped" | "open" | "red" | "green" | "purple" | "one" | "two" | "three" | "oval" | "squiggle" | "diamond" | "five" | "four" | "four-large" | "dots";
  readonly law: "set" | "ultra" | "ghost" | "quads" | "dots";
}

/** The cards on a table, and what else decides which of them may be taken. */
export interface LaidBoard {
  readonly cards: readonly number[];
  readonly chain?: readonly number[];
  readonly found?: readonly (readonly number[])[];
}

/** Boards of one game, with its deck and law. */
export interface BoardsToSearch {
  readonly deck: "full" | "solid" | "striped" | "open" | "red" | "green" | "purple" | "one" | "two" | "three" | "oval" | "squiggle" | "diamond" | "five" | "four" | "four-large" | "dots";
  readonly law: "set" | "ultra" | "ghost" | "quads" | "dots";
  readonly boards: readonly LaidBoard[];
}

/** What may be taken on each board. */
export interface BoardTakings {
  readonly boards: readonly (readonly (readonly number[])[])[];
}

/** Minimum number of SETs for a meaningful statistic. */
export const ENOUGH_SETS = 5 as const;

/** Maximum number of boards in one request for their takings. */
export const MOST_BOARDS = 32 as const;
