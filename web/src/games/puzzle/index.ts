/** All of the puzzle, loaded together and only where it is played. */
export { applyToPuzzle } from "./projection";
export { PuzzleFeed } from "./feed.svelte";
export { default as PuzzleTable } from "./Table.svelte";
