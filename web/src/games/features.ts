import { FEATURES, VALUES, WEIGHTS } from "../generated/cards";

export type Feature = (typeof FEATURES)[number];
export type Verdict = "same" | "different" | "pairs" | "fits" | "mixed";
export type Shape = (typeof VALUES.shape)[number];
export type Fill = (typeof VALUES.fill)[number];
export type Colour = (typeof VALUES.colour)[number];

export interface CardFace {
  readonly number: 1 | 2 | 3;
  readonly colour: Colour;
  readonly fill: Fill;
  readonly shape: Shape;
}

/** Returns the four features of a card. */
export function faceOf(card: number): CardFace {
  return {
    number: (digit(card, "number") + 1) as 1 | 2 | 3,
    colour: VALUES.colour[digit(card, "colour")],
    fill: VALUES.fill[digit(card, "fill")],
    shape: VALUES.shape[digit(card, "shape")],
  };
}

/** Returns one feature of a card, as named in messages. */
export function valueOf(card: number, feature: Feature): string {
  return VALUES[feature][digit(card, feature)];
}

export function digit(card: number, feature: Feature): 0 | 1 | 2 {
  return (Math.floor(card / WEIGHTS[feature]) % 3) as 0 | 1 | 2;
}
