// Written by `python -m scripts.web` from the Structs in src/tercet. Do not edit.

import type { Agree, Close, CommitNonce, Decline, HandOver, Leave, Millis, OfferSeat, PauseTable, Propose, Ready, Remove, Rename, RenamePerson, ResumeTable, Return, RevealNonce, Seat, SetHandicap, Sit, Start, TakeOfferedSeat, WithdrawReady } from "./table";

/** Names three cards that are a SET (Z5). */
export interface FindSet {
  readonly type: "FindSet";
  readonly seat?: Seat;
  readonly at?: Millis;
  readonly cards: readonly [number, number, number];
}

/** Every command that a player may send. */
export type PuzzleCommand = 
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
  | FindSet;
