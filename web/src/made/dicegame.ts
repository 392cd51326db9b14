// Written by `python -m scripts.web` from the Structs in src/tercet. Do not edit.

import type { Die, Face } from "./faces";
import type { Close, FeatureCheck, HandOver, HostChanged, Leave, Millis, PlayerAway, PlayerBack, PlayerLeft, PlayerReady, PlayerReplaced, PlayerReturned, PlayerSeated, Ready, Remove, Return, Seat, Seating, SeedCommitted, Sit, Start, TableClosed, Version } from "./table";

/** What is printed on a board (D3). */
export interface Layout {
  readonly size: number;
  readonly emblem: readonly [string, string, string];
  readonly bonuses: Readonly<Record<string, number>>;
  readonly asymmetric: boolean;
}

/** Every decision of the clauses D1 to D18; times are in seconds. */
export interface DiceRules {
  readonly edition: "dice";
  readonly layout: Layout;
  readonly seats: number;
  readonly point_seconds: number;
  readonly wrong_calls: number;
  readonly opening_seconds: number;
  readonly sees_none: boolean;
  readonly turn_seconds: number;
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
  readonly alone_seconds: number;
  readonly away_seconds: number;
  readonly rated: boolean;
}

/** A die in a hand; it shows no face until it is rolled. */
export interface HeldDie {
  readonly die: Die;
  readonly face: Face | null;
}

/** What belongs to a seat. */
export interface DicePlayer {
  readonly dice: readonly HeldDie[];
  readonly score: number;
  readonly wrong: number;
  readonly none: boolean;
  readonly done: "played" | "passed" | "swapped" | null;
  readonly chosen: boolean;
  readonly choice: readonly Die[];
}

export type Square = string;

/** A die on the board; for a WILD, with the face that was named for it (D11). */
export interface LyingDie {
  readonly die: Die;
  readonly square: Square;
  readonly face: Face;
  readonly wild: boolean;
}

/** Somebody has called and must name three dice (D5). */
export interface OpeningCall {
  readonly seat: Seat;
  readonly since: Millis;
  readonly until: Millis;
}

/** A dice game as far as somebody may know it: all of it but chance to come and others' choices. */
export interface DiceView {
  readonly rules: DiceRules;
  readonly version: Version;
  readonly seating: Seating;
  readonly phase: "lobby" | "opening" | "turns" | "extra" | "over";
  readonly playing: readonly Seat[];
  readonly players: readonly DicePlayer[];
  readonly bag: readonly Die[];
  readonly board: readonly LyingDie[];
  readonly round: number;
  readonly first: Seat;
  readonly to_play: readonly Seat[];
  readonly until: Millis | null;
  readonly rolled_since: Version;
  readonly call: OpeningCall | null;
  readonly swaps: number;
  readonly freed: readonly Die[];
  readonly barren: number;
  readonly last: boolean;
  readonly alone_since: Millis | null;
  readonly started_at: Millis;
  readonly ended_at: Millis | null;
  readonly ending: "dice" | "stalemate" | "alone" | null;
  readonly winners: readonly Seat[];
  readonly commitment: string;
  readonly nonces: readonly string[];
  readonly draws: number;
}

/** All dice are in the bag (D4). */
export interface DiceGameStarted {
  readonly type: "DiceGameStarted";
  readonly at: Millis;
  readonly players: readonly Seat[];
  readonly nonces: readonly string[];
}

/** The dice that a player took from the bag. */
export interface Draw {
  readonly seat: Seat;
  readonly dice: readonly Die[];
}

/** Players drew from the bag (D5, D14). */
export interface DiceDrawn {
  readonly type: "DiceDrawn";
  readonly at: Millis;
  readonly draws: readonly Draw[];
  readonly bag: readonly Die[];
}

/** The dice that a player rolled, and what they show. */
export interface Roll {
  readonly seat: Seat;
  readonly dice: readonly HeldDie[];
}

/** Dice were rolled (D5, D12 to D15). */
export interface DiceRolled {
  readonly type: "DiceRolled";
  readonly at: Millis;
  readonly reason: "opening" | "freed" | "refill" | "all-passed" | "extra";
  readonly rolls: readonly Roll[];
  readonly until: Millis | null;
}

/** "SET!": nobody else may call until the caller has named three dice (D5). */
export interface OpeningCalled {
  readonly type: "OpeningCalled";
  readonly at: Millis;
  readonly seat: Seat;
  readonly until: Millis;
  readonly lead: Millis | null;
  readonly tie: boolean;
}

/** A die for the opening; a WILD with the face it stands for (D5, D11). */
export interface NamedDie {
  readonly die: Die;
  readonly face: Face | null;
}

/** A wrong call (D5). */
export interface OpeningFailed {
  readonly type: "OpeningFailed";
  readonly at: Millis;
  readonly seat: Seat;
  readonly reason: "wrong" | "time" | "taken-back" | "left";
  readonly dice: readonly NamedDie[];
  readonly faces: readonly Face[];
  readonly check: readonly ("same" | "different" | "mixed")[];
}

/** A player sees no SET among his dice (D5). */
export interface NoneSaid {
  readonly type: "NoneSaid";
  readonly at: Millis;
  readonly seat: Seat;
}

/** The first SET lies on the emblem: its player's turn of round 1, and he is first in every round (D5, D6). */
export interface OpeningLaid {
  readonly type: "OpeningLaid";
  readonly at: Millis;
  readonly seat: Seat;
  readonly laid: readonly LyingDie[];
  readonly points: number;
  readonly score: number;
  readonly to_play: readonly Seat[];
}

/** It is somebody's turn (D6). */
export interface TurnStarted {
  readonly type: "TurnStarted";
  readonly at: Millis;
  readonly seat: Seat;
  readonly until: Millis | null;
}

/** A die took the place of a WILD, which is in the player's hand now and will be rolled at once (D12). */
export interface WildSwapped {
  readonly type: "WildSwapped";
  readonly at: Millis;
  readonly seat: Seat;
  readonly laid: LyingDie;
  readonly freed: Die;
}

/** A SET that holds at least one die of the turn, and its points (D9). */
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

/** A legal turn, with each SET it made and each bonus (D8 to D10). */
export interface TurnPlayed {
  readonly type: "TurnPlayed";
  readonly at: Millis;
  readonly seat: Seat;
  readonly laid: readonly LyingDie[];
  readonly sets: readonly MadeSet[];
  readonly bonuses: readonly Bonus[];
  readonly points: number;
  readonly score: number;
  readonly last: boolean;
}

/** Nothing was laid in this turn (D12, D13, D18). */
export interface TurnPassed {
  readonly type: "TurnPassed";
  readonly at: Millis;
  readonly seat: Seat;
  readonly reason: "passed" | "time" | "left";
  readonly counts: boolean;
}

/** Everybody has had a turn (D13, D14). */
export interface RoundEnded {
  readonly type: "RoundEnded";
  readonly at: Millis;
  readonly round: number;
  readonly barren: number;
}

/** Everybody may choose dice to roll again (D15). */
export interface ExtraRollStarted {
  readonly type: "ExtraRollStarted";
  readonly at: Millis;
  readonly until: Millis;
}

/** A player has chosen; the others learn which dice when all are rolled together (D15). */
export interface ExtraChosen {
  readonly type: "ExtraChosen";
  readonly at: Millis;
  readonly seat: Seat;
  readonly dice: readonly Die[];
}

/** A round from the second on (D6). */
export interface RoundStarted {
  readonly type: "RoundStarted";
  readonly at: Millis;
  readonly round: number;
  readonly to_play: readonly Seat[];
}

/** Somebody is there again, and the time that was running starts afresh (D18). */
export interface PlayResumed {
  readonly type: "PlayResumed";
  readonly at: Millis;
  readonly until: Millis | null;
}

/** The last round is over, nobody gets any further, or the last player left ended it (D16, D18). */
export interface DiceGameEnded {
  readonly type: "DiceGameEnded";
  readonly at: Millis;
  readonly reason: "dice" | "stalemate" | "alone";
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
  readonly seed: string;
}

/** Everything that can happen. */
export type DiceEvent = 
  | SeedCommitted
  | PlayerSeated
  | PlayerLeft
  | PlayerReturned
  | PlayerReplaced
  | PlayerAway
  | PlayerBack
  | PlayerReady
  | HostChanged
  | TableClosed
  | DiceGameStarted
  | DiceDrawn
  | DiceRolled
  | OpeningCalled
  | OpeningFailed
  | NoneSaid
  | OpeningLaid
  | TurnStarted
  | WildSwapped
  | TurnPlayed
  | TurnPassed
  | RoundEnded
  | ExtraRollStarted
  | ExtraChosen
  | RoundStarted
  | PlayResumed
  | DiceGameEnded;

/** "SET!" on seeing one among one's own five dice: the first to call opens (D5). */
export interface CallOpening {
  readonly type: "CallOpening";
  readonly seat?: Seat;
  readonly at?: Millis;
  readonly seen?: Version | null;
  readonly lead?: Millis | null;
  readonly tie?: boolean;
}

/** The caller names three dice in their order on the emblem (D5). */
export interface LayOpening {
  readonly type: "LayOpening";
  readonly seat?: Seat;
  readonly at?: Millis;
  readonly dice: readonly NamedDie[];
}

/** The caller gives up his call, which makes it a wrong one (D5). */
export interface TakeBackOpening {
  readonly type: "TakeBackOpening";
  readonly seat?: Seat;
  readonly at?: Millis;
}

/** Says that one's own dice hold no SET (D5). */
export interface SayNone {
  readonly type: "SayNone";
  readonly seat?: Seat;
  readonly at?: Millis;
  readonly seen?: Version | null;
  readonly lead?: Millis | null;
  readonly tie?: boolean;
}

/** Replaces a WILD on the board by a die that shows its named face, at the start of one's turn (D12). */
export interface SwapWild {
  readonly type: "SwapWild";
  readonly seat?: Seat;
  readonly at?: Millis;
  readonly die: Die;
  readonly square: Square;
}

/** A die for a square; a WILD with the face it stands for (D6, D11). */
export interface Placing {
  readonly die: Die;
  readonly square: Square;
  readonly face: Face | null;
}

/** Hands in a turn of one to three dice (D6). */
export interface PlayDice {
  readonly type: "PlayDice";
  readonly seat?: Seat;
  readonly at?: Millis;
  readonly dice: readonly Placing[];
}

/** Lays nothing in this turn (D13). */
export interface PassTurn {
  readonly type: "PassTurn";
  readonly seat?: Seat;
  readonly at?: Millis;
}

/** Chooses the dice to roll again before the next round; none keeps them all (D15). */
export interface ChooseExtra {
  readonly type: "ChooseExtra";
  readonly seat?: Seat;
  readonly at?: Millis;
  readonly dice?: readonly Die[];
}

/** The last player left ends the game (D18). */
export interface EndGame {
  readonly type: "EndGame";
  readonly seat?: Seat;
  readonly at?: Millis;
}

/** Everything that a player may want. */
export type DiceCommand = 
  | Sit
  | Leave
  | Return
  | Ready
  | Start
  | Remove
  | HandOver
  | Close
  | CallOpening
  | LayOpening
  | TakeBackOpening
  | SayNone
  | SwapWild
  | PlayDice
  | PassTurn
  | ChooseExtra
  | EndGame;

/** What an older log leaves out of an event. */
export const DICE_EVENT_DEFAULTS = {
  "SeedCommitted": {
    "seed": ""
  },
  "PlayerSeated": {
    "bot": false
  },
  "PlayerLeft": {
    "removed": false
  },
  "PlayerReady": {
    "nonce": ""
  },
  "TableClosed": {
    "seed": ""
  },
  "DiceRolled": {
    "until": null
  },
  "OpeningCalled": {
    "lead": null,
    "tie": false
  },
  "OpeningFailed": {
    "dice": [],
    "faces": [],
    "check": []
  },
  "TurnStarted": {
    "until": null
  },
  "TurnPlayed": {
    "bonuses": [],
    "last": false
  },
  "TurnPassed": {
    "counts": true
  },
  "ExtraChosen": {
    "dice": []
  }
} as const;

/** What a player has on sitting down. */
export const NEW_PLAYER: DicePlayer = {
  "dice": [],
  "score": 0,
  "wrong": 0,
  "none": false,
  "done": null,
  "chosen": false,
  "choice": []
};

/** A table before anything has happened. */
export const NEW_VIEW: DiceView = {
  "rules": {
    "edition": "dice",
    "layout": {
      "size": 11,
      "emblem": [
        "e6",
        "f6",
        "g6"
      ],
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
    "wrong_calls": 1,
    "opening_seconds": 60.0,
    "sees_none": true,
    "turn_seconds": 120.0,
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
    "alone_seconds": 120.0,
    "away_seconds": 60.0,
    "rated": false
  },
  "version": 0,
  "seating": {
    "chairs": [],
    "host": -1
  },
  "phase": "lobby",
  "playing": [],
  "players": [],
  "bag": [],
  "board": [],
  "round": 0,
  "first": -1,
  "to_play": [],
  "until": null,
  "rolled_since": 0,
  "call": null,
  "swaps": 0,
  "freed": [],
  "barren": 0,
  "last": false,
  "alone_since": null,
  "started_at": 0,
  "ended_at": null,
  "ending": null,
  "winners": [],
  "commitment": "",
  "nonces": [],
  "draws": 0
};

/** Three dice in line that are no SET, and why. */
export interface Line {
  readonly squares: readonly [Square, Square, Square];
  readonly faces: readonly [Face, Face, Face];
  readonly checks: readonly FeatureCheck[];
}

/** A die that breaks a rule, or the whole turn where no square is named. */
export interface Fault {
  readonly reason: "no-dice" | "too-many" | "off-board" | "square-taken" | "square-twice" | "no-face" | "no-set" | "floating";
  readonly square: Square | null;
  readonly lines: readonly Line[];
}

/** A turn, judged as a whole (D8). */
export interface Explanation {
  readonly sets: readonly MadeSet[];
  readonly bonuses: readonly Bonus[];
  readonly faults: readonly Fault[];
}
