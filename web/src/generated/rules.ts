// Written by `python -m scripts.web` from the Structs in src/tercet. Do not edit.

/** The sections of the dice game's rules. */
export const DICE_SECTIONS = [
  "aim",
  "dice",
  "set",
  "board",
  "players",
  "start",
  "opening",
  "turn",
  "lines",
  "score",
  "wild",
  "swap",
  "round",
  "end",
  "leaving",
  "hints"
] as const;

/** The sections that apply only to the printed game's cards. */
export const OF_THE_BOOKS = ["cards", "set", "odds"] as const;

/** The sections that a solo table leaves out. */
export const FOR_SEVERAL = ["race"] as const;

/** The sections of the rules and their paragraphs. */
export const SECTIONS = {
  "aim": ["rules-aim"],
  "cards": ["rules-cards"],
  "set": ["rules-set", "rules-quick-check"],
  "deal": ["rules-deal"],
  "call": ["rules-call"],
  "right": ["rules-right"],
  "wrong": ["rules-wrong"],
  "race": ["rules-race"],
  "none": ["rules-none"],
  "end": ["rules-end"],
  "score": ["rules-score"],
  "match": ["rules-match"],
  "start": ["rules-start"],
  "alone": ["rules-alone"],
  "odds": ["rules-odds"]
} as const;

/** Exact odds, shown beside those printed in the rulebooks. */
export const ODDS = {"once9": 2225, "once12": 30.96, "once15": 2742, "share12": 96.77, "share15": 99.964} as const;
