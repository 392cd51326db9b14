import type { Verdict } from "../game/features";
import type { Explanation, Layout } from "../made/dicegame";
import data from "../made/dice_lessons.json";

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

interface DiceLessons {
  readonly layout: Layout;
  readonly features: readonly (readonly [number, number, number])[];
  readonly sets: readonly FaceExample[];
  readonly near: readonly FaceExample[];
  readonly questions: readonly FaceExample[];
  readonly turns: Readonly<Record<"one" | "cross" | "bonus" | "none" | "floating", TurnExample>>;
  readonly judged: readonly TurnExample[];
}

/** Made by Python from the rules; this page knows none. */
export const DICE_LESSONS = data as unknown as DiceLessons;
