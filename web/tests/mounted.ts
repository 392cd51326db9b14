import { type Component, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { words } from "../src/i18n/words.svelte";
import { forgetSettings } from "../src/settings/settings.svelte";

const mounted: Record<string, unknown>[] = [];

/** Gives every test of a file the English texts and no network; afterwards restores settings. */
export function withPage(): void {
  beforeAll(async () => {
    await words.speak("en");
    await words.learn("refusals", "web-table", "web-results", "web-daily", "web-learn", "web-dice", "web-settings", "web-options", "chance", "dice", "rules");
  });
  beforeEach(() => void vi.stubGlobal("fetch", () => Promise.reject(new TypeError("there is no network"))));
  afterEach(() => {
    vi.unstubAllGlobals();
    forgetSettings();
  });
}

export async function emptyPage(): Promise<void> {
  await Promise.all(mounted.splice(0).map((component) => unmount(component)));
  document.body.replaceChildren();
}

/** Mounts a component on the page. */
export function put<Props extends Record<string, unknown>>(component: Component<Props>, props: Props): HTMLElement {
  mounted.push(mount(component, { target: document.body, props }));
  flushSync();
  return document.body;
}

/** Waits for everything that is already due. */
export async function settled(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  flushSync();
}

/** Waits until the check no longer throws, however busy the machine is. */
export function until<T>(check: () => T): Promise<T> {
  return vi.waitFor(check, { timeout: 50_000 });
}

/** The only element that matches a selector. */
export function one(selector: string): HTMLElement {
  const found = document.querySelectorAll<HTMLElement>(selector);
  const [only] = found;
  if (!only || found.length > 1) throw new Error(`${found.length} of ${selector} in ${document.body.innerHTML}`);
  return only;
}

export function none(selector: string): boolean {
  return document.querySelector(selector) === null;
}

/** Opens the list of keys with the question mark, and returns what it says that keys do, with the keys. */
export async function keysListed(): Promise<(readonly [string, string])[]> {
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "?", bubbles: true }));
  await until(() => expect(document.querySelector("dialog[open] dl")).not.toBeNull());
  return [...document.querySelectorAll("dialog[open] dl div")].map((line) => [line.querySelector("dt")?.textContent ?? "", line.querySelector("kbd")?.textContent ?? ""]);
}
