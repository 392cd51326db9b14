// Written by `python -m scripts.web` from the Structs in src/tercet. Do not edit.

/** How many cards are in a deck, in a taking and on the table, always hold a taking, and link two takings. */
export interface VariantSizes {
  readonly size: number;
  readonly least: number;
  readonly most: number;
  readonly board: number;
  readonly certain: number;
  readonly linked: number;
}

/** Every deck and law that can be played together, as `full set`. */
export const VARIANTS: Readonly<Record<string, VariantSizes>> = {
  "full set": {
    "size": 81,
    "least": 3,
    "most": 3,
    "board": 12,
    "certain": 21,
    "linked": 1
  },
  "solid set": {
    "size": 27,
    "least": 3,
    "most": 3,
    "board": 12,
    "certain": 10,
    "linked": 1
  },
  "striped set": {
    "size": 27,
    "least": 3,
    "most": 3,
    "board": 12,
    "certain": 10,
    "linked": 1
  },
  "open set": {
    "size": 27,
    "least": 3,
    "most": 3,
    "board": 12,
    "certain": 10,
    "linked": 1
  },
  "red set": {
    "size": 27,
    "least": 3,
    "most": 3,
    "board": 12,
    "certain": 10,
    "linked": 1
  },
  "green set": {
    "size": 27,
    "least": 3,
    "most": 3,
    "board": 12,
    "certain": 10,
    "linked": 1
  },
  "purple set": {
    "size": 27,
    "least": 3,
    "most": 3,
    "board": 12,
    "certain": 10,
    "linked": 1
  },
  "one set": {
    "size": 27,
    "least": 3,
    "most": 3,
    "board": 12,
    "certain": 10,
    "linked": 1
  },
  "two set": {
    "size": 27,
    "least": 3,
    "most": 3,
    "board": 12,
    "certain": 10,
    "linked": 1
  },
  "three set": {
    "size": 27,
    "least": 3,
    "most": 3,
    "board": 12,
    "certain": 10,
    "linked": 1
  },
  "oval set": {
    "size": 27,
    "least": 3,
    "most": 3,
    "board": 12,
    "certain": 10,
    "linked": 1
  },
  "squiggle set": {
    "size": 27,
    "least": 3,
    "most": 3,
    "board": 12,
    "certain": 10,
    "linked": 1
  },
  "diamond set": {
    "size": 27,
    "least": 3,
    "most": 3,
    "board": 12,
    "certain": 10,
    "linked": 1
  },
  "five set": {
    "size": 243,
    "least": 3,
    "most": 3,
    "board": 18,
    "certain": 46,
    "linked": 1
  },
  "full ultra": {
    "size": 81,
    "least": 4,
    "most": 4,
    "board": 8,
    "certain": 10,
    "linked": 2
  },
  "solid ultra": {
    "size": 27,
    "least": 4,
    "most": 4,
    "board": 6,
    "certain": 7,
    "linked": 2
  },
  "striped ultra": {
    "size": 27,
    "least": 4,
    "most": 4,
    "board": 6,
    "certain": 7,
    "linked": 2
  },
  "open ultra": {
    "size": 27,
    "least": 4,
    "most": 4,
    "board": 6,
    "certain": 7,
    "linked": 2
  },
  "red ultra": {
    "size": 27,
    "least": 4,
    "most": 4,
    "board": 6,
    "certain": 7,
    "linked": 2
  },
  "green ultra": {
    "size": 27,
    "least": 4,
    "most": 4,
    "board": 6,
    "certain": 7,
    "linked": 2
  },
  "purple ultra": {
    "size": 27,
    "least": 4,
    "most": 4,
    "board": 6,
    "certain": 7,
    "linked": 2
  },
  "one ultra": {
    "size": 27,
    "least": 4,
    "most": 4,
    "board": 6,
    "certain": 7,
    "linked": 2
  },
  "two ultra": {
    "size": 27,
    "least": 4,
    "most": 4,
    "board": 6,
    "certain": 7,
    "linked": 2
  },
  "three ultra": {
    "size": 27,
    "least": 4,
    "most": 4,
    "board": 6,
    "certain": 7,
    "linked": 2
  },
  "oval ultra": {
    "size": 27,
    "least": 4,
    "most": 4,
    "board": 6,
    "certain": 7,
    "linked": 2
  },
  "squiggle ultra": {
    "size": 27,
    "least": 4,
    "most": 4,
    "board": 6,
    "certain": 7,
    "linked": 2
  },
  "diamond ultra": {
    "size": 27,
    "least": 4,
    "most": 4,
    "board": 6,
    "certain": 7,
    "linked": 2
  },
  "full ghost": {
    "size": 81,
    "least": 6,
    "most": 6,
    "board": 10,
    "certain": 13,
    "linked": 3
  },
  "solid ghost": {
    "size": 27,
    "least": 6,
    "most": 6,
    "board": 9,
    "certain": 10,
    "linked": 3
  },
  "striped ghost": {
    "size": 27,
    "least": 6,
    "most": 6,
    "board": 9,
    "certain": 10,
    "linked": 3
  },
  "open ghost": {
    "size": 27,
    "least": 6,
    "most": 6,
    "board": 9,
    "certain": 10,
    "linked": 3
  },
  "red ghost": {
    "size": 27,
    "least": 6,
    "most": 6,
    "board": 9,
    "certain": 10,
    "linked": 3
  },
  "green ghost": {
    "size": 27,
    "least": 6,
    "most": 6,
    "board": 9,
    "certain": 10,
    "linked": 3
  },
  "purple ghost": {
    "size": 27,
    "least": 6,
    "most": 6,
    "board": 9,
    "certain": 10,
    "linked": 3
  },
  "one ghost": {
    "size": 27,
    "least": 6,
    "most": 6,
    "board": 9,
    "certain": 10,
    "linked": 3
  },
  "two ghost": {
    "size": 27,
    "least": 6,
    "most": 6,
    "board": 9,
    "certain": 10,
    "linked": 3
  },
  "three ghost": {
    "size": 27,
    "least": 6,
    "most": 6,
    "board": 9,
    "certain": 10,
    "linked": 3
  },
  "oval ghost": {
    "size": 27,
    "least": 6,
    "most": 6,
    "board": 9,
    "certain": 10,
    "linked": 3
  },
  "squiggle ghost": {
    "size": 27,
    "least": 6,
    "most": 6,
    "board": 9,
    "certain": 10,
    "linked": 3
  },
  "diamond ghost": {
    "size": 27,
    "least": 6,
    "most": 6,
    "board": 9,
    "certain": 10,
    "linked": 3
  },
  "four quads": {
    "size": 64,
    "least": 4,
    "most": 4,
    "board": 9,
    "certain": 10,
    "linked": 2
  },
  "four-large quads": {
    "size": 256,
    "least": 4,
    "most": 4,
    "board": 13,
    "certain": 19,
    "linked": 2
  },
  "dots dots": {
    "size": 63,
    "least": 3,
    "most": 7,
    "board": 7,
    "certain": 7,
    "linked": 1
  }
};

/** A rule as a host is asked for it. */
export interface RuleField {
  readonly name: string;
  readonly kind: "number" | "choice" | "flag";
  readonly choices: readonly string[];
}

/** Every rule that a host may choose: a number with its range, one of some values, or yes and no. */
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
    {
      "name": "law",
      "kind": "choice",
      "choices": [
        "set",
        "ultra",
        "ghost",
        "quads",
        "dots"
      ]
    },
    {
      "name": "way",
      "kind": "choice",
      "choices": [
        "refill",
        "chain",
        "all",
        "hidden"
      ]
    },
    {
      "name": "ending",
      "kind": "choice",
      "choices": [
        "pile",
        "first",
        "takings",
        "time"
      ]
    },
    {
      "name": "goal",
      "kind": "number",
      "choices": []
    },
    {
      "name": "together",
      "kind": "flag",
      "choices": []
    },
    {
      "name": "layout",
      "kind": "number",
      "choices": []
    },
    {
      "name": "style",
      "kind": "choice",
      "choices": [
        "announce",
        "point"
      ]
    },
    {
      "name": "point_seconds",
      "kind": "number",
      "choices": []
    },
    {
      "name": "penalty",
      "kind": "choice",
      "choices": [
        "cards",
        "point",
        "none"
      ]
    },
    {
      "name": "lock_seconds",
      "kind": "number",
      "choices": []
    },
    {
      "name": "longest_lock_seconds",
      "kind": "number",
      "choices": []
    },
    {
      "name": "no_set",
      "kind": "choice",
      "choices": [
        "vote",
        "checked",
        "auto"
      ]
    },
    {
      "name": "vote_seconds",
      "kind": "number",
      "choices": []
    },
    {
      "name": "look_seconds",
      "kind": "number",
      "choices": []
    },
    {
      "name": "away_seconds",
      "kind": "number",
      "choices": []
    },
    {
      "name": "scoring",
      "kind": "choice",
      "choices": [
        "cards",
        "sets"
      ]
    },
    {
      "name": "deals",
      "kind": "number",
      "choices": []
    },
    {
      "name": "pause_seconds",
      "kind": "number",
      "choices": []
    },
    {
      "name": "hints",
      "kind": "flag",
      "choices": []
    },
    {
      "name": "rated",
      "kind": "flag",
      "choices": []
    },
    {
      "name": "seats",
      "kind": "number",
      "choices": []
    },
    {
      "name": "late_join",
      "kind": "flag",
      "choices": []
    }
  ],
  "dice": [
    {
      "name": "seats",
      "kind": "number",
      "choices": []
    },
    {
      "name": "point_seconds",
      "kind": "number",
      "choices": []
    },
    {
      "name": "arrange_seconds",
      "kind": "number",
      "choices": []
    },
    {
      "name": "wrong_calls",
      "kind": "number",
      "choices": []
    },
    {
      "name": "opening_seconds",
      "kind": "number",
      "choices": []
    },
    {
      "name": "sees_none",
      "kind": "flag",
      "choices": []
    },
    {
      "name": "turn_seconds",
      "kind": "number",
      "choices": []
    },
    {
      "name": "exactly_three",
      "kind": "flag",
      "choices": []
    },
    {
      "name": "time_out",
      "kind": "choice",
      "choices": [
        "play",
        "pass"
      ]
    },
    {
      "name": "runs",
      "kind": "choice",
      "choices": [
        "every",
        "once"
      ]
    },
    {
      "name": "new_wilds",
      "kind": "choice",
      "choices": [
        "next-turn",
        "second-set"
      ]
    },
    {
      "name": "several_swaps",
      "kind": "flag",
      "choices": []
    },
    {
      "name": "wild_swaps",
      "kind": "flag",
      "choices": []
    },
    {
      "name": "freed_swaps",
      "kind": "flag",
      "choices": []
    },
    {
      "name": "swap_is_pass",
      "kind": "flag",
      "choices": []
    },
    {
      "name": "extra_roll",
      "kind": "flag",
      "choices": []
    },
    {
      "name": "extra_seconds",
      "kind": "number",
      "choices": []
    },
    {
      "name": "stalemate_empty",
      "kind": "number",
      "choices": []
    },
    {
      "name": "stalemate",
      "kind": "number",
      "choices": []
    },
    {
      "name": "alone_seconds",
      "kind": "number",
      "choices": []
    },
    {
      "name": "away_seconds",
      "kind": "number",
      "choices": []
    },
    {
      "name": "rated",
      "kind": "flag",
      "choices": []
    }
  ]
};

/** The least and the most that a rule may hold which is a number. */
export const RANGES = {
  "cards": {
    "goal": [
      0,
      3600
    ],
    "layout": [
      6,
      18
    ],
    "point_seconds": [
      2,
      30
    ],
    "lock_seconds": [
      0,
      30
    ],
    "longest_lock_seconds": [
      0,
      60
    ],
    "vote_seconds": [
      0,
      120
    ],
    "look_seconds": [
      0,
      120
    ],
    "away_seconds": [
      15,
      600
    ],
    "deals": [
      0,
      99
    ],
    "pause_seconds": [
      0,
      120
    ],
    "seats": [
      1,
      12
    ]
  },
  "dice": {
    "seats": [
      2,
      4
    ],
    "point_seconds": [
      2,
      30
    ],
    "arrange_seconds": [
      0,
      60
    ],
    "wrong_calls": [
      1,
      9
    ],
    "opening_seconds": [
      10,
      300
    ],
    "turn_seconds": [
      0,
      600
    ],
    "extra_seconds": [
      5,
      120
    ],
    "stalemate_empty": [
      1,
      20
    ],
    "stalemate": [
      1,
      50
    ],
    "alone_seconds": [
      0,
      600
    ],
    "away_seconds": [
      15,
      600
    ]
  }
} as const;

/** What the rules of the dice game say where they say a number. */
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
  "rated": false
} as const;
