import type { DiceEvent, LyingDie } from "../made/diceevents";
import type { Bonus, MadeSet } from "../made/dicegame";

/** What a turn came to, told until the next one is over. */
export interface ToldTurn {
  readonly seat: number;
  readonly laid: readonly LyingDie[];
  readonly sets: readonly MadeSet[];
  readonly bonuses: readonly Bonus[];
}

/** A turn that laid dice, with the SET of the opening, which its event does not spell out. */
export function toldTurn(event: Extract<DiceEvent, { type: "OpeningLaid" | "TurnPlayed" }>): ToldTurn {
  const { seat, laid } = event;
  if (event.type === "TurnPlayed") return { seat, laid, sets: event.sets, bonuses: event.bonuses };
  const [a, b, c] = laid;
  if (!a || !b || !c) return { seat, laid, sets: [], bonuses: [] };
  const opened: MadeSet = { squares: [a.square, b.square, c.square], faces: [a.face, b.face, c.face], direction: "row", points: event.points };
  return { seat, laid, sets: [opened], bonuses: [] };
}
