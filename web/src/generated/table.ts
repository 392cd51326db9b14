// Written by `python -m scripts.web` from the Structs in src/tercet. Do not edit.

export type Version = number;

/** One seat and its owner, who keeps the seat and its score even after leaving (C11). */
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
  readonly handicap: number;
}

export type Seat = number;

/**
 * A start in progress. It waits for people's commitments, fixes the list of them, then waits for their nonces.
 *
 * Players who sit down or leave in the meantime do not change who plays; otherwise the operator could try bots until
 * the cards suited them (P1).
 */
export interface StartRound {
  readonly until: number;
  readonly players: readonly Seat[];
  readonly seats: readonly Seat[];
  readonly commitments: readonly string[];
  readonly nonces: readonly string[];
  readonly interrupted: readonly Seat[];
}

/**
 * A start that failed after nonces had been revealed, so a player may have foreseen the deal and refused it
 * (P1).
 */
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

/** All seats in the order they were taken, and the host. */
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

/** A player with a seat or, with `NOBODY`, a watcher. */
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

/** A player at a table of a room, or a watcher; the room decides about its seats and bots (R4, R11). */
export interface RoomMember {
  readonly type: "member";
  readonly seat: Seat;
}

/** Takes the next free seat; without a name, uses the name the guest is known by. */
export interface Sit {
  readonly type: "Sit";
  readonly seat?: Seat;
  readonly at?: Millis;
  readonly authority?: SeatHolder | TableOwner | RoomOwner | RoomMember | null;
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

/** The owner of a room renames a person, in the room or at one of its tables (R4). */
export interface RenamePerson {
  readonly type: "RenamePerson";
  readonly seat?: Seat;
  readonly at?: Millis;
  readonly authority?: SeatHolder | TableOwner | RoomOwner | RoomMember | null;
  readonly who: Seat;
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

/** The player wants the next deal to start (C17). */
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

/** A client reveals its nonce after seeing the fixed list of commitments (P1). */
export interface RevealNonce {
  readonly type: "RevealNonce";
  readonly seat?: Seat;
  readonly at?: Millis;
  readonly nonce: string;
}

/** The host starts without waiting for the other players, even alone (C17). */
export interface Start {
  readonly type: "Start";
  readonly seat?: Seat;
  readonly at?: Millis;
  readonly authority?: SeatHolder | TableOwner | RoomOwner | RoomMember | null;
}

/** The host removes a player, or closes the seat of one who left. */
export interface Remove {
  readonly type: "Remove";
  readonly seat?: Seat;
  readonly at?: Millis;
  readonly authority?: SeatHolder | TableOwner | RoomOwner | RoomMember | null;
  readonly who: Seat;
}

/** The host makes a player wait before calling, so that a parent and a child can race (C7). */
export interface SetHandicap {
  readonly type: "SetHandicap";
  readonly seat?: Seat;
  readonly at?: Millis;
  readonly authority?: SeatHolder | TableOwner | RoomOwner | RoomMember | null;
  readonly who: Seat;
  readonly seconds: number;
}

/** The host makes another player host. */
export interface HandOver {
  readonly type: "HandOver";
  readonly seat?: Seat;
  readonly at?: Millis;
  readonly authority?: SeatHolder | TableOwner | RoomOwner | RoomMember | null;
  readonly to: Seat;
}

/** The host ends the table for everybody. */
export interface Close {
  readonly type: "Close";
  readonly seat?: Seat;
  readonly at?: Millis;
  readonly authority?: SeatHolder | TableOwner | RoomOwner | RoomMember | null;
}

/** Proposes starting this deal over, or ending the game early (C17); not at a table of a room (R7). */
export interface Propose {
  readonly type: "Propose";
  readonly seat?: Seat;
  readonly at?: Millis;
  readonly authority?: SeatHolder | TableOwner | RoomOwner | RoomMember | null;
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

/** Takes the seat that was offered to the device with this secret (R4). */
export interface TakeOfferedSeat {
  readonly type: "TakeOfferedSeat";
  readonly seat?: Seat;
  readonly at?: Millis;
  readonly secret: string;
}

/** The room's owner pauses the table, stopping its clock, to get everybody's attention (R6). */
export interface PauseTable {
  readonly type: "PauseTable";
  readonly seat?: Seat;
  readonly at?: Millis;
  readonly authority?: SeatHolder | TableOwner | RoomOwner | RoomMember | null;
}

/** The table resumes (R6). */
export interface ResumeTable {
  readonly type: "ResumeTable";
  readonly seat?: Seat;
  readonly at?: Millis;
  readonly authority?: SeatHolder | TableOwner | RoomOwner | RoomMember | null;
}

/** Asks for the next hint, in games that have hints (C13, D19). */
export interface AskHint {
  readonly type: "AskHint";
  readonly seat?: Seat;
  readonly at?: Millis;
}

/** The verdict on one feature. If a single card makes it mixed, `odd` is the index of that card. */
export interface FeatureCheck {
  readonly feature: string;
  readonly verdict: "same" | "different" | "pairs" | "fits" | "mixed";
  readonly values: readonly string[];
  readonly odd: number | null;
}
