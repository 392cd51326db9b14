import type { Chair, Seat, Seating } from "../generated/table";
import type {
  CommitmentsAwaited,
  CommitmentsFixed,
  HostChanged,
  NonceCommitted,
  NonceMissed,
  NonceRevealed,
  PlayContinued,
  PlayInterrupted,
  PlayerAway,
  PlayerBack,
  PlayerLeaving,
  PlayerLeft,
  PlayerReady,
  PlayerRenamed,
  HandicapSet,
  PlayerReplaced,
  PlayerReturned,
  PlayerSeated,
  ProposalAgreed,
  ProposalDeclined,
  ProposalMade,
  ReadyWithdrawn,
  SeatMoved,
  SeatOffered,
  SeedCommitted,
  StartVoided,
  TablePaused,
  TableResumed,
} from "../generated/tableevents";

/** Events about seats, common to all games. */
export type SeatingEvent =
  | PlayerSeated
  | PlayerLeft
  | PlayerLeaving
  | PlayerReturned
  | PlayerReplaced
  | PlayerAway
  | PlayerBack
  | PlayerReady
  | PlayerRenamed
  | HandicapSet
  | ReadyWithdrawn
  | HostChanged
  | StartEvent
  | ProposalMade
  | ProposalAgreed
  | ProposalDeclined
  | SeatOffered
  | SeatMoved
  | TablePaused
  | TableResumed;

/** Events about starting a game. */
type StartEvent =
  | SeedCommitted
  | NonceCommitted
  | CommitmentsAwaited
  | PlayInterrupted
  | PlayContinued
  | CommitmentsFixed
  | NonceRevealed
  | NonceMissed
  | StartVoided;

/** Applies an event to the seating. */
export function applyToSeating(seating: Seating, event: SeatingEvent): Seating {
  switch (event.type) {
    case "PlayerSeated":
      return { ...seating, chairs: [...seating.chairs, newChair(event.name, event.bot)] };
    case "PlayerLeft":
      return {
        ...seating,
        chairs: changed(seating, event.seat, { left: true, leaving: false, removed: event.removed, ready: false, committed: "" }),
        host: event.seat === seating.host ? -1 : seating.host,
        proposal: proposalWithout(seating, event.seat),
      };
    case "PlayerLeaving":
      return { ...seating, chairs: changed(seating, event.seat, { leaving: true, removed: event.removed }) };
    case "PlayerReturned":
      return { ...seating, chairs: changed(seating, event.seat, { left: false, leaving: false, away: false, ...askedAgain(event.asked) }) };
    case "PlayerReplaced":
      return { ...seating, chairs: changed(seating, event.seat, newChair(event.name, true)) };
    case "PlayerAway":
      return { ...seating, chairs: changed(seating, event.seat, { away: true }) };
    case "PlayerBack":
      return { ...seating, chairs: changed(seating, event.seat, { away: false, ...askedAgain(event.asked) }) };
    case "PlayerReady":
      return { ...seating, chairs: changed(seating, event.seat, { ready: true }) };
    case "ReadyWithdrawn":
      return { ...seating, chairs: changed(seating, event.seat, { ready: false }) };
    case "PlayerRenamed":
      return { ...seating, chairs: changed(seating, event.seat, { name: event.name }) };
    case "HandicapSet":
      return { ...seating, chairs: changed(seating, event.seat, { handicap: event.seconds }) };
    case "HostChanged":
      return { ...seating, host: event.seat, host_unseated: false };
    case "ProposalMade":
      return { ...seating, proposal: { what: event.what, seat: event.seat, agreed: [event.seat] } };
    case "ProposalAgreed":
      return seating.proposal
        ? { ...seating, proposal: { ...seating.proposal, agreed: [...seating.proposal.agreed, event.seat] } }
        : seating;
    case "ProposalDeclined":
      return { ...seating, proposal: null };
    case "SeatOffered":
      return { ...seating, chairs: changed(seating, event.seat, { offered: event.proof }) };
    case "SeatMoved":
      return { ...seating, chairs: changed(seating, event.seat, { offered: "" }) };
    case "TablePaused":
      return { ...seating, paused_at: event.at };
    case "TableResumed":
      return {
        ...seating,
        paused_at: null,
        start: seating.start && { ...seating.start, until: afterPause(seating, event, seating.start.until) },
      };
    default:
      return applyToStart(seating, event);
  }
}

/** Shifts a time by the length of the pause that just ended. */
export function afterPause<Moment extends number | null>(seating: Seating, event: TableResumed, moment: Moment): Moment {
  return (moment === null || seating.paused_at === null ? moment : moment + event.at - seating.paused_at) as Moment;
}

/** Applies an event of a start to the seating. */
function applyToStart(seating: Seating, event: StartEvent): Seating {
  switch (event.type) {
    case "SeedCommitted":
      return {
        ...seating,
        chairs: seating.chairs.map((chair) => ({ ...chair, committed: "" })),
        host_unseated: seating.host_unseated || event.hosted,
      };
    case "NonceCommitted": {
      const excused = seating.start !== null && (seating.chairs[event.seat]?.excused ?? false);
      return { ...seating, provable: true, chairs: changed(seating, event.seat, { committed: event.commitment, excused, contributes_nonces: true }) };
    }
    case "CommitmentsAwaited":
      return { ...seating, start: { until: event.until, players: [], seats: [], commitments: [], nonces: [], interrupted: [] } };
    case "CommitmentsFixed": {
      const { until, players, seats, commitments } = event;
      return { ...seating, start: { until, players, seats, commitments, nonces: seats.map(() => ""), interrupted: [] } };
    }
    case "NonceRevealed": {
      const start = seating.start;
      if (!start) return seating;
      const nonces = start.nonces.map((nonce, i) => (start.seats[i] === event.seat ? event.nonce : nonce));
      return { ...seating, start: { ...start, nonces } };
    }
    case "PlayInterrupted":
    case "PlayContinued": {
      const others = seating.start?.interrupted.filter((seat) => seat !== event.seat) ?? [];
      const interrupted = event.type === "PlayInterrupted" ? [...others, event.seat] : others;
      return { ...seating, start: seating.start && { ...seating.start, until: event.until, interrupted } };
    }
    case "NonceMissed":
      return { ...seating, chairs: changed(seating, event.seat, { excused: true }) };
    case "StartVoided":
      return {
        ...seating,
        start: null,
        chairs: seating.chairs.map((chair, seat) => ({
          ...chair,
          ready: event.ready.includes(seat),
          ...askedAgain(event.asked.includes(seat)),
          sits_out: chair.sits_out || (event.caused_by.includes(seat) && !seating.start?.interrupted.includes(seat)),
        })),
        void_starts:
          event.caused_by.length > 0
            ? [...seating.void_starts, { seed: event.seed, seats: event.caused_by, chairs: seating.chairs.length }]
            : seating.void_starts,
      };
  }
}

/** Players that a start waited for in vain may be asked for a nonce again. */
function askedAgain(asked: boolean): Partial<Chair> {
  return asked ? { excused: false } : {};
}

/** Returns the proposal that remains once a player has left. */
function proposalWithout(seating: Seating, seat: Seat): Seating["proposal"] {
  const proposal = seating.proposal;
  if (!proposal || proposal.seat === seat) return null;
  return { ...proposal, agreed: proposal.agreed.filter((other) => other !== seat) };
}

/** Returns the seating after a start: nobody ready, nothing proposed. */
export function rested(seating: Seating): Seating {
  const chairs = seating.chairs.map((chair) => ({
    ...chair,
    ready: false,
    committed: "",
    // don't wait again for a client that has never committed, until it does
    excused: chair.excused && !chair.contributes_nonces,
    sits_out: false,
  }));
  return { ...seating, chairs, start: null, void_starts: [], proposal: null };
}

const FEWEST_TO_START = 2;

/** Returns the players of a deal that starts now: all but those who caused a void start, unless too few would be left (P1). */
export function starters({ chairs }: Seating): Seat[] {
  const staying = chairs.map((chair, seat) => ({ chair, seat })).filter(({ chair }) => !chair.left);
  const players = staying.filter(({ chair }) => !chair.sits_out);
  const others = staying.filter(({ chair }) => chair.sits_out).sort((a, b) => Number(a.chair.away) - Number(b.chair.away));
  for (const other of others) {
    if (players.length >= FEWEST_TO_START && players.some(({ chair }) => !chair.bot && !chair.away)) break;
    players.push(other);
  }
  return players.map(({ seat }) => seat).sort((a, b) => a - b);
}

/** Whether a start may wait for this seat's nonce: not if it caused a void start, or was taken after one (P1). */
export function mayWithhold(seating: Seating, seat: Seat): boolean {
  const first = seating.void_starts[0];
  return seating.chairs[seat]?.sits_out === false && (first === undefined || seat < first.chairs);
}

/** Whether a player whom a start waited for in vain must be asked for a nonce again once they return (P1). */
export function isAskedAgain({ start, chairs }: Seating, seat: Seat): boolean {
  const chair = chairs[seat];
  return start === null && chair !== undefined && chair.excused && chair.contributes_nonces;
}

function newChair(name: string, bot: boolean): Chair {
  return {
    name,
    bot,
    away: false,
    left: false,
    leaving: false,
    removed: false,
    ready: false,
    committed: "",
    excused: false,
    contributes_nonces: false,
    offered: "",
    sits_out: false,
    handicap: 0,
  };
}

function changed(seating: Seating, seat: Seat, changes: Partial<Chair>): readonly Chair[] {
  return seating.chairs.map((chair, i) => (i === seat ? { ...chair, ...changes } : chair));
}
