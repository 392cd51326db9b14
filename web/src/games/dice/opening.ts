import type { Proposed } from "./proposed";
import type { NamedDie } from "../../generated/dicecommands";
import type { DiceView } from "../../generated/dicegame";
import { WILD } from "../../generated/faces";

/** The three dice of the opening once picked: on the emblem, visible to everybody, until they are laid. */
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

  /** Points of the opening; new WILDs score nothing (D9). */
  get points(): number {
    return this.dice.filter(({ wild }) => !wild).length;
  }

  get wilds(): readonly Proposed[] {
    return this.dice.filter(({ wild }) => wild);
  }

  /** Moves a die to the end of the order; two taps reach every order. */
  withLast(die: number): readonly NamedDie[] | null {
    const named = this.order.find((other) => other.die === die);
    return named ? [...this.order.filter((other) => other !== named), named] : null;
  }

  /** Swaps the dice of two squares. */
  exchanged(one: string, other: string): readonly NamedDie[] | null {
    const squares = this.dice.map((die) => die.square);
    const [a, b] = [squares.indexOf(one), squares.indexOf(other)];
    const [first, second] = [this.order[a], this.order[b]];
    if (a === b || !first || !second) return null;
    return this.order.map((die, i) => (i === a ? second : i === b ? first : die));
  }

  /** Returns the WILD on a square, if its face is free; a single WILD's face follows from the other two dice. */
  free(square: string): Proposed | null {
    return this.wilds.length < 2 ? null : (this.wilds.find((die) => die.square === square) ?? null);
  }

  /** Names another face for one WILD; the other WILDs adapt. */
  named(wild: Proposed, face: number): readonly NamedDie[] {
    return this.dice.map(({ die }) => ({ die, face: die === wild.die ? face : null }));
  }
}
