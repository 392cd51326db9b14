// Written by `python -m scripts.web` from the Structs in src/tercet. Do not edit.

/** Every choice in the clauses as a field with its allowed range; times are in seconds. */
export interface CardRules {
  readonly revision: number;
  readonly edition: "es" | "pt" | "fr" | "he";
  readonly deck: "full" | "solid" | "striped" | "open" | "red" | "green" | "purple" | "one" | "two" | "three" | "oval" | "squiggle" | "diamond" | "five" | "four" | "four-large" | "dots";
  readonly law: "set" | "ultra" | "ghost" | "quads" | "dots";
  readonly way: "refill" | "chain" | "all" | "hidden";
  readonly ending: "pile" | "first" | "takings" | "time";
  readonly goal: number;
  readonly together: boolean;
  readonly layout: number;
  readonly style: "announce" | "point" | null;
  readonly point_seconds: number;
  readonly penalty: "cards" | "point" | "none";
  readonly lock_seconds: number;
  readonly longest_lock_seconds: number;
  readonly no_set: "vote" | "checked" | "auto" | null;
  readonly vote_seconds: number;
  readonly look_seconds: number;
  readonly away_seconds: number;
  readonly scoring: "cards" | "sets";
  readonly deals: number;
  readonly pause_seconds: number;
  readonly hints: boolean;
  readonly rated: boolean;
  readonly seats: number;
  readonly late_join: boolean;
}

/** The variants, by name. */
export const PRESETS: Readonly<Record<string, Pick<CardRules, "deck" | "law">>> = {
  "set": {"deck": "full", "law": "set"},
  "ultra": {"deck": "full", "law": "ultra"},
  "ghost": {"deck": "full", "law": "ghost"},
  "five": {"deck": "five", "law": "set"},
  "quads": {"deck": "four", "law": "quads"},
  "quads-large": {"deck": "four-large", "law": "quads"},
  "dots": {"deck": "dots", "law": "dots"}
};

/** The printed rules. */
export const EDITIONS: Readonly<Record<string, CardRules>> = {
  "es": {
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
  "pt": {
    "revision": 1,
    "edition": "pt",
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
  "fr": {
    "revision": 1,
    "edition": "fr",
    "deck": "full",
    "law": "set",
    "way": "refill",
    "ending": "pile",
    "goal": 0,
    "together": false,
    "layout": 12,
    "style": null,
    "point_seconds": 5.0,
    "penalty": "none",
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
  "he": {
    "revision": 1,
    "edition": "he",
    "deck": "full",
    "law": "set",
    "way": "refill",
    "ending": "pile",
    "goal": 0,
    "together": false,
    "layout": 12,
    "style": null,
    "point_seconds": 5.0,
    "penalty": "point",
    "lock_seconds": 3.0,
    "longest_lock_seconds": 60.0,
    "no_set": null,
    "vote_seconds": 0.0,
    "look_seconds": 30.0,
    "away_seconds": 60.0,
    "scoring": "sets",
    "deals": 0,
    "pause_seconds": 10.0,
    "hints": false,
    "rated": false,
    "seats": 12,
    "late_join": false
  }
};

/** The default edition for each language. */
export const LANGUAGE_EDITIONS = {"en": "es", "es": "es", "fr": "fr", "he": "he", "pt": "pt"} as const;
