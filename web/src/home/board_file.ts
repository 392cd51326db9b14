import type { Layout } from "../generated/dicegame";
import { isolated, t } from "../i18n/words.svelte";

/** Upper limit for board files, in bytes: the largest board with a bonus on every square takes half of it. */
export const LONGEST_FILE = 20_000;

const FORM: Readonly<Record<keyof Layout, (value: unknown) => boolean>> = {
  size: Number.isSafeInteger,
  emblem: (value) => Array.isArray(value) && value.length === 3 && value.every((square) => typeof square === "string"),
  bonuses: (value) => isObject(value) && Object.values(value).every(Number.isSafeInteger),
  asymmetric: (value) => typeof value === "boolean",
};

/** Reads the board from a file, or returns a sentence about why it can't; the server decides whether it is playable. */
export async function boardIn(file: File): Promise<Layout | string> {
  if (file.size > LONGEST_FILE) return t("dice-board-too-long", { most: LONGEST_FILE / 1000 });
  try {
    return asBoard(JSON.parse(await file.text()));
  } catch {
    return t("dice-layout-json");
  }
}

/** Converts JSON to a board, or returns a sentence about its first malformed part. */
export function asBoard(read: unknown): Layout | string {
  if (!isObject(read)) return t("dice-layout-object");
  const found: Record<string, unknown> = { bonuses: {}, asymmetric: false, ...read };
  const unknown = Object.keys(found).find((name) => !(name in FORM));
  if (unknown !== undefined) return t("dice-layout-unknown", { field: isolated(unknown.slice(0, 40)) });
  for (const [name, fits] of Object.entries(FORM)) {
    if (!(name in found)) return t("dice-layout-missing", { field: name });
    if (!fits(found[name])) return t("dice-layout-field", { field: name });
  }
  return found as unknown as Layout;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
