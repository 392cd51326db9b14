/** The lessons of the dice game in order: what the game is before what a turn is, and all of that before the questions. */
export const DICE_STEPS = ["round", "faces", "same", "question", "third", "opening", "turn", "score", "book", "judge", "wild", "swap", "end", "quiz", "begin"] as const;

export type DiceStep = (typeof DICE_STEPS)[number];
