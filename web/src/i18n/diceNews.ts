import type { DiceEvent, Roll } from "../generated/diceevents";
import type { DiceView, LastTurn } from "../generated/dicegame";
import { faceName, mixedFindings, scored } from "./dice";
import { isolated, t, words } from "./words.svelte";

/** What has just happened at a dice table, as a sentence or two; nothing where it shows by itself. */
export function diceNews(before: DiceView, event: DiceEvent): string | null {
  const nameOf = (seat: number): string => isolated(before.seating.chairs[seat]?.name ?? "");
  switch (event.type) {
    case "DiceRolled":
      if (event.reason === "all-passed") return t("web-dice-all-passed");
      if (event.reason === "freed") return t("web-dice-freed", { face: listed(event.rolls.flatMap(({ dice }) => dice.map(({ face }) => face))) });
      if (event.reason === "extra") return extraNews(before, event.rolls, nameOf);
      return event.reason === "opening" && before.rolled_since > 0 ? t("web-dice-again") : null;
    case "OpeningFailed":
      return t(`web-dice-failed-${event.reason}`, { name: nameOf(event.seat), why: mixedFindings(event.faces, event.check) });
    case "WildSwapped":
      return t("web-dice-swapped", { name: nameOf(event.seat), square: event.laid.square });
    default:
      return null;
  }
}

/** The last turn with every SET and bonus that it scored, or why nothing was laid. */
export function turnNews(view: DiceView, turn: LastTurn): string {
  const { kind, points } = turn;
  const name = isolated(view.seating.chairs[turn.seat]?.name ?? "");
  if (kind === "passed") return t(`web-dice-passed-${turn.reason ?? "passed"}`, { name });
  const headline = t(kind === "opened" ? "web-dice-opened" : turn.timed ? "web-dice-timed" : "web-dice-played", { name, points });
  return `${headline} ${scored(turn).join(" · ")}`;
}

/** What each player rolled again and what it shows now, and who kept all dice. */
function extraNews(before: DiceView, rolls: readonly Roll[], nameOf: (seat: number) => string): string {
  const told = rolls.map(({ seat, dice }) => {
    const shown = (die: number): number | null => before.players[seat]?.dice.find((held) => held.die === die)?.face ?? null;
    return t("web-dice-rolled-again", { name: nameOf(seat), before: listed(dice.map(({ die }) => shown(die))), after: listed(dice.map(({ face }) => face)) });
  });
  const kept = before.playing.filter((seat) => !before.seating.chairs[seat]?.left && !rolls.some((roll) => roll.seat === seat));
  return [...told, ...(kept.length > 0 ? [t("web-dice-kept-all", { names: inARow(kept.map(nameOf)), count: kept.length })] : [])].join(" ");
}

function listed(faces: readonly (number | null)[]): string {
  return inARow(faces.map((face) => faceName(face)));
}

function inARow(parts: readonly string[]): string {
  return new Intl.ListFormat(words.language, { type: "unit", style: "short" }).format(parts);
}
