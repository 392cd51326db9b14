// Written by `python -m scripts.web` from the Structs in src/tercet. Do not edit.

/** A newcomer: a display name is all that is needed. */
export interface NewGuest {
  readonly name: string;
}

/** A guest's own data. */
export interface GuestProfile {
  readonly name: string;
  readonly token: string;
}

/** What to play, and by which rules. */
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
  readonly seats: number | null;
  readonly room: boolean | null;
  readonly watchers: number | null;
  readonly successor: string | null;
}

export interface TableList {
  readonly tables: readonly TableSummary[];
}

/** One of a guest's own finished games. */
export interface OwnGame {
  readonly code: string;
  readonly game: string;
  readonly finished: Moment;
  readonly players: readonly string[];
  readonly bots: readonly number[];
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly seat: number | null;
}

export interface GameList {
  readonly games: readonly OwnGame[];
  readonly before: Moment | null;
}

/** Until when the last deal of a finished solo game could have been cleared (C13). */
export interface ClearingChance {
  readonly sets: number | null;
  readonly version: number | null;
  readonly line: readonly (readonly [number, number, number])[];
}

/** Where other devices find this server. */
export interface Addresses {
  readonly addresses: readonly string[];
}

/** The result of deleting a guest. */
export interface GuestErased {
  readonly tables: number;
}

/** Wants to solve a day's puzzle. */
export interface NewAttempt {
  readonly again?: boolean;
}

/** A guest's try at a puzzle: a table to connect to, sit down at and be ready at. */
export interface DailyAttempt {
  readonly table: string;
  readonly state: "new" | "running" | "solved" | "over";
  readonly ranked: boolean;
}

/** One of a day's two puzzles; its cards are shown by its table alone. */
export interface DailyPuzzleCard {
  readonly size: "easy" | "full";
  readonly cards: number;
  readonly sets: number;
  readonly solvers: number;
  readonly attempt: DailyAttempt | null;
}

/** A day, as the guest who asks sees it. */
export interface DailyPage {
  readonly date: string;
  readonly today: string;
  readonly easy: DailyPuzzleCard;
  readonly full: DailyPuzzleCard;
  readonly streak: number;
  readonly best_streak: number;
}

/** A SET in the order found. */
export interface DailyFind {
  readonly cards: readonly [number, number, number];
  readonly kind: string;
  readonly elapsed: number;
  readonly took: number;
}

/** What came of a guest's first attempt. */
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
  readonly percentile: number | null;
  readonly streak: number;
  readonly best_streak: number;
  readonly share: string;
}

/** One time of a day. */
export interface BoardLine {
  readonly rank: number;
  readonly name: string;
  readonly elapsed: number;
  readonly wrong: number;
  readonly me: boolean;
}

/** The best times of a day. */
export interface DailyBoard {
  readonly date: string;
  readonly size: "easy" | "full";
  readonly count: number;
  readonly lines: readonly BoardLine[];
  readonly me: BoardLine | null;
}

/** Why a request was refused. */
export interface ErrorBody {
  readonly code: string;
  readonly detail: string;
}

/** The levels of each game's bots, from the weakest. */
export const BOT_LEVELS = {
  "cards": [
    "novice",
    "casual",
    "regular",
    "expert",
    "master"
  ],
  "dice": [
    "beginner",
    "greedy",
    "strong"
  ]
} as const;

/** What bots are called in the log of a table, and their levels. */
export const BOT_TITLES = {
  "Novice": "novice",
  "Casual": "casual",
  "Regular": "regular",
  "Expert": "expert",
  "Master": "master",
  "Beginner": "beginner",
  "Average": "greedy",
  "Strong": "strong"
} as const;
