import type { Proposed } from "./proposed";
import type { Session } from "../../net/session.svelte";
import type { SaveDraft, Placing } from "../../generated/dicecommands";
import type { DiceView, Explanation } from "../../generated/dicegame";
import type { FaceChoice } from "../../generated/wire";
import type { HeldDie } from "../../generated/diceevents";
import { WILD } from "../../generated/faces";
import { type DraftStore, newest } from "./drafts";

/** Minimum interval between drafts sent to the table, in milliseconds. */
const APART = 1000;

/** A turn under construction: which dice are on which squares, and the verdict of the rules. */
export class Turn {
  proposed = $state.raw<readonly Proposed[]>([]);
  explanation = $state.raw<Explanation | null>(null);
  /** Squares of dice that are not in a SET yet, but could be with more dice. */
  open = $state.raw<readonly string[]>([]);
  points = $state(0);
  #asked = 0;
  #kept = -Infinity;
  #keeping: ReturnType<typeof setTimeout> | null = null;

  /** The table stores the draft; `here` stores in this tab what the table doesn't have yet. */
  constructor(
    private readonly session: () => Session<DiceView>,
    private readonly here: () => DraftStore,
  ) {}

  get placings(): readonly Placing[] {
    return this.proposed.map(({ die, square, face, wild }) => ({ die, square, face: wild ? face : null }));
  }

  get dice(): readonly number[] {
    return this.proposed.map(({ die }) => die);
  }

  get isLegal(): boolean {
    return this.proposed.length > 0 && this.explanation?.faults.length === 0;
  }

  /** Places a die on a square; a die already placed there returns to the hand. */
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

  /** Forgets the placed dice after the turn, without telling the table. */
  forget(): void {
    this.#stopKeeping();
    this.#show([]);
  }

  /**
   * Restores a saved draft after a reload or on another device. If the table lost the draft, because its server was
   * restarted, sends it again.
   */
  restore(kept: SaveDraft | null, view: DiceView, hand: readonly HeldDie[]): void {
    const draft = newest(this.here().read(), kept, view);
    if (!draft) return;
    if (this.proposed.length === 0) this.#show(playable(draft.dice ?? [], view, hand));
    if (draft !== kept) this.#save();
  }

  /** Returns all faces for a WILD on a square; those that make the turn legal come first. */
  async faces(die: number, square: string): Promise<readonly FaceChoice[]> {
    const others = this.placings.filter((other) => other.die !== die && other.square !== square);
    const reply = await this.session().ask({ type: "name-wild", dice: [...others, { die, square, face: null }], square });
    return reply.type === "wild-faces" ? reply.choices : [];
  }

  #propose(proposed: readonly Proposed[]): void {
    this.#show(proposed);
    this.#save();
  }

  #show(proposed: readonly Proposed[]): void {
    this.proposed = proposed;
    const asked = ++this.#asked;
    if (proposed.length === 0) {
      this.explanation = null;
      this.open = [];
      this.points = 0;
      return;
    }
    void this.session()
      .ask({ type: "preview-turn", dice: this.placings })
      .then((reply) => {
        if (asked !== this.#asked || reply.type !== "previewed") return;
        this.explanation = reply.explanation;
        this.open = reply.open;
        this.points = reply.points;
      });
  }

  /** Saves the placed dice: immediately in this tab, and at the table within the rate limit. */
  #save(): void {
    this.#saveHere(false);
    if (this.#keeping) return;
    const wait = Math.max(0, this.#kept + APART - Date.now());
    this.#keeping = setTimeout(() => {
      this.#keeping = null;
      this.#kept = Date.now();
      void this.#keepThere();
    }, wait);
  }

  async #keepThere(): Promise<void> {
    const { proposed } = this;
    const view = this.session().view;
    if (!view) return;
    const answer = await this.session().do({ type: "SaveDraft", round: view.round, dice: this.placings });
    if (answer.ok && proposed === this.proposed) this.#saveHere(true);
  }

  #saveHere(kept: boolean): void {
    const view = this.session().view;
    if (view) this.here().write({ game: view.started_at, round: view.round, dice: this.placings, kept });
  }

  #stopKeeping(): void {
    if (this.#keeping) clearTimeout(this.#keeping);
    this.#keeping = null;
  }
}

/** Returns the dice of a draft that can still be placed: in the hand, on free squares. */
function playable(dice: readonly Placing[], view: DiceView, hand: readonly HeldDie[]): Proposed[] {
  const taken = new Set(view.board.map(({ square }) => square));
  return dice.flatMap(({ die, square, face }) => {
    const held = hand.find((other) => other.die === die);
    if (!held || held.face === null || taken.has(square)) return [];
    const wild = held.face === WILD;
    return [{ die, square, face: wild ? face : held.face, wild }];
  });
}
