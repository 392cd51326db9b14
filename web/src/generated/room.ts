// Written by `python -m scripts.web` from the Structs in src/tercet. Do not edit.

import type { PersonScore, RoomTable } from "./roomevents";
import type { Millis, Seat, Seating, Version } from "./table";

/** The terms of the next round, and who may join. */
export interface RoomTerms {
  readonly game: string;
  readonly edition: string | null;
  readonly rules: Readonly<Record<string, boolean | number | string | null>>;
  readonly table_size: number;
  readonly names: "chosen" | "given";
  readonly joining: boolean;
  readonly counted: "points" | "places" | "sets";
  readonly chat: boolean;
  readonly bots: string | null;
  readonly minutes: number | null;
}

/** The fixed rules of every room. */
export interface RoomRules {
  readonly revision: number;
  readonly seats: number;
  readonly away_seconds: number;
  readonly terms: RoomTerms;
}

/** The tables of one round, and the scores of those that have ended. */
export interface Round {
  readonly terms: RoomTerms;
  readonly tables: readonly RoomTable[];
  readonly scores: readonly (readonly PersonScore[] | null)[];
  readonly times: readonly (Millis | null)[];
  readonly ends_at: Millis | null;
  readonly is_over: boolean;
  readonly left: readonly (readonly [Seat, number])[];
}

/** A claim from a new device to be a certain person (R4). */
export interface Claim {
  readonly seat: Seat;
  readonly proof: string;
  readonly confirmed: boolean | null;
  readonly is_spent: boolean;
}

/** A room as everybody in it sees it. */
export interface RoomView {
  readonly rules: RoomRules;
  readonly version: Version;
  readonly seating: Seating;
  readonly phase: "lobby" | "play" | "pause" | "over";
  readonly commitment: string;
  readonly terms: RoomTerms;
  readonly rounds: readonly Round[];
  readonly paused_at: Millis | null;
  readonly pauses: number;
  readonly names_shown: boolean;
  readonly scores_shown: boolean;
  readonly solution: number | null;
  readonly claims: readonly Claim[];
  readonly opened_at: Millis;
}

/** A table before anything has happened. */
export const NEW_VIEW: RoomView = {
  "rules": {
    "revision": 1,
    "seats": 100,
    "away_seconds": 60.0,
    "terms": {
      "game": "cards",
      "edition": null,
      "rules": {},
      "table_size": 4,
      "names": "chosen",
      "joining": true,
      "counted": "points",
      "chat": false,
      "bots": null,
      "minutes": null
    }
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
  "commitment": "",
  "terms": {
    "game": "cards",
    "edition": null,
    "rules": {},
    "table_size": 4,
    "names": "chosen",
    "joining": true,
    "counted": "points",
    "chat": false,
    "bots": null,
    "minutes": null
  },
  "rounds": [],
  "paused_at": null,
  "pauses": 0,
  "names_shown": false,
  "scores_shown": true,
  "solution": null,
  "claims": [],
  "opened_at": 0
};

/** One line of the standings. */
export interface RoomStanding {
  readonly seat: Seat;
  readonly rank: number;
  readonly total: number;
  readonly points: number;
  readonly sets: number;
  readonly tables: number;
}
