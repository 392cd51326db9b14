import type { AnyCommand } from "../../generated/wire";
import { refusalText } from "../../i18n/refusals";
import { actionFor } from "../../keys/keys";
import type { Versioned } from "../../net/playable";
import type { Session } from "../../net/session.svelte";
import { settings } from "../../settings/settings.svelte";
import { play } from "../../sound/sound";
import { isSeated } from "../../table/seats";
import type { Grid } from "./arrange";
import { type Faces, PRINTED } from "../faces";
import { isFixed } from "../variants";

/** How long a refusal is shown, in milliseconds. */
const NOTICE = 5000;

/** Fewest and most cards in one claim. */
export interface PickSizes {
  readonly least: number;
  readonly most: number;
}

const THREE: PickSizes = { least: 3, most: 3 };

/** A player's seat where cards are pointed at, in the card game and in puzzles: what was chosen, sent and refused. */
export class CardSeat<View extends Versioned> {
  chosen = $state.raw<readonly number[]>([]);
  /** Why the last command was refused; shown for a few seconds. */
  notice = $state("");
  /** How many milliseconds somebody else was faster than the last command, if it lost a race. */
  late: number | null = null;
  /** Number of refusals so far: the same words may come twice. */
  told = $state(0);
  #fading: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly session: () => Session<View>,
    readonly view: () => View,
    readonly cards: () => readonly (number | null)[],
    readonly sizes: () => PickSizes = () => THREE,
    readonly faces: () => Faces = () => PRINTED,
  ) {}

  get seat(): number | null {
    return this.session().seat;
  }

  get isSeated(): boolean {
    return isSeated(this.view().seating, this.seat);
  }

  /** The chosen cards that are still on the table. */
  get selected(): readonly number[] {
    return this.chosen.filter((card) => this.cards().includes(card));
  }

  /** Whether enough cards are chosen for a claim. */
  get isEnough(): boolean {
    return this.chosen.length >= this.sizes().least;
  }

  /** Whether the choice is complete; where its size can vary, the player decides when. */
  get isComplete(): boolean {
    return isFixed(this.sizes()) && this.isEnough;
  }

  tell(text: string): void {
    this.notice = text;
    this.told += 1;
    clearTimeout(this.#fading);
    this.#fading = setTimeout(() => (this.notice = ""), NOTICE);
  }

  /** Sends a command and returns whether it was carried out; if not, shows the player why. */
  async give(command: AnyCommand, pressed?: number): Promise<boolean> {
    const answer = await this.session().do(command, pressed);
    this.late = answer.ok ? null : (answer.refused.late ?? null);
    // what was refused before is no longer news
    if (answer.ok) this.notice = "";
    else this.tell(refusalText(answer.refused, this.faces()));
    return answer.ok;
  }

  /**
   * Names the chosen cards. If the connection is dead, all but the last stay chosen, so pressing that one again is enough.
   * With `ahead`, the player can choose the next cards, the same ones too, while these are being sent.
   */
  async nameChosen(command: AnyCommand, pressed?: number, ahead = false): Promise<void> {
    const cards = this.chosen;
    if (ahead) this.chosen = [];
    const answer = await this.session().do(command, pressed);
    if (!answer.ok) this.tell(refusalText(answer.refused, this.faces()));
    const isLost = !answer.ok && answer.refused.code === "press-lost";
    const next = ahead ? this.chosen : this.chosen.filter((card) => !cards.includes(card));
    this.chosen = isLost && next.length === 0 ? cards.slice(0, -1) : next;
  }

  /** Toggles a card and returns whether it is newly chosen. */
  toggle(card: number): boolean {
    const { selected } = this;
    if (this.chosen.includes(card)) {
      this.chosen = selected.filter((other) => other !== card);
      return false;
    }
    if (selected.length >= this.sizes().most) return false;
    play("select");
    this.chosen = [...selected, card];
    return true;
  }

  undo(): void {
    this.chosen = this.selected.slice(0, -1);
  }

  /** Returns the action assigned to a key, unless the player is typing. */
  actionOf(event: KeyboardEvent, grid: Grid): string | null {
    if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return null;
    if (event.target instanceof Element && event.target.closest("input, textarea, select, dialog")) return null;
    return actionFor(event.code, settings.keys, this.cards().length, grid) ?? null;
  }

  /** Returns the card in the slot that an action names. */
  cardOf(action: string): number | null {
    return action.startsWith("slot-") ? (this.cards()[Number(action.slice(5))] ?? null) : null;
  }
}
