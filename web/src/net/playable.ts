import type { VerifiableView } from "../chance/verification";
import type { AnyEvent } from "../generated/wire";

/** Fields of every game's view. */
export interface Versioned extends VerifiableView {
  readonly version: number;
}

/** What a session needs from a game. */
export interface Playable<View extends Versioned> {
  /** Returns the view after an event. */
  apply(view: View, event: AnyEvent): View;
  /** Called with each event when it is shown. */
  shown?(before: View, event: AnyEvent): void;
  /** Returns what to save across a reload, besides the view. */
  save?(): unknown;
  /** Restores what was saved; `before` is the view it was saved with, `after` the one from which the game continues. */
  restore?(saved: unknown, before: View, after: View): void;
  /** Whether a seat is playing now, so a dead connection must be noticed quickly. */
  isRunning?(view: View, seat: number | null): boolean;
}
