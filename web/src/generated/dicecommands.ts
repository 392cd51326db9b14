// Written by `python -m scripts.web` from the Structs in src/tercet. Do not edit.

import type { Square } from "./dicegame";
import type { Die, Face } from "./faces";
import type { Agree, AskHint, Close, CommitNonce, Decline, HandOver, Leave, Millis, OfferSeat, PauseTable, Propose, Ready, Remove, Rename, RenamePerson, ResumeTable, Return, RevealNonce, Seat, SetHandicap, Sit, Start, TakeOfferedSeat, Version, WithdrawReady } from "./table";

/** A die for the opening; for a WILD, with the face it stands for (D5, D11). */
export interface NamedDie {
  readonly die: Die;
  readonly face: Face | null;
}

/** Calls "SET!" for a SET among the player's own five dice: the first to call opens (D5). */
export interface CallOpening {
  readonly type: "CallOpening";
  readonly seat?: Seat;
  readonly at?: Millis;
  readonly seen?: Version | null;
  readonly lead?: Millis | null;
  readonly tie?: boolean;
  readonly dice?: readonly NamedDie[];
}

/**
 * The caller picks three dice; then, for a while, changes their order and the faces of WILDs (D5).
 *
 * A WILD without a face gets one that fits.
 */
export interface PickOpening {
  readonly type: "PickOpening";
  readonly seat?: Seat;
  readonly at?: Millis;
  readonly dice: readonly NamedDie[];
}

/** The caller places three dice on the emblem in this order, which is final (D5). */
export interface LayOpening {
  readonly type: "LayOpening";
  readonly seat?: Seat;
  readonly at?: Millis;
  readonly dice: readonly NamedDie[];
}

/** The caller cancels their call, which makes it a wrong one (D5). */
export interface TakeBackOpening {
  readonly type: "TakeBackOpening";
  readonly seat?: Seat;
  readonly at?: Millis;
}

/** Says that the player's own dice make no SET (D5). */
export interface SayNone {
  readonly type: "SayNone";
  readonly seat?: Seat;
  readonly at?: Millis;
  readonly seen?: Version | null;
  readonly lead?: Millis | null;
  readonly tie?: boolean;
}

/** At the start of a turn, replaces a WILD on the board with a die that shows the WILD's named face (D12). */
export interface SwapWild {
  readonly type: "SwapWild";
  readonly seat?: Seat;
  readonly at?: Millis;
  readonly die: Die;
  readonly square: Square;
}

/** A die for a square; for a WILD, with the face it stands for (D6, D11). */
export interface Placing {
  readonly die: Die;
  readonly square: Square;
  readonly face: Face | null;
}

/** Plays a turn of one to three dice (D6). */
export interface PlayDice {
  readonly type: "PlayDice";
  readonly seat?: Seat;
  readonly at?: Millis;
  readonly dice: readonly Placing[];
}

/** Saves dice that are placed but not yet played, in case the page reloads or time runs out (D6). */
export interface SaveDraft {
  readonly type: "SaveDraft";
  readonly seat?: Seat;
  readonly at?: Millis;
  readonly round: number;
  readonly dice?: readonly Placing[];
}

/** Plays nothing in this turn (D13). */
export interface PassTurn {
  readonly type: "PassTurn";
  readonly seat?: Seat;
  readonly at?: Millis;
}

/** Chooses the dice to re-roll before the next round; choosing none keeps them all (D15). */
export interface ChooseExtra {
  readonly type: "ChooseExtra";
  readonly seat?: Seat;
  readonly at?: Millis;
  readonly dice?: readonly Die[];
}

/** The only player still present ends the game (D18). */
export interface EndGame {
  readonly type: "EndGame";
  readonly seat?: Seat;
  readonly at?: Millis;
}

/** Every command that a player may send. */
export type DiceCommand = 
  | Sit
  | Rename
  | RenamePerson
  | Leave
  | Return
  | Ready
  | WithdrawReady
  | CommitNonce
  | RevealNonce
  | Start
  | Remove
  | SetHandicap
  | HandOver
  | Close
  | Propose
  | Agree
  | Decline
  | OfferSeat
  | TakeOfferedSeat
  | PauseTable
  | ResumeTable
  | CallOpening
  | PickOpening
  | LayOpening
  | TakeBackOpening
  | SayNone
  | SwapWild
  | PlayDice
  | SaveDraft
  | PassTurn
  | ChooseExtra
  | AskHint
  | EndGame;
