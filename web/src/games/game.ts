import type { Component } from "svelte";
import type { AnyEvent } from "../generated/wire";
import type { Area } from "../i18n/words.svelte";
import type { Versioned } from "../net/playable";
import type { Session } from "../net/session.svelte";

/** Recent events at a table, while they are worth showing. */
export interface Feed<View, Event> {
  /** Called with each event when it is shown. */
  shown(before: View, event: Event): void;
  /** Returns what to save across a reload, besides the view. */
  save?(): unknown;
  /** Restores what was saved; `before` is the view it was saved with, `after` the one from which the game continues. */
  restore?(saved: unknown, before: View, after: View): void;
}

/** Something a player missed: a message and its values. */
export interface MissedNews {
  readonly id: string;
  readonly values: Record<string, number>;
}

/** A whole game read from a `.tercet` file, with the view before the first event and after each. */
export interface Log<View extends Versioned = Versioned, Event = AnyEvent> {
  readonly game: Game<View, Event>;
  readonly rules: View["rules"];
  readonly events: readonly Event[];
  readonly views: readonly View[];
}

/** A component's module; `default` is a method, so pages can pass a view without knowing its type. */
interface Module<Props extends Record<string, unknown>> {
  default(...parts: Parameters<Component<Props>>): ReturnType<Component<Props>>;
}

/**
 * Everything that pages know about a game. Its functions are methods, whose parameters TypeScript checks bivariantly: a
 * `Game<CardView, CardEvent>` is a `Game`, and pages that give a game its own views and events need no casts.
 */
export interface Game<View extends Versioned = Versioned, Event = AnyEvent, OwnFeed extends Feed<View, Event> = Feed<View, Event>> {
  readonly name: string;
  /** The messages its pages need besides those of every table. */
  readonly areas: readonly Area[];
  /** The view before anything has happened. */
  readonly newView: View;
  /** Fields that older logs leave out, for every type of event. */
  readonly eventDefaults: Readonly<Record<string, object>>;
  /** Loads what its pages need for these rules, beyond what every game needs. */
  prepare?(rules: View["rules"]): Promise<void>;
  /** Returns the view after an event. */
  apply(view: View, event: Event): View;
  newFeed(seat: () => number | null): OwnFeed;
  /** What a player has missed, most important first: their losses, unless they acted after all, then what others won. */
  missed(before: View, after: View, seat: number | null, hasActed: boolean): MissedNews[];
  table(): Promise<Module<{ session: Session<View>; feed: OwnFeed; view: View }>>;
  replay(): Promise<Module<{ log: Log<View, Event>; text: string }>>;
}
