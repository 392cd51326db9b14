// Written by `python -m scripts.web` from the Structs in src/tercet. Do not edit.

import type { RoomTerms } from "./room";
import type { Agree, Close, CommitNonce, Decline, HandOver, Leave, Millis, OfferSeat, PauseTable, Propose, Ready, Remove, Rename, RenamePerson, ResumeTable, Return, RevealNonce, RoomMember, RoomOwner, Seat, SeatHolder, SetHandicap, Sit, Start, TableOwner, TakeOfferedSeat, WithdrawReady } from "./table";

/** The owner changes the terms of the next round, and who may join (R2). */
export interface ChangeTerms {
  readonly type: "ChangeTerms";
  readonly seat?: Seat;
  readonly at?: Millis;
  readonly authority?: SeatHolder | TableOwner | RoomOwner | RoomMember | null;
  readonly terms: RoomTerms;
}

/** The owner starts the next round (R5). */
export interface StartRoomRound {
  readonly type: "StartRoomRound";
  readonly seat?: Seat;
  readonly at?: Millis;
  readonly authority?: SeatHolder | TableOwner | RoomOwner | RoomMember | null;
  readonly arrangement?: "same" | "shuffled" | "neighbours";
  readonly minutes?: number | null;
}

/** The owner ends the round; unfinished deals count with their current scores (R7). */
export interface EndRound {
  readonly type: "EndRound";
  readonly seat?: Seat;
  readonly at?: Millis;
  readonly authority?: SeatHolder | TableOwner | RoomOwner | RoomMember | null;
}

/** The owner wants everybody's attention and pauses every table (R6). */
export interface PauseTables {
  readonly type: "PauseTables";
  readonly seat?: Seat;
  readonly at?: Millis;
  readonly authority?: SeatHolder | TableOwner | RoomOwner | RoomMember | null;
}

/** Every table resumes (R6). */
export interface ResumeTables {
  readonly type: "ResumeTables";
  readonly seat?: Seat;
  readonly at?: Millis;
  readonly authority?: SeatHolder | TableOwner | RoomOwner | RoomMember | null;
}

/** The owner adds an empty table to the round, to which people can be moved (R5). */
export interface AddTable {
  readonly type: "AddTable";
  readonly seat?: Seat;
  readonly at?: Millis;
  readonly authority?: SeatHolder | TableOwner | RoomOwner | RoomMember | null;
}

/** The owner moves a person to another table of the round, by its number (R5). */
export interface MovePerson {
  readonly type: "MovePerson";
  readonly seat?: Seat;
  readonly at?: Millis;
  readonly authority?: SeatHolder | TableOwner | RoomOwner | RoomMember | null;
  readonly who: Seat;
  readonly table: number;
}

/** The owner allows or forbids names on the projector (R4). */
export interface ShowNames {
  readonly type: "ShowNames";
  readonly seat?: Seat;
  readonly at?: Millis;
  readonly authority?: SeatHolder | TableOwner | RoomOwner | RoomMember | null;
  readonly shown: boolean;
}

/** The owner allows or forbids points and standings on the projector (R4). */
export interface ShowScores {
  readonly type: "ShowScores";
  readonly seat?: Seat;
  readonly at?: Millis;
  readonly authority?: SeatHolder | TableOwner | RoomOwner | RoomMember | null;
  readonly shown: boolean;
}

/** The owner shows a SET of the last quiet round's board on all their devices, for discussion (R10). */
export interface ShowSolution {
  readonly type: "ShowSolution";
  readonly seat?: Seat;
  readonly at?: Millis;
  readonly authority?: SeatHolder | TableOwner | RoomOwner | RoomMember | null;
  readonly number: number | null;
}

/** The owner lets a person whom they removed back in (R4). */
export interface ReadmitPerson {
  readonly type: "ReadmitPerson";
  readonly seat?: Seat;
  readonly at?: Millis;
  readonly authority?: SeatHolder | TableOwner | RoomOwner | RoomMember | null;
  readonly who: Seat;
}

/**
 * The owner creates a new secret link for more devices; devices that used the previous link lose the owner's rights
 * (R4).
 */
export interface ReplaceOwnerLink {
  readonly type: "ReplaceOwnerLink";
  readonly seat?: Seat;
  readonly at?: Millis;
  readonly authority?: SeatHolder | TableOwner | RoomOwner | RoomMember | null;
  readonly link: string;
}

/** Another device of the owner presents the link's secret (R4). */
export interface BecomeOwner {
  readonly type: "BecomeOwner";
  readonly seat?: Seat;
  readonly at?: Millis;
  readonly secret: string;
}

/** A person on a new device says who in the room they are (R4). */
export interface ClaimName {
  readonly type: "ClaimName";
  readonly seat?: Seat;
  readonly at?: Millis;
  readonly who: Seat;
  readonly proof: string;
}

/** The owner confirms or rejects a claim from a new device (R4). */
export interface AnswerClaim {
  readonly type: "AnswerClaim";
  readonly seat?: Seat;
  readonly at?: Millis;
  readonly authority?: SeatHolder | TableOwner | RoomOwner | RoomMember | null;
  readonly claim: number;
  readonly confirmed: boolean;
}

/** The new device takes the seat that the owner confirmed; its client sends this automatically (R4). */
export interface TakeClaimedSeat {
  readonly type: "TakeClaimedSeat";
  readonly seat?: Seat;
  readonly at?: Millis;
  readonly claim: number;
  readonly secret: string;
}

/** Every command that a player may send. */
export type RoomCommand = 
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
  | ChangeTerms
  | StartRoomRound
  | EndRound
  | PauseTables
  | ResumeTables
  | AddTable
  | MovePerson
  | ShowNames
  | ShowScores
  | ShowSolution
  | ReadmitPerson
  | ReplaceOwnerLink
  | BecomeOwner
  | ClaimName
  | AnswerClaim
  | TakeClaimedSeat;
