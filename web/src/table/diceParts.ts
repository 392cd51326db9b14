/** Everything of the dice game, fetched together and only where it is played. */
export { applyToDice } from "../game/dice";
export { DiceFeed } from "../game/diceFeed.svelte";
export { default as DiceTable } from "./DiceTable.svelte";
