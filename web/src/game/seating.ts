import type {
  Chair,
  HostChanged,
  PlayerAway,
  PlayerBack,
  PlayerLeft,
  PlayerReady,
  PlayerReplaced,
  PlayerReturned,
  PlayerSeated,
  Seat,
  Seating,
} from "../made/table";

/** What both games know of seats. */
export type SeatingEvent =
  | PlayerSeated
  | PlayerLeft
  | PlayerReturned
  | PlayerReplaced
  | PlayerAway
  | PlayerBack
  | PlayerReady
  | HostChanged;

/** The seats after an event. */
export function applyToSeating(seating: Seating, event: SeatingEvent): Seating {
  switch (event.type) {
    case "PlayerSeated":
      return { ...seating, chairs: [...seating.chairs, newChair(event.name, event.bot)] };
    case "PlayerLeft":
      return {
        chairs: changed(seating, event.seat, { left: true, removed: event.removed, ready: false, nonce: "" }),
        host: event.seat === seating.host ? -1 : seating.host,
      };
    case "PlayerReturned":
      return { ...seating, chairs: changed(seating, event.seat, { left: false, away: false }) };
    case "PlayerReplaced":
      return { ...seating, chairs: changed(seating, event.seat, newChair(event.name, true)) };
    case "PlayerAway":
      return { ...seating, chairs: changed(seating, event.seat, { away: true }) };
    case "PlayerBack":
      return { ...seating, chairs: changed(seating, event.seat, { away: false }) };
    case "PlayerReady":
      return { ...seating, chairs: changed(seating, event.seat, { ready: true, nonce: event.nonce }) };
    case "HostChanged":
      return { ...seating, host: event.seat };
  }
}

/** The same seats with nobody ready: what a start leaves behind. */
export function rested(seating: Seating): Seating {
  return { ...seating, chairs: seating.chairs.map((chair) => ({ ...chair, ready: false, nonce: "" })) };
}

function newChair(name: string, bot: boolean): Chair {
  return { name, bot, away: false, left: false, removed: false, ready: false, nonce: "" };
}

function changed(seating: Seating, seat: Seat, changes: Partial<Chair>): readonly Chair[] {
  return seating.chairs.map((chair, i) => (i === seat ? { ...chair, ...changes } : chair));
}
