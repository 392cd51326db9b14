import type { Proposed } from "./proposed";
import type { NamedDie } from "../../generated/dicecommands";
import type { DiceView } from "../../generated/dicegame";
import { WILD } from "../../generated/faces";

/** The three dice of the opening, once they are picked: on the emblem for everybody to see, until they are placed. */
export class Opening {
  readonly order: readonly NamedDie[];
  readonly dice: readonly Proposed[];

  constructor(view: DiceView) {
    const { call } = view;
    const held = call ? (view.players[call.seat]?.dice ?? []) : [];
    this.order = call?.dice ?? [];
    this.dice = this.order.flatMap(({ die, face }, i) => {
      const square = view.rules.layout.emblem[i];
      const shown = held.find((other) => other.die === die)?.face ?? null;
      return square === undefined ? [] : [{ die, square, face: face ?? shown, wild: shown === WILD }];
    });
  }

  /** What it scores: new WILDs score nothing (D9). */
  get points(): number {
    return this.dice.filter(({ wild }) => !wild).length;
  }

  /** The order with a die moved to the end: two taps reach every order. */
  withLast(die: number): readonly NamedDie[] | null {
    const named = this.order.find((other) => other.die === die);
    return named ? [...this.order.filter((other) => other !== named), named] : null;
  }

  /** The order with the dice of two squares swapped. */
  exchanged(one: string, other: string): readonly NamedDie[] | null {
    const squares = this.dice.map((die) => die.square);
    const [a, b] = [squares.indexOf(one), squares.indexOf(other)];
    const [first, second] = [this.order[a], this.order[b]];
    if (a === b || !first || !second) return null;
    return this.order.map((die, i) => (i === a ? second : i === b ? first : die));
  }

  /** The WILD on a square whose face may still be chosen: the other two dice determine the face of a single one. */
  free(square: string): Proposed | null {
    const wilds = this.dice.filter(({ wild }) => wild);
    return wilds.length < 2 ? null : (wilds.find((die) => die.square === square) ?? null);
  }

  /** The order with another face for one WILD; the others follow. */
  named(wild: Proposed, face: number): readonly NamedDie[] {
    return this.dice.map(({ die }) => ({ die, face: die === wild.die ? face : null }));
  }
}
