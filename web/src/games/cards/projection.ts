import type { BoardLaid, CardEvent, CardsAdded, SetTaken } from "../../generated/cardevents";
import { NEW_PLAYER, type CardPlayer, type CardView } from "../../generated/cardgame";
import type { Seat } from "../../generated/table";
import { afterPause, applyToSeating, rested } from "../seating";

/** Applies an event to the view of a card game. No rules are needed: an event carries all its consequences. */
export function applyToCards(view: CardView, event: CardEvent): CardView {
  return { ...view, ...changes(view, event), version: view.version + 1 };
}

function changes(view: CardView, event: CardEvent): Partial<CardView> {
  switch (event.type) {
    case "SeedCommitted":
      return { commitment: event.commitment, seating: applyToSeating(view.seating, event) };
    case "PlayerSeated":
      return { seating: applyToSeating(view.seating, event), players: [...view.players, NEW_PLAYER] };
    case "TableClosed":
      return { phase: "over", call: null, ...noVote, next_at: null, ...resumed(view, event) };
    case "DealStarted":
      return {
        phase: "play",
        deal: event.deal,
        dealer: event.dealer,
        dealers: event.dealers,
        dealt_in: event.players,
        style: event.style,
        no_set: event.no_set,
        started_at: event.at,
        ended_at: null,
        paused_at: null,
        layout: event.layout,
        layout_since: view.version + 1,
        pile_count: event.pile_count,
        next_at: null,
        left: [],
        ...noProgress,
        players: view.players.map((player, seat) => ({ ...nextDeal(player, event.players.includes(seat)), locked_until: handicapUntil(view, seat, event) })),
        seating: rested(view.seating),
      };
    case "PlayerDealtIn":
      return {
        dealt_in: [...view.dealt_in, event.seat],
        players: view.players.map(only(event.seat, (player) => ({ ...player, deals: player.deals + 1 }))),
      };
    case "DealVoided":
      return {
        phase: event.deal > 1 ? "pause" : "lobby",
        deal: event.deal - 1,
        dealers: [view.dealer, ...view.dealers],
        layout: [],
        layout_since: view.version + 1,
        pile_count: 0,
        paused_at: null,
        ...noProgress,
        ...settled,
        players: event.tallies.map((tally) => ({ ...NEW_PLAYER, ...tally })),
        seating: rested(view.seating),
      };
    case "SetCalled":
      return {
        call: { seat: event.seat, since: event.at, until: event.until, interrupted: false },
        ...withVotes(view, without(view.votes, event.seat), event.seat),
        ...clocksStopped,
      };
    case "SetTaken":
      return taken(view, event);
    case "BoardLaid":
      return { ...relaid(view, event, fresh(view, event)), found: [], discarded: [...view.discarded, ...event.discarded] };
    case "NamingOpened":
      return { ...settled, naming_until: event.until, layout_since: view.version + 1 };
    case "CardNamed":
      return {
        naming_until: null,
        players: view.players.map(only(event.seat, (player) => ({
          ...player,
          won: [...player.won, event.card],
          sizes: [...player.sizes, 1],
          points: event.points,
          mistakes: 0,
        }))),
      };
    case "CallFailed":
      return {
        players: view.players.map(only(event.seat, (player) => ({
          ...player,
          won: player.won.slice(0, player.won.length - event.lost.length),
          sizes: event.lost.length > 0 ? player.sizes.slice(0, -1) : player.sizes,
          aside: [...player.aside, ...event.lost],
          points: event.points,
          wrong: player.wrong + 1,
          mistakes: view.rules.longest_lock_seconds > 0 ? player.mistakes + 1 : 0,
          locked_until: event.locked_until,
        }))),
        call: null,
        ...withVotes(view, without(view.votes, event.seat), event.seat),
        ...clocksStopped,
        vote_until: event.vote_until,
        look_at: event.look_at,
      };
    case "NoSetVoted":
      return { ...withVotes(view, event.votes, event.seat), vote_until: event.vote_until, look_at: event.look_at };
    case "VotesChanged":
      return { ...withVotes(view, event.votes, null), vote_until: event.vote_until, look_at: event.look_at };
    case "LookingAsked":
      return { prompted: [...view.prompted, ...event.seats], prompted_until: event.until, look_at: null };
    case "LookingAnswered":
      return { ...withoutPrompt(view, event.seat), look_at: event.look_at };
    case "LookingIgnored":
      return { prompted: [], prompted_until: null, skipped: [...view.skipped, ...event.seats] };
    case "VoteDenied":
      return { players: view.players.map(only(event.seat, (player) => ({ ...player, denied: event.denied }))) };
    case "CardsAdded":
      return relaid(view, event, fresh(view, event));
    case "HintGiven":
      return {
        players: view.players.map(only(event.seat, (player) => ({ ...player, hints: event.hints }))),
        hint_step: event.step,
        hint: event.cards,
      };
    case "DealPaused":
      return { paused_at: event.at, layout: [], hint: [] };
    case "TablePaused": {
      const pauses = view.phase === "play" && view.paused_at === null;
      return { seating: applyToSeating(view.seating, event), call: null, ...(pauses ? { paused_at: event.at, layout: [], hint: [] } : {}) };
    }
    case "TableResumed": {
      const later = <Moment extends number | null>(moment: Moment): Moment => afterPause(view.seating, event, moment);
      return {
        seating: applyToSeating(view.seating, event),
        players: view.players.map((player) => ({ ...player, locked_until: later(player.locked_until) })),
        vote_until: later(view.vote_until),
        look_at: later(view.look_at),
        prompted_until: later(view.prompted_until),
        naming_until: later(view.naming_until),
        next_at: later(view.next_at),
      };
    }
    case "DealResumed":
      return { layout: event.layout, hint: event.hint, ...resumed(view, event) };
    case "DealEnded":
      return {
        phase: "pause",
        ended_at: event.at,
        left: event.left,
        next_at: event.next_at,
        naming_until: null,
        ...settled,
        players: view.players.map((player) => ({ ...player, locked_until: null })),
        ...resumed(view, event),
        seating: { ...view.seating, proposal: null },
      };
    case "MatchEnded":
      return { phase: "over", winners: event.winners, next_at: null };
    case "PlayInterrupted":
    case "PlayContinued":
      if (view.seating.start) return { seating: applyToSeating(view.seating, event) };
      return { call: { seat: event.seat, since: event.at, until: event.until, interrupted: event.type === "PlayInterrupted" } };
    case "PlayVoided":
      return { call: null };
    case "PlayerLeft":
    case "PlayerReturned":
    case "PlayerReplaced":
    case "PlayerBack":
      return {
        seating: applyToSeating(view.seating, event),
        ...(view.votes.length > 0 ? withoutPrompt(view, event.seat) : {}),
      };
    case "StartVoided":
      return {
        seating: applyToSeating(view.seating, event),
        next_at: event.in_a_row > 0 ? event.next_at : (event.next_at ?? view.next_at),
      };
    case "PlayerLeaving":
    case "PlayerAway":
    case "PlayerReady":
    case "PlayerRenamed":
    case "HandicapSet":
    case "ReadyWithdrawn":
    case "NonceCommitted":
    case "CommitmentsAwaited":
    case "CommitmentsFixed":
    case "NonceRevealed":
    case "NonceMissed":
    case "ProposalMade":
    case "ProposalAgreed":
    case "ProposalDeclined":
    case "SeatOffered":
    case "SeatMoved":
    case "HostChanged":
      return { seating: applyToSeating(view.seating, event) };
    default:
      // an event unknown to this version only advances the count; the types cover all known ones
      event satisfies never;
      return {};
  }
}

/** Ends a pause, if there is one; its time doesn't count. */
function resumed(view: CardView, event: CardEvent): Partial<CardView> {
  return view.paused_at === null ? {} : { paused_at: null, started_at: view.started_at + event.at - view.paused_at };
}

/** Resets what a player won in the deal and keeps what counts for the match. */
function nextDeal({ total, points, deals, right, wrong, denied, hints }: CardPlayer, plays: boolean): CardPlayer {
  return { ...NEW_PLAYER, total: total + points, deals: deals + (plays ? 1 : 0), right, wrong, denied, hints };
}

const noProgress = { takings: 0, chain: [], found: [], discarded: [], naming_until: null } as const;
const clocksStopped = { vote_until: null, look_at: null, prompted: [], prompted_until: null } as const;
const noVote = { votes: [], ...clocksStopped, skipped: [] } as const;
const settled = { call: null, ...noVote, hint_step: 0, hint: [] } as const;

/** Returns the new votes. Without votes nobody is prompted or skipped, and a player who has just acted never is. */
function withVotes(view: CardView, votes: readonly Seat[], seat: Seat | null): Partial<CardView> {
  return votes.length === 0 ? noVote : { votes, ...withoutPrompt(view, seat) };
}

/** Stops prompting or skipping a player who has acted. */
function withoutPrompt(view: CardView, seat: Seat | null): Partial<CardView> {
  const prompted = without(view.prompted, seat);
  return { prompted, prompted_until: prompted.length > 0 ? view.prompted_until : null, skipped: without(view.skipped, seat) };
}

function without(seats: readonly Seat[], seat: Seat | null): readonly Seat[] {
  return seats.filter((other) => other !== seat);
}

/** Applies a taking: chained cards don't count again; where cards stay on the board, nobody keeps any. */
function taken(view: CardView, event: SetTaken): Partial<CardView> {
  const { way } = view.rules;
  const won = way === "all" ? [] : event.cards.filter((card) => !event.chained.includes(card));
  const players = fresh(view, event).map(only(event.seat, (player) => ({
    ...player,
    won: [...player.won, ...won],
    sizes: [...player.sizes, won.length],
    points: event.points,
    right: player.right + 1,
    mistakes: 0,
  })));
  return {
    ...relaid(view, event, players),
    takings: view.takings + 1,
    ...(way === "chain" ? { chain: event.cards } : {}),
    ...(way === "all" ? { found: [...view.found, event.cards], layout_since: view.layout_since } : {}),
  };
}

function relaid(view: CardView, event: SetTaken | CardsAdded | BoardLaid, players: readonly CardPlayer[]): Partial<CardView> {
  return {
    players,
    layout: event.layout,
    layout_since: view.version + 1,
    pile_count: event.pile_count,
    ...settled,
  };
}

/** Returns the players facing new cards: lock-outs end, and handicaps start. */
function fresh(view: CardView, event: CardEvent): readonly CardPlayer[] {
  return view.players.map((player, seat) => ({ ...player, locked_until: handicapUntil(view, seat, event) }));
}

function handicapUntil(view: CardView, seat: Seat, event: CardEvent): number | null {
  const handicap = view.seating.chairs[seat]?.handicap ?? 0;
  return handicap > 0 ? event.at + 1000 * handicap : null;
}

function only(seat: Seat, change: (player: CardPlayer) => CardPlayer): (player: CardPlayer, i: number) => CardPlayer {
  return (player, i) => (i === seat ? change(player) : player);
}
