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
  "leaving"
] as const;

/** The sections about the printed cards and what is taken of them. */
export const OF_THE_BOOKS = ["cards", "set", "odds"] as const;

/** The sections of which a table for one has no need. */
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

/** Exact odds, beside those that the books print. */
export const ODDS = {"once9": 2225, "once12": 30.96, "once15": 2742, "share12": 96.77, "share15": 99.964} as const;
