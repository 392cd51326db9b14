// Written by `python -m scripts.web` from the Structs in src/tercet. Do not edit.

import type { Close, HandOver, HostChanged, Leave, Millis, PlayerAway, PlayerBack, PlayerLeft, PlayerReady, PlayerReplaced, PlayerReturned, PlayerSeated, Ready, Remove, Return, Seat, Seating, SeedCommitted, Sit, Start, TableClosed, Version } from "./table";

/** Every decision of the clauses as a field with its allowed range; times are in seconds. */
export interface RuleSet {
  readonly edition: "es" | "pt" | "fr" | "he";
  readonly deck: "full" | "solid";
  readonly layout: number;
  readonly style: "announce" | "point" | null;
  readonly point_seconds: number;
  readonly penalty: "cards" | "point" | "none";
  readonly lock_seconds: number;
  readonly no_set: "vote" | "checked" | "auto" | null;
  readonly vote_seconds: number;
  readonly away_seconds: number;
  readonly scoring: "cards" | "sets";
  readonly deals: number;
  readonly pause_seconds: number;
  readonly rated: boolean;
  readonly seats: number;
}

/** Somebody has called and must point. */
export interface Call {
  readonly seat: Seat;
  readonly since: Millis;
  readonly until: Millis;
}

/** What belongs to a seat in the present deal, and its total of the deals before. */
export interface Player {
  readonly won: readonly number[];
  readonly aside: readonly number[];
  readonly points: number;
  readonly total: number;
  readonly deals: number;
  readonly right: number;
  readonly wrong: number;
  readonly denied: number;
  readonly hints: number;
  readonly hint_step: number;
  readonly hint: readonly number[];
  readonly locked_until: Millis | null;
}

/** A card game as far as somebody may know it. */
export interface View {
  readonly rules: RuleSet;
  readonly version: Version;
  readonly seating: Seating;
  readonly phase: "lobby" | "play" | "pause" | "over";
  readonly deal: number;
  readonly dealer: Seat;
  readonly dealers: readonly Seat[];
  readonly dealt_in: readonly Seat[];
  readonly style: "announce" | "point";
  readonly no_set: "vote" | "checked" | "auto";
  readonly started_at: Millis;
  readonly ended_at: Millis | null;
  readonly layout: readonly (number | null)[];
  readonly layout_since: Version;
  readonly pile_count: number;
  readonly call: Call | null;
  readonly votes: readonly Seat[];
  readonly vote_until: Millis | null;
  readonly next_at: Millis | null;
  readonly players: readonly Player[];
  readonly left: readonly number[];
  readonly winners: readonly Seat[];
  readonly commitment: string;
}

/** The cards are shuffled and the first ones lie on the table (C3). */
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

/** "SET!": nobody else may call, take or vote until the caller has pointed (C4). */
export interface SetCalled {
  readonly type: "SetCalled";
  readonly at: Millis;
  readonly seat: Seat;
  readonly until: Millis;
  readonly lead: Millis | null;
  readonly tie: boolean;
}

/** A right call: the cards are the caller's (C6). */
export interface SetTaken {
  readonly type: "SetTaken";
  readonly at: Millis;
  readonly seat: Seat;
  readonly cards: readonly [number, number, number];
  readonly slots: readonly [number, number, number];
  readonly check: readonly ("same" | "different" | "mixed")[];
  readonly points: number;
  readonly layout: readonly (number | null)[];
  readonly dealt: readonly number[];
  readonly moved: readonly (readonly [number, number])[];
  readonly pile_count: number;
  readonly lead: Millis | null;
  readonly tie: boolean;
}

/** A wrong call and what it costs (C7). */
export interface CallFailed {
  readonly type: "CallFailed";
  readonly at: Millis;
  readonly seat: Seat;
  readonly reason: "wrong" | "time" | "taken-back" | "left";
  readonly cards: readonly number[];
  readonly check: readonly ("same" | "different" | "mixed")[];
  readonly lost: readonly number[];
  readonly points: number;
  readonly locked_until: Millis | null;
  readonly vote_until: Millis | null;
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
  readonly lead: Millis | null;
  readonly tie: boolean;
}

/** A voter has left, or the first player is back and the clock of silence starts anew (C8). */
export interface VotesChanged {
  readonly type: "VotesChanged";
  readonly at: Millis;
  readonly votes: readonly Seat[];
  readonly vote_until: Millis | null;
}

/** A vote while a SET lies there, where votes are checked (C8). */
export interface VoteDenied {
  readonly type: "VoteDenied";
  readonly at: Millis;
  readonly seat: Seat;
  readonly denied: number;
  readonly lead: Millis | null;
  readonly tie: boolean;
}

/** Three more cards, as a new column (C8). */
export interface CardsAdded {
  readonly type: "CardsAdded";
  readonly at: Millis;
  readonly cause: "vote" | "silence" | "auto";
  readonly layout: readonly (number | null)[];
  readonly dealt: readonly number[];
  readonly pile_count: number;
}

/** A hint; only the player who asked sees its cards (C13). */
export interface HintGiven {
  readonly type: "HintGiven";
  readonly at: Millis;
  readonly seat: Seat;
  readonly hints: number;
  readonly step: number;
  readonly exists: boolean | null;
  readonly cards: readonly number[];
}

/** The pile is empty and there is no SET, or all agree that there is none (C9). The seed is revealed. */
export interface DealEnded {
  readonly type: "DealEnded";
  readonly at: Millis;
  readonly deal: number;
  readonly left: readonly number[];
  readonly points: readonly number[];
  readonly totals: readonly number[];
  readonly seed: string;
  readonly next_at: Millis | null;
}

/** All deals are played; ties share the win (C10, C11). */
export interface MatchEnded {
  readonly type: "MatchEnded";
  readonly at: Millis;
  readonly totals: readonly number[];
  readonly winners: readonly Seat[];
}

/** Everything that can happen. */
export type CardEvent = 
  | SeedCommitted
  | PlayerSeated
  | PlayerLeft
  | PlayerReturned
  | PlayerReplaced
  | PlayerAway
  | PlayerBack
  | PlayerReady
  | HostChanged
  | TableClosed
  | DealStarted
  | SetCalled
  | SetTaken
  | CallFailed
  | NoSetVoted
  | VotesChanged
  | VoteDenied
  | CardsAdded
  | HintGiven
  | DealEnded
  | MatchEnded;

/** "SET!": stops the game, and the caller must point (C4). */
export interface CallSet {
  readonly type: "CallSet";
  readonly seat?: Seat;
  readonly at?: Millis;
  readonly seen?: Version | null;
  readonly lead?: Millis | null;
  readonly tie?: boolean;
}

/** The caller points at three cards (C4). Cards are named, never slots: a slot may have changed under the finger. */
export interface PointCards {
  readonly type: "PointCards";
  readonly seat?: Seat;
  readonly at?: Millis;
  readonly cards: readonly [number, number, number];
}

/** The caller gives up his call, which makes it a wrong one (C4). */
export interface TakeBack {
  readonly type: "TakeBack";
  readonly seat?: Seat;
  readonly at?: Millis;
}

/** Names three cards at once, in the point style (C4). */
export interface ClaimSet {
  readonly type: "ClaimSet";
  readonly seat?: Seat;
  readonly at?: Millis;
  readonly seen?: Version | null;
  readonly lead?: Millis | null;
  readonly tie?: boolean;
  readonly cards: readonly [number, number, number];
}

/** Agrees that no SET lies on the table; the completing vote is weighed like a call (C8). */
export interface SayNoSet {
  readonly type: "SayNoSet";
  readonly seat?: Seat;
  readonly at?: Millis;
  readonly seen?: Version | null;
  readonly lead?: Millis | null;
  readonly tie?: boolean;
}

/** Asks for the next hint: that there is a SET, then one, two, three of its cards (C13). */
export interface AskHint {
  readonly type: "AskHint";
  readonly seat?: Seat;
  readonly at?: Millis;
}

/** Everything that a player may want. */
export type CardCommand = 
  | Sit
  | Leave
  | Return
  | Ready
  | Start
  | Remove
  | HandOver
  | Close
  | CallSet
  | PointCards
  | TakeBack
  | ClaimSet
  | SayNoSet
  | AskHint;

/** What an older log leaves out of an event. */
export const CARD_EVENT_DEFAULTS = {
  "SeedCommitted": {
    "seed": ""
  },
  "PlayerSeated": {
    "bot": false
  },
  "PlayerLeft": {
    "removed": false
  },
  "PlayerReady": {
    "nonce": ""
  },
  "TableClosed": {
    "seed": ""
  },
  "DealStarted": {
    "pile": []
  },
  "SetCalled": {
    "lead": null,
    "tie": false
  },
  "SetTaken": {
    "dealt": [],
    "moved": [],
    "pile_count": 0,
    "lead": null,
    "tie": false
  },
  "CallFailed": {
    "cards": [],
    "check": [],
    "lost": [],
    "locked_until": null,
    "vote_until": null,
    "lead": null,
    "tie": false
  },
  "NoSetVoted": {
    "vote_until": null,
    "lead": null,
    "tie": false
  },
  "VotesChanged": {
    "vote_until": null
  },
  "VoteDenied": {
    "lead": null,
    "tie": false
  },
  "HintGiven": {
    "step": 0,
    "exists": null,
    "cards": []
  },
  "DealEnded": {
    "next_at": null
  }
} as const;

/** What a player has on sitting down. */
export const NEW_PLAYER: Player = {
  "won": [],
  "aside": [],
  "points": 0,
  "total": 0,
  "deals": 0,
  "right": 0,
  "wrong": 0,
  "denied": 0,
  "hints": 0,
  "hint_step": 0,
  "hint": [],
  "locked_until": null
};

/** A table before anything has happened. */
export const NEW_VIEW: View = {
  "rules": {
    "edition": "es",
    "deck": "full",
    "layout": 12,
    "style": null,
    "point_seconds": 5.0,
    "penalty": "cards",
    "lock_seconds": 3.0,
    "no_set": null,
    "vote_seconds": 20.0,
    "away_seconds": 60.0,
    "scoring": "cards",
    "deals": 1,
    "pause_seconds": 10.0,
    "rated": false,
    "seats": 12
  },
  "version": 0,
  "seating": {
    "chairs": [],
    "host": -1
  },
  "phase": "lobby",
  "deal": 0,
  "dealer": -1,
  "dealers": [],
  "dealt_in": [],
  "style": "announce",
  "no_set": "vote",
  "started_at": 0,
  "ended_at": null,
  "layout": [],
  "layout_since": 0,
  "pile_count": 0,
  "call": null,
  "votes": [],
  "vote_until": null,
  "next_at": null,
  "players": [],
  "left": [],
  "winners": [],
  "commitment": ""
};

/** How many cards a deck has, and how many of them always hold a SET. */
export const DECKS = {
  "full": {
    "size": 81,
    "certain": 21
  },
  "solid": {
    "size": 27,
    "certain": 10
  }
} as const;

/** The printed rules. */
export const EDITIONS: Readonly<Record<string, RuleSet>> = {
  "es": {
    "edition": "es",
    "deck": "full",
    "layout": 12,
    "style": null,
    "point_seconds": 5.0,
    "penalty": "cards",
    "lock_seconds": 3.0,
    "no_set": null,
    "vote_seconds": 20.0,
    "away_seconds": 60.0,
    "scoring": "cards",
    "deals": 1,
    "pause_seconds": 10.0,
    "rated": false,
    "seats": 12
  },
  "pt": {
    "edition": "pt",
    "deck": "full",
    "layout": 12,
    "style": null,
    "point_seconds": 5.0,
    "penalty": "cards",
    "lock_seconds": 3.0,
    "no_set": null,
    "vote_seconds": 20.0,
    "away_seconds": 60.0,
    "scoring": "cards",
    "deals": 1,
    "pause_seconds": 10.0,
    "rated": false,
    "seats": 12
  },
  "fr": {
    "edition": "fr",
    "deck": "full",
    "layout": 12,
    "style": null,
    "point_seconds": 5.0,
    "penalty": "none",
    "lock_seconds": 3.0,
    "no_set": null,
    "vote_seconds": 20.0,
    "away_seconds": 60.0,
    "scoring": "cards",
    "deals": 1,
    "pause_seconds": 10.0,
    "rated": false,
    "seats": 12
  },
  "he": {
    "edition": "he",
    "deck": "full",
    "layout": 12,
    "style": null,
    "point_seconds": 5.0,
    "penalty": "point",
    "lock_seconds": 3.0,
    "no_set": null,
    "vote_seconds": 20.0,
    "away_seconds": 60.0,
    "scoring": "sets",
    "deals": 0,
    "pause_seconds": 10.0,
    "rated": false,
    "seats": 12
  }
};

/** Which edition a reader of each language gets. */
export const LANGUAGE_EDITIONS = {
  "en": "es",
  "es": "es",
  "fr": "fr",
  "he": "he",
  "pt": "pt"
} as const;
