import { type Verdict, faceOf } from "../games/features";
import type { Bonus, Explanation, TurnFault, BrokenLine, MadeSet } from "../generated/dicegame";
import { WILD } from "../generated/faces";
import { faceFindings } from "./cards";
import { isolated, t } from "./words.svelte";

/** A face as it would be said aloud. */
export function faceName(face: number | null, wild = false): string {
  if (face === null) return t("web-dice-unrolled");
  if (face === WILD) return t("dice-wild");
  const { number, colour, shape } = faceOf(face);
  const name = t("dice-face", { number, colour, shape });
  return wild ? t("dice-wild-as", { face: name }) : name;
}

export interface Reason {
  readonly text: string;
  readonly bad: boolean;
  /** Whether it is only unfinished. */
  readonly open?: boolean;
}

interface Scored {
  readonly sets: readonly MadeSet[];
  readonly bonuses: readonly Bonus[];
  /** The dice of the turn, if it is known which of them are WILDs. */
  readonly laid?: readonly { readonly square: string; readonly wild: boolean }[];
}

/** Each SET and bonus of a turn with its points in a few words, and the zero that a new WILD earns. */
export function scored({ sets, bonuses, laid = [] }: Scored): string[] {
  const wilds = new Set(laid.flatMap(({ square, wild }) => (wild ? [square] : [])));
  const told = sets.map(({ direction, squares, points }) => {
    const text = t("web-dice-set-scored", { direction, squares: span(squares), points });
    const unpaid = squares.filter((square) => wilds.has(square)).length;
    return unpaid > 0 && points < squares.length ? t("web-dice-with-wild", { text, wilds: unpaid }) : text;
  });
  return [...told, ...bonuses.map(({ square, points }) => t("web-dice-bonus-scored", { square: isolated(square), points }))];
}

/** A line of squares by its ends; it reads from left to right in every language. */
function span(squares: readonly string[]): string {
  // the joiners keep it on one line
  return isolated(`${squares[0] ?? ""}\u2060–\u2060${squares.at(-1) ?? ""}`);
}

/** The WILDs of a turn that earn nothing in one of its SETs. */
export function unpaid({ sets, laid = [] }: Scored): readonly string[] {
  return laid.flatMap(({ square, wild }) => (wild && sets.some((made) => made.squares.includes(square) && made.points < made.squares.length) ? [square] : []));
}

/** A turn explained: each SET and bonus with its points, or each die that breaks a rule, and which line fails and why. */
export function explained({ sets, bonuses, faults }: Explanation): Reason[] {
  // the score of a turn that is not legal would be misleading: nothing of it counts
  const made = faults.length > 0 ? [] : sets.map(({ direction, squares, points }) => t("dice-set", { direction, squares: isolated(squares.join(" ")), points }));
  const extra = faults.length > 0 ? [] : bonuses.map(({ square, points }) => t("dice-extra-points", { square, points }));
  return [...faultsOf(faults).flatMap(faultLines), ...[...made, ...extra].map((text) => ({ text, bad: false }))];
}

/** The same in a few words for a turn under construction: a die on an `open` square only waits for others. */
export function previewed({ sets, bonuses, faults }: Explanation, open: readonly string[], laid: Scored["laid"] = []): Reason[] {
  const told = faultsOf(faults).flatMap((fault): Reason[] => {
    if (fault.square !== null && open.includes(fault.square)) return [{ text: t("web-dice-no-set-yet", { square: fault.square }), bad: false, open: true }];
    // more dice are to come: that is not a mistake yet
    return faultLines(fault).map((line) => (fault.reason === "too-few" ? { ...line, bad: false, open: true } : line));
  });
  return [...told, ...scored({ sets, bonuses: faults.length > 0 ? [] : bonuses, laid }).map((text) => ({ text, bad: false }))];
}

/** Dice that float are in one SET without dice of the board: that is one mistake, reported once and first (D8). */
function faultsOf(faults: readonly TurnFault[]): readonly TurnFault[] {
  const floating = faults.filter(({ reason }) => reason === "floating");
  const [first] = floating;
  // a die whose line fails says more than one that is in no line at all
  const others = faults.filter(({ reason }) => reason !== "floating").sort((a, b) => Number(b.lines.length > 0) - Number(a.lines.length > 0));
  if (!first) return others;
  const squares = floating.flatMap(({ square }) => square ?? []).join(" ");
  return [{ ...first, square: isolated(squares) }, ...others];
}

/** What is wrong with a die, and for each line of three that it is in, why that is not a SET. */
function faultLines(fault: TurnFault): Reason[] {
  const text = t(`dice-fault-${fault.reason}`, fault.square === null ? {} : { square: fault.square });
  return [text, ...fault.lines.map(lineFinding)].map((line) => ({ text: line, bad: true }));
}

/** Why three dice in line are not a SET, with their squares. */
export function lineFinding({ squares, faces, checks }: BrokenLine): string {
  const verdicts = checks.map(({ verdict }) => verdict);
  return t("dice-line", { squares: span(squares), findings: mixedFindings(faces, verdicts) });
}

/** The features that keep three dice from being a SET. */
export function mixedFindings(faces: readonly number[], check: readonly Verdict[]): string {
  return faceFindings(faces, check)
    .filter((finding) => finding.verdict === "mixed")
    .map((finding) => finding.text)
    .join("; ");
}
