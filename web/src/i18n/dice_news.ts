import type { DiceEvent, Roll } from "../generated/diceevents";
import type { DiceView, LastTurn } from "../generated/dicegame";
import { faceName, mixedFindings, scored } from "./dice";
import { chairName } from "./names";
import { isolated, t, words } from "./words.svelte";

/** Describes an event at a dice table in a sentence or two addressed to `reader`; null if it is obvious. */
export function diceNews(before: DiceView, event: DiceEvent, reader: number | null): string | null {
  const who = (seat: number): Who => whoIs(before, seat, reader);
  switch (event.type) {
    case "DiceRolled":
      if (event.reason === "all-passed") return t("web-dice-all-passed");
      if (event.reason === "freed") return t("web-dice-freed", { face: listed(event.rolls.flatMap(({ dice }) => dice.map(({ face }) => face))) });
      if (event.reason === "extra") return extraNews(before, event.rolls, reader);
      // nobody saw a roll that the program repeated immediately, because no hand had a SET (D5)
      return event.reason === "opening" && before.rolled_since > 0 && event.until !== before.until ? t("web-dice-again") : null;
    case "OpeningFailed":
      return t(`web-dice-failed-${event.reason}`, { ...who(event.seat), why: mixedFindings(event.faces, event.check) });
    case "PlayVoided":
      return before.call ? t("web-call-voided", { name: isolated(chairName(before.seating.chairs[event.seat])) }) : null;
    case "DiceHintGiven":
      // those who asked see the hint itself
      return event.seat === reader ? null : t("web-dice-hint-asked", who(event.seat));
    case "WildSwapped":
      return t("web-dice-swapped", { ...who(event.seat), square: event.laid.square });
    default:
      return null;
  }
}

/** Describes the last turn to `reader`: every SET and bonus scored, or why nothing was placed. */
export function turnNews(view: DiceView, turn: LastTurn, reader: number | null): string {
  const { kind, points } = turn;
  const who = whoIs(view, turn.seat, reader);
  if (kind === "passed") return t(`web-dice-passed-${turn.reason ?? "passed"}`, who);
  const headline = t(kind === "opened" ? "web-dice-opened" : turn.timed ? "web-dice-timed" : "web-dice-played", { ...who, points });
  return `${headline} ${scored(turn).join(" · ")}`;
}

/** Says what became of the reader's own dice in the extra roll; empty for watchers. */
export function ownReroll(before: DiceView, rolls: readonly Roll[], reader: number | null): string {
  if (reader === null || !before.playing.includes(reader)) return "";
  const own = rolls.find(({ seat }) => seat === reader);
  return own ? rolledAgain(before, own, reader) : t("web-dice-kept-own");
}

/** Says what a player rerolled; the new faces of several dice are not listed, which would be long. */
function rolledAgain(before: DiceView, { seat, dice }: Roll, reader: number | null): string {
  const shown = (die: number): number | null => before.players[seat]?.dice.find((held) => held.die === die)?.face ?? null;
  return t("web-dice-rolled-again", { ...whoIs(before, seat, reader), count: dice.length, before: listed(dice.map(({ die }) => shown(die))), after: listed(dice.map(({ face }) => face)) });
}

/** Says what each player rerolled and who kept all dice. */
function extraNews(before: DiceView, rolls: readonly Roll[], reader: number | null): string {
  const rolled = rolls.map((roll) => rolledAgain(before, roll, reader));
  const kept = before.playing.filter((seat) => !before.seating.chairs[seat]?.left && !rolls.some((roll) => roll.seat === seat));
  const others = kept.filter((seat) => seat !== reader).map((seat) => whoIs(before, seat, reader).name);
  const own = others.length < kept.length ? [t("web-dice-kept-own")] : [];
  return [...rolled, ...own, ...(others.length > 0 ? [t("web-dice-kept-all", { names: inARow(others), count: others.length })] : [])].join(" ");
}

interface Who extends Record<string, string> {
  readonly name: string;
  readonly mine: "yes" | "no";
}

/** Returns who acted, and whether that is the reader. */
function whoIs({ seating }: DiceView, seat: number, reader: number | null): Who {
  return { name: isolated(chairName(seating.chairs[seat])), mine: seat === reader ? "yes" : "no" };
}

function listed(faces: readonly (number | null)[]): string {
  return inARow(faces.map((face) => faceName(face)));
}

function inARow(parts: readonly string[]): string {
  return new Intl.ListFormat(words.language, { type: "unit", style: "short" }).format(parts);
}
