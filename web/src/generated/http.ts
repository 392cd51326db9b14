// Written by `python -m scripts.web` from the Structs in src/tercet. Do not edit.

import type { RoomStanding, RoomTerms } from "./room";
import type { Millis } from "./table";

/** A new guest, with a display name. */
export interface NewGuest {
  readonly name: string;
}

/** A guest's own data. */
export interface GuestProfile {
  readonly name: string;
  readonly token: string;
}

/** The game and rules of a new table. */
export interface NewTable {
  readonly game?: "cards" | "dice" | "puzzle";
  readonly edition?: string | null;
  readonly overrides?: Readonly<Record<string, unknown>>;
  readonly seats?: number | null;
  readonly listed?: boolean;
  readonly chat?: boolean;
  readonly bots?: readonly string[];
  readonly after?: string | null;
}

export type Moment = number;

/** A table as seen from outside. */
export interface TableSummary {
  readonly code: string;
  readonly game: string;
  readonly rules: unknown;
  readonly listed: boolean;
  readonly chat: boolean;
  readonly created: Moment;
  readonly finished: Moment | null;
  readonly phase: string | null;
  readonly players: readonly string[];
  readonly bots: readonly number[];
  readonly scores: readonly number[];
  readonly unplayed: number | null;
  readonly time_left: Millis | null;
  readonly seats: number | null;
  readonly room: boolean | null;
  readonly watchers: number | null;
  readonly successor: string | null;
}

export interface TableList {
  readonly tables: readonly TableSummary[];
}

/** An opponent at the table. */
export interface OpponentName {
  readonly id: string;
  readonly name: string;
  readonly bot: boolean;
}

/** One of the guest's finished games. */
export interface OwnGame {
  readonly code: string;
  readonly game: string;
  readonly finished: Moment;
  readonly players: readonly string[];
  readonly bots: readonly number[];
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly seat: number | null;
  readonly rules: string;
  readonly length: number | null;
  readonly solo: boolean | null;
  readonly place: number | null;
  readonly opponents: readonly OpponentName[];
  readonly date: string;
}

export interface GameList {
  readonly games: readonly OwnGame[];
  readonly before: Moment | null;
  readonly rules: readonly string[];
}

/** The last point at which a finished solo game's last deal could still be cleared (C13). */
export interface LastClearable {
  readonly sets: number | null;
  readonly version: number | null;
  readonly line: readonly (readonly [number, number, number])[];
}

/** Addresses at which other devices can reach this server. */
export interface Addresses {
  readonly addresses: readonly string[];
}

/** The result of deleting a guest. */
export interface GuestErased {
  readonly tables: number;
}

/** Requests a table for solving a daily puzzle. */
export interface NewAttempt {
  readonly again?: boolean;
  readonly seen?: boolean;
}

/** A guest's attempt at a puzzle. To play, the guest joins its table and gets ready there. */
export interface DailyAttempt {
  readonly table: string;
  readonly state: "new" | "running" | "solved" | "over";
  readonly ranked: boolean;
}

/** One of a day's two puzzles. Only its table shows the actual cards. */
export interface DailyPuzzleCard {
  readonly size: "easy" | "full";
  readonly cards: number;
  readonly sets: number;
  readonly solvers: number;
  readonly attempt: DailyAttempt | null;
}

/** A day's puzzles, as seen by the requesting guest. */
export interface DailyPage {
  readonly date: string;
  readonly today: string;
  readonly easy: DailyPuzzleCard;
  readonly full: DailyPuzzleCard;
  readonly streak: number;
  readonly best_streak: number;
  readonly solved: readonly string[];
  readonly partly: readonly string[];
  readonly unranked: readonly string[];
}

/** One SET that was found in an attempt. */
export interface DailyFind {
  readonly cards: readonly [number, number, number];
  readonly kind: string;
  readonly elapsed: number;
  readonly took: number;
}

/** The result of a guest's first attempt. */
export interface DailyResult {
  readonly date: string;
  readonly size: "easy" | "full";
  readonly attempt: DailyAttempt;
  readonly sets: number;
  readonly finds: readonly DailyFind[];
  readonly wrong: number;
  readonly elapsed: number | null;
  readonly rank: number | null;
  readonly count: number;
  readonly listing: "listed" | "unlisted" | "held" | "outdone" | "removed" | null;
  readonly board_name: string;
  readonly percentile: number | null;
  readonly streak: number;
  readonly best_streak: number;
  readonly share: string;
}

/** One line of a day's board. */
export interface BoardLine {
  readonly rank: number;
  readonly name: string;
  readonly elapsed: number;
  readonly wrong: number;
  readonly me: boolean;
  readonly listing: "listed" | "unlisted" | "held" | "outdone" | "removed";
  readonly table: string;
}

/** The best times of a day. */
export interface DailyBoard {
  readonly date: string;
  readonly size: "easy" | "full";
  readonly count: number;
  readonly lines: readonly BoardLine[];
  readonly me: BoardLine | null;
}

/** The operator's decision about a time. */
export interface BoardDecision {
  readonly decision: "" | "confirmed" | "removed";
}

/** The record against one opponent in one kind of game. */
export interface OpponentRecord {
  readonly id: string;
  readonly name: string;
  readonly bot: boolean;
  readonly game: string;
  readonly games: number;
  readonly wins: number;
  readonly losses: number;
  readonly last: Moment;
}

export interface OpponentList {
  readonly opponents: readonly OpponentRecord[];
}

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

/** A request for a new room, with its terms. */
export interface NewRoom {
  readonly terms?: RoomTerms;
}

/** A room as seen from outside. */
export interface RoomSummary {
  readonly code: string;
}

/** The tables of a room's latest round, in order, and the standings. */
export interface RoomTables {
  readonly tables: readonly (TableSummary | null)[];
  readonly standings: readonly RoomStanding[];
  readonly board: readonly number[];
}

/** Why a request was refused. */
export interface ErrorBody {
  readonly code: string;
  readonly detail: string;
  readonly reason: string;
  readonly details: Readonly<Record<string, string | number>>;
}

/** Minimum number of SETs for a meaningful statistic. */
export const ENOUGH_SETS = 5 as const;

/** Maximum number of boards in one request for their takings. */
export const MOST_BOARDS = 32 as const;
