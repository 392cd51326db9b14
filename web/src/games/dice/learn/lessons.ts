import type { Verdict } from "../../features";
import type { Explanation, Layout } from "../../../generated/dicegame";
import data from "../../../generated/dice_lessons.json";

export interface FaceExample {
  readonly faces: readonly [number, number, number];
  readonly check: readonly Verdict[];
}

interface LaidFace {
  readonly square: string;
  readonly face: number;
  readonly wild: boolean;
}

export interface TurnExample {
  readonly board: readonly LaidFace[];
  readonly turn: readonly LaidFace[];
  readonly explanation: Explanation;
  readonly points: number;
}

/** A question whose answer is a number; without a picture it is put in words. */
export interface QuizItem {
  readonly id: string;
  readonly picture: TurnExample | null;
  readonly answer: number;
  /** Which hint helps after a first mistake. */
  readonly hint: string;
  readonly options: readonly number[];
}

type TurnName =
  | "one"
  | "cross"
  | "bonus"
  | "none"
  | "floating"
  | "beside"
  | "touching"
  | "wild"
  | "wild_bonus"
  | "wild_later"
  | "wild_two"
  | "swap_before"
  | "swap_after";

interface DiceLessons {
  readonly layout: Layout;
  /** Five dice at the opening, and the places of the three that are a SET. */
  readonly hand: { readonly faces: readonly number[]; readonly set: readonly number[] };
  readonly features: readonly (readonly [number, number, number])[];
  readonly sets: readonly FaceExample[];
  readonly near: readonly FaceExample[];
  readonly questions: readonly FaceExample[];
  readonly turns: Readonly<Record<TurnName, TurnExample>>;
  /** The turn of the book, die by die. */
  readonly book: readonly TurnExample[];
  readonly quiz: readonly QuizItem[];
  readonly judged: readonly TurnExample[];
}

/** Made by Python from the rules; this page knows none. */
export const DICE_LESSONS = data as unknown as DiceLessons;
