/** All of the dice game, loaded together and only where it is played. */
export { applyToDice } from "./projection";
export { DiceFeed } from "./feed.svelte";
export { default as DiceTable } from "./Table.svelte";
