import { NEW_VIEW, type PuzzleView } from "../../generated/puzzle";
import { PUZZLE_EVENT_DEFAULTS, type PuzzleEvent } from "../../generated/puzzleevents";
import type { Game } from "../game";
import { PuzzleFeed } from "./feed.svelte";
import { applyToPuzzle } from "./projection";

/** The puzzle, for one player; its screens are loaded on demand. */
export const PUZZLE: Game<PuzzleView, PuzzleEvent, PuzzleFeed> = {
  name: "puzzle",
  areas: ["web-daily"],
  newView: NEW_VIEW,
  eventDefaults: PUZZLE_EVENT_DEFAULTS,
  apply: applyToPuzzle,
  newFeed: () => new PuzzleFeed(),
  // a puzzle waits for its only player
  missed: () => [],
  table: () => import("./Table.svelte"),
  replay: () => import("./Replay.svelte"),
};
