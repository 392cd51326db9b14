// Written by `python -m scripts.web` from the Structs in src/tercet. Do not edit.

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
