// Written by `python -m scripts.web` from the Structs in src/tercet. Do not edit.

/** The levels of each game's bots, weakest first. */
export const BOT_LEVELS = {
  "cards": ["learner", "novice", "casual", "regular", "expert", "master"],
  "dice": ["beginner", "greedy", "strong"]
} as const;

/** The names of bots in logs, and the level of each. */
export const BOT_TITLES = {
  "Learner": "learner",
  "Novice": "novice",
  "Casual": "casual",
  "Regular": "regular",
  "Expert": "expert",
  "Master": "master",
  "Beginner": "beginner",
  "Average": "greedy",
  "Strong": "strong"
} as const;
