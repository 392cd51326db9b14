import { type Component, getContext, setContext } from "svelte";
import type { CardRules } from "../generated/editions";
import { type Finding, cardName, findings } from "../i18n/cards";
import { words } from "../i18n/words.svelte";
import type { PaletteName } from "../settings/settings.svelte";
import { WEIGHTS } from "../generated/cards";
import { type Feature, type Verdict, digit } from "./features";

export interface PictureProps extends Record<string, unknown> {
  deck: string;
  card: number;
  standing: boolean;
  palette: PaletteName;
  /** Whether to leave out the colours, where something else is shown. */
  grey?: boolean;
}

/** How the cards of a table are drawn, named and explained. */
export interface Faces {
  readonly deck: string;
  /** What draws them, if they are not the printed cards. */
  readonly Picture: Component<PictureProps> | null;
  readonly nameOf: (card: number) => string;
  /** The check of some cards in words, feature by feature; the verdicts came with the event. */
  readonly findings: (cards: readonly number[], check: readonly Verdict[]) => readonly Finding[];
  /** A card that shows one feature of another, and is otherwise as plain as can be. */
  readonly plain: (card: number, feature: string) => number;
}

export const PRINTED: Faces = {
  deck: "full",
  Picture: null,
  nameOf: cardName,
  findings,
  plain: (card, feature) => digit(card, feature as Feature) * WEIGHTS[feature as Feature],
};

let variants: typeof import("../variants/faces") | null = null;

/** Whether a table plays as the books say, in all that is shown: its deck, law, way and ending. */
export function isOfTheBooks({ deck, law, way, ending, together }: CardRules): boolean {
  return law === "set" && deck !== "five" && way === "refill" && ending === "pile" && !together;
}

/** Loads the faces and words that a table needs beyond those of the printed game. */
export async function prepareFaces(rules: CardRules): Promise<void> {
  if (isOfTheBooks(rules)) return;
  [variants] = await Promise.all([import("../variants/faces"), words.learn("variants", "web-variants")]);
}

/** The faces of a table whose rules have been prepared. */
export function facesOf(rules: Pick<CardRules, "deck" | "law">): Faces {
  return variants?.facesOf(rules) ?? PRINTED;
}

const KEY = Symbol("faces");

/** Tells everything inside a component which cards are shown there. */
export function showFaces(faces: () => Faces): void {
  setContext(KEY, faces);
}

/** The faces that are shown here: those of the printed game, if nothing else has been said. */
export function shownFaces(): () => Faces {
  return getContext<(() => Faces) | undefined>(KEY) ?? (() => PRINTED);
}
