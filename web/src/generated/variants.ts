// Written by `python -m scripts.web` from the Structs in src/tercet. Do not edit.

/**
 * Numbers of cards: in the deck, in a taking, on the table, certain to contain a taking, and linking two
 * takings.
 */
export interface VariantSizes {
  readonly size: number;
  readonly least: number;
  readonly most: number;
  readonly board: number;
  readonly certain: number;
  readonly linked: number;
  readonly printed: boolean;
}

/** Every deck and law that can be played together, such as `full set`. */
export const VARIANTS: Readonly<Record<string, VariantSizes>> = {
  "full set": {"size": 81, "least": 3, "most": 3, "board": 12, "certain": 21, "linked": 1, "printed": true},
  "solid set": {"size": 27, "least": 3, "most": 3, "board": 12, "certain": 10, "linked": 1, "printed": true},
  "striped set": {"size": 27, "least": 3, "most": 3, "board": 12, "certain": 10, "linked": 1, "printed": true},
  "open set": {"size": 27, "least": 3, "most": 3, "board": 12, "certain": 10, "linked": 1, "printed": true},
  "red set": {"size": 27, "least": 3, "most": 3, "board": 12, "certain": 10, "linked": 1, "printed": true},
  "green set": {"size": 27, "least": 3, "most": 3, "board": 12, "certain": 10, "linked": 1, "printed": true},
  "purple set": {"size": 27, "least": 3, "most": 3, "board": 12, "certain": 10, "linked": 1, "printed": true},
  "one set": {"size": 27, "least": 3, "most": 3, "board": 12, "certain": 10, "linked": 1, "printed": true},
  "two set": {"size": 27, "least": 3, "most": 3, "board": 12, "certain": 10, "linked": 1, "printed": true},
  "three set": {"size": 27, "least": 3, "most": 3, "board": 12, "certain": 10, "linked": 1, "printed": true},
  "oval set": {"size": 27, "least": 3, "most": 3, "board": 12, "certain": 10, "linked": 1, "printed": true},
  "squiggle set": {"size": 27, "least": 3, "most": 3, "board": 12, "certain": 10, "linked": 1, "printed": true},
  "diamond set": {"size": 27, "least": 3, "most": 3, "board": 12, "certain": 10, "linked": 1, "printed": true},
  "five set": {"size": 243, "least": 3, "most": 3, "board": 18, "certain": 46, "linked": 1, "printed": false},
  "full ultra": {"size": 81, "least": 4, "most": 4, "board": 8, "certain": 10, "linked": 2, "printed": false},
  "solid ultra": {"size": 27, "least": 4, "most": 4, "board": 6, "certain": 7, "linked": 2, "printed": false},
  "striped ultra": {"size": 27, "least": 4, "most": 4, "board": 6, "certain": 7, "linked": 2, "printed": false},
  "open ultra": {"size": 27, "least": 4, "most": 4, "board": 6, "certain": 7, "linked": 2, "printed": false},
  "red ultra": {"size": 27, "least": 4, "most": 4, "board": 6, "certain": 7, "linked": 2, "printed": false},
  "green ultra": {"size": 27, "least": 4, "most": 4, "board": 6, "certain": 7, "linked": 2, "printed": false},
  "purple ultra": {"size": 27, "least": 4, "most": 4, "board": 6, "certain": 7, "linked": 2, "printed": false},
  "one ultra": {"size": 27, "least": 4, "most": 4, "board": 6, "certain": 7, "linked": 2, "printed": false},
  "two ultra": {"size": 27, "least": 4, "most": 4, "board": 6, "certain": 7, "linked": 2, "printed": false},
  "three ultra": {"size": 27, "least": 4, "most": 4, "board": 6, "certain": 7, "linked": 2, "printed": false},
  "oval ultra": {"size": 27, "least": 4, "most": 4, "board": 6, "certain": 7, "linked": 2, "printed": false},
  "squiggle ultra": {"size": 27, "least": 4, "most": 4, "board": 6, "certain": 7, "linked": 2, "printed": false},
  "diamond ultra": {"size": 27, "least": 4, "most": 4, "board": 6, "certain": 7, "linked": 2, "printed": false},
  "full ghost": {"size": 81, "least": 6, "most": 6, "board": 10, "certain": 13, "linked": 3, "printed": false},
  "solid ghost": {"size": 27, "least": 6, "most": 6, "board": 9, "certain": 10, "linked": 3, "printed": false},
  "striped ghost": {"size": 27, "least": 6, "most": 6, "board": 9, "certain": 10, "linked": 3, "printed": false},
  "open ghost": {"size": 27, "least": 6, "most": 6, "board": 9, "certain": 10, "linked": 3, "printed": false},
  "red ghost": {"size": 27, "least": 6, "most": 6, "board": 9, "certain": 10, "linked": 3, "printed": false},
  "green ghost": {"size": 27, "least": 6, "most": 6, "board": 9, "certain": 10, "linked": 3, "printed": false},
  "purple ghost": {"size": 27, "least": 6, "most": 6, "board": 9, "certain": 10, "linked": 3, "printed": false},
  "one ghost": {"size": 27, "least": 6, "most": 6, "board": 9, "certain": 10, "linked": 3, "printed": false},
  "two ghost": {"size": 27, "least": 6, "most": 6, "board": 9, "certain": 10, "linked": 3, "printed": false},
  "three ghost": {"size": 27, "least": 6, "most": 6, "board": 9, "certain": 10, "linked": 3, "printed": false},
  "oval ghost": {"size": 27, "least": 6, "most": 6, "board": 9, "certain": 10, "linked": 3, "printed": false},
  "squiggle ghost": {"size": 27, "least": 6, "most": 6, "board": 9, "certain": 10, "linked": 3, "printed": false},
  "diamond ghost": {"size": 27, "least": 6, "most": 6, "board": 9, "certain": 10, "linked": 3, "printed": false},
  "four quads": {"size": 64, "least": 4, "most": 4, "board": 9, "certain": 10, "linked": 2, "printed": false},
  "four-large quads": {"size": 256, "least": 4, "most": 4, "board": 13, "certain": 19, "linked": 2, "printed": false},
  "dots dots": {"size": 63, "least": 3, "most": 7, "board": 7, "certain": 7, "linked": 1, "printed": false}
};
