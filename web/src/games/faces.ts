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
  /** Draws the card in grey, where its colour doesn't matter. */
  grey?: boolean;
}

/** How the cards of a table are drawn, named and explained. */
export interface Faces {
  readonly deck: string;
  /** Draws the cards; null for the printed ones. */
  readonly Picture: Component<PictureProps> | null;
  readonly nameOf: (card: number) => string;
  /** Explains the check of some cards, feature by feature; the event supplies the verdicts. */
  readonly findings: (cards: readonly number[], check: readonly Verdict[]) => readonly Finding[];
  /** A card that shows one feature of another and is otherwise as plain as possible. */
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

/** What decides how a table looks: its deck and law, and how it is played if that matters. */
type Look = Pick<CardRules, "deck" | "law"> & Partial<Pick<CardRules, "way" | "ending" | "together">>;

/** Whether everything visible about a table is as in the books: deck, law, way and ending. */
export function isOfTheBooks({ deck, law, way = "refill", ending = "pile", together = false }: Look): boolean {
  return law === "set" && deck !== "five" && way === "refill" && ending === "pile" && !together;
}

/** Loads the faces and messages that a table needs beyond the printed game. */
export async function prepareFaces(rules: Look): Promise<void> {
  if (isOfTheBooks(rules)) return;
  [variants] = await Promise.all([import("../variants/faces"), words.learn("variants", "web-variants")]);
}

/** Returns the faces of a table; its rules must have been prepared. */
export function facesOf(rules: Pick<CardRules, "deck" | "law">): Faces {
  return variants?.facesOf(rules) ?? PRINTED;
}

const KEY = Symbol("faces");

/** Sets the faces for everything inside a component. */
export function showFaces(faces: () => Faces): void {
  setContext(KEY, faces);
}

/** Returns the faces set here; those of the printed game by default. */
export function shownFaces(): () => Faces {
  return getContext<(() => Faces) | undefined>(KEY) ?? (() => PRINTED);
}
