import { DICE_EVENT_DEFAULTS, type DiceEvent } from "../../generated/diceevents";
import { NEW_VIEW, type DiceView } from "../../generated/dicegame";
import type { Game } from "../game";
import { DiceFeed } from "./feed.svelte";
import { missedDice } from "./missed";
import { applyToDice } from "./projection";

/** The dice game; its screens are loaded on demand. */
export const DICE: Game<DiceView, DiceEvent, DiceFeed> = {
  name: "dice",
  areas: ["chance", "dice", "web-dice"],
  newView: NEW_VIEW,
  eventDefaults: DICE_EVENT_DEFAULTS,
  apply: applyToDice,
  newFeed: () => new DiceFeed(),
  missed: missedDice,
  table: () => import("./Table.svelte"),
  replay: () => import("./Replay.svelte"),
};
