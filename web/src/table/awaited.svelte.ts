import { route } from "../pages/route.svelte";

/** The game that was chosen on this page and cannot begin yet, if any. */
class AwaitedGame {
  /** Number of page changes before the choice. */
  #chosen = $state<number | null>(null);

  /** Whether the player is still on the page where they chose it. */
  get here(): boolean {
    return this.#chosen === route.changes;
  }

  /** Awaits what creates the game; rejects before `create` if the player has gone to another page by then. */
  async create<Made>(prepared: () => Promise<unknown>, create: () => Promise<Made>): Promise<Made> {
    const chosen = route.changes;
    this.#chosen = chosen;
    try {
      await prepared();
      if (route.changes !== chosen) throw new Error("the player went to another page");
      return await create();
    } finally {
      if (this.#chosen === chosen) this.#chosen = null;
    }
  }
}

export const awaited = new AwaitedGame();
