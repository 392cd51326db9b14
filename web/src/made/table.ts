// Written by `python -m scripts.web` from the Structs in src/tercet. Do not edit.

export type Version = number;

/** One seat and its owner; it stays his, with his score, when he leaves (C11). */
export interface Chair {
  readonly name: string;
  readonly bot: boolean;
  readonly away: boolean;
  readonly left: boolean;
  readonly removed: boolean;
  readonly ready: boolean;
  readonly nonce: string;
}

export type Seat = number;

/** All seats in the order in which they were taken, and whose table it is. */
export interface Seating {
  readonly chairs: readonly Chair[];
  readonly host: Seat;
}

export type Millis = number;

/** The table is bound to a secret seed before anybody brings a nonce; only its SHA-256 is shown. */
export interface SeedCommitted {
  readonly type: "SeedCommitted";
  readonly at: Millis;
  readonly commitment: string;
  readonly seed: string;
}

export interface PlayerSeated {
  readonly type: "PlayerSeated";
  readonly at: Millis;
  readonly seat: Seat;
  readonly name: string;
  readonly bot: boolean;
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
}

/** A bot plays on in the chair of somebody who left; the chair is the bot's from now on. */
export interface PlayerReplaced {
  readonly type: "PlayerReplaced";
  readonly at: Millis;
  readonly seat: Seat;
  readonly name: string;
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
}

export interface PlayerReady {
  readonly type: "PlayerReady";
  readonly at: Millis;
  readonly seat: Seat;
  readonly nonce: string;
}

export interface HostChanged {
  readonly type: "HostChanged";
  readonly at: Millis;
  readonly seat: Seat;
}

/** The host ended it; the seed in use is revealed. */
export interface TableClosed {
  readonly type: "TableClosed";
  readonly at: Millis;
  readonly seed: string;
}

/** Takes the next free seat. */
export interface Sit {
  readonly type: "Sit";
  readonly seat?: Seat;
  readonly at?: Millis;
  readonly name: string;
  readonly bot?: boolean;
}

/** Gets up for good, or until `Return`. */
export interface Leave {
  readonly type: "Leave";
  readonly seat?: Seat;
  readonly at?: Millis;
}

/** Takes one's own seat again. */
export interface Return {
  readonly type: "Return";
  readonly seat?: Seat;
  readonly at?: Millis;
}

/** Wants the next deal to start, and brings a nonce of one's own to its chance (C17). */
export interface Ready {
  readonly type: "Ready";
  readonly seat?: Seat;
  readonly at?: Millis;
  readonly nonce?: string;
}

/** The host starts without waiting for the others (C17). */
export interface Start {
  readonly type: "Start";
  readonly seat?: Seat;
  readonly at?: Millis;
}

/** The host sends a player away. */
export interface Remove {
  readonly type: "Remove";
  readonly seat?: Seat;
  readonly at?: Millis;
  readonly who: Seat;
}

/** The host makes another player host. */
export interface HandOver {
  readonly type: "HandOver";
  readonly seat?: Seat;
  readonly at?: Millis;
  readonly to: Seat;
}

/** The host ends the table for everybody. */
export interface Close {
  readonly type: "Close";
  readonly seat?: Seat;
  readonly at?: Millis;
}

/** One feature of three cards: same, different, or mixed, where the card at index `odd` stands alone. */
export interface FeatureCheck {
  readonly feature: "number" | "colour" | "fill" | "shape";
  readonly verdict: "same" | "different" | "mixed";
  readonly values: readonly [string, string, string];
  readonly odd: number | null;
}
