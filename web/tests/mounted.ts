import { type Component, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, vi } from "vitest";
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
