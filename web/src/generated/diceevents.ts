// Written by `python -m scripts.web` from the Structs in src/tercet. Do not edit.

import type { NamedDie } from "./dicecommands";
import type { Bonus, MadeSet, Square } from "./dicegame";
import type { Die, Face } from "./faces";
import type { Millis, Seat } from "./table";
import type { CommitmentsAwaited, CommitmentsFixed, HandicapSet, HostChanged, NonceCommitted, NonceMissed, NonceRevealed, PlayContinued, PlayInterrupted, PlayVoided, PlayerAway, PlayerBack, PlayerLeaving, PlayerLeft, PlayerReady, PlayerRenamed, PlayerReplaced, PlayerReturned, PlayerSeated, ProposalAgreed, ProposalDeclined, ProposalMade, ReadyWithdrawn, SeatMoved, SeatOffered, SeedCommitted, StartVoided, TableClosed, TablePaused, TableResumed } from "./tableevents";

/** A die in a hand; it shows no face until it is rolled. */
export interface HeldDie {
  readonly die: Die;
  readonly face: Face | null;
}

/** What hints have shown a player of their own chances (D19). */
export interface DiceHint {
  readonly step: number;
  readonly what: "set" | "no-set" | "turn" | "swap" | "pass";
  readonly dice: readonly HeldDie[];
  readonly squares: readonly Square[];
}

/** A die on the board; for a WILD, with the face that was named for it (D11). */
export interface LyingDie {
  readonly die: Die;
  readonly square: Square;
  readonly face: Face;
  readonly wild: boolean;
}

/** A game starts, with all dice in the bag (D4). */
export interface DiceGameStarted {
  readonly type: "DiceGameStarted";
  readonly at: Millis;
  readonly players: readonly Seat[];
  readonly nonces: readonly string[];
}

/** The dice that a player took from the bag. */
export interface DrawnDice {
  readonly seat: Seat;
  readonly dice: readonly Die[];
}

/** Players drew from the bag (D5, D14). */
export interface DiceDrawn {
  readonly type: "DiceDrawn";
  readonly at: Millis;
  readonly draws: readonly DrawnDice[];
  readonly bag: readonly Die[];
}

/** The dice that a player rolled, and their faces. */
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

/** "SET!": nobody else may call until the caller has chosen three dice (D5). */
export interface OpeningCalled {
  readonly type: "OpeningCalled";
  readonly at: Millis;
  readonly seat: Seat;
  readonly until: Millis | null;
  readonly lead: Millis | null;
  readonly tie: boolean;
}

/**
 * The caller has picked three dice, which will be placed in this order unless the caller changes it in time
 * (D5).
 */
export interface OpeningPicked {
  readonly type: "OpeningPicked";
  readonly at: Millis;
  readonly seat: Seat;
  readonly dice: readonly NamedDie[];
  readonly faces: readonly Face[];
  readonly until: Millis | null;
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

/** A player says they see no SET among their dice (D5). */
export interface NoneSaid {
  readonly type: "NoneSaid";
  readonly at: Millis;
  readonly seat: Seat;
}

/**
 * The first SET is on the emblem. It counts as the player's turn in round 1, and they go first in every round (D5,
 * D6).
 */
export interface OpeningLaid {
  readonly type: "OpeningLaid";
  readonly at: Millis;
  readonly seat: Seat;
  readonly laid: readonly LyingDie[];
  readonly points: number;
  readonly score: number;
  readonly to_play: readonly Seat[];
}

/** A player's turn begins (D6). */
export interface TurnStarted {
  readonly type: "TurnStarted";
  readonly at: Millis;
  readonly seat: Seat;
  readonly until: Millis | null;
}

/** A die replaced a WILD, which is now in the player's hand and is rolled immediately (D12). */
export interface WildSwapped {
  readonly type: "WildSwapped";
  readonly at: Millis;
  readonly seat: Seat;
  readonly laid: LyingDie;
  readonly freed: Die;
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
  readonly timed: boolean;
}

/** Nothing was played in this turn (D12, D13, D18). */
export interface TurnPassed {
  readonly type: "TurnPassed";
  readonly at: Millis;
  readonly seat: Seat;
  readonly reason: "passed" | "time" | "left" | "interrupted";
  readonly counts: boolean;
}

/** A hint about a player's own dice; the others learn only that the player asked (D19). */
export interface DiceHintGiven {
  readonly type: "DiceHintGiven";
  readonly at: Millis;
  readonly seat: Seat;
  readonly hints: number;
  readonly hint: DiceHint | null;
}

/** Everybody has had a turn (D13, D14). */
export interface RoundEnded {
  readonly type: "RoundEnded";
  readonly at: Millis;
  readonly round: number;
  readonly barren: number;
}

/** Everyone may choose dice to re-roll (D15). */
export interface ExtraRollStarted {
  readonly type: "ExtraRollStarted";
  readonly at: Millis;
  readonly until: Millis | null;
}

/** A player has chosen; the other players learn which dice only when all dice are rolled together (D15). */
export interface ExtraChosen {
  readonly type: "ExtraChosen";
  readonly at: Millis;
  readonly seat: Seat;
  readonly dice: readonly Die[];
}

/** A round after the first begins (D6). */
export interface RoundStarted {
  readonly type: "RoundStarted";
  readonly at: Millis;
  readonly round: number;
  readonly to_play: readonly Seat[];
}

/** A player is back, and the timer that was running restarts with its full time (D18). */
export interface PlayResumed {
  readonly type: "PlayResumed";
  readonly at: Millis;
  readonly until: Millis | null;
}

/** The dice are shown again after a pause that hid them (R6). */
export interface DiceShown {
  readonly type: "DiceShown";
  readonly at: Millis;
  readonly hands: readonly (readonly HeldDie[])[];
  readonly board: readonly LyingDie[];
}

/** All agreed to start over. This game does not count, and its seed is revealed (C17). */
export interface DiceGameVoided {
  readonly type: "DiceGameVoided";
  readonly at: Millis;
  readonly seed: string;
}

/**
 * The game ended: its last round is over, everyone kept passing, the only remaining player ended it, or all agreed
 * (C17, D16, D18).
 */
export interface DiceGameEnded {
  readonly type: "DiceGameEnded";
  readonly at: Millis;
  readonly reason: "dice" | "stalemate" | "alone" | "agreed";
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
  readonly seed: string;
}

/** Every event of the game. */
export type DiceEvent = 
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
  | PlayerLeaving
  | PlayerReplaced
  | PlayerReady
  | ReadyWithdrawn
  | SeedCommitted
  | NonceCommitted
  | CommitmentsAwaited
  | CommitmentsFixed
  | NonceRevealed
  | NonceMissed
  | StartVoided
  | ProposalMade
  | ProposalAgreed
  | ProposalDeclined
  | PlayInterrupted
  | PlayContinued
  | PlayVoided
  | DiceGameStarted
  | DiceDrawn
  | DiceRolled
  | OpeningCalled
  | OpeningPicked
  | OpeningFailed
  | NoneSaid
  | OpeningLaid
  | TurnStarted
  | WildSwapped
  | TurnPlayed
  | TurnPassed
  | DiceHintGiven
  | RoundEnded
  | ExtraRollStarted
  | ExtraChosen
  | RoundStarted
  | PlayResumed
  | DiceShown
  | DiceGameVoided
  | DiceGameEnded;

/** Defaults for fields that older logs omit, by type of event. */
export const DICE_EVENT_DEFAULTS = {
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
  "PlayerLeaving": {"removed": false},
  "PlayerReplaced": {},
  "PlayerReady": {},
  "ReadyWithdrawn": {},
  "SeedCommitted": {"seed": "", "hosted": false},
  "NonceCommitted": {},
  "CommitmentsAwaited": {},
  "CommitmentsFixed": {},
  "NonceRevealed": {},
  "NonceMissed": {},
  "StartVoided": {"seed": "", "ready": [], "asked": [], "next_at": null, "caused_by": [], "in_a_row": 0},
  "ProposalMade": {},
  "ProposalAgreed": {},
  "ProposalDeclined": {},
  "PlayInterrupted": {},
  "PlayContinued": {},
  "PlayVoided": {},
  "DiceGameStarted": {},
  "DiceDrawn": {},
  "DiceRolled": {"until": null},
  "OpeningCalled": {"lead": null, "tie": false},
  "OpeningPicked": {},
  "OpeningFailed": {"dice": [], "faces": [], "check": []},
  "NoneSaid": {},
  "OpeningLaid": {},
  "TurnStarted": {"until": null},
  "WildSwapped": {},
  "TurnPlayed": {"bonuses": [], "last": false, "timed": false},
  "TurnPassed": {"counts": true},
  "DiceHintGiven": {"hint": null},
  "RoundEnded": {},
  "ExtraRollStarted": {},
  "ExtraChosen": {"dice": []},
  "RoundStarted": {},
  "PlayResumed": {},
  "DiceShown": {},
  "DiceGameVoided": {},
  "DiceGameEnded": {}
} as const;
