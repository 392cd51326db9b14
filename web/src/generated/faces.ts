// Written by `python -m scripts.web` from the Structs in src/tercet. Do not edit.

export type Die = number;

export type Face = number;

/** Every die of the game. */
export const ALL_DICE: readonly number[] = [
  0,
  1,
  2,
  3,
  4,
  5,
  6,
  7,
  8,
  9,
  10,
  11,
  12,
  13,
  14,
  15,
  16,
  17,
  18,
  19,
  20,
  21,
  22,
  23,
  24,
  25,
  26,
  27,
  28,
  29,
  30,
  31,
  32,
  33,
  34,
  35,
  36,
  37,
  38,
  39,
  40,
  41
];

/** The face of a WILD, which may stand for any other face. */
export const WILD = 27 as const;

/** Number of dice in a hand, if the bag has enough. */
export const HAND = 5 as const;

/** Number of hints on the same dice and board that show everything. */
export const LAST_HINT = 2 as const;

/** The letters of a board's columns. */
export const COLUMNS = "abcdefghijklmnopqrstuvwxy" as const;
