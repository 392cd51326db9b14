/** The most cards that can lie on a table. */
export const SLOTS = 21;

const OTHERS = ["call", "none", "hint", "undo", "play", "pause"] as const;

/** What a key can do: choose the card in a slot, or one of the few things beside. */
export type Action = `slot-${number}` | (typeof OTHERS)[number];

/** Every action that a key can be given to, at a table of so many cards. */
export function actions(slots = SLOTS): Action[] {
  return [...OTHERS, ...Array.from({ length: slots }, (_, slot): Action => `slot-${slot}`)];
}

export function isAction(name: string): name is Action {
  return actions().some((action) => action === name);
}
