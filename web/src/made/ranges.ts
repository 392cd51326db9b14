// Written by `python -m scripts.web` from the Structs in src/tercet. Do not edit.

/** The least and the most that a rule may hold which is a number. */
export const RANGES = {
  "cards": {
    "layout": [
      9,
      12
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
  "turn_seconds": 120.0,
  "extra_seconds": 30.0,
  "stalemate_empty": 3,
  "stalemate": 6,
  "alone_seconds": 120.0,
  "away_seconds": 60.0
} as const;
