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
  readonly time_taken: Millis | null;
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
  readonly found: number;
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
  readonly time_taken: Millis | null;
  readonly best_time: Millis | null;
}

/** Why a request was refused. */
export interface ErrorBody {
  readonly code: string;
  readonly detail: string;
  readonly reason: string;
  readonly details: Readonly<Record<string, string | number>>;
}
