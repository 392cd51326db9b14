import type { ChanceVerdict } from "../chance/verdict";
import type { ChanceVerifier } from "../chance/verification";
import type { AnyEvent, Events, Welcome } from "../generated/wire";
import type { Sockets } from "./connection";
import { DelayedEvents } from "./delayed_events";
import type { Playable, Versioned } from "./playable";

/** What a followed view tells its session. */
interface Follower<View> {
  /** The command that caused these events has taken effect. */
  answered(events: Events): void;
  /** Events have changed the view. */
  changed(): void;
  /** Events are missing, so the table must send the full view. */
  missed(): void;
  /** An event could not be shown, and the table must send the full view; this is the last good one. */
  failed(before: View): void;
}

/** How far a client has followed a table, for its next hello. */
interface Position {
  readonly seen?: number;
  readonly resume_token?: string;
}

/** A seat's view of a table, kept up to date by events. */
export class FollowedView<View extends Versioned> {
  view = $state.raw<View | null>(null);
  /** Whether the draws of the last finished deal match what this client saw. */
  verdict = $state.raw<ChanceVerdict | null>(null);
  resumeToken = "";
  game: Playable<View> | null = null;
  #received = 0;
  /** Whether an event could not be shown; true until the requested full view arrives. */
  #lostTrack = false;
  readonly #delayed: DelayedEvents;

  constructor(
    /** Checks the draws of chance among the events. */
    private readonly verifier: ChanceVerifier,
    sockets: Sockets,
    /** The table's clock. */
    now: () => number,
    private readonly seat: () => number | null,
    private readonly tell: Follower<View>,
  ) {
    this.#delayed = new DelayedEvents(sockets, now, (events) => {
      this.#show(events.events);
      this.tell.answered(events);
    });
  }

  get position(): Position {
    return this.#lostTrack ? {} : { seen: this.#received, resume_token: this.resumeToken };
  }

  /** Adopts the view that a welcome brings; one without a view continues from what was seen. */
  welcome({ view, version, resume_token: resumeToken }: Welcome): void {
    this.resumeToken = resumeToken ?? "";
    if (view === undefined || view === null) return;
    const skipped = this.#delayed.clear();
    this.#startFrom(view as View, version);
    this.#lostTrack = false;
    this.verdict = this.verifier.verdict;
    for (const events of skipped) this.tell.answered(events);
  }

  /** Continues from the previous page's view, unless the table has sent a newer one. */
  resume(view: View, feed: unknown): void {
    if (this.view === null) this.#startFrom(view, view.version);
    this.game?.restore?.(feed, view, this.view ?? view);
  }

  #startFrom(view: View, version: number): void {
    this.view = view;
    this.#received = version;
    this.verifier.startFrom(view);
  }

  receive(message: Events): void {
    const end = message.after + message.events.length;
    if (this.#lostTrack || message.after !== this.#received) {
      this.tell.answered(message);
      if (!this.#lostTrack && end > this.#received) this.tell.missed();
      return;
    }
    this.#received = end;
    this.#delayed.add(message);
  }

  #show(events: readonly AnyEvent[]): void {
    for (const event of events) {
      const before = this.view;
      if (!before || !this.game || this.#lostTrack) return;
      try {
        this.verifier.observe(before, event, this.seat());
        this.verdict = this.verifier.verdict;
        this.view = this.game.apply(before, event);
        this.game.shown?.(before, event);
      } catch (error) {
        // a bug in one event must not end the game
        console.error(error);
        this.#lostTrack = true;
        this.tell.failed(before);
        return;
      }
    }
    this.tell.changed();
  }

  /** Stops showing events. */
  stop(): void {
    this.#delayed.clear();
  }
}
