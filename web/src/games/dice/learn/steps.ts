/** Pages of the dice course in order: what a die shows, what a SET is, a turn, its points, the WILD, and a whole game. */
export const DICE_STEPS = ["faces", "same", "turn", "score", "wild", "begin"] as const;

export type DiceStep = (typeof DICE_STEPS)[number];

/** The sentences of each page, shown one at a time with a picture; questions or a game follow. */
export const BEATS = {
  faces: ["number", "colour", "shape", "wild"],
  same: ["set", "each", "near", "equal"],
  turn: ["board", "line", "old", "three", "beside", "many"],
  score: ["point", "twice", "old", "bonus"],
  wild: ["name", "bonus", "later", "swap", "costs", "freed"],
  begin: ["roll", "call", "turns", "refill", "end"],
} as const satisfies Record<DiceStep, readonly string[]>;

/** Questions with numeric answers on each page. */
export const QUIZZES: Readonly<Record<DiceStep, readonly string[]>> = {
  faces: [],
  same: [],
  turn: [],
  score: ["old-set", "two-sets", "bonus-once", "book"],
  wild: ["new-wild", "two-wilds", "wild-bonus", "later-wild", "opening-wild", "swap-points", "swap-dice"],
  begin: [],
};
