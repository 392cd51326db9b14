import type { Proposed } from "../dice/DiceBoard.svelte";
import type { Session } from "../link/session.svelte";
import type { Placing } from "../made/dicecommands";
import type { DiceView, Explanation } from "../made/dicegame";

/** A turn in the making: which dice are meant for which squares, and what the rules say to it. */
export class Turn {
  proposed = $state.raw<readonly Proposed[]>([]);
  explanation = $state.raw<Explanation | null>(null);
  points = $state(0);
  #asked = 0;

  constructor(private readonly session: () => Session<DiceView>) {}

  get placings(): readonly Placing[] {
    return this.proposed.map(({ die, square, face, wild }) => ({ die, square, face: wild ? face : null }));
  }

  get dice(): readonly number[] {
    return this.proposed.map(({ die }) => die);
  }

  get isLegal(): boolean {
    return this.proposed.length > 0 && this.explanation?.faults.length === 0;
  }

  /** Means a die for a square; whatever was meant for it before goes back to the hand. */
  place(placed: Proposed): void {
    const others = this.proposed.filter((other) => other.die !== placed.die && other.square !== placed.square);
    this.#propose([...others, placed]);
  }

  takeBack(square: string): void {
    this.#propose(this.proposed.filter((other) => other.square !== square));
  }

  undo(): void {
    this.#propose(this.proposed.slice(0, -1));
  }

  clear(): void {
    this.#propose([]);
  }

  #propose(proposed: readonly Proposed[]): void {
    this.proposed = proposed;
    const asked = ++this.#asked;
    if (proposed.length === 0) {
      this.explanation = null;
      this.points = 0;
      return;
    }
    void this.session()
      .ask({ type: "preview-turn", dice: this.placings })
      .then((reply) => {
        if (asked !== this.#asked || reply.type !== "previewed") return;
        this.explanation = reply.explanation;
        this.points = reply.points;
      });
  }
}
