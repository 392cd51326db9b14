import { ALONG, type Grid, cell } from "../games/cards/arrange";
import { type Action, actions } from "./actions";

/** Keys are identified by position on an American keyboard, not by their label. */
const ROWS = ["1234567890", "QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"].map((row, i) =>
  Array.from(row, (letter) => (i === 0 ? `Digit${letter}` : `Key${letter}`)),
);
const FIXED = { call: "Space", none: "Digit0", hint: "Digit9", undo: "Escape", play: "KeyP", pause: "Digit8" } as const;

export type Keyboard = "qwerty" | "azerty" | "qwertz" | "hebrew";

/** Labels that differ from the American keyboard. */
const PRINTED: Record<Keyboard, Record<string, string>> = {
  qwerty: {},
  azerty: { KeyQ: "A", KeyW: "Z", KeyA: "Q", KeyZ: "W", KeyM: ",", Semicolon: "M" },
  qwertz: { KeyY: "Z", KeyZ: "Y" },
  hebrew: printed("QWERTYUIOPASDFGHJKLZXCVBNM", "/'קראטוןםפשדגכעיחלךזסבהנמצ"),
};

function printed(places: string, letters: string): Record<string, string> {
  return Object.fromEntries(Array.from(places, (place, i) => [`Key${place}`, letters[i] ?? place]));
}

/** Arranges keys like the cards: rows of letters, then digits; rotated layouts start with the digits. Further rows
 * continue to the right. */
function slotKey(slot: number, grid: Grid): string {
  const { column, row } = cell(slot, grid);
  const line = grid.across ? row : row === 3 ? 0 : row + 1;
  if (line < 4) return ROWS[line]?.[column] ?? "";
  return (grid.squareFrom === Infinity ? ROWS[line % 4]?.[column + 3] : ROWS[line - 3]?.[column + 5]) ?? "";
}

/** Returns the key for an action: the player's or the default; an action that lost its key to another gets the other's default. */
export function keyFor(action: Action, own: Readonly<Record<string, string>>, grid = ALONG): string {
  const chosen = own[action];
  if (chosen) return chosen;
  const taken = new Map(Object.entries(own).map(([other, code]) => [code, other as Action]));
  let code = usualKey(action, grid);
  for (let other = taken.get(code); other !== undefined; other = taken.get(code)) {
    taken.delete(code);
    code = usualKey(other, grid);
  }
  return code;
}

function usualKey(action: Action, grid: Grid): string {
  if (action.startsWith("slot-")) return slotKey(Number(action.slice(5)), grid);
  return FIXED[action as keyof typeof FIXED];
}

/** Returns the action assigned to a key, if any. */
export function actionFor(code: string, own: Readonly<Record<string, string>>, slots: number, grid = ALONG): Action | null {
  return actions(slots).find((action) => keyFor(action, own, grid) === code) ?? null;
}

/** Assigns a custom key to an action. */
export function rebound(action: Action, code: string, own: Readonly<Record<string, string>>, grid = ALONG): Record<string, string> {
  const rest = Object.entries(own).filter(([other, key]) => other !== action && key !== code);
  return usualKey(action, grid) === code ? Object.fromEntries(rest) : { ...Object.fromEntries(rest), [action]: code };
}

/** Returns the label printed on a key. */
export function printedOn(code: string, keyboard: Keyboard): string {
  const known = PRINTED[keyboard][code];
  if (known) return known;
  return code.replace(/^(Key|Digit|Numpad|Arrow)/, "");
}

/** This device's keyboard layout if the browser reports it, otherwise the usual one for the language. */
export async function guessKeyboard(language: string): Promise<Keyboard> {
  const usual: Keyboard = language === "fr" ? "azerty" : language === "he" ? "hebrew" : "qwerty";
  try {
    const device = (navigator as { keyboard?: { getLayoutMap(): Promise<ReadonlyMap<string, string>> } }).keyboard;
    const map = await device?.getLayoutMap();
    if (!map || map.size === 0) return usual;
    const [q, y] = [map.get("KeyQ"), map.get("KeyY")];
    if (q === "a") return "azerty";
    if (y === "z") return "qwertz";
    return q === "q" && language !== "he" ? "qwerty" : usual;
  } catch {
    return usual;
  }
}
