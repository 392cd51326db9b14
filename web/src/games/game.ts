import type { Component } from "svelte";
import type { AnyEvent } from "../generated/wire";
import type { Area } from "../i18n/words.svelte";
import type { Versioned } from "../net/playable";
import type { Session } from "../net/session.svelte";

/** What has just happened at a table, while it is worth showing. */
export interface Feed<View, Event> {
  /** Called with each event at the moment when it is shown. */
  shown(before: View, event: Event): void;
  /** What to save besides the view for when the page is reloaded. */
  save?(): unknown;
  /** Restores it; `before` is the view that it belonged to, `after` the one from which the game continues. */
  restore?(saved: unknown, before: View, after: View): void;
}

/** One thing that happened while a player could not see it: a message and its values. */
export interface MissedNews {
  readonly id: string;
  readonly values: Record<string, number>;
}

/** A whole game as read from a `.tercet` file, with the view before the first event and after each. */
export interface Log<View extends Versioned = Versioned, Event = AnyEvent> {
  readonly game: Game<View, Event>;
  readonly rules: View["rules"];
  readonly events: readonly Event[];
  readonly views: readonly View[];
}

/** A component's module; `default` is a method, so that pages can pass on a view without knowing whose it is. */
interface Module<Props extends Record<string, unknown>> {
  default(...parts: Parameters<Component<Props>>): ReturnType<Component<Props>>;
}

/**
 * All that pages know of a game. Its functions are methods, whose parameters TypeScript compares in both directions: so a
 * `Game<CardView, CardEvent>` is a `Game`, and a page that always gives a game its own views and events needs no casts.
 */
export interface Game<View extends Versioned = Versioned, Event = AnyEvent, OwnFeed extends Feed<View, Event> = Feed<View, Event>> {
  readonly name: string;
  /** The texts that its pages need besides those of every table. */
  readonly areas: readonly Area[];
  /** The view before anything has happened. */
  readonly newView: View;
  /** The fields that an older log leaves out, for every type of event. */
  readonly eventDefaults: Readonly<Record<string, object>>;
  /** Loads what its pages need for a game by these rules, beyond what every game needs. */
  prepare?(rules: View["rules"]): Promise<void>;
  /** The view after an event. */
  apply(view: View, event: Event): View;
  newFeed(seat: () => number | null): OwnFeed;
  /** What a player has missed, the most important first: what it cost them, then what others have won. */
  missed(before: View, after: View, seat: number | null): MissedNews[];
  table(): Promise<Module<{ session: Session<View>; feed: OwnFeed; view: View }>>;
  replay(): Promise<Module<{ log: Log<View, Event>; text: string }>>;
}
