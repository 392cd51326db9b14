import { CARD_EVENT_DEFAULTS, type CardEvent } from "../../generated/cardevents";
import { NEW_VIEW, type CardView } from "../../generated/cardgame";
import type { Game } from "../game";
import { prepareFaces } from "../faces";
import { CardFeed } from "./feed.svelte";
import { missedCards } from "./missed";
import { applyToCards } from "./projection";

/** The card game; its screens are loaded on demand. */
export const CARDS: Game<CardView, CardEvent, CardFeed> = {
  name: "cards",
  areas: ["chance"],
  newView: NEW_VIEW,
  eventDefaults: CARD_EVENT_DEFAULTS,
  prepare: prepareFaces,
  apply: applyToCards,
  newFeed: () => new CardFeed(),
  missed: missedCards,
  table: () => import("./Table.svelte"),
  replay: () => import("./Replay.svelte"),
};
