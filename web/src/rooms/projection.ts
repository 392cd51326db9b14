import type { RoomView, Round } from "../generated/room";
import type { RoomEvent } from "../generated/roomevents";
import { applyToSeating } from "../games/seating";

/** Applies an event to the view of a room. No rules are needed: an event carries all its consequences. */
export function applyToRoom(view: RoomView, event: RoomEvent): RoomView {
  return { ...view, ...changes(view, event), version: view.version + 1 };
}

function changes(view: RoomView, event: RoomEvent): Partial<RoomView> {
  switch (event.type) {
    case "TermsChanged":
      return { terms: event.terms };
    case "RoomRoundStarted":
      return { phase: "play", solution: null, rounds: [...view.rounds, { terms: event.terms, tables: event.tables, scores: event.tables.map(() => null), times: event.tables.map(() => null), ends_at: event.ends_at, is_over: false, left: [] }] };
    case "TableAdded":
      return { rounds: withLatest(view, (round) => ({ ...round, tables: [...round.tables, { code: event.code, seats: [] }], scores: [...round.scores, null], times: [...round.times, null] })) };
    case "PersonPlaced":
      return { rounds: withLatest(view, (round) => ({ ...round, left: movedAway(round, event.seat), tables: round.tables.map((table, i) => placed(table, event.seat, i === event.table)) })) };
    case "TableRecorded":
      return { rounds: view.rounds.map((round, i) => (i === event.number - 1 ? { ...round, scores: round.scores.with(event.table, event.scores), times: round.times.with(event.table, event.time_taken) } : round)) };
    case "RoomRoundEnded":
      return { phase: "pause", paused_at: null, rounds: withLatest(view, (round) => ({ ...round, is_over: true })) };
    case "TablesPaused":
      return { paused_at: event.at, pauses: view.pauses + 1 };
    case "TablesResumed":
      return { paused_at: null, rounds: withLatest(view, (round) => ({ ...round, ends_at: later(view, event.at, round.ends_at) })) };
    case "NamesShown":
      return { names_shown: event.shown };
    case "ScoresShown":
      return { scores_shown: event.shown };
    case "SolutionShown":
      return { solution: event.number };
    case "PersonReadmitted":
      return { seating: { ...view.seating, chairs: view.seating.chairs.map((chair, seat) => (seat === event.seat ? { ...chair, removed: false } : chair)) } };
    case "NameClaimed":
      return { claims: [...view.claims, { seat: event.seat, proof: event.proof, confirmed: null, is_spent: false }] };
    case "ClaimAnswered":
      return { claims: view.claims.map((claim, i) => (i === event.claim ? { ...claim, confirmed: event.confirmed } : claim)) };
    case "SeatClaimed":
      return { claims: view.claims.map((claim, i) => (i === event.claim ? { ...claim, is_spent: true } : claim)) };
    case "OwnerLinkReplaced":
    case "OwnerDeviceAdded":
      return {};
    case "TableClosed":
      return { phase: "over", paused_at: null };
    case "SeedCommitted":
      return { opened_at: event.at, seating: applyToSeating(view.seating, event) };
    case "PlayVoided":
      return {};
    default:
      return { seating: applyToSeating(view.seating, event) };
  }
}

/** Postpones a time by the length of the room's pause. */
function later(view: RoomView, now: number, moment: number | null): number | null {
  return moment === null || view.paused_at === null ? moment : moment + now - view.paused_at;
}

function movedAway(round: Round, seat: number): Round["left"] {
  const former = round.tables.findIndex((table) => table.seats.includes(seat));
  return former < 0 ? round.left : [...round.left, [seat, former]];
}

function placed(table: Round["tables"][number], seat: number, here: boolean): Round["tables"][number] {
  const others = table.seats.filter((other) => other !== seat);
  return { ...table, seats: here ? [...others, seat] : others };
}

function withLatest(view: RoomView, change: (round: Round) => Round): readonly Round[] {
  return view.rounds.map((round, i) => (i === view.rounds.length - 1 ? change(round) : round));
}
