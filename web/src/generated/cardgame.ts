// Written by `python -m scripts.web` from the Structs in src/tercet. Do not edit.

import type { CardRules } from "./editions";
import type { Millis, Seat, Seating, Version } from "./table";

/** A player has called and must point. */
export interface PendingCall {
  readonly seat: Seat;
  readonly since: Millis;
  readonly until: Millis;
  readonly interrupted: boolean;
}

/** A seat's cards and points in the current deal, and its totals from earlier deals. */
export interface CardPlayer {
  readonly won: readonly number[];
  readonly sizes: readonly number[];
  readonly aside: readonly number[];
  readonly points: number;
  readonly total: number;
  readonly deals: number;
  readonly right: number;
  readonly wrong: number;
  readonly denied: number;
  readonly hints: number;
  readonly mistakes: number;
  readonly locked_until: Millis | null;
}

/** A card game as a seat or a watcher may see it. */
export interface CardView {
  readonly rules: CardRules;
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
  readonly paused_at: Millis | null;
  readonly layout: readonly (number | null)[];
  readonly layout_since: Version;
  readonly pile_count: number;
  readonly call: PendingCall | null;
  readonly votes: readonly Seat[];
  readonly vote_until: Millis | null;
  readonly look_at: Millis | null;
  readonly prompted: readonly Seat[];
  readonly prompted_until: Millis | null;
  readonly skipped: readonly Seat[];
  readonly hint_step: number;
  readonly hint: readonly number[];
  readonly takings: number;
  readonly chain: readonly number[];
  readonly found: readonly (readonly number[])[];
  readonly discarded: readonly number[];
  readonly naming_until: Millis | null;
  readonly next_at: Millis | null;
  readonly players: readonly CardPlayer[];
  readonly left: readonly number[];
  readonly winners: readonly Seat[];
  readonly commitment: string;
}

/** A player who has just sat down. */
export const NEW_PLAYER: CardPlayer = {
  "won": [],
  "sizes": [],
  "aside": [],
  "points": 0,
  "total": 0,
  "deals": 0,
  "right": 0,
  "wrong": 0,
  "denied": 0,
  "hints": 0,
  "mistakes": 0,
  "locked_until": null
};

/** A table before anything has happened. */
export const NEW_VIEW: CardView = {
  "rules": {
    "revision": 1,
    "edition": "es",
    "deck": "full",
    "law": "set",
    "way": "refill",
    "ending": "pile",
    "goal": 0,
    "together": false,
    "layout": 12,
    "style": null,
    "point_seconds": 5.0,
    "penalty": "cards",
    "lock_seconds": 3.0,
    "longest_lock_seconds": 60.0,
    "no_set": null,
    "vote_seconds": 0.0,
    "look_seconds": 30.0,
    "away_seconds": 60.0,
    "scoring": "cards",
    "deals": 1,
    "pause_seconds": 10.0,
    "hints": false,
    "rated": false,
    "seats": 12,
    "late_join": false
  },
  "version": 0,
  "seating": {
    "chairs": [],
    "host": -1,
    "host_unseated": false,
    "provable": false,
    "start": null,
    "void_starts": [],
    "proposal": null,
    "paused_at": null
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
  "paused_at": null,
  "layout": [],
  "layout_since": 0,
  "pile_count": 0,
  "call": null,
  "votes": [],
  "vote_until": null,
  "look_at": null,
  "prompted": [],
  "prompted_until": null,
  "skipped": [],
  "hint_step": 0,
  "hint": [],
  "takings": 0,
  "chain": [],
  "found": [],
  "discarded": [],
  "naming_until": null,
  "next_at": null,
  "players": [],
  "left": [],
  "winners": [],
  "commitment": ""
};
