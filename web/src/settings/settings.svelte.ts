import { isAction, isFree } from "../keys/actions";
import { PALETTES } from "../generated/art";
import { keep, keptObject } from "./memory";

export type PaletteName = keyof typeof PALETTES;
export type Language = "en" | "es" | "fr" | "he" | "pt";

export const LANGUAGES: readonly Language[] = ["en", "es", "fr", "he", "pt"];

/** A player's settings, stored on this device only. */
export interface Settings {
  language: Language | "auto";
  theme: "auto" | "light" | "dark";
  palette: PaletteName;
  turn: "auto" | "lying" | "standing";
  keyboard: "auto" | "qwerty" | "azerty" | "qwertz" | "hebrew";
  /** Custom keys by action (`slot-3`, `call`, `none` …); the value is a key's position on the keyboard. */
  keys: Record<string, string>;
  showKeys: boolean;
  sounds: boolean;
  motion: "auto" | "moving" | "still";
  textSize: "small" | "normal" | "large" | "huge";
  name: string;
  /** The game played last. */
  game: "cards" | "dice";
}

const PLACE = "tercet.settings";
const TEXT_SIZES = { small: "0.9", normal: "1", large: "1.15", huge: "1.3" } as const;

/** All values of settings that have only a few. */
const CHOICES = {
  language: ["auto", ...LANGUAGES],
  theme: ["auto", "light", "dark"],
  palette: Object.keys(PALETTES) as PaletteName[],
  turn: ["auto", "lying", "standing"],
  keyboard: ["auto", "qwerty", "azerty", "qwertz", "hebrew"],
  motion: ["auto", "moving", "still"],
  textSize: Object.keys(TEXT_SIZES) as (keyof typeof TEXT_SIZES)[],
  game: ["cards", "dice"],
} as const satisfies { [Name in keyof Settings]?: readonly Settings[Name][] };

const isPhone = matches("(pointer: coarse)");

const PLAIN: Settings = {
  language: "auto",
  theme: "auto",
  palette: "classic",
  turn: "auto",
  keyboard: "auto",
  keys: {},
  showKeys: !isPhone,
  sounds: !isPhone,
  motion: "auto",
  textSize: "normal",
  name: "",
  game: "cards",
};

export const settings: Settings = $state({ ...PLAIN, ...sound(keptObject(PLACE)) });

const system = $state({
  dark: matches("(prefers-color-scheme: dark)"),
  still: matches("(prefers-reduced-motion: reduce)"),
});

/** Applies the settings to the page and stores them; called once. */
export function keepSettings(): void {
  watch("(prefers-color-scheme: dark)", (on) => (system.dark = on));
  watch("(prefers-reduced-motion: reduce)", (on) => (system.still = on));
  $effect(() => {
    const root = document.documentElement;
    root.dataset.theme = isDark() ? "dark" : "light";
    colourBrowser(getComputedStyle(root).getPropertyValue("--table").trim());
    root.dataset.motion = isStill() ? "still" : "moving";
    root.dataset.palette = settings.palette;
    root.style.setProperty("--text-size", TEXT_SIZES[settings.textSize]);
    const paints = PALETTES[settings.palette];
    for (const name of ["red", "green", "purple", "black", "card", "edge", "mark", "on_mark"] as const) {
      root.style.setProperty(`--paint-${name.replace("_", "-")}`, paints[name]);
    }
    root.style.setProperty("--paint-line", String(paints.line));
  });
  $effect(() => {
    keep(PLACE, JSON.stringify(settings));
  });
  // apply changes made in another tab, or this tab's next change would undo them
  addEventListener("storage", (event) => {
    if (event.key === PLACE && event.newValue !== null) Object.assign(settings, PLAIN, sound(keptObject(PLACE)));
  });
}

/** Colours the browser's bars to match the theme; by default the page has one colour for each system theme. */
function colourBrowser(colour: string): void {
  for (const tag of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) if (colour) tag.content = colour;
}

/** Returns the player's name, shortened to what a table accepts; the server removes characters that cannot be shown. */
export function ownName(): string {
  return Array.from(settings.name.trim()).slice(0, 24).join("");
}

export function isDark(): boolean {
  return settings.theme === "auto" ? system.dark : settings.theme === "dark";
}

/** Whether animations are off. */
export function isStill(): boolean {
  return settings.motion === "auto" ? system.still : settings.motion === "still";
}

export function forgetSettings(): void {
  Object.assign(settings, PLAIN, { keys: {} });
}

/** Ignores stored values that the page doesn't know, which may be old or damaged. */
function sound(known: Record<string, unknown>): Partial<Settings> {
  const entries = Object.entries(known).filter(([name, value]) => {
    if (!Object.hasOwn(PLAIN, name)) return false;
    if (Object.hasOwn(CHOICES, name)) return CHOICES[name as keyof typeof CHOICES].some((choice) => choice === value);
    return typeof value === typeof PLAIN[name as keyof Settings];
  });
  return { ...Object.fromEntries(entries), keys: soundKeys(known.keys) };
}

/** Returns the valid custom keys; a damaged entry doesn't affect the others. */
function soundKeys(value: unknown): Record<string, string> {
  if (typeof value !== "object" || value === null) return {};
  const isSound = ([action, code]: [string, unknown]): boolean => isAction(action) && typeof code === "string" && isFree(code) && /^[A-Za-z0-9]{1,30}$/.test(code);
  return Object.fromEntries(Object.entries(value).filter(isSound));
}

function matches(query: string): boolean {
  return typeof matchMedia === "function" && matchMedia(query).matches;
}

function watch(query: string, tell: (on: boolean) => void): void {
  matchMedia(query).addEventListener("change", (event) => tell(event.matches));
}
