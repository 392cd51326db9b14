import type { CardView } from "../../generated/cardgame";
import { t } from "../../i18n/words.svelte";
import { variantOf } from "../variants";
import { growHints, isCoached, isNew, rememberFind, stopCoaching } from "./coach";
import { mayAskHint } from "./legal";
import type { CardPlayer } from "./player.svelte";

/** Hints for somebody who plays alone: on request, and at a slow pace automatically for newcomers. */
export class Coaching {
  /** Whether nobody has found a SET here before; other kinds of takings are not what their players came to learn. */
  #isNewcomer = $state(isNew());
  /** Whether the last hint appeared automatically. */
  isOffered = $state(false);

  /** Whether hints appear automatically: in the first game of the lessons, and alone until the first find. */
  readonly isOn = $derived.by(() => {
    const { own } = this;
    const first = this.#isNewcomer && variantOf(this.view().rules).printed && !own.isAnnouncing;
    return (isCoached(own.session().info?.code) || first) && own.isAlone && own.isSeated;
  });
  /** Whether another hint may appear: the last card is left to the player, who may just be away; those who are stuck can ask. */
  readonly #grows = $derived.by(() => {
    const { own } = this;
    return this.isOn && own.isPlaying && !own.isPaused && mayAskHint(this.view(), own.seat) && this.#step < own.sizes().least;
  });
  readonly #step = $derived.by(() => this.view().hint_step);
  readonly #layout = $derived.by(() => this.view().layout.join());

  constructor(
    private readonly own: CardPlayer,
    private readonly view: () => CardView,
  ) {
    $effect(() => {
      // a new layout or a hint restarts the wait
      if (this.#grows && this.#layout) return growHints(this.#step, () => this.ask(true));
    });
  }

  ask(automatic: boolean): void {
    this.isOffered = automatic;
    void this.own.give({ type: "AskHint" });
  }

  /** Stops automatic hints, at the player's wish. */
  refuse(): void {
    stopCoaching();
    this.#isNewcomer = this.isOffered = false;
    this.own.tell(t("web-hints-are-off"));
  }

  /** Ends a newcomer's automatic hints after the first find. */
  found(): void {
    if (!this.#isNewcomer) return;
    rememberFind();
    this.#isNewcomer = false;
  }
}
