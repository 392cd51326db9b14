import { actionFor } from "../../keys/keys";
import { SpaceBar } from "../../keys/space";
import { settings } from "../../settings/settings.svelte";
import type { DiceSeat } from "./seat.svelte";

/** Keys of a dice table: a whole turn can be played without a pointer. */
export class DiceKeys {
  readonly #space = new SpaceBar();

  /** `pass` asks first if a complete turn is on the board; `aim` moves the focus to the board. */
  constructor(
    private readonly own: DiceSeat,
    private readonly pass: () => void,
    private readonly aim: () => void,
  ) {}

  up(event: KeyboardEvent): void {
    this.#space.release(event);
  }

  down(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest("input, textarea, select, dialog")) return;
    if (SpaceBar.isKept(event, ".big, [data-die]")) return;
    const { own } = this;
    switch (actionFor(event.code, settings.keys, 0)) {
      case "call":
        if (!own.mayCall) break;
        this.#space.call(event);
        own.call(event.timeStamp);
        return;
      case "none":
        if (own.mayCall) own.sayNone(event.timeStamp);
        else if (own.isAtTurn) this.pass();
        else if (own.mustChooseReroll) own.rollAgain([]);
        return;
      case "play":
        if (own.isAtTurn) void own.playTurn();
        else if (own.isArranging) own.layOpening();
        else if (own.mustChooseReroll && own.chosen.length > 0) own.rollAgain(own.chosen);
        return;
      case "hint":
        own.askHint();
        return;
      case "undo":
        own.undo();
        return;
    }
    this.#digit(event.code);
  }

  /** Picks the die at that position in the hand. */
  #digit(code: string): void {
    const { own } = this;
    const digit = /^Digit([1-9])$/.exec(code)?.[1];
    const held = digit ? own.me?.dice[Number(digit) - 1] : undefined;
    if (!held || own.turn.dice.includes(held.die)) return;
    own.tap(held.die);
    if (own.isAtTurn && own.chosen.length > 0) this.aim();
  }
}
