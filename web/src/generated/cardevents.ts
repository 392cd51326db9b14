// Written by `python -m scripts.web` from the Structs in src/tercet. Do not edit.

import type { Millis, Seat } from "./table";
import type { CommitmentsAwaited, CommitmentsFixed, HandicapSet, HostChanged, NonceCommitted, NonceMissed, NonceRevealed, PlayContinued, PlayInterrupted, PlayVoided, PlayerAway, PlayerBack, PlayerLeaving, PlayerLeft, PlayerReady, PlayerRenamed, PlayerReplaced, PlayerReturned, PlayerSeated, ProposalAgreed, ProposalDeclined, ProposalMade, ReadyWithdrawn, SeatMoved, SeatOffered, SeedCommitted, StartVoided, TableClosed, TablePaused, TableResumed } from "./tableevents";

/** The cards are shuffled and the first ones are on the table (C3). */
export interface DealStarted {
  readonly type: "DealStarted";
  readonly at: Millis;
  readonly deal: number;
  readonly dealer: Seat;
  readonly players: readonly Seat[];
  readonly nonces: readonly string[];
  readonly dealers: readonly Seat[];
  readonly style: "announce" | "point";
  readonly no_set: "vote" | "checked" | "auto";
  readonly layout: readonly (number | null)[];
  readonly pile_count: number;
  readonly pile: readonly number[];
}

/** A player who joined during the first deal plays in it, because the host allows that (C17). */
export interface PlayerDealtIn {
  readonly type: "PlayerDealtIn";
  readonly at: Millis;
  readonly seat: Seat;
}

/** "SET!": nobody else may call, take or vote until the caller has pointed at cards (C4). */
export interface SetCalled {
  readonly type: "SetCalled";
  readonly at: Millis;
  readonly seat: Seat;
  readonly until: Millis;
  readonly lead: Millis | null;
  readonly tie: boolean;
}

/** A right call: the caller wins the cards (C6). */
export interface SetTaken {
  readonly type: "SetTaken";
  readonly at: Millis;
  readonly seat: Seat;
  readonly cards: readonly number[];
  readonly slots: readonly number[];
  readonly check: readonly ("same" | "different" | "pairs" | "fits" | "mixed")[];
  readonly points: number;
  readonly layout: readonly (number | null)[];
  readonly dealt: readonly number[];
  readonly moved: readonly (readonly [number, number])[];
  readonly pile_count: number;
  readonly lead: Millis | null;
  readonly tie: boolean;
  readonly chained: readonly number[];
}

/** A wrong call and what it costs (C7). */
export interface CallFailed {
  readonly type: "CallFailed";
  readonly at: Millis;
  readonly seat: Seat;
  readonly reason: "wrong" | "time" | "taken-back" | "left";
  readonly cards: readonly number[];
  readonly check: readonly ("same" | "different" | "pairs" | "fits" | "mixed")[];
  readonly lost: readonly number[];
  readonly points: number;
  readonly locked_until: Millis | null;
  readonly vote_until: Millis | null;
  readonly look_at: Millis | null;
  readonly lead: Millis | null;
  readonly tie: boolean;
}

/** A player agrees that there is no SET (C8). */
export interface NoSetVoted {
  readonly type: "NoSetVoted";
  readonly at: Millis;
  readonly seat: Seat;
  readonly votes: readonly Seat[];
  readonly vote_until: Millis | null;
  readonly look_at: Millis | null;
  readonly lead: Millis | null;
  readonly tie: boolean;
}

/** A voter has left, or a player is back and the vote's timers restart (C8). */
export interface VotesChanged {
  readonly type: "VotesChanged";
  readonly at: Millis;
  readonly votes: readonly Seat[];
  readonly vote_until: Millis | null;
  readonly look_at: Millis | null;
}

/** Players who have neither voted nor called for a while are asked whether they are still looking (C8). */
export interface LookingAsked {
  readonly type: "LookingAsked";
  readonly at: Millis;
  readonly seats: readonly Seat[];
  readonly until: Millis | null;
}

/** A player is still looking, and the vote waits for them (C8). */
export interface LookingAnswered {
  readonly type: "LookingAnswered";
  readonly at: Millis;
  readonly seat: Seat;
  readonly look_at: Millis | null;
}

/** This vote no longer waits for players who did not answer (C8). */
export interface LookingIgnored {
  readonly type: "LookingIgnored";
  readonly at: Millis;
  readonly seats: readonly Seat[];
}

/** A vote was denied because there is a SET; happens only at tables that check votes (C8). */
export interface VoteDenied {
  readonly type: "VoteDenied";
  readonly at: Millis;
  readonly seat: Seat;
  readonly denied: number;
  readonly lead: Millis | null;
  readonly tie: boolean;
}

/** More cards are added, as many as a taking has: in the printed game, a new column (C8). */
export interface CardsAdded {
  readonly type: "CardsAdded";
  readonly at: Millis;
  readonly cause: "vote" | "silence" | "auto";
  readonly layout: readonly (number | null)[];
  readonly dealt: readonly number[];
  readonly pile_count: number;
}

/** A hint, shown to everyone regardless of who asked (C13). */
export interface HintGiven {
  readonly type: "HintGiven";
  readonly at: Millis;
  readonly seat: Seat;
  readonly hints: number;
  readonly step: number;
  readonly exists: boolean | null;
  readonly cards: readonly number[];
}

/** A new board is laid, because all takings of the last one were found or it had none (V4). */
export interface BoardLaid {
  readonly type: "BoardLaid";
  readonly at: Millis;
  readonly layout: readonly (number | null)[];
  readonly pile_count: number;
  readonly discarded: readonly number[];
}

/** The pile and all takings are exhausted: players race to name the unseen card (V4). */
export interface NamingOpened {
  readonly type: "NamingOpened";
  readonly at: Millis;
  readonly until: Millis;
}

/** A player has named the unseen card and keeps it (V4). */
export interface CardNamed {
  readonly type: "CardNamed";
  readonly at: Millis;
  readonly seat: Seat;
  readonly card: number;
  readonly points: number;
  readonly lead: Millis | null;
  readonly tie: boolean;
}

/** A solo player pauses: the clock stops, the cards are hidden, and nothing else is accepted (C13). */
export interface DealPaused {
  readonly type: "DealPaused";
  readonly at: Millis;
  readonly seat: Seat;
}

/** The pause ends because the player resumes or another player joined; the paused time does not count (C13). */
export interface DealResumed {
  readonly type: "DealResumed";
  readonly at: Millis;
  readonly seat: Seat;
  readonly layout: readonly (number | null)[];
  readonly hint: readonly number[];
}

/** The deal ended: the pile is empty and there is no SET, or all voted to stop (C9). Reveals the seed. */
export interface DealEnded {
  readonly type: "DealEnded";
  readonly at: Millis;
  readonly deal: number;
  readonly left: readonly number[];
  readonly points: readonly number[];
  readonly totals: readonly number[];
  readonly seed: string;
  readonly next_at: Millis | null;
  readonly hidden: number | null;
}

/** A player's counts from earlier deals, as they were when this deal began (C11). */
export interface MatchTally {
  readonly total: number;
  readonly deals: number;
  readonly right: number;
  readonly wrong: number;
  readonly denied: number;
  readonly hints: number;
}

/** All agreed to start this deal over. It does not count, and its seed is revealed (C17). */
export interface DealVoided {
  readonly type: "DealVoided";
  readonly at: Millis;
  readonly deal: number;
  readonly seed: string;
  readonly tallies: readonly MatchTally[];
}

/** All deals have been played; tied players share the win (C10, C11). */
export interface MatchEnded {
  readonly type: "MatchEnded";
  readonly at: Millis;
  readonly totals: readonly number[];
  readonly winners: readonly Seat[];
}

/** Every event of the game. */
export type CardEvent = 
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
  | DealStarted
  | PlayerDealtIn
  | SetCalled
  | SetTaken
  | CallFailed
  | NoSetVoted
  | VotesChanged
  | LookingAsked
  | LookingAnswered
  | LookingIgnored
  | VoteDenied
  | CardsAdded
  | HintGiven
  | BoardLaid
  | NamingOpened
  | CardNamed
  | DealPaused
  | DealResumed
  | DealEnded
  | DealVoided
  | MatchEnded;

/** Defaults for fields that older logs omit, by type of event. */
export const CARD_EVENT_DEFAULTS = {
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
  "DealStarted": {"pile": []},
  "PlayerDealtIn": {},
  "SetCalled": {"lead": null, "tie": false},
  "SetTaken": {"dealt": [], "moved": [], "pile_count": 0, "lead": null, "tie": false, "chained": []},
  "CallFailed": {
    "cards": [],
    "check": [],
    "lost": [],
    "locked_until": null,
    "vote_until": null,
    "look_at": null,
    "lead": null,
    "tie": false
  },
  "NoSetVoted": {"vote_until": null, "look_at": null, "lead": null, "tie": false},
  "VotesChanged": {"vote_until": null, "look_at": null},
  "LookingAsked": {"until": null},
  "LookingAnswered": {"look_at": null},
  "LookingIgnored": {},
  "VoteDenied": {"lead": null, "tie": false},
  "CardsAdded": {},
  "HintGiven": {"step": 0, "exists": null, "cards": []},
  "BoardLaid": {},
  "NamingOpened": {},
  "CardNamed": {"lead": null, "tie": false},
  "DealPaused": {},
  "DealResumed": {"seat": -1, "layout": [], "hint": []},
  "DealEnded": {"next_at": null, "hidden": null},
  "DealVoided": {},
  "MatchEnded": {}
} as const;
