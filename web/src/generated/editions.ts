// Written by `python -m scripts.web` from the Structs in src/tercet. Do not edit.

/** Every decision of the clauses as a field with its allowed range; times are in seconds. */
export interface CardRules {
  readonly revision: number;
  readonly edition: "es" | "pt" | "fr" | "he";
  readonly deck: "full" | "solid" | "striped" | "open" | "red" | "green" | "purple" | "one" | "two" | "three" | "oval" | "squiggle" | "diamond";
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

/** How many cards a deck has, and how many of them always hold a SET. */
export const DECKS = {
  "full": {
    "size": 81,
    "certain": 21
  },
  "solid": {
    "size": 27,
    "certain": 10
  },
  "striped": {
    "size": 27,
    "certain": 10
  },
  "open": {
    "size": 27,
    "certain": 10
  },
  "red": {
    "size": 27,
    "certain": 10
  },
  "green": {
    "size": 27,
    "certain": 10
  },
  "purple": {
    "size": 27,
    "certain": 10
  },
  "one": {
    "size": 27,
    "certain": 10
  },
  "two": {
    "size": 27,
    "certain": 10
  },
  "three": {
    "size": 27,
    "certain": 10
  },
  "oval": {
    "size": 27,
    "certain": 10
  },
  "squiggle": {
    "size": 27,
    "certain": 10
  },
  "diamond": {
    "size": 27,
    "certain": 10
  }
} as const;

/** The printed rules. */
export const EDITIONS: Readonly<Record<string, CardRules>> = {
  "es": {
    "revision": 1,
    "edition": "es",
    "deck": "full",
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

/** Which edition a reader of each language gets. */
export const LANGUAGE_EDITIONS = {
  "en": "es",
  "es": "es",
  "fr": "fr",
  "he": "he",
  "pt": "pt"
} as const;
