import { type Verdict, faceOf } from "../games/features";
import type { DiceHint } from "../generated/diceevents";
import type { Bonus, Explanation, TurnFault, BrokenLine, MadeSet } from "../generated/dicegame";
import { WILD } from "../generated/faces";
import { faceFindings } from "./cards";
import { clauses, isolated, t, words } from "./words.svelte";

/** Returns a face's name as spoken. */
export function faceName(face: number | null, wild = false): string {
  if (face === null) return t("web-dice-unrolled");
  if (face === WILD) return t("dice-wild");
  const { number, colour, shape } = faceOf(face);
  const name = t("dice-face", { number, colour, shape });
  return wild ? t("dice-wild-as", { face: name }) : name;
}

/** Says in a few words what a hint shows; marks show where. Empty without a hint. */
export function hintText(hint: DiceHint | null | undefined): string {
  return hint ? t("web-dice-hint", { shown: shownBy(hint), dice: hint.dice.length }) : "";
}

/** Names the dice and squares that a hint marks, for those who cannot see the marks; empty if it marks none. */
export function hintDetails(hint: DiceHint | null | undefined): string {
  if (!hint || hint.dice.length === 0) return "";
  return t("dice-hint", { shown: shownBy(hint), dice: clauses(hint.dice.map(({ face }) => faceName(face))), squares: isolated(hint.squares.join(" ")) });
}

function shownBy({ what, dice, squares }: DiceHint): string {
  return what === "set" && dice.length > 0 ? "die" : squares.length > 0 ? `${what}-on` : what;
}

export interface Reason {
  readonly text: string;
  readonly bad: boolean;
  /** Whether the turn is merely unfinished. */
  readonly open?: boolean;
}

interface Scored {
  readonly sets: readonly MadeSet[];
  readonly bonuses: readonly Bonus[];
  /** The dice of the turn, if known which are WILDs. */
  readonly laid?: readonly { readonly square: string; readonly wild: boolean }[];
}

/** Lists each SET and bonus of a turn with its points, in brief, and the zero of a new WILD. */
export function scored({ sets, bonuses, laid = [] }: Scored): string[] {
  const wilds = new Set(laid.flatMap(({ square, wild }) => (wild ? [square] : [])));
  const setLines = sets.map(({ direction, squares, points }) => {
    const text = t("web-dice-set-scored", { direction, squares: span(squares), points });
    const unpaid = squares.filter((square) => wilds.has(square)).length;
    return unpaid > 0 && points < squares.length ? t("web-dice-with-wild", { text, wilds: unpaid }) : text;
  });
  return [...setLines, ...bonuses.map(({ square, points }) => t("web-dice-bonus-scored", { square: isolated(square), points }))];
}

/** Formats a line of squares by its ends, left to right in every language. */
function span(squares: readonly string[]): string {
  // word joiners keep it on one line
  return isolated(`${squares[0] ?? ""}\u2060–\u2060${squares.at(-1) ?? ""}`);
}

/** Returns the WILDs of a turn that score nothing in one of its SETs. */
export function unpaid({ sets, laid = [] }: Scored): readonly string[] {
  return laid.flatMap(({ square, wild }) => (wild && sets.some((made) => made.squares.includes(square) && made.points < made.squares.length) ? [square] : []));
}

/** Explains a turn: each SET and bonus with its points, or what breaks a rule, and which line fails and why. */
export function explained({ sets, bonuses, faults }: Explanation): Reason[] {
  // an illegal turn scores nothing, so its points would mislead
  const made = faults.length > 0 ? [] : sets.map(({ direction, squares, points }) => t("dice-set", { direction, squares: isolated(squares.join(" ")), points }));
  const extra = faults.length > 0 ? [] : bonuses.map(({ square, points }) => t("dice-extra-points", { square, points }));
  return [...faultLines(faults), ...[...made, ...extra].map((text) => ({ text, bad: false }))];
}

/** Explains an unfinished turn in brief: a die on an `open` square is still waiting for other dice. */
export function previewed({ sets, bonuses, faults }: Explanation, open: readonly string[], laid: Scored["laid"] = []): Reason[] {
  // what further dice can fix is not a mistake yet
  const waits = ({ reason, square }: TurnFault): boolean => reason === "too-few" || (square !== null && open.includes(square));
  const waiting = squaresOf(faults.filter(waits));
  const yet = waiting.length > 0 ? [t("web-dice-no-set-yet", { square: listed(waiting), count: waiting.length })] : [];
  if (faults.some(({ reason }) => reason === "too-few")) yet.push(t("dice-fault-too-few"));
  const points = scored({ sets, bonuses: faults.length > 0 ? [] : bonuses, laid });
  return [...faultLines(faults.filter((fault) => !waits(fault))), ...yet.map((text) => ({ text, bad: false, open: true })), ...points.map((text) => ({ text, bad: false }))];
}

/** Lists each mistake once, however many dice share it, starting with the decisive ones: the wrong number of dice, a floating SET, then dice in no SET (D8). */
function faultLines(faults: readonly TurnFault[]): Reason[] {
  const having = (reason: TurnFault["reason"]): readonly TurnFault[] => faults.filter((fault) => fault.reason === reason);
  const [floating, useless] = [having("floating"), having("no-set")];
  const others = faults.filter(({ reason }) => reason !== "floating" && reason !== "no-set");
  const texts = others.map(({ reason, square }) => t(`dice-fault-${reason}`, square === null ? {} : { square }));
  if (floating.length > 0) texts.push(t("dice-fault-floating", { square: isolated(squaresOf(floating).join(" ")) }));
  if (useless.length > 0) {
    // two dice may lie in the same line
    const broken = new Map(useless.flatMap(({ lines }) => lines.map((line) => [line.squares.join(), line] as const)));
    texts.push(t("dice-fault-no-set", { square: listed(squaresOf(useless)), count: useless.length }), ...[...broken.values()].map(lineFinding));
  }
  return texts.map((text) => ({ text, bad: true }));
}

function squaresOf(faults: readonly TurnFault[]): string[] {
  return faults.flatMap(({ square }) => square ?? []);
}

/** Joins squares as a list in the reader's language. */
function listed(squares: readonly string[]): string {
  return new Intl.ListFormat(words.language, { type: "conjunction" }).format(squares.map(isolated));
}

/** Explains why three dice in line are not a SET, with their squares. */
export function lineFinding({ squares, faces, checks }: BrokenLine): string {
  const verdicts = checks.map(({ verdict }) => verdict);
  return t("dice-line", { squares: span(squares), findings: mixedFindings(faces, verdicts) });
}

/** Lists the features that keep three dice from being a SET. */
export function mixedFindings(faces: readonly number[], check: readonly Verdict[]): string {
  return clauses(faceFindings(faces, check).flatMap(({ verdict, text }) => (verdict === "mixed" ? [text] : [])));
}
