import type { CardEvent, CardsAdded, SetTaken } from "../made/cardevents";
import { NEW_PLAYER, type Player, type View } from "../made/cardgame";
import type { Seat } from "../made/table";
import { applyToSeating, rested } from "./seating";

/** The card game after an event. No rule lives here: an event brings all its consequences. */
export function applyToCards(view: View, event: CardEvent): View {
  return { ...view, ...changes(view, event), version: view.version + 1 };
}

function changes(view: View, event: CardEvent): Partial<View> {
  switch (event.type) {
    case "SeedCommitted":
      return { commitment: event.commitment };
    case "PlayerSeated":
      return { seating: applyToSeating(view.seating, event), players: [...view.players, NEW_PLAYER] };
    case "TableClosed":
      return { phase: "over", ...settled, next_at: null };
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
        layout: event.layout,
        layout_since: view.version + 1,
        pile_count: event.pile_count,
        next_at: null,
        left: [],
        players: view.players.map((player, seat) => nextDeal(player, event.players.includes(seat))),
        seating: rested(view.seating),
      };
    case "SetCalled":
      return {
        call: { seat: event.seat, since: event.at, until: event.until },
        ...(view.votes.length > 0 ? { votes: view.votes.filter((seat) => seat !== event.seat), vote_until: null } : {}),
      };
    case "SetTaken":
      return relaid(
        view,
        event,
        fresh(view.players).map(only(event.seat, (player) => ({
          ...player,
          won: [...player.won, ...event.cards],
          points: event.points,
          right: player.right + 1,
        }))),
      );
    case "CallFailed":
      return {
        players: view.players.map(only(event.seat, (player) => ({
          ...player,
          won: player.won.slice(0, player.won.length - event.lost.length),
          aside: [...player.aside, ...event.lost],
          points: event.points,
          wrong: player.wrong + 1,
          locked_until: event.locked_until,
        }))),
        call: null,
        votes: view.votes.filter((seat) => seat !== event.seat),
        vote_until: event.vote_until,
      };
    case "NoSetVoted":
    case "VotesChanged":
      return { votes: event.votes, vote_until: event.vote_until };
    case "VoteDenied":
      return { players: view.players.map(only(event.seat, (player) => ({ ...player, denied: event.denied }))) };
    case "CardsAdded":
      return relaid(view, event, fresh(view.players));
    case "HintGiven":
      return {
        players: view.players.map(only(event.seat, (player) => ({
          ...player,
          hints: event.hints,
          hint_step: event.step,
          hint: event.cards,
        }))),
      };
    case "DealEnded":
      return {
        phase: "pause",
        ended_at: event.at,
        left: event.left,
        next_at: event.next_at,
        ...settled,
        players: fresh(view.players),
      };
    case "MatchEnded":
      return { phase: "over", winners: event.winners, next_at: null };
    case "PlayerLeft":
    case "PlayerReturned":
    case "PlayerReplaced":
    case "PlayerAway":
    case "PlayerBack":
    case "PlayerReady":
    case "HostChanged":
      return { seating: applyToSeating(view.seating, event) };
    default:
      // an event that this version does not know changes nothing but the count; the types know them all
      event satisfies never;
      return {};
  }
}

/** A player with nothing won yet; what counts for the match stays. */
function nextDeal({ total, points, deals, right, wrong, denied, hints }: Player, plays: boolean): Player {
  return { ...NEW_PLAYER, total: total + points, deals: deals + (plays ? 1 : 0), right, wrong, denied, hints };
}

const settled = { call: null, votes: [], vote_until: null } as const;

function relaid(view: View, event: SetTaken | CardsAdded, players: readonly Player[]): Partial<View> {
  return {
    players,
    layout: event.layout,
    layout_since: view.version + 1,
    pile_count: event.pile_count,
    ...settled,
  };
}

/** The players with locks and hints lifted, as a new layout does. */
function fresh(players: readonly Player[]): readonly Player[] {
  return players.map((player) => ({ ...player, locked_until: null, hint_step: 0, hint: [] }));
}

function only(seat: Seat, change: (player: Player) => Player): (player: Player, i: number) => Player {
  return (player, i) => (i === seat ? change(player) : player);
}
