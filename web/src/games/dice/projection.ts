import type { DiceEvent, HeldDie, LyingDie } from "../../generated/diceevents";
import { type DicePlayer, type DiceView, type LastTurn, type MadeSet, NEW_PLAYER, NEW_VIEW } from "../../generated/dicegame";
import { ALL_DICE } from "../../generated/faces";
import type { Seating } from "../../generated/table";
import { type SeatingEvent, afterPause, applyToSeating, rested } from "../seating";

/** Applies an event to the view of a dice game. No rules are needed: an event carries all its consequences. */
export function applyToDice(view: DiceView, event: DiceEvent): DiceView {
  return { ...view, ...changes(view, event), version: view.version + 1 };
}

function changes(view: DiceView, event: DiceEvent): Partial<DiceView> {
  switch (event.type) {
    case "SeedCommitted":
      return { commitment: event.commitment, seating: applyToSeating(view.seating, event) };
    case "PlayerSeated":
      return { ...seated(view, event), players: [...view.players, NEW_PLAYER] };
    case "PlayerLeft":
    case "PlayerLeaving":
    case "PlayerReturned":
    case "PlayerReplaced":
    case "PlayerAway":
    case "PlayerBack":
    case "PlayerReady":
    case "PlayerRenamed":
    case "HandicapSet":
    case "ReadyWithdrawn":
    case "NonceCommitted":
    case "CommitmentsAwaited":
    case "CommitmentsFixed":
    case "NonceRevealed":
    case "NonceMissed":
    case "StartVoided":
    case "ProposalMade":
    case "ProposalAgreed":
    case "ProposalDeclined":
    case "HostChanged":
    case "SeatOffered":
    case "SeatMoved":
      return seated(view, event);
    case "TableClosed":
      return { ...noMorePlay(view), ended_at: event.at };
    case "DiceGameStarted":
      return {
        phase: "opening",
        playing: event.players,
        nonces: event.nonces,
        bag: ALL_DICE,
        started_at: event.at,
        seating: rested(view.seating),
        alone_since: leavesAlone({ ...view, playing: event.players }, view.seating) ? event.at : null,
      };
    case "DiceGameVoided": {
      const { rules, commitment } = view;
      return { ...NEW_VIEW, rules, commitment, players: view.players.map(() => NEW_PLAYER), seating: rested(view.seating) };
    }
    case "DiceDrawn":
      return {
        players: view.players.map((player, seat) => {
          const drawn = event.draws.filter((draw) => draw.seat === seat).flatMap((draw) => draw.dice);
          return { ...player, dice: [...player.dice, ...drawn.map((die): HeldDie => ({ die, face: null }))] };
        }),
        bag: event.bag,
        draws: view.draws + 1,
      };
    case "DiceRolled":
      return {
        draws: view.draws + 1,
        ...(event.reason === "opening" ? { until: event.until, rolled_since: view.version + 1 } : {}),
        players: view.players.map((player, seat) => {
          const shown = new Map(event.rolls.filter((roll) => roll.seat === seat).flatMap((roll) => roll.dice.map((held) => [held.die, held])));
          const dice = player.dice.map((held) => shown.get(held.die) ?? held);
          return event.reason === "opening" ? { ...player, dice, hint: null, wrong: 0, none: false } : { ...player, dice, hint: null };
        }),
      };
    case "OpeningCalled":
      return {
        call: { seat: event.seat, since: event.at, until: event.until, dice: [], interrupted: false },
        players: changed(view, event.seat, () => ({ none: false })),
      };
    case "OpeningPicked":
      return { call: { seat: event.seat, since: view.call?.since ?? event.at, until: event.until, dice: event.dice, interrupted: false } };
    case "OpeningFailed":
      return { call: null, players: changed(view, event.seat, (player) => ({ wrong: player.wrong + 1 })) };
    case "NoneSaid":
      return { players: changed(view, event.seat, () => ({ none: true })) };
    case "OpeningLaid":
      return {
        phase: "play",
        round: 1,
        first: event.seat,
        to_play: event.to_play,
        call: null,
        until: null,
        ...laid(view, event.seat, event.laid, event.points, event.score),
        last_turn: { ...newTurn(event.seat, 1, "opened"), laid: event.laid, sets: [onEmblem(event.laid, event.points)], points: event.points },
      };
    case "TurnStarted":
      return { until: event.until, interrupted: false, swaps: 0, freed: [] };
    case "WildSwapped":
      return {
        board: view.board.map((die) => (die.square === event.laid.square ? event.laid : die)),
        players: changed(view, event.seat, (player) => ({
          dice: player.dice.map((held) => (held.die === event.laid.die ? { die: event.freed, face: null } : held)),
        })),
        swaps: view.swaps + 1,
        freed: [...view.freed, event.freed],
      };
    case "TurnPlayed":
      return {
        to_play: view.to_play.slice(1),
        until: null,
        interrupted: false,
        last: view.last || event.last,
        ...laid(view, event.seat, event.laid, event.points, event.score),
        last_turn: {
          ...newTurn(event.seat, view.round, "played"),
          laid: event.laid,
          sets: event.sets,
          bonuses: event.bonuses,
          points: event.points,
          timed: event.timed,
        },
      };
    case "TurnPassed":
      return withoutTurn(view, event.seat, event.counts ? "passed" : "swapped", event.reason);
    case "PlayInterrupted":
    case "PlayContinued": {
      if (view.seating.start) return { seating: applyToSeating(view.seating, event) };
      const interrupted = event.type === "PlayInterrupted";
      return view.call ? { call: { ...view.call, since: event.at, until: event.until, interrupted } } : { until: event.until, interrupted };
    }
    case "PlayVoided":
      return view.call ? { call: null } : withoutTurn(view, event.seat, "voided", "interrupted");
    case "DiceHintGiven":
      return { players: changed(view, event.seat, () => ({ hints: event.hints, hint: event.hint })) };
    case "RoundEnded":
      return { barren: event.barren, swaps: 0, freed: [] };
    case "ExtraRollStarted":
      return { phase: "extra", until: event.until };
    case "ExtraChosen":
      return { players: changed(view, event.seat, () => ({ chosen: true, choice: event.dice })) };
    case "RoundStarted":
      return {
        phase: "play",
        round: event.round,
        to_play: event.to_play,
        until: null,
        players: view.players.map((player) => ({ ...player, done: null, chosen: false, choice: [] })),
      };
    case "PlayResumed":
      return { until: event.until };
    case "TablePaused":
      return { ...seated(view, event), call: null, last_turn: null, covered: true, board: [], players: view.players.map((player) => ({ ...player, dice: [], hint: null })) };
    case "TableResumed":
      return {
        ...seated(view, event),
        until: afterPause(view.seating, event, view.until),
        alone_since: afterPause(view.seating, event, view.alone_since),
      };
    case "DiceShown":
      return { covered: false, board: event.board, players: view.players.map((player, seat) => ({ ...player, dice: event.hands[seat] ?? [] })) };
    case "DiceGameEnded":
      return {
        ...noMorePlay(view),
        ended_at: event.at,
        ending: event.reason,
        winners: event.winners,
        seating: { ...view.seating, proposal: null },
      };
    default:
      event satisfies never;
      return {};
  }
}

function seated(view: DiceView, event: SeatingEvent): Partial<DiceView> {
  const seating: Seating = applyToSeating(view.seating, event);
  return { seating, alone_since: leavesAlone(view, seating) ? (view.alone_since ?? event.at) : null };
}

/** Whether only one of several people is still present. */
function leavesAlone({ playing }: DiceView, { chairs }: Seating): boolean {
  const people = playing.flatMap((seat) => chairs[seat] ?? []).filter((chair) => !chair.bot);
  return people.length > 1 && people.filter((chair) => !chair.left && !chair.away).length === 1;
}

/** Ends a turn in which nothing was played. */
function withoutTurn(view: DiceView, seat: number, done: DicePlayer["done"], reason: LastTurn["reason"]): Partial<DiceView> {
  return {
    to_play: view.to_play.slice(1),
    until: null,
    interrupted: false,
    players: changed(withoutHints(view), seat, (player) => ({ done, rounds: [...player.rounds, 0] })),
    last_turn: { ...newTurn(seat, view.round, "passed"), reason },
  };
}

function newTurn(seat: number, round: number, kind: LastTurn["kind"]): LastTurn {
  return { seat, round, kind, laid: [], sets: [], bonuses: [], points: 0, reason: null, timed: false };
}

/** Returns the opening as a SET on the emblem. */
function onEmblem(dice: readonly LyingDie[], points: number): MadeSet {
  const [a, b, c] = dice as readonly [LyingDie, LyingDie, LyingDie];
  return { squares: [a.square, b.square, c.square], faces: [a.face, b.face, c.face], direction: "row", points };
}

function laid(view: DiceView, seat: number, dice: readonly LyingDie[], points: number, score: number): Partial<DiceView> {
  const gone = new Set(dice.map(({ die }) => die));
  return {
    board: [...view.board, ...dice],
    players: changed(withoutHints(view), seat, (player) => ({
      dice: player.dice.filter((held) => !gone.has(held.die)),
      score,
      done: "played",
      rounds: [...player.rounds, points],
    })),
  };
}

function noMorePlay(view: DiceView): Partial<DiceView> {
  return { phase: "over", call: null, until: null, to_play: [], players: withoutHints(view).players };
}

/** Drops all hints, because the dice or the board have changed, or nobody plays any more. */
function withoutHints(view: DiceView): DiceView {
  return { ...view, players: view.players.map((player) => ({ ...player, hint: null })) };
}

function changed(view: DiceView, seat: number, change: (player: DicePlayer) => Partial<DicePlayer>): readonly DicePlayer[] {
  return view.players.map((player, i) => (i === seat ? { ...player, ...change(player) } : player));
}
