import type { CardRules } from "../../generated/editions";
import { keep, keptObject } from "../../settings/memory";

/** A solo result; the best of each kind is stored on this device. */
export interface SoloResult {
  readonly left: number;
  readonly millis: number;
  readonly wrong: number;
  readonly denied: number;
  readonly hints: number;
}

interface Kept extends SoloResult {
  readonly table: string;
  /** Whether it was the first of its kind. */
  readonly first?: boolean;
}

const PLACE = "tercet.bests";

const bests: Record<string, Kept> = $state(read());

/** Groups comparable games: standard ones by deck and layout, others by every rule that affects the result. */
export function kindOf({ deck, layout, law, way, ending, goal, together }: CardRules, players: number): string {
  const printed = `${deck}-${layout}`;
  const other = [law, way, ending, goal, together ? players : 1].join("-");
  return other === "set-refill-pile-0-1" ? printed : `${printed}-${other}`;
}

export function bestOf(kind: string): SoloResult | undefined {
  return bests[kind];
}

/** Saves a result that is the first or best of its kind, and returns which of the two; games with hints don't count. */
export function keepBest(kind: string, result: SoloResult, table: string): "best" | "first" | null {
  const before = bests[kind];
  if (before?.table === table) return before.first ? "first" : "best";
  if (result.hints > 0 || (before && !isBetter(result, before))) return null;
  bests[kind] = { ...result, table, first: before === undefined };
  keep(PLACE, JSON.stringify(bests));
  return before ? "best" : "first";
}

/** Fewer cards left is better, then less time; every wrong call and refused vote adds ten seconds. */
function isBetter(a: SoloResult, b: SoloResult): boolean {
  if (a.left !== b.left) return a.left < b.left;
  const worth = (result: SoloResult): number => result.millis + 10_000 * (result.wrong + result.denied);
  return worth(a) < worth(b);
}

function read(): Record<string, Kept> {
  const sound = Object.entries(keptObject(PLACE)).filter(
    ([, best]) => typeof best === "object" && best !== null && "millis" in best && typeof best.millis === "number",
  );
  return Object.fromEntries(sound) as Record<string, Kept>;
}
