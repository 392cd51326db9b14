import { settings } from "../../settings/settings.svelte";
import { type Arrangement, arrange, heightBelow } from "./arrange";

/** The space a screen has for its cards, and their arrangement in it. The screen owns it; the board measures it. */
export class BoardArea {
  width = $state(0);
  height = $state(0);
  readonly arrangement: Arrangement = $derived.by(() => {
    // only a change in the window's width may turn the table for a small gain; text changes only the height
    const before = this.#before?.within === this.width ? this.#before.arrangement : null;
    const arrangement = arrange(this.count(), this.dealt(), this, settings.turn, before, this.grows());
    // cards hidden by a pause have no size, and a new board's width is known before its height
    if (this.width > 0 && this.height > 0) this.#before = { within: this.width, arrangement };
    return arrangement;
  });
  /** Free height below the cards, in pixels, as long as no more are dealt. */
  readonly free = $derived.by(() => heightBelow(this.count(), this, this.arrangement));

  #before: { readonly within: number; readonly arrangement: Arrangement } | null = null;

  /** `count` is the number of slots now, `dealt` that at the start of the deal; `grows` whether cards may be added to them. */
  constructor(
    private readonly count: () => number,
    private readonly dealt: () => number,
    private readonly grows: () => boolean = () => false,
  ) {}
}
