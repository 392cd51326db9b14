// Written by `python -m scripts.web` from the Structs in src/tercet. Do not edit.

import type { Millis, Seat } from "./table";
import type { HandicapSet, HostChanged, PlayerAway, PlayerBack, PlayerLeft, PlayerRenamed, PlayerReturned, PlayerSeated, SeatMoved, SeatOffered, TableClosed, TablePaused, TableResumed } from "./tableevents";

/** The cards are sent ahead; clients show them, and the clock starts, at `shown_at` (Z4). */
export interface PuzzleStarted {
  readonly type: "PuzzleStarted";
  readonly at: Millis;
  readonly seat: Seat;
  readonly cards: readonly number[];
  readonly sets: number;
  readonly shown_at: Millis;
}

/** The cards are shown again after a pause that hid them (R6). */
export interface PuzzleShown {
  readonly type: "PuzzleShown";
  readonly at: Millis;
  readonly cards: readonly number[];
}

/** A player found a SET that had not been found yet (Z5). */
export interface SetFound {
  readonly type: "SetFound";
  readonly at: Millis;
  readonly seat: Seat;
  readonly cards: readonly [number, number, number];
  readonly check: readonly ("same" | "different" | "mixed")[];
  readonly found: number;
  readonly elapsed: Millis;
}

/** The player picked three cards that are not a SET; this is counted, but costs only time (Z6). */
export interface PickFailed {
  readonly type: "PickFailed";
  readonly at: Millis;
  readonly seat: Seat;
  readonly reason: "wrong";
  readonly cards: readonly [number, number, number];
  readonly check: readonly ("same" | "different" | "mixed")[];
  readonly wrong: number;
  readonly elapsed: Millis;
}

/** All SETs have been found (Z7). */
export interface PuzzleSolved {
  readonly type: "PuzzleSolved";
  readonly at: Millis;
  readonly seat: Seat;
  readonly elapsed: Millis;
  readonly wrong: number;
}

/** Every event of the game. */
export type PuzzleEvent = 
  | PlayerSeated
  | PlayerRenamed
  | HandicapSet
  | PlayerLeft
  | PlayerReturned
  | PlayerAway
  | PlayerBack
  | HostChanged
  | SeatOffered
  | SeatMoved
  | TableClosed
  | TablePaused
  | TableResumed
  | PuzzleStarted
  | PuzzleShown
  | SetFound
  | PickFailed
  | PuzzleSolved;

/** Defaults for fields that older logs omit, by type of event. */
export const PUZZLE_EVENT_DEFAULTS = {
  "PlayerSeated": {"bot": false},
  "PlayerRenamed": {},
  "HandicapSet": {},
  "PlayerLeft": {"removed": false},
  "PlayerReturned": {"asked": false},
  "PlayerAway": {},
  "PlayerBack": {"asked": false},
  "HostChanged": {},
  "SeatOffered": {},
  "SeatMoved": {},
  "TableClosed": {"seed": ""},
  "TablePaused": {},
  "TableResumed": {},
  "PuzzleStarted": {},
  "PuzzleShown": {},
  "SetFound": {},
  "PickFailed": {"reason": "wrong"},
  "PuzzleSolved": {}
} as const;
