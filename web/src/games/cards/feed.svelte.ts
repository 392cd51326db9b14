import type { CardEvent, CardsAdded } from "../../generated/cardevents";
import type { CardView } from "../../generated/cardgame";
import type { LaidBoard } from "../../generated/results";
import { play } from "../../sound/sound";
import { type Outcome, outcomeOf } from "./news";
import { type Race, raceOf } from "../race";

const OUTCOME = 9000;
const SHAKE = 1500;
const WORD = 6000;
/** Number of calls that can be read again. */
const CALLS = 40;

/** Recent events at a card table, while they are worth showing. */
export class CardFeed {
  outcome = $state.raw<Outcome | null>(null);
  /** The calls of this deal, latest first. */
  calls = $state.raw<readonly Outcome[]>([]);
  /** Why more cards were dealt, or that all of them are new; shown for a while. */
  more = $state<CardsAdded["cause"] | "board" | null>(null);
  /** Cards just laid on the table, and cards that moved. */
  laid = $state.raw<readonly number[]>([]);
  moved = $state.raw<readonly number[]>([]);
  /** The boards of this deal on which everybody agreed that there was no SET; the result shows whether they were right. */
  agreedOn = $state.raw<readonly LaidBoard[]>([]);
  /** The seat whose call was voided a moment ago because the server had stopped (C20). */
  voided = $state<number | null>(null);
  /** How the race for the current call was won. */
  race = $state.raw<Race | null>(null);
  /** Cards wrongly called a moment ago. */
  failed = $state.raw<readonly number[]>([]);
  /** The seat that won the cards leaving the table. */
  owner = $state<number | null>(null);
  /** Whether there is a SET, according to the last hint on this layout. */
  exists = $state<boolean | null>(null);
  /** The seat that asked for that hint. */
  hinter = $state<number | null>(null);
  #timers = new Map<string, ReturnType<typeof setTimeout>>();

  /** Returns the calls, for the next page in this tab. */
  save(): unknown {
    return this.calls;
  }

  /** Restores the calls if the same deal continues. */
  restore(saved: unknown, before: CardView, after: CardView): void {
    if (Array.isArray(saved) && before.deal === after.deal && before.deal > 0) this.calls = saved as Outcome[];
  }

  shown(before: CardView, event: CardEvent): void {
    const outcome = outcomeOf(before, event, this.race);
    switch (event.type) {
      case "SetTaken":
        this.laid = cardsIn(event.layout, event.dealt);
        this.moved = cardsIn(event.layout, event.moved.map(([, to]) => to));
        this.owner = event.seat;
        this.exists = null;
        play("right");
        break;
      case "CallFailed":
        this.failed = event.cards;
        this.#after("failed", SHAKE, () => (this.failed = []));
        play("wrong");
        break;
      case "SetCalled":
        this.outcome = null;
        this.more = null;
        this.race = raceOf(event);
        this.failed = [];
        play("call");
        break;
      case "PlayVoided":
        this.race = null;
        this.voided = event.seat;
        this.#after("voided", WORD, () => (this.voided = null));
        break;
      case "NoSetVoted":
        this.outcome = null;
        play("vote");
        break;
      case "CardsAdded":
        this.laid = cardsIn(event.layout, event.dealt);
        this.moved = [];
        this.owner = null;
        this.exists = null;
        this.outcome = null;
        if (event.cause === "vote") this.agreedOn = [...this.agreedOn, { cards: before.layout.filter((card) => card !== null), chain: before.chain }];
        this.more = event.cause;
        this.#after("more", WORD, () => (this.more = null));
        play("deal");
        break;
      case "BoardLaid":
        this.laid = cardsIn(event.layout, [...event.layout.keys()]);
        this.moved = [];
        this.owner = null;
        this.exists = null;
        this.more = "board";
        this.#after("more", WORD, () => (this.more = null));
        play("deal");
        break;
      case "DealStarted":
        this.owner = null;
        this.outcome = null;
        this.exists = null;
        this.calls = [];
        this.agreedOn = [];
        this.laid = [];
        this.moved = [];
        this.more = null;
        play("deal");
        break;
      case "HintGiven":
        // the latest message wins
        this.outcome = null;
        this.more = null;
        this.exists = event.exists;
        this.hinter = event.seat;
        break;
      case "DealPaused":
      case "TablePaused":
        // what is no longer new is not announced after the pause
        this.laid = [];
        this.moved = [];
        break;
      case "DealEnded":
        play("end");
        break;
      default:
        break;
    }
    if (outcome) {
      this.race = null;
      this.outcome = outcome;
      this.more = null;
      this.calls = [outcome, ...this.calls].slice(0, CALLS);
      this.#after("outcome", OUTCOME, () => (this.outcome = null));
    }
  }

  #after(name: string, millis: number, call: () => void): void {
    clearTimeout(this.#timers.get(name));
    this.#timers.set(name, setTimeout(call, millis));
  }
}

function cardsIn(layout: readonly (number | null)[], slots: readonly number[]): number[] {
  return slots.flatMap((slot) => layout[slot] ?? []);
}
