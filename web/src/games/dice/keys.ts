import { actionFor } from "../../keys/keys";
import { SpaceBar } from "../../keys/space";
import { settings } from "../../settings/settings.svelte";
import type { DiceSeat } from "./seat.svelte";

/** The keys of a dice table: a whole turn, and everything that leads to it, without a pointer. */
export class DiceKeys {
  readonly #space = new SpaceBar();

  /** `pass` asks first if there is a whole turn on the board; `aim` moves the focus to the board. */
  constructor(
    private readonly place: DiceSeat,
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
    const { place } = this;
    switch (actionFor(event.code, settings.keys, 0)) {
      case "call":
        if (!place.mayCall) break;
        this.#space.call(event);
        place.call(event.timeStamp);
        return;
      case "none":
        if (place.mayCall) place.sayNone(event.timeStamp);
        else if (place.isAtTurn) this.pass();
        else if (place.isRollingAgain) place.rollAgain([]);
        return;
      case "play":
        if (place.isAtTurn) void place.playTurn();
        else if (place.isArranging) place.layOpening();
        else if (place.isRollingAgain && place.chosen.length > 0) place.rollAgain(place.chosen);
        return;
      case "undo":
        place.undo();
        return;
    }
    this.#digit(event.code);
  }

  /** A digit picks the die at that position in the hand. */
  #digit(code: string): void {
    const { place } = this;
    const digit = /^Digit([1-9])$/.exec(code)?.[1];
    const held = digit ? place.me?.dice[Number(digit) - 1] : undefined;
    if (!held || place.turn.dice.includes(held.die)) return;
    place.tap(held.die);
    if (place.isAtTurn && place.chosen.length > 0) this.aim();
  }
}
