import { type Verdict, faceOf } from "../game/features";
import type { Explanation, Line } from "../made/dicegame";
import { WILD } from "../made/faces";
import { faceFindings } from "./cards";
import { t } from "./words.svelte";

/** A face as one would say it aloud. */
export function faceName(face: number | null, wild = false): string {
  if (face === null) return t("web-dice-unrolled");
  if (face === WILD) return t("dice-wild");
  const { number, colour, shape } = faceOf(face);
  const name = t("dice-face", { number, colour, shape });
  return wild ? t("dice-wild-as", { face: name }) : name;
}

/** Why three dice in line are no SET, with their squares. */
export function lineFinding(line: Line): string {
  const verdicts = line.checks.map((check) => check.verdict);
  return t("dice-line", { squares: `${line.squares[0]}–${line.squares[2]}`, findings: mixedFindings(line.faces, verdicts) });
}

/** The features in which three dice are no SET. */
export function mixedFindings(faces: readonly number[], check: readonly Verdict[]): string {
  return faceFindings(faces, check)
    .filter((finding) => finding.verdict === "mixed")
    .map((finding) => finding.text)
    .join("; ");
}

export interface Reason {
  readonly text: string;
  readonly bad: boolean;
}

/** A turn explained: each SET and bonus with its points, or each die that breaks a rule. */
export function explained(explanation: Explanation): Reason[] {
  const sets = explanation.sets.map((made) => ({
    text: t("dice-set", { direction: made.direction, squares: made.squares.join(" "), points: made.points }),
    bad: false,
  }));
  const bonuses = explanation.bonuses.map((bonus) => ({
    text: t("dice-extra-points", { square: bonus.square, points: bonus.points }),
    bad: false,
  }));
  const faults = explanation.faults.flatMap((fault) => [
    { text: t(`dice-fault-${fault.reason}`, fault.square === null ? {} : { square: fault.square }), bad: true },
    ...fault.lines.map((line) => ({ text: lineFinding(line), bad: true })),
  ]);
  return [...faults, ...sets, ...(faults.length > 0 ? [] : bonuses)];
}
