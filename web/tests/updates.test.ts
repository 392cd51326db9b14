import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settled } from "./mounted";

type Updates = typeof import("../src/offline/service_worker");

/** Locks as a browser grants them, for one name. */
class Locks {
  #shared = 0;

  async request(_: string, options: { mode?: string; ifAvailable?: boolean }, act: (lock: object | null) => unknown): Promise<void> {
    await Promise.resolve();
    if (options.ifAvailable) return void (await act(this.#shared === 0 ? {} : null));
    this.#shared += 1;
    await act({});
    this.#shared -= 1;
  }
}

class Registration extends EventTarget {
  installing = null;
  waiting: { postMessage: (message: string) => void } | null = null;
}

describe("a new version of the page", () => {
  let registration: Registration;
  let serviceWorker: EventTarget & { controller: object | null };
  const told: string[] = [];
  const reload = vi.fn();
  let updates: Updates;

  beforeEach(async () => {
    registration = new Registration();
    serviceWorker = Object.assign(new EventTarget(), { controller: {}, register: () => Promise.resolve(registration) });
    vi.stubGlobal("navigator", { serviceWorker, locks: new Locks() });
    vi.stubGlobal("location", { reload });
    registration.waiting = { postMessage: (message) => told.push(message) };
    told.length = 0;
    reload.mockClear();
    vi.resetModules();
    updates = await import("../src/offline/service_worker");
  });
  afterEach(() => void vi.unstubAllGlobals());

  function change(): void {
    registration.waiting = null;
    serviceWorker.controller = {};
    serviceWorker.dispatchEvent(new Event("controllerchange"));
  }

  it("takes over when no table is open, and the page is loaded anew", async () => {
    await updates.followUpdates(Promise.resolve());
    expect(told).toEqual(["take-over"]);
    change();
    expect(reload).toHaveBeenCalledOnce();
  });

  it("is looked for once the page has settled; one that takes over before reloads it all the same", async () => {
    const register = vi.spyOn(navigator.serviceWorker, "register");
    void updates.followUpdates(new Promise(() => undefined));
    await settled();
    expect(register).not.toHaveBeenCalled();
    change();
    await settled();
    expect(reload).toHaveBeenCalledOnce();
  });

  it("waits until the last table is left", async () => {
    const [one, another] = [updates.openTable(), updates.openTable()];
    await updates.followUpdates(Promise.resolve());
    one();
    await settled();
    expect(told).toEqual([]);
    another();
    await settled();
    expect(told).toEqual(["take-over"]);
  });

  it("that took over elsewhere loads a page with a table anew when the table is left", async () => {
    const leave = updates.openTable();
    await updates.followUpdates(Promise.resolve());
    change();
    await settled();
    expect(reload).not.toHaveBeenCalled();
    leave();
    await settled();
    expect(reload).toHaveBeenCalledOnce();
  });

  it("is not what comes first, but what comes second", async () => {
    serviceWorker.controller = null;
    registration.waiting = null;
    await updates.followUpdates(Promise.resolve());
    change();
    expect(reload).not.toHaveBeenCalled();
    change();
    expect(reload).toHaveBeenCalledOnce();
  });
});
