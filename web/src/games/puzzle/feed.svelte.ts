import type { PuzzleView } from "../../generated/puzzle";
import type { PuzzleEvent } from "../../generated/puzzleevents";
import { play } from "../../sound/sound";
import type { Outcome } from "../cards/news";
import { outcomeOf } from "./picks";

const OUTCOME = 9000;
const SHAKE = 1500;
/** Number of picks that can be read again. */
const PICKS = 40;

/** Recent events in a puzzle, while they are worth showing. */
export class PuzzleFeed {
  outcome = $state.raw<Outcome | null>(null);
  /** The last picks, latest first. */
  picks = $state.raw<readonly Outcome[]>([]);
  /** Cards wrongly picked a moment ago. */
  failed = $state.raw<readonly number[]>([]);
  #timers = new Map<string, ReturnType<typeof setTimeout>>();

  /** Returns the picks, for the next page in this tab. */
  save(): unknown {
    return this.picks;
  }

  restore(saved: unknown): void {
    if (Array.isArray(saved)) this.picks = saved as Outcome[];
  }

  shown(before: PuzzleView, event: PuzzleEvent): void {
    const outcome = outcomeOf(before, event);
    if (outcome) {
      this.outcome = outcome;
      this.picks = [outcome, ...this.picks].slice(0, PICKS);
      this.failed = outcome.right ? [] : outcome.cards;
      this.#after("outcome", OUTCOME, () => (this.outcome = null));
      this.#after("failed", SHAKE, () => (this.failed = []));
      play(outcome.right ? "right" : "wrong");
    } else if (event.type === "PuzzleStarted") play("deal");
    else if (event.type === "PuzzleSolved") play("end");
  }

  #after(name: string, millis: number, call: () => void): void {
    clearTimeout(this.#timers.get(name));
    this.#timers.set(name, setTimeout(call, millis));
  }
}
