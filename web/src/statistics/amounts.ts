import { ENOUGH_SETS, type KindTimes, type Statistics } from "../generated/results";

/** SETs per game assumed for a player without games: those of an easy puzzle. */
const USUAL = 4;

/** Returns the approximate number of games that yield this many SETs; at least one. */
export function gamesFor(sets: number, found: Statistics): number {
  const each = found.games > 0 && found.sets > 0 ? found.sets / found.games : USUAL;
  return Math.max(1, Math.ceil(sets / each));
}

/** Returns how many SETs the chart by number of differing features still needs: two of its bars must have enough. */
export function missingForDiffering(found: Statistics): number {
  const counts = found.by_differing.map((times) => times.count).sort((a, b) => b - a);
  return short(counts[0] ?? 0) + short(counts[1] ?? 0);
}

/** Returns the same for the chart by feature: some feature must have enough SETs in which it differs, and in which it doesn't. */
export function missingForFeatures(found: Statistics): number {
  return Math.min(...found.by_feature.map((times) => short(times.differs) + short(times.same)));
}

/** Returns the same for the chart by kind: two kinds must have enough SETs. */
export function missingForKinds(found: Statistics): number {
  const counts = found.by_kind.map((times) => times.count).sort((a, b) => b - a);
  return short(counts[0] ?? 0) + short(counts[1] ?? 0);
}

/** Returns the kinds with enough SETs, slowest first. */
export function knownKinds(found: Statistics): KindTimes[] {
  return found.by_kind.filter((times) => times.count >= ENOUGH_SETS).sort((a, b) => (b.median ?? 0) - (a.median ?? 0));
}

function short(count: number): number {
  return Math.max(0, ENOUGH_SETS - count);
}

/** Formats a duration in its two largest units. */
export function duration(millis: number, language: string): string {
  const minutes = Math.round(millis / 60_000);
  const parts: [number, "hour" | "minute"][] = [[Math.floor(minutes / 60), "hour"], [minutes % 60, "minute"]];
  const shown = parts.filter(([count, unit]) => count > 0 || (unit === "minute" && minutes === 0));
  return shown.map(([count, unit]) => new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "short" }).format(count)).join(" ");
}
