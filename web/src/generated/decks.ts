// Written by `python -m scripts.web` from the decks and pictures in src/tercet. Do not edit.

export interface DeckFeature {
  readonly name: string;
  readonly values: readonly string[];
  readonly letters: readonly string[];
  /** What one step of the feature adds to a card's number. */
  readonly weight: number;
}

export interface OtherDeck {
  readonly features: readonly DeckFeature[];
  /** The numbers of its cards, the first and the last. */
  readonly cards: readonly [first: number, last: number];
}

export interface Symbol {
  readonly outline: string;
  readonly stripes: string;
  readonly dots: string;
}

export interface Placing {
  readonly step: number;
  readonly scale: number;
  readonly middle: number;
}

export const OTHER_DECKS: Readonly<Record<string, OtherDeck>> = {
  "five": {
    "features": [
      {"name": "number", "values": ["1", "2", "3"], "letters": ["1", "2", "3"], "weight": 9},
      {
        "name": "colour",
        "values": ["red", "green", "purple"],
        "letters": ["R", "G", "P"],
        "weight": 3
      },
      {
        "name": "fill",
        "values": ["solid", "striped", "open"],
        "letters": ["S", "H", "E"],
        "weight": 27
      },
      {
        "name": "shape",
        "values": ["oval", "squiggle", "diamond"],
        "letters": ["O", "Q", "D"],
        "weight": 1
      },
      {"name": "sign", "values": ["sun", "moon", "star"], "letters": ["U", "M", "A"], "weight": 81}
    ],
    "cards": [0, 242]
  },
  "four": {
    "features": [
      {
        "name": "number",
        "values": ["1", "2", "3", "4"],
        "letters": ["1", "2", "3", "4"],
        "weight": 16
      },
      {
        "name": "colour",
        "values": ["red", "green", "purple", "black"],
        "letters": ["R", "G", "P", "K"],
        "weight": 4
      },
      {
        "name": "shape",
        "values": ["oval", "squiggle", "diamond", "hourglass"],
        "letters": ["O", "Q", "D", "X"],
        "weight": 1
      }
    ],
    "cards": [0, 63]
  },
  "four-large": {
    "features": [
      {
        "name": "number",
        "values": ["1", "2", "3", "4"],
        "letters": ["1", "2", "3", "4"],
        "weight": 16
      },
      {
        "name": "colour",
        "values": ["red", "green", "purple", "black"],
        "letters": ["R", "G", "P", "K"],
        "weight": 4
      },
      {
        "name": "fill",
        "values": ["solid", "striped", "open", "dotted"],
        "letters": ["S", "H", "E", "T"],
        "weight": 64
      },
      {
        "name": "shape",
        "values": ["oval", "squiggle", "diamond", "hourglass"],
        "letters": ["O", "Q", "D", "X"],
        "weight": 1
      }
    ],
    "cards": [0, 255]
  },
  "dots": {
    "features": [
      {"name": "a", "values": ["absent", "present"], "letters": ["", "A"], "weight": 1},
      {"name": "b", "values": ["absent", "present"], "letters": ["", "B"], "weight": 2},
      {"name": "c", "values": ["absent", "present"], "letters": ["", "C"], "weight": 4},
      {"name": "d", "values": ["absent", "present"], "letters": ["", "D"], "weight": 8},
      {"name": "e", "values": ["absent", "present"], "letters": ["", "E"], "weight": 16},
      {"name": "f", "values": ["absent", "present"], "letters": ["", "F"], "weight": 32}
    ],
    "cards": [1, 63]
  }
};

export const SYMBOLS: Readonly<Record<string, Symbol>> = {
  "oval": {
    "outline": "M0 -40C11.05 -40 20 -31.05 20 -20C20 -6.67 20 6.67 20 20C20 31.05 11.05 40 0 40C-11.05 40 -20 31.05 -20 20C-20 6.67 -20 -6.67 -20 -20C-20 -31.05 -11.05 -40 0 -40Z",
    "stripes": "M-12 -36H12M-17.32 -30H17.32M-19.6 -24H19.6M-20 -18H20M-20 -12H20M-20 -6H20M-20 0H20M-20 6H20M-20 12H20M-20 18H20M-19.6 24H19.6M-17.32 30H17.32M-12 36H12",
    "dots": "M0 -36h0M-9 -27h0M0 -27h0M9 -27h0M-9 -18h0M0 -18h0M9 -18h0M-9 -9h0M0 -9h0M9 -9h0M-9 0h0M0 0h0M9 0h0M-9 9h0M0 9h0M9 9h0M-9 18h0M0 18h0M9 18h0M-9 27h0M0 27h0M9 27h0M0 36h0"
  },
  "squiggle": {
    "outline": "M-6 -40C11 -41 21 -29 20 -14C19 -1 9 6 10 19C10.6 26 15.5 28 14 34C13 38 10 39.8 6 40C-11 41 -21 29 -20 14C-19 1 -9 -6 -10 -19C-10.6 -26 -15.5 -28 -14 -34C-13 -38 -10 -39.8 -6 -40Z",
    "stripes": "M-13.24 -36H10.21M-14.07 -30H16.12M-11.32 -24H18.92M-9.95 -18H20M-10.52 -12H19.77M-12.58 -6H18.18M-15.51 0H15.51M-18.18 6H12.58M-19.77 12H10.52M-20 18H9.95M-18.92 24H11.32M-16.12 30H14.07M-10.21 36H13.24",
    "dots": "M-9 -36h0M0 -36h0M-9 -27h0M0 -27h0M9 -27h0M0 -18h0M9 -18h0M0 -9h0M9 -9h0M-9 0h0M0 0h0M9 0h0M-9 9h0M0 9h0M-9 18h0M0 18h0M-9 27h0M0 27h0M9 27h0M0 36h0M9 36h0"
  },
  "diamond": {
    "outline": "M0 -41.5C7 -27.67 14 -13.83 21 0C14 13.83 7 27.67 0 41.5C-7 27.67 -14 13.83 -21 0C-14 -13.83 -7 -27.67 0 -41.5Z",
    "stripes": "M-2.78 -36H2.78M-5.82 -30H5.82M-8.86 -24H8.86M-11.89 -18H11.89M-14.93 -12H14.93M-17.96 -6H17.96M-21 0H21M-17.96 6H17.96M-14.93 12H14.93M-11.89 18H11.89M-8.86 24H8.86M-5.82 30H5.82M-2.78 36H2.78",
    "dots": "M0 -27h0M0 -18h0M-9 -9h0M0 -9h0M9 -9h0M-9 0h0M0 0h0M9 0h0M-9 9h0M0 9h0M9 9h0M0 18h0M0 27h0"
  },
  "hourglass": {
    "outline": "M-20 -40C-6.67 -40 6.67 -40 20 -40C15 -26.67 10 -13.33 5 0C10 13.33 15 26.67 20 40C6.67 40 -6.67 40 -20 40C-15 26.67 -10 13.33 -5 0C-10 -13.33 -15 -26.67 -20 -40Z",
    "stripes": "M-18.5 -36H18.5M-16.25 -30H16.25M-14 -24H14M-11.75 -18H11.75M-9.5 -12H9.5M-7.25 -6H7.25M-5 0H5M-7.25 6H7.25M-9.5 12H9.5M-11.75 18H11.75M-14 24H14M-16.25 30H16.25M-18.5 36H18.5",
    "dots": "M-9 -36h0M0 -36h0M9 -36h0M-9 -27h0M0 -27h0M9 -27h0M0 -18h0M0 -9h0M0 0h0M0 9h0M0 18h0M-9 27h0M0 27h0M9 27h0M-9 36h0M0 36h0M9 36h0"
  }
};

export const DOT_LINE: number = 4.2;

export const SIGNS: Readonly<Record<string, string>> = {
  "sun": "M6.5 0A6.5 6.5 0 1 1 -6.5 0A6.5 6.5 0 1 1 6.5 0ZM13 0L6.69 2.07L6.69 -2.07ZM9.19 9.19L3.27 6.19L6.19 3.27ZM0 13L-2.07 6.69L2.07 6.69ZM-9.19 9.19L-6.19 3.27L-3.27 6.19ZM-13 0L-6.69 -2.07L-6.69 2.07ZM-9.19 -9.19L-3.27 -6.19L-6.19 -3.27ZM0 -13L2.07 -6.69L-2.07 -6.69ZM9.19 -9.19L6.19 -3.27L3.27 -6.19Z",
  "moon": "M5 -12A12.5 12.5 0 1 0 5 12A10 10 0 1 1 5 -12Z",
  "star": "M0 -13L3.06 -4.21L12.36 -4.02L4.95 1.61L7.64 10.52L0 5.2L-7.64 10.52L-4.95 1.61L-12.36 -4.02L-3.06 -4.21Z"
};

export const SIGN_PLACE: number = 20;

export const INITIALS: Readonly<Record<string, string>> = {"red": "R", "green": "G", "purple": "P", "black": "K"};

export const DOT_PLACES: readonly (readonly [x: number, y: number])[] = [[40, 34], [90, 34], [140, 34], [40, 86], [90, 86], [140, 86]];

export const DOT_LETTERS: Readonly<Record<string, string>> = {
  "A": "M-5.5 7.5L0 -7.5L5.5 7.5M-3.4 2.2H3.4",
  "B": "M-4.5 -7.5V7.5H1A3.9 3.9 0 0 0 1 -.3H-4.5M-4.5 -7.5H.5A3.6 3.6 0 0 1 .5 -.3",
  "C": "M5.2 -4.6A7 7.5 0 1 0 5.2 4.6",
  "D": "M-4.8 -7.5V7.5H-1A6.5 7.5 0 0 0 -1 -7.5Z",
  "E": "M4.5 -7.5H-4V7.5H4.5M-4 0H3.2",
  "F": "M4.5 -7.5H-4V7.5M-4 0H3.2"
};

export const LETTER_LINE: number = 3.2;

export const PLACES: Readonly<Record<string, Placing>> = {
  "1 plain": {"step": 55, "scale": 1.1, "middle": 90.0},
  "1 plain lettered": {"step": 51, "scale": 0.98, "middle": 90.0},
  "1 signed": {"step": 46, "scale": 0.9, "middle": 102.0},
  "1 signed lettered": {"step": 46, "scale": 0.9, "middle": 102.0},
  "2 plain": {"step": 55, "scale": 1.1, "middle": 90.0},
  "2 plain lettered": {"step": 51, "scale": 0.98, "middle": 90.0},
  "2 signed": {"step": 46, "scale": 0.9, "middle": 102.0},
  "2 signed lettered": {"step": 46, "scale": 0.9, "middle": 102.0},
  "3 plain": {"step": 55, "scale": 1.1, "middle": 90.0},
  "3 plain lettered": {"step": 51, "scale": 0.98, "middle": 90.0},
  "3 signed": {"step": 46, "scale": 0.9, "middle": 102.0},
  "3 signed lettered": {"step": 46, "scale": 0.9, "middle": 102.0},
  "4 plain": {"step": 40, "scale": 0.82, "middle": 90.0},
  "4 plain lettered": {"step": 40, "scale": 0.82, "middle": 90.0},
  "4 signed": {"step": 40, "scale": 0.82, "middle": 90.0},
  "4 signed lettered": {"step": 40, "scale": 0.82, "middle": 90.0}
};
