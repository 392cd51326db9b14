// Written by `python -m scripts.web` from the Structs in src/tercet. Do not edit.

import type { Agree, AskHint, Close, CommitNonce, Decline, HandOver, Leave, Millis, OfferSeat, PauseTable, Propose, Ready, Remove, Rename, RenamePerson, ResumeTable, Return, RevealNonce, Seat, SetHandicap, Sit, Start, TakeOfferedSeat, Version, WithdrawReady } from "./table";

/** Calls "SET!", which stops the game until the caller points at cards (C4). */
export interface CallSet {
  readonly type: "CallSet";
  readonly seat?: Seat;
  readonly at?: Millis;
  readonly seen?: Version | null;
  readonly lead?: Millis | null;
  readonly tie?: boolean;
}

/**
 * The caller points at cards (C4). Names cards, never slots, because a slot's card may have changed under the
 * player's finger.
 */
export interface PointCards {
  readonly type: "PointCards";
  readonly seat?: Seat;
  readonly at?: Millis;
  readonly cards: readonly number[];
}

/** The caller cancels their call, which makes it a wrong one (C4). */
export interface TakeBack {
  readonly type: "TakeBack";
  readonly seat?: Seat;
  readonly at?: Millis;
}

/** Names cards without calling first, in the point style (C4). */
export interface ClaimSet {
  readonly type: "ClaimSet";
  readonly seat?: Seat;
  readonly at?: Millis;
  readonly seen?: Version | null;
  readonly lead?: Millis | null;
  readonly tie?: boolean;
  readonly cards: readonly number[];
}

/** Agrees that there is no SET on the table; the deciding vote races like a call (C8). */
export interface SayNoSet {
  readonly type: "SayNoSet";
  readonly seat?: Seat;
  readonly at?: Millis;
  readonly seen?: Version | null;
  readonly lead?: Millis | null;
  readonly tie?: boolean;
}

/** The answer to "Still looking?": asks the other players to wait (C8). */
export interface KeepLooking {
  readonly type: "KeepLooking";
  readonly seat?: Seat;
  readonly at?: Millis;
}

/** A solo player stops the clock; until they resume, nothing else is accepted (C13). */
export interface Pause {
  readonly type: "Pause";
  readonly seat?: Seat;
  readonly at?: Millis;
}

/** The player who paused continues (C13). */
export interface Resume {
  readonly type: "Resume";
  readonly seat?: Seat;
  readonly at?: Millis;
}

/** Names the card that nobody has seen, once the pile and all takings are exhausted (V4). */
export interface NameCard {
  readonly type: "NameCard";
  readonly seat?: Seat;
  readonly at?: Millis;
  readonly seen?: Version | null;
  readonly lead?: Millis | null;
  readonly tie?: boolean;
  readonly card: number;
}

/** Every command that a player may send. */
export type CardCommand = 
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
  | CallSet
  | PointCards
  | TakeBack
  | ClaimSet
  | SayNoSet
  | KeepLooking
  | AskHint
  | Pause
  | Resume
  | NameCard;
