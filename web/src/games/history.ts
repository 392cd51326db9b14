import type { CardEvent } from "../generated/cardevents";
import type { CardView } from "../generated/cardgame";
import type { LaidBoard } from "../generated/results";
import type { Log } from "./game";

/** What lies on the table for a while; what may be taken depends on nothing else. */
export interface Board extends Required<LaidBoard> {
  /** The version with which it begins, and that with which its deal began. */
  readonly version: number;
  readonly deal: number;
  /** When it begins, in milliseconds of the deal without its pauses. */
  readonly at: number;
}

/** A SET on the table, and the time of the deal since which it could be taken. */
export interface Lying {
  readonly cards: readonly number[];
  readonly since: number;
}

/** A version worth jumping to. */
export interface Moment {
  readonly version: number;
  readonly kind: "deal" | "right" | "wrong" | "more" | "end";
  readonly seat: number | null;
  readonly at: number;
}

const KINDS: Partial<Record<CardEvent["type"], Moment["kind"]>> = {
  DealStarted: "deal",
  SetTaken: "right",
  CallFailed: "wrong",
  CardsAdded: "more",
  DealEnded: "end",
};

export function momentsOf(events: readonly CardEvent[]): Moment[] {
  return events.flatMap((event, i) => {
    const kind = KINDS[event.type];
    const seat = "seat" in event ? event.seat : null;
    return kind ? [{ version: i + 1, kind, seat, at: event.at }] : [];
  });
}

/** Returns the boards of all deals. Pauses, during which no view has the cards, belong to the board before. */
export function boardsOf({ views, events }: Log<CardView, CardEvent>): Board[] {
  const boards: Board[] = [];
  let key = "";
  let deal = 0;
  views.forEach((view, version) => {
    if (view.phase !== "play") key = "";
    if (view.phase !== "play" || view.paused_at !== null) return;
    const { chain, found, started_at: start } = view;
    const cards = view.layout.filter((card) => card !== null);
    const now = JSON.stringify([cards, chain, found]);
    if (now === key) return;
    if (key === "") deal = version;
    key = now;
    boards.push({ cards, chain, found, version, deal, at: (events[version - 1]?.at ?? start) - start });
  });
  return boards;
}

/** Returns the SETs on each board of a deal with the time since which they could be taken, oldest first. */
export function lyingOn(boards: readonly Board[], takings: readonly (readonly (readonly number[])[])[]): Lying[][] {
  let before = new Map<string, number>();
  return boards.map(({ at }, i) => {
    const lying = (takings[i] ?? []).map((cards) => ({ cards, since: before.get(cards.join()) ?? at }));
    before = new Map(lying.map(({ cards, since }) => [cards.join(), since]));
    return lying.sort((a, b) => a.since - b.since);
  });
}
