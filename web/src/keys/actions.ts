/** Largest number of cards on a table. */
export const SLOTS = 21;

const OTHERS = ["call", "none", "hint", "undo", "play", "pause"] as const;

/** Keys that every page needs: for moving the focus, pressing what has it, and closing something. */
const RESERVED: ReadonlySet<string> = new Set(["Tab", "Enter", "NumpadEnter", "Escape"]);

/** Whether a player may assign this key to an action. */
export function isFree(code: string): boolean {
  return !RESERVED.has(code);
}

/** What a key can do: choose the card in a slot, or one of a few other actions. */
export type Action = `slot-${number}` | (typeof OTHERS)[number];

/** Returns every action that can have a key, at a table of this many cards. */
export function actions(slots = SLOTS): Action[] {
  return [...OTHERS, ...Array.from({ length: slots }, (_, slot): Action => `slot-${slot}`)];
}

export function isAction(name: string): name is Action {
  return actions().some((action) => action === name);
}
