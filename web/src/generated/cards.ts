// Written by `python -m scripts.web` from src/tercet/core/cards.py. Do not edit.

/** The order in which the features of a card are named and checked. */
export const FEATURES = ["number", "colour", "fill", "shape"] as const;

export const VALUES = {
  number: ["1", "2", "3"],
  colour: ["red", "green", "purple"],
  fill: ["solid", "striped", "open"],
  shape: ["oval", "squiggle", "diamond"],
} as const;

/** What one step of a feature adds to a card's number. */
export const WEIGHTS = { number: 9, colour: 3, fill: 27, shape: 1 } as const;
