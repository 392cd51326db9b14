// Written by `python -m scripts.web` from the Structs in src/tercet. Do not edit.

import type { RoomTerms } from "./room";
import type { Millis, Seat } from "./table";
import type { CommitmentsAwaited, CommitmentsFixed, HandicapSet, HostChanged, NonceCommitted, NonceMissed, NonceRevealed, PlayContinued, PlayInterrupted, PlayVoided, PlayerAway, PlayerBack, PlayerLeaving, PlayerLeft, PlayerReady, PlayerRenamed, PlayerReplaced, PlayerReturned, PlayerSeated, ProposalAgreed, ProposalDeclined, ProposalMade, ReadyWithdrawn, SeatMoved, SeatOffered, SeedCommitted, StartVoided, TableClosed, TablePaused, TableResumed } from "./tableevents";

/** A table of a round. */
export interface RoomTable {
  readonly code: string;
  readonly seats: readonly Seat[];
}

/** One person's score at one table. */
export interface PersonScore {
  readonly seat: Seat;
  readonly points: number;
  readonly sets: number;
  readonly place: number;
}

export interface TermsChanged {
  readonly type: "TermsChanged";
  readonly at: Millis;
  readonly terms: RoomTerms;
}

/** A round begins; all tables are named before any of them exists (R5). */
export interface RoomRoundStarted {
  readonly type: "RoomRoundStarted";
  readonly at: Millis;
  readonly number: number;
  readonly tables: readonly RoomTable[];
  readonly terms: RoomTerms;
  readonly arrangement: "same" | "shuffled" | "neighbours";
  readonly ends_at: Millis | null;
}

/** The round has one more table, still empty (R5). */
export interface TableAdded {
  readonly type: "TableAdded";
  readonly at: Millis;
  readonly code: string;
}

/** A newcomer, or a person whom the owner moved, now sits at a table of the round (R5). */
export interface PersonPlaced {
  readonly type: "PersonPlaced";
  readonly at: Millis;
  readonly seat: Seat;
  readonly table: number;
}

/** A table of the round has ended, with the scores from its log (R8). */
export interface TableRecorded {
  readonly type: "TableRecorded";
  readonly at: Millis;
  readonly number: number;
  readonly table: number;
  readonly scores: readonly PersonScore[];
  readonly time_taken: Millis | null;
}

/** The round is over; its tables close, and unfinished deals count with their current scores (R7). */
export interface RoomRoundEnded {
  readonly type: "RoomRoundEnded";
  readonly at: Millis;
  readonly number: number;
}

/** Every table stops (R6). */
export interface TablesPaused {
  readonly type: "TablesPaused";
  readonly at: Millis;
}

/** Every table resumes (R6). */
export interface TablesResumed {
  readonly type: "TablesResumed";
  readonly at: Millis;
}

/** Whether the projector shows names (R4). */
export interface NamesShown {
  readonly type: "NamesShown";
  readonly at: Millis;
  readonly shown: boolean;
}

/** Whether the projector shows points and standings (R4). */
export interface ScoresShown {
  readonly type: "ScoresShown";
  readonly at: Millis;
  readonly shown: boolean;
}

/** The owner's devices show this SET of the last quiet round's board (R10). */
export interface SolutionShown {
  readonly type: "SolutionShown";
  readonly at: Millis;
  readonly number: number | null;
}

/** A person whom the owner removed may come back to their seat (R4). */
export interface PersonReadmitted {
  readonly type: "PersonReadmitted";
  readonly at: Millis;
  readonly seat: Seat;
}

/**
 * A new secret link for the owner's devices replaces the previous one; devices that used the old link lose the
 * owner's rights (R4).
 */
export interface OwnerLinkReplaced {
  readonly type: "OwnerLinkReplaced";
  readonly at: Millis;
  readonly link: string;
}

/** The sender's device has become one of the owner's (R4). */
export interface OwnerDeviceAdded {
  readonly type: "OwnerDeviceAdded";
  readonly at: Millis;
}

/** A person on a new device says who in the room they are (R4). */
export interface NameClaimed {
  readonly type: "NameClaimed";
  readonly at: Millis;
  readonly claim: number;
  readonly seat: Seat;
  readonly proof: string;
}

/** The owner has confirmed or rejected a claim (R4). */
export interface ClaimAnswered {
  readonly type: "ClaimAnswered";
  readonly at: Millis;
  readonly claim: number;
  readonly confirmed: boolean;
}

/** A person's seat moved to their new device, the sender (R4). */
export interface SeatClaimed {
  readonly type: "SeatClaimed";
  readonly at: Millis;
  readonly claim: number;
  readonly seat: Seat;
}

/** Every event of the game. */
export type RoomEvent = 
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
  | TermsChanged
  | RoomRoundStarted
  | TableAdded
  | PersonPlaced
  | TableRecorded
  | RoomRoundEnded
  | TablesPaused
  | TablesResumed
  | NamesShown
  | ScoresShown
  | SolutionShown
  | PersonReadmitted
  | OwnerLinkReplaced
  | OwnerDeviceAdded
  | NameClaimed
  | ClaimAnswered
  | SeatClaimed;

/** Defaults for fields that older logs omit, by type of event. */
export const ROOM_EVENT_DEFAULTS = {
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
  "TermsChanged": {},
  "RoomRoundStarted": {"ends_at": null},
  "TableAdded": {},
  "PersonPlaced": {},
  "TableRecorded": {"time_taken": null},
  "RoomRoundEnded": {},
  "TablesPaused": {},
  "TablesResumed": {},
  "NamesShown": {},
  "ScoresShown": {},
  "SolutionShown": {},
  "PersonReadmitted": {},
  "OwnerLinkReplaced": {"link": ""},
  "OwnerDeviceAdded": {},
  "NameClaimed": {},
  "ClaimAnswered": {},
  "SeatClaimed": {}
} as const;
