// Written by `python -m scripts.web` from the Structs in src/tercet. Do not edit.

import type { NamedDie } from "./dicecommands";
import type { DiceHint, HeldDie, LyingDie } from "./diceevents";
import type { Die, Face } from "./faces";
import type { FeatureCheck, Millis, Seat, Seating, Version } from "./table";

/** The printed part of a board (D3). */
export interface Layout {
  readonly size: number;
  readonly emblem: readonly [string, string, string];
  readonly bonuses: Readonly<Record<string, number>>;
  readonly asymmetric: boolean;
}

/** Every choice in the clauses D1 to D19; times are in seconds. */
export interface DiceRules {
  readonly revision: number;
  readonly edition: "dice";
  readonly layout: Layout;
  readonly seats: number;
  readonly point_seconds: number;
  readonly arrange_seconds: number;
  readonly wrong_calls: number;
  readonly opening_seconds: number;
  readonly sees_none: boolean;
  readonly turn_seconds: number;
  readonly exactly_three: boolean;
  readonly time_out: "play" | "pass";
  readonly runs: "every" | "once";
  readonly new_wilds: "next-turn" | "second-set";
  readonly several_swaps: boolean;
  readonly wild_swaps: boolean;
  readonly freed_swaps: boolean;
  readonly swap_is_pass: boolean;
  readonly extra_roll: boolean;
  readonly extra_seconds: number;
  readonly stalemate_empty: number;
  readonly stalemate: number;
  readonly bots_wait: boolean;
  readonly alone_seconds: number;
  readonly away_seconds: number;
  readonly hints: boolean;
  readonly rated: boolean;
}

export type Square = string;

/** A seat's dice, score and choices. */
export interface DicePlayer {
  readonly dice: readonly HeldDie[];
  readonly score: number;
  readonly wrong: number;
  readonly none: boolean;
  readonly done: "played" | "passed" | "swapped" | "voided" | null;
  readonly chosen: boolean;
  readonly choice: readonly Die[];
  readonly rounds: readonly number[];
  readonly hints: number;
  readonly hint: DiceHint | null;
}

/** A SET that contains at least one die of the turn, and its points (D9). */
export interface MadeSet {
  readonly squares: readonly [Square, Square, Square];
  readonly faces: readonly [Face, Face, Face];
  readonly direction: "row" | "column";
  readonly points: number;
}

/** Extra points for the first die on a bonus square (D10). */
export interface Bonus {
  readonly square: Square;
  readonly points: number;
}

/** How the last turn scored; shown until the next turn is over (D9, D10). */
export interface LastTurn {
  readonly seat: Seat;
  readonly round: number;
  readonly kind: "opened" | "played" | "passed";
  readonly laid: readonly LyingDie[];
  readonly sets: readonly MadeSet[];
  readonly bonuses: readonly Bonus[];
  readonly points: number;
  readonly reason: "passed" | "time" | "left" | "interrupted" | null;
  readonly timed: boolean;
}

/** A player has called and must name three dice (D5). */
export interface OpeningCall {
  readonly seat: Seat;
  readonly since: Millis;
  readonly until: Millis | null;
  readonly dice: readonly NamedDie[];
  readonly interrupted: boolean;
}

/**
 * A dice game as a seat or a watcher may see it: everything but future draws, and other players'
 * re-roll choices and hints.
 */
export interface DiceView {
  readonly rules: DiceRules;
  readonly version: Version;
  readonly seating: Seating;
  readonly phase: "lobby" | "opening" | "play" | "extra" | "over";
  readonly playing: readonly Seat[];
  readonly players: readonly DicePlayer[];
  readonly bag: readonly Die[];
  readonly board: readonly LyingDie[];
  readonly round: number;
  readonly first: Seat;
  readonly to_play: readonly Seat[];
  readonly last_turn: LastTurn | null;
  readonly until: Millis | null;
  readonly interrupted: boolean;
  readonly rolled_since: Version;
  readonly call: OpeningCall | null;
  readonly swaps: number;
  readonly freed: readonly Die[];
  readonly barren: number;
  readonly last: boolean;
  readonly alone_since: Millis | null;
  readonly covered: boolean;
  readonly started_at: Millis;
  readonly ended_at: Millis | null;
  readonly ending: "dice" | "stalemate" | "alone" | "agreed" | null;
  readonly winners: readonly Seat[];
  readonly commitment: string;
  readonly nonces: readonly string[];
  readonly draws: number;
}

/** A player who has just sat down. */
export const NEW_PLAYER: DicePlayer = {
  "dice": [],
  "score": 0,
  "wrong": 0,
  "none": false,
  "done": null,
  "chosen": false,
  "choice": [],
  "rounds": [],
  "hints": 0,
  "hint": null
};

/** A table before anything has happened. */
export const NEW_VIEW: DiceView = {
  "rules": {
    "revision": 1,
    "edition": "dice",
    "layout": {
      "size": 11,
      "emblem": ["e6", "f6", "g6"],
      "bonuses": {
        "d4": 1,
        "d8": 1,
        "h4": 1,
        "h8": 1,
        "f3": 1,
        "f9": 1,
        "c6": 1,
        "i6": 1,
        "b4": 2,
        "b8": 2,
        "j4": 2,
        "j8": 2,
        "d2": 2,
        "d10": 2,
        "h2": 2,
        "h10": 2,
        "a1": 3,
        "a11": 3,
        "k1": 3,
        "k11": 3,
        "f1": 3,
        "f11": 3
      },
      "asymmetric": false
    },
    "seats": 4,
    "point_seconds": 5.0,
    "arrange_seconds": 15.0,
    "wrong_calls": 1,
    "opening_seconds": 60.0,
    "sees_none": true,
    "turn_seconds": 120.0,
    "exactly_three": false,
    "time_out": "play",
    "runs": "every",
    "new_wilds": "next-turn",
    "several_swaps": true,
    "wild_swaps": false,
    "freed_swaps": true,
    "swap_is_pass": true,
    "extra_roll": true,
    "extra_seconds": 30.0,
    "stalemate_empty": 3,
    "stalemate": 6,
    "bots_wait": true,
    "alone_seconds": 120.0,
    "away_seconds": 60.0,
    "hints": false,
    "rated": false
  },
  "version": 0,
  "seating": {
    "chairs": [],
    "host": -1,
    "host_unseated": false,
    "provable": false,
    "start": null,
    "void_starts": [],
    "proposal": null,
    "paused_at": null
  },
  "phase": "lobby",
  "playing": [],
  "players": [],
  "bag": [],
  "board": [],
  "round": 0,
  "first": -1,
  "to_play": [],
  "last_turn": null,
  "until": null,
  "interrupted": false,
  "rolled_since": 0,
  "call": null,
  "swaps": 0,
  "freed": [],
  "barren": 0,
  "last": false,
  "alone_since": null,
  "covered": false,
  "started_at": 0,
  "ended_at": null,
  "ending": null,
  "winners": [],
  "commitment": "",
  "nonces": [],
  "draws": 0
};

/** Three dice in line that are not a SET, and why. */
export interface BrokenLine {
  readonly squares: readonly [Square, Square, Square];
  readonly faces: readonly [Face, Face, Face];
  readonly checks: readonly FeatureCheck[];
}

/** A die that breaks a rule or, without a square, a fault of the whole turn. */
export interface TurnFault {
  readonly reason: "no-dice" | "too-few" | "too-many" | "off-board" | "square-taken" | "square-twice" | "no-face" | "no-set" | "floating";
  readonly square: Square | null;
  readonly lines: readonly BrokenLine[];
}

/** The verdict on a whole turn (D8). */
export interface Explanation {
  readonly sets: readonly MadeSet[];
  readonly bonuses: readonly Bonus[];
  readonly faults: readonly TurnFault[];
}
