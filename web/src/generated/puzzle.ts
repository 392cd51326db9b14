// Written by `python -m scripts.web` from the Structs in src/tercet. Do not edit.

import type { Millis, Seat, Seating, Version } from "./table";

/** Identifies a puzzle: one of a day's two, or one for practice. */
export interface PuzzleRules {
  readonly revision: number;
  readonly size: "easy" | "full";
  readonly date: string;
  readonly focus: string;
  readonly number: number;
  readonly seats: number;
  readonly away_seconds: number;
}

/** A SET that the player has found. */
export interface FoundSet {
  readonly cards: readonly [number, number, number];
  readonly elapsed: Millis;
}

/** One player's finds. */
export interface PuzzlePlayer {
  readonly found: readonly FoundSet[];
  readonly wrong: number;
}

/** A puzzle as players see it: with its cards once it has started (Z4). */
export interface PuzzleView {
  readonly rules: PuzzleRules;
  readonly version: Version;
  readonly seating: Seating;
  readonly phase: "lobby" | "play" | "over";
  readonly commitment: string;
  readonly players: readonly PuzzlePlayer[];
  readonly cards: readonly number[];
  readonly covered: boolean;
  readonly sets: number;
  readonly shown_at: Millis | null;
  readonly elapsed: Millis | null;
  readonly winners: readonly Seat[];
}

/** A player who has just sat down. */
export const NEW_PLAYER: PuzzlePlayer = {"found": [], "wrong": 0};

/** A table before anything has happened. */
export const NEW_VIEW: PuzzleView = {
  "rules": {
    "revision": 1,
    "size": "easy",
    "date": "",
    "focus": "",
    "number": 0,
    "seats": 1,
    "away_seconds": 60.0
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
  "players": [],
  "cards": [],
  "covered": false,
  "sets": 0,
  "shown_at": null,
  "elapsed": null,
  "winners": []
};
