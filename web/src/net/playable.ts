import type { VerifiableView } from "../chance/verification";
import type { AnyEvent } from "../generated/wire";

/** What every game's view has. */
export interface Versioned extends VerifiableView {
  readonly version: number;
}

/** What a session needs of a game. */
export interface Playable<View extends Versioned> {
  /** The view after an event. */
  apply(view: View, event: AnyEvent): View;
  /** Called with each event at the moment when it is shown. */
  shown?(before: View, event: AnyEvent): void;
  /** What to save besides the view for when the page is reloaded. */
  save?(): unknown;
  /** Restores it; `before` is the view that it belonged to, `after` the one from which the game continues. */
  restore?(saved: unknown, before: View, after: View): void;
  /** Whether a seat is playing now, so that a dead connection must be noticed at once. */
  isRunning?(view: View, seat: number | null): boolean;
}
