/** A face, and what the turn is worth with it; nothing where it makes no legal turn. */
export interface Choice {
  readonly face: number;
  readonly points: number | null;
}

/** The WILD on a square that a face is wanted for. */
export interface FaceQuestion {
  readonly die: number;
  readonly square: string;
  readonly choices: readonly Choice[];
  /** What it stood for until now; nothing for one that is only just being placed. */
  readonly before: number | null;
  readonly choose: (face: number) => void;
  /** The way back to the hand for a placed WILD. */
  readonly takeBack: (() => void) | null;
}
