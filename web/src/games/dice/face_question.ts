/** A face, and the points of the turn with it; null if the turn would be illegal. */
export interface Choice {
  readonly face: number;
  readonly points: number | null;
}

/** Asks which face the WILD on a square stands for. */
export interface FaceQuestion {
  readonly die: number;
  readonly square: string;
  readonly choices: readonly Choice[];
  /** The face it had so far; null if it is just being placed. */
  readonly before: number | null;
  readonly choose: (face: number) => void;
  /** Returns a placed WILD to the hand. */
  readonly takeBack: (() => void) | null;
}
