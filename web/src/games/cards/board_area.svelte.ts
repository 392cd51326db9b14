import { settings } from "../../settings/settings.svelte";
import { type Arrangement, arrange } from "./arrange";

/** The space a screen has for its cards, and their arrangement in it. The screen owns it; the board measures it. */
export class BoardArea {
  width = $state(0);
  height = $state(0);
  readonly arrangement: Arrangement = $derived.by(() => arrange(this.count(), this.dealt(), this, settings.turn));
  /** Free height below the cards, in pixels. */
  readonly free = $derived(this.height - this.arrangement.height);

  /** `count` is the number of slots now, `dealt` that at the start of the deal. */
  constructor(
    private readonly count: () => number,
    private readonly dealt: () => number,
  ) {}
}
