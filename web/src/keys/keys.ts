import { ALONG, type Grid, cell } from "../games/cards/arrange";
import { type Action, actions } from "./actions";

/** Keys are identified by their position, as on an American keyboard, not by what is printed on them. */
const ROWS = ["1234567890", "QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"].map((row, i) =>
  Array.from(row, (letter) => (i === 0 ? `Digit${letter}` : `Key${letter}`)),
);
const FIXED = { call: "Space", none: "Digit0", hint: "Digit9", undo: "Escape", play: "KeyP", pause: "Digit8" } as const;

export type Keyboard = "qwerty" | "azerty" | "qwertz" | "hebrew";

/** What is printed where it differs from the American keyboard. */
const PRINTED: Record<Keyboard, Record<string, string>> = {
  qwerty: {},
  azerty: { KeyQ: "A", KeyW: "Z", KeyA: "Q", KeyZ: "W", KeyM: ",", Semicolon: "M" },
  qwertz: { KeyY: "Z", KeyZ: "Y" },
  hebrew: printed("QWERTYUIOPASDFGHJKLZXCVBNM", "/'קראטוןםפשדגכעיחלךזסבהנמצ"),
};

function printed(places: string, letters: string): Record<string, string> {
  return Object.fromEntries(Array.from(places, (place, i) => [`Key${place}`, letters[i] ?? place]));
}

/** Keys are arranged like the cards: the rows of letters, then the digits; on its side the table begins with the digits. Further rows are at the right. */
function slotKey(slot: number, grid: Grid): string {
  const { column, row } = cell(slot, grid);
  const line = grid.across ? row : row === 3 ? 0 : row + 1;
  if (line < 4) return ROWS[line]?.[column] ?? "";
  return (grid.squareFrom === Infinity ? ROWS[line % 4]?.[column + 3] : ROWS[line - 3]?.[column + 5]) ?? "";
}

/** The position of the key for an action: the player's own choice, or ours; an action that lost its key to another gets that one's. */
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

/** What a key press means, if anything. */
export function actionFor(code: string, own: Readonly<Record<string, string>>, slots: number, grid = ALONG): Action | null {
  return actions(slots).find((action) => keyFor(action, own, grid) === code) ?? null;
}

/** Gives an action a custom key. */
export function rebound(action: Action, code: string, own: Readonly<Record<string, string>>, grid = ALONG): Record<string, string> {
  const rest = Object.entries(own).filter(([other, key]) => other !== action && key !== code);
  return usualKey(action, grid) === code ? Object.fromEntries(rest) : { ...Object.fromEntries(rest), [action]: code };
}

/** What is printed on the key at a position. */
export function printedOn(code: string, keyboard: Keyboard): string {
  const known = PRINTED[keyboard][code];
  if (known) return known;
  return code.replace(/^(Key|Digit|Numpad|Arrow)/, "");
}

/** The keyboard of this device, if the browser tells; else the usual one for the language. */
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
