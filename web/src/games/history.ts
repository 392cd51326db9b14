import type { CardEvent } from "../generated/cardevents";
import type { CardView } from "../generated/cardgame";
import { type Triple, setsAmong } from "./sets";

/** A SET on the table, and the time since which its three cards have been there together. */
export interface SetOnTable {
  readonly cards: Triple;
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

/** Returns the SETs on the table at a version, oldest first. */
export function setsOnTable(views: readonly CardView[], events: readonly CardEvent[], version: number): SetOnTable[] {
  const view = views[version];
  if (view?.phase !== "play") return [];
  const cards = view.layout.filter((card) => card !== null);
  const arrivals = new Map<number, number>();
  // walk back to the start of the deal: a card arrived with the first layout that includes it
  const waiting = new Set(cards);
  for (let v = version; v > 0 && waiting.size > 0; v--) {
    const before = views[v - 1];
    for (const card of waiting) {
      // during a pause no view shows the cards, but they stay on the table
      if (before?.phase === "play" && before.deal === view.deal && (before.paused_at !== null || before.layout.includes(card))) continue;
      // later pauses moved the start of the deal, and don't count here either
      arrivals.set(card, (events[v - 1]?.at ?? 0) + view.started_at - (views[v]?.started_at ?? view.started_at));
      waiting.delete(card);
    }
  }
  return setsAmong(cards)
    .map((set) => ({ cards: set, since: Math.max(...set.map((card) => arrivals.get(card) ?? 0)) }))
    .sort((a, b) => a.since - b.since);
}
