import { settings } from "../../settings/settings.svelte";
import { type Arrangement, arrange } from "./arrange";

/** The room that a screen has for its cards, and how they are arranged in it. The screen owns it; the board measures it. */
export class BoardArea {
  width = $state(0);
  height = $state(0);
  readonly arrangement: Arrangement = $derived.by(() => arrange(this.count(), this.dealt(), this, settings.turn));
  /** How much is left below the cards, in pixels. */
  readonly free = $derived(this.height - this.arrangement.height);

  /** `count` slots now, and `dealt` when the deal starts. */
  constructor(
    private readonly count: () => number,
    private readonly dealt: () => number,
  ) {}
}
