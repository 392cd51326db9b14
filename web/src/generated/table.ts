// Written by `python -m scripts.web` from the Structs in src/tercet. Do not edit.

export type Version = number;

/** One seat and its owner; when they leave it stays theirs, with their score (C11). */
export interface Chair {
  readonly name: string;
  readonly bot: boolean;
  readonly away: boolean;
  readonly left: boolean;
  readonly leaving: boolean;
  readonly removed: boolean;
  readonly ready: boolean;
  readonly committed: string;
  readonly excused: boolean;
  readonly contributes_nonces: boolean;
  readonly offered: string;
  readonly sits_out: boolean;
}

export type Seat = number;

/**
 * A start under way: first it waits for people's commitments, then, for a fixed list of them, for their nonces.
 *
 * Players who sit down or leave meanwhile do not change who plays; otherwise the operator could try bots until the
 * cards suited them (P1).
 */
export interface StartRound {
  readonly until: number;
  readonly players: readonly Seat[];
  readonly seats: readonly Seat[];
  readonly commitments: readonly string[];
  readonly nonces: readonly string[];
  readonly interrupted: readonly Seat[];
}

/** A start that failed after nonces had been shown: somebody may have foreseen the deal and refused it (P1). */
export interface VoidStart {
  readonly seed: string;
  readonly seats: readonly Seat[];
  readonly chairs: number;
}

/** A player's proposal, and the players who agree (C17). */
export interface Proposal {
  readonly what: "restart" | "end";
  readonly seat: Seat;
  readonly agreed: readonly Seat[];
}

/** All seats in the order in which they were taken, and who hosts. */
export interface Seating {
  readonly chairs: readonly Chair[];
  readonly host: Seat;
  readonly host_unseated: boolean;
  readonly provable: boolean;
  readonly start: StartRound | null;
  readonly void_starts: readonly VoidStart[];
  readonly proposal: Proposal | null;
  readonly paused_at: number | null;
}

export type Millis = number;

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

export interface PlayerLeft {
  readonly type: "PlayerLeft";
  readonly at: Millis;
  readonly seat: Seat;
  readonly removed: boolean;
}

export interface PlayerReturned {
  readonly type: "PlayerReturned";
  readonly at: Millis;
  readonly seat: Seat;
  readonly asked: boolean;
}

export interface PlayerAway {
  readonly type: "PlayerAway";
  readonly at: Millis;
  readonly seat: Seat;
}

export interface PlayerBack {
  readonly type: "PlayerBack";
  readonly at: Millis;
  readonly seat: Seat;
  readonly asked: boolean;
}

export interface HostChanged {
  readonly type: "HostChanged";
  readonly at: Millis;
  readonly seat: Seat;
}

/** A player's seat waits for another of their devices (R4). */
export interface SeatOffered {
  readonly type: "SeatOffered";
  readonly at: Millis;
  readonly seat: Seat;
  readonly proof: string;
}

/** A player's seat belongs to another of their devices, the sender, from now on (R4). */
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
 * The owner of the room has paused the table: its clock stops, the cards or dice are hidden, and an open call is
 * void and costs nothing (R6).
 */
export interface TablePaused {
  readonly type: "TablePaused";
  readonly at: Millis;
}

/** The table resumes with everybody's remaining time; the game's next event shows the cards or dice again (R6). */
export interface TableResumed {
  readonly type: "TableResumed";
  readonly at: Millis;
}

/**
 * A player leaves or is removed once the start under way has come to its end; it still waits for their nonce
 * (P1).
 */
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

/** A start is due, and waits for the people present whose clients have not committed yet (P1). */
export interface CommitmentsAwaited {
  readonly type: "CommitmentsAwaited";
  readonly at: Millis;
  readonly until: Millis;
}

/** The list of commitments for this start: clients that find their own in it reveal their nonces (P1). */
export interface CommitmentsFixed {
  readonly type: "CommitmentsFixed";
  readonly at: Millis;
  readonly players: readonly Seat[];
  readonly seats: readonly Seat[];
  readonly commitments: readonly string[];
  readonly seed: string;
  readonly until: Millis;
}

/** A nonce that matches its commitment (P1). */
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

/** This start was called off; if nonces had been revealed, the seed is too, and a new one takes its place (P1). */
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

/** Somebody declined the proposal or withdrew it (C17). */
export interface ProposalDeclined {
  readonly type: "ProposalDeclined";
  readonly at: Millis;
  readonly seat: Seat;
}

/** A server stop interrupted a player's call or turn, or a start that needs their nonce: it waits for them (C20). */
export interface PlayInterrupted {
  readonly type: "PlayInterrupted";
  readonly at: Millis;
  readonly seat: Seat;
  readonly until: Millis;
}

/** The player is back, and has all of the time for the interrupted call, turn or start again (C20). */
export interface PlayContinued {
  readonly type: "PlayContinued";
  readonly at: Millis;
  readonly seat: Seat;
  readonly until: Millis;
}

/** The player did not come back to the interrupted call or turn: it is void and costs nothing (C20). */
export interface PlayVoided {
  readonly type: "PlayVoided";
  readonly at: Millis;
  readonly seat: Seat;
}

/** Somebody with a seat, or, with `NOBODY`, a watcher. */
export interface SeatHolder {
  readonly type: "seat";
  readonly seat: Seat;
}

/** The player who created the table, and their seat, if they have taken one. */
export interface TableOwner {
  readonly type: "owner";
  readonly seat: Seat;
}

/** The owner of a room, in the room and at each of its tables, and their seat, if they have taken one (R4). */
export interface RoomOwner {
  readonly type: "room";
  readonly seat: Seat;
}

/** Takes the next free seat; without a name, under the guest's known name. */
export interface Sit {
  readonly type: "Sit";
  readonly seat?: Seat;
  readonly at?: Millis;
  readonly authority?: SeatHolder | TableOwner | RoomOwner | null;
  readonly name?: string;
  readonly bot?: boolean;
}

/** Changes the player's name, even in the middle of a game (C17). */
export interface Rename {
  readonly type: "Rename";
  readonly seat?: Seat;
  readonly at?: Millis;
  readonly name: string;
}

/** Leaves the game, for good or until `Return`. */
export interface Leave {
  readonly type: "Leave";
  readonly seat?: Seat;
  readonly at?: Millis;
}

/** Takes the player's own seat again. */
export interface Return {
  readonly type: "Return";
  readonly seat?: Seat;
  readonly at?: Millis;
}

/** Wants the next deal to start (C17). */
export interface Ready {
  readonly type: "Ready";
  readonly seat?: Seat;
  readonly at?: Millis;
}

/** Withdraws "ready" before the deal has started (C17). */
export interface WithdrawReady {
  readonly type: "WithdrawReady";
  readonly seat?: Seat;
  readonly at?: Millis;
}

/** A client commits to its own nonce for the seed that the table has committed to (P1). */
export interface CommitNonce {
  readonly type: "CommitNonce";
  readonly seat?: Seat;
  readonly at?: Millis;
  readonly commitment: string;
  readonly seed: string;
}

/** A client that has seen the fixed list of commitments reveals its nonce (P1). */
export interface RevealNonce {
  readonly type: "RevealNonce";
  readonly seat?: Seat;
  readonly at?: Millis;
  readonly nonce: string;
}

/** The host starts without waiting for the others, even alone (C17). */
export interface Start {
  readonly type: "Start";
  readonly seat?: Seat;
  readonly at?: Millis;
  readonly authority?: SeatHolder | TableOwner | RoomOwner | null;
}

/** The host removes a player, or closes the seat of one who left. */
export interface Remove {
  readonly type: "Remove";
  readonly seat?: Seat;
  readonly at?: Millis;
  readonly authority?: SeatHolder | TableOwner | RoomOwner | null;
  readonly who: Seat;
}

/** The host makes another player host. */
export interface HandOver {
  readonly type: "HandOver";
  readonly seat?: Seat;
  readonly at?: Millis;
  readonly authority?: SeatHolder | TableOwner | RoomOwner | null;
  readonly to: Seat;
}

/** The host ends the table for everybody. */
export interface Close {
  readonly type: "Close";
  readonly seat?: Seat;
  readonly at?: Millis;
  readonly authority?: SeatHolder | TableOwner | RoomOwner | null;
}

/** Proposes starting this deal over, or ending the game early (C17). */
export interface Propose {
  readonly type: "Propose";
  readonly seat?: Seat;
  readonly at?: Millis;
  readonly what: "restart" | "end";
}

/** Agrees to the proposal (C17). */
export interface Agree {
  readonly type: "Agree";
  readonly seat?: Seat;
  readonly at?: Millis;
  readonly what?: "restart" | "end" | null;
}

/** Declines the proposal, or withdraws the player's own (C17). */
export interface Decline {
  readonly type: "Decline";
  readonly seat?: Seat;
  readonly at?: Millis;
}

/** Offers the player's seat to another device of the same person (R4). */
export interface OfferSeat {
  readonly type: "OfferSeat";
  readonly seat?: Seat;
  readonly at?: Millis;
  readonly proof: string;
}

/** Takes the seat offered to the holder of this secret (R4). */
export interface TakeOfferedSeat {
  readonly type: "TakeOfferedSeat";
  readonly seat?: Seat;
  readonly at?: Millis;
  readonly secret: string;
}

/** The owner of the room wants everybody's attention: the table's clock stops (R6). */
export interface PauseTable {
  readonly type: "PauseTable";
  readonly seat?: Seat;
  readonly at?: Millis;
  readonly authority?: SeatHolder | TableOwner | RoomOwner | null;
}

/** The table resumes (R6). */
export interface ResumeTable {
  readonly type: "ResumeTable";
  readonly seat?: Seat;
  readonly at?: Millis;
  readonly authority?: SeatHolder | TableOwner | RoomOwner | null;
}

/** One feature of some cards. If it is mixed and just one card differs from the others, `odd` is its index. */
export interface FeatureCheck {
  readonly feature: string;
  readonly verdict: "same" | "different" | "pairs" | "fits" | "mixed";
  readonly values: readonly string[];
  readonly odd: number | null;
}
