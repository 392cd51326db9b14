// Written by `python -m scripts.web` from the Structs in src/tercet. Do not edit.

import type { Millis, Seat } from "./table";

/** A newcomer takes the next seat (C17). */
export interface PlayerSeated {
  readonly type: "PlayerSeated";
  readonly at: Millis;
  readonly seat: Seat;
  readonly name: string;
  readonly bot: boolean;
}

/** A player has changed their name (C17). */
export interface PlayerRenamed {
  readonly type: "PlayerRenamed";
  readonly at: Millis;
  readonly seat: Seat;
  readonly name: string;
}

/** From the next deal on, a player must wait `seconds` before calling on new cards (C7). */
export interface HandicapSet {
  readonly type: "HandicapSet";
  readonly at: Millis;
  readonly seat: Seat;
  readonly seconds: number;
}

/** A player leaves or is removed, and keeps the seat and its points (C11). */
export interface PlayerLeft {
  readonly type: "PlayerLeft";
  readonly at: Millis;
  readonly seat: Seat;
  readonly removed: boolean;
}

/** A player who left takes their own seat again (C11). */
export interface PlayerReturned {
  readonly type: "PlayerReturned";
  readonly at: Millis;
  readonly seat: Seat;
  readonly asked: boolean;
}

/** A player is away: disconnected, or with the page hidden or the device asleep for a while (C8). */
export interface PlayerAway {
  readonly type: "PlayerAway";
  readonly at: Millis;
  readonly seat: Seat;
}

/** A player who was away is back (C8). */
export interface PlayerBack {
  readonly type: "PlayerBack";
  readonly at: Millis;
  readonly seat: Seat;
  readonly asked: boolean;
}

/** Another player is the host from now on (C17). */
export interface HostChanged {
  readonly type: "HostChanged";
  readonly at: Millis;
  readonly seat: Seat;
}

/** A player has offered their seat to another of their devices (R4). */
export interface SeatOffered {
  readonly type: "SeatOffered";
  readonly at: Millis;
  readonly seat: Seat;
  readonly proof: string;
}

/** A player's seat moved to another of their devices, which sent the command (R4). */
export interface SeatMoved {
  readonly type: "SeatMoved";
  readonly at: Millis;
  readonly seat: Seat;
}

/** The host ended the table; the seed in use is revealed. */
export interface TableClosed {
  readonly type: "TableClosed";
  readonly at: Millis;
  readonly seed: string;
}

/**
 * The owner of the room has paused the table: the clock stops, the cards or dice are hidden, and an open call is
 * void at no cost (R6).
 */
export interface TablePaused {
  readonly type: "TablePaused";
  readonly at: Millis;
}

/**
 * The table resumes, and all timers continue with their remaining time; the game's next event shows the cards or
 * dice again (R6).
 */
export interface TableResumed {
  readonly type: "TableResumed";
  readonly at: Millis;
}

/** A player will leave or be removed once the start in progress is finished; it still waits for their nonce (P1). */
export interface PlayerLeaving {
  readonly type: "PlayerLeaving";
  readonly at: Millis;
  readonly seat: Seat;
  readonly removed: boolean;
}

/** A bot takes over the seat of a player who left, and now owns it. */
export interface PlayerReplaced {
  readonly type: "PlayerReplaced";
  readonly at: Millis;
  readonly seat: Seat;
  readonly name: string;
}

/** A player is ready for the next deal or game (C17). */
export interface PlayerReady {
  readonly type: "PlayerReady";
  readonly at: Millis;
  readonly seat: Seat;
}

/** A player is no longer ready (C17). */
export interface ReadyWithdrawn {
  readonly type: "ReadyWithdrawn";
  readonly at: Millis;
  readonly seat: Seat;
}

/** The table commits to a secret seed before anybody contributes a nonce; only its SHA-256 is shown. */
export interface SeedCommitted {
  readonly type: "SeedCommitted";
  readonly at: Millis;
  readonly commitment: string;
  readonly seed: string;
  readonly hosted: boolean;
}

/** A client has committed to a nonce for the next start (P1). */
export interface NonceCommitted {
  readonly type: "NonceCommitted";
  readonly at: Millis;
  readonly seat: Seat;
  readonly commitment: string;
}

/** A start is due but waits for people present whose clients have not committed yet (P1). */
export interface CommitmentsAwaited {
  readonly type: "CommitmentsAwaited";
  readonly at: Millis;
  readonly until: Millis;
}

/**
 * The list of commitments for this start is fixed; clients that find their own commitment in it reveal their nonces
 * (P1).
 */
export interface CommitmentsFixed {
  readonly type: "CommitmentsFixed";
  readonly at: Millis;
  readonly players: readonly Seat[];
  readonly seats: readonly Seat[];
  readonly commitments: readonly string[];
  readonly seed: string;
  readonly until: Millis;
}

/** A client has revealed a nonce that matches its commitment (P1). */
export interface NonceRevealed {
  readonly type: "NonceRevealed";
  readonly at: Millis;
  readonly seat: Seat;
  readonly nonce: string;
}

/** A client did not commit or reveal in time, and the deal starts without its nonce (P1). */
export interface NonceMissed {
  readonly type: "NonceMissed";
  readonly at: Millis;
  readonly seat: Seat;
}

/**
 * This start was called off. If any nonce had been revealed, the seed is revealed too, and a new seed replaces it
 * (P1).
 */
export interface StartVoided {
  readonly type: "StartVoided";
  readonly at: Millis;
  readonly seed: string;
  readonly ready: readonly Seat[];
  readonly asked: readonly Seat[];
  readonly next_at: Millis | null;
  readonly caused_by: readonly Seat[];
  readonly in_a_row: number;
}

/** A player proposes starting over or ending the game, and waits for the others (C17). */
export interface ProposalMade {
  readonly type: "ProposalMade";
  readonly at: Millis;
  readonly seat: Seat;
  readonly what: "restart" | "end";
}

export interface ProposalAgreed {
  readonly type: "ProposalAgreed";
  readonly at: Millis;
  readonly seat: Seat;
}

/** A player declined the proposal, or its author withdrew it (C17). */
export interface ProposalDeclined {
  readonly type: "ProposalDeclined";
  readonly at: Millis;
  readonly seat: Seat;
}

/**
 * A server stop interrupted a player's call or turn, or a start that needs their nonce; the table now waits for the
 * player (C20).
 */
export interface PlayInterrupted {
  readonly type: "PlayInterrupted";
  readonly at: Millis;
  readonly seat: Seat;
  readonly until: Millis;
}

/** The player is back and gets the full time for the interrupted call, turn or start again (C20). */
export interface PlayContinued {
  readonly type: "PlayContinued";
  readonly at: Millis;
  readonly seat: Seat;
  readonly until: Millis;
}

/** The player did not come back to the interrupted call or turn, which is void and costs nothing (C20). */
export interface PlayVoided {
  readonly type: "PlayVoided";
  readonly at: Millis;
  readonly seat: Seat;
}
