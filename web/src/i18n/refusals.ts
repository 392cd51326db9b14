import type { FluentVariable } from "@fluent/bundle";
import type { Verdict } from "../games/features";
import type { BrokenLine } from "../generated/dicegame";
import type { Refused } from "../generated/wire";
import { type Faces, PRINTED } from "../games/faces";
import { faceName, lineFinding, mixedFindings } from "./dice";
import { isolated, t, words } from "./words.svelte";

/** Explains in a sentence why something was refused; for a lost race, says by how much. */
export function refusalText(refused: Refused, faces: Faces = PRINTED): string {
  const id = `refusal-${refused.code}`;
  const sentence = words.has(id) ? t(id, detailsOf(refused, faces)) : t("web-refused");
  const why = [sentence, ...findingsOf(refused)].join(" ");
  const late = refused.late ?? null;
  return late === null ? why : t("web-race-lost", { why, millis: late });
}

/** Details that get their own sentences. */
interface Structured {
  readonly lines?: readonly BrokenLine[];
  readonly faces?: readonly number[];
  readonly check?: readonly Verdict[];
}

/** Returns one sentence for each line or trio of dice that is not a SET, with the features that fail. */
function findingsOf(refused: Refused): string[] {
  const { lines = [], faces, check = [] } = (refused.details ?? {}) as Structured;
  const own = faces ? [capitalized(mixedFindings(faces, check))] : [];
  return [...lines.map(lineFinding), ...own].map((finding) => `${finding}.`);
}

/** Capitalizes a phrase to start a sentence. */
function capitalized(text: string): string {
  return text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);
}

function detailsOf(refused: Refused, faces: Faces): Record<string, FluentVariable> {
  return Object.fromEntries(
    Object.entries(refused.details ?? {}).map(([key, value]): [string, FluentVariable] => {
      if (key === "card" && typeof value === "number") return ["card", faces.nameOf(value)];
      if ((key === "face" || key === "shown") && typeof value === "number") return [key, faceName(value)];
      if (key === "millis" && typeof value === "number") return ["seconds", Math.ceil(value / 1000)];
      return [key, typeof value === "number" ? value : isolated(String(value))];
    }),
  );
}
