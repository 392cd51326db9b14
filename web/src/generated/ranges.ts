// Written by `python -m scripts.web` from the Structs in src/tercet. Do not edit.

/** A rule as presented to a host. */
export interface RuleField {
  readonly name: string;
  readonly kind: "number" | "choice" | "flag";
  readonly choices: readonly string[];
}

/** Every rule that a host may choose: a number with a range, one of several values, or yes or no. */
export const RULE_FIELDS: Readonly<Record<"cards" | "dice", readonly RuleField[]>> = {
  "cards": [
    {
      "name": "deck",
      "kind": "choice",
      "choices": [
        "full",
        "solid",
        "striped",
        "open",
        "red",
        "green",
        "purple",
        "one",
        "two",
        "three",
        "oval",
        "squiggle",
        "diamond",
        "five",
        "four",
        "four-large",
        "dots"
      ]
    },
    {"name": "law", "kind": "choice", "choices": ["set", "ultra", "ghost", "quads", "dots"]},
    {"name": "way", "kind": "choice", "choices": ["refill", "chain", "all", "hidden"]},
    {"name": "ending", "kind": "choice", "choices": ["pile", "first", "takings", "time"]},
    {"name": "goal", "kind": "number", "choices": []},
    {"name": "together", "kind": "flag", "choices": []},
    {"name": "layout", "kind": "number", "choices": []},
    {"name": "style", "kind": "choice", "choices": ["announce", "point"]},
    {"name": "point_seconds", "kind": "number", "choices": []},
    {"name": "penalty", "kind": "choice", "choices": ["cards", "point", "none"]},
    {"name": "lock_seconds", "kind": "number", "choices": []},
    {"name": "longest_lock_seconds", "kind": "number", "choices": []},
    {"name": "no_set", "kind": "choice", "choices": ["vote", "checked", "auto"]},
    {"name": "vote_seconds", "kind": "number", "choices": []},
    {"name": "look_seconds", "kind": "number", "choices": []},
    {"name": "away_seconds", "kind": "number", "choices": []},
    {"name": "scoring", "kind": "choice", "choices": ["cards", "sets"]},
    {"name": "deals", "kind": "number", "choices": []},
    {"name": "pause_seconds", "kind": "number", "choices": []},
    {"name": "hints", "kind": "flag", "choices": []},
    {"name": "rated", "kind": "flag", "choices": []},
    {"name": "seats", "kind": "number", "choices": []},
    {"name": "late_join", "kind": "flag", "choices": []}
  ],
  "dice": [
    {"name": "seats", "kind": "number", "choices": []},
    {"name": "point_seconds", "kind": "number", "choices": []},
    {"name": "arrange_seconds", "kind": "number", "choices": []},
    {"name": "wrong_calls", "kind": "number", "choices": []},
    {"name": "opening_seconds", "kind": "number", "choices": []},
    {"name": "sees_none", "kind": "flag", "choices": []},
    {"name": "turn_seconds", "kind": "number", "choices": []},
    {"name": "exactly_three", "kind": "flag", "choices": []},
    {"name": "time_out", "kind": "choice", "choices": ["play", "pass"]},
    {"name": "runs", "kind": "choice", "choices": ["every", "once"]},
    {"name": "new_wilds", "kind": "choice", "choices": ["next-turn", "second-set"]},
    {"name": "several_swaps", "kind": "flag", "choices": []},
    {"name": "wild_swaps", "kind": "flag", "choices": []},
    {"name": "freed_swaps", "kind": "flag", "choices": []},
    {"name": "swap_is_pass", "kind": "flag", "choices": []},
    {"name": "extra_roll", "kind": "flag", "choices": []},
    {"name": "extra_seconds", "kind": "number", "choices": []},
    {"name": "stalemate_empty", "kind": "number", "choices": []},
    {"name": "stalemate", "kind": "number", "choices": []},
    {"name": "alone_seconds", "kind": "number", "choices": []},
    {"name": "away_seconds", "kind": "number", "choices": []},
    {"name": "hints", "kind": "flag", "choices": []},
    {"name": "rated", "kind": "flag", "choices": []}
  ]
};

/** The minimum and maximum of each numeric rule. */
export const RANGES = {
  "cards": {
    "goal": [0, 3600],
    "layout": [6, 18],
    "point_seconds": [2, 30],
    "lock_seconds": [0, 30],
    "longest_lock_seconds": [0, 60],
    "vote_seconds": [0, 120],
    "look_seconds": [0, 120],
    "away_seconds": [15, 600],
    "deals": [0, 99],
    "pause_seconds": [0, 120],
    "seats": [1, 12]
  },
  "dice": {
    "seats": [2, 4],
    "point_seconds": [0, 30],
    "arrange_seconds": [0, 60],
    "wrong_calls": [1, 9],
    "opening_seconds": [0, 300],
    "turn_seconds": [0, 600],
    "extra_seconds": [0, 120],
    "stalemate_empty": [1, 20],
    "stalemate": [1, 50],
    "alone_seconds": [0, 600],
    "away_seconds": [15, 600]
  }
} as const;

/** The printed values of the dice game's rules. */
export const DICE_RULES = {
  "seats": 4,
  "point_seconds": 5.0,
  "arrange_seconds": 15.0,
  "wrong_calls": 1,
  "opening_seconds": 60.0,
  "sees_none": true,
  "turn_seconds": 120.0,
  "exactly_three": false,
  "time_out": "play",
  "runs": "every",
  "new_wilds": "next-turn",
  "several_swaps": true,
  "wild_swaps": false,
  "freed_swaps": true,
  "swap_is_pass": true,
  "extra_roll": true,
  "extra_seconds": 30.0,
  "stalemate_empty": 3,
  "stalemate": 6,
  "alone_seconds": 120.0,
  "away_seconds": 60.0,
  "hints": false,
  "rated": false
} as const;

/** The changes to the dice game that stop every clock. */
export const UNTIMED = {"point_seconds": 0, "opening_seconds": 0, "turn_seconds": 0, "extra_seconds": 0} as const;
