import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { DiceFeed } from "../src/games/dice/feed.svelte";
import { applyToDice } from "../src/games/dice/projection";
import { Session } from "../src/net/session.svelte";
import type { SaveDraft } from "../src/generated/dicecommands";
import type { DiceEvent } from "../src/generated/diceevents";
import { type DiceView, NEW_VIEW } from "../src/generated/dicegame";
import { PROTOCOL } from "../src/generated/wire";
import { settings } from "../src/settings/settings.svelte";
import DiceTable from "../src/games/dice/Table.svelte";
import { newest } from "../src/games/dice/drafts";
import { words } from "../src/i18n/words.svelte";
import { Network } from "./sockets";

const chair = { name: "Ana", bot: false, ready: true, left: false, away: false };
const player = { score: 0, none: false, done: null, chosen: false, choice: [], wrong: 0, rounds: [] };
const VIEW = {
  ...NEW_VIEW,
  version: 9,
  phase: "play",
  round: 2,
  started_at: 700,
  seating: { ...NEW_VIEW.seating, chairs: [chair, { ...chair, name: "Ben" }], host: 0 },
  playing: [0, 1],
  to_play: [0, 1],
  players: [
    { ...player, dice: [{ die: 1, face: 13 }, { die: 2, face: 5 }] },
    { ...player, dice: [{ die: 3, face: 4 }] },
  ],
} as unknown as DiceView;
const ON_H6 = { die: 1, square: "h6", face: null };

let table: Record<string, unknown> | null = null;

async function seated(): Promise<Network> {
  const network = new Network();
  const session = new Session<DiceView>("abc", () => ({ apply: (view, event) => applyToDice(view, event as DiceEvent) }), network);
  session.start();
  await welcomed(network);
  table = mount(DiceTable, { target: document.body, props: { session, feed: new DiceFeed(), view: VIEW } });
  flushSync();
  return network;
}

async function welcomed(network: Network, draft?: SaveDraft): Promise<void> {
  network.last.accept();
  network.last.say({ type: "welcome", protocol: PROTOCOL, table: { code: "abc", game: "dice", listed: false, chat: false, successor: null, rematch_by: null, room: null }, seat: 0, version: 9, now: 1000, view: VIEW, ...(draft ? { draft } : {}) });
  await Promise.resolve();
  await Promise.resolve();
  flushSync();
}

function drafts(network: Network): unknown[] {
  return network.last.sent.flatMap((message) => ("command" in message && message.command.type === "SaveDraft" ? [message.command.dice] : []));
}

function press(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.click();
  flushSync();
}

/** Answers the last draft. */
function kept(network: Network): void {
  const asked = network.last.sent.findLast((message) => "command" in message && message.command.type === "SaveDraft");
  if (asked?.type === "do") network.last.say({ type: "done", id: asked.id, version: 9 });
}

function leave(): void {
  if (table) void unmount(table);
  table = null;
}

describe("a turn that is laid out and not played", () => {
  beforeAll(async () => {
    settings.motion = "still";
    await words.speak("en");
    await words.learn("dice", "web-dice", "web-table");
  });
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
    sessionStorage.clear();
  });
  afterEach(() => {
    leave();
    vi.useRealTimers();
  });

  it("lies there after a reload, also where the table has not heard of it, and is told to the table then", async () => {
    await seated();
    press('[data-die="1"]');
    press('[data-square="h6"]');
    leave();
    const network = await seated();
    expect(document.querySelector('[data-square="h6"] .mine')).not.toBeNull();
    vi.advanceTimersByTime(1000);
    expect(drafts(network)).toEqual([[ON_H6]]);
  });

  it("is given to a table that has lost it, once, and not to one that has it", async () => {
    const network = await seated();
    press('[data-die="1"]');
    press('[data-square="h6"]');
    vi.advanceTimersByTime(1000);
    kept(network);
    await Promise.resolve();
    for (const lost of [false, true]) {
      network.last.breakDown();
      network.wait(5000);
      await welcomed(network, lost ? undefined : { type: "SaveDraft", round: 2, dice: [ON_H6] });
      vi.advanceTimersByTime(3000);
      expect(drafts(network)).toEqual(lost ? [[ON_H6]] : []);
    }
  });

  it("is the table's where that has it, and this tab's where the table does not", () => {
    const here = { game: 700, round: 2, dice: [ON_H6], kept: true };
    const there: SaveDraft = { type: "SaveDraft", round: 2, dice: [] };
    expect(newest(here, there, VIEW)).toBe(there);
    expect(newest({ ...here, kept: false }, there, VIEW)?.dice).toEqual([ON_H6]);
    expect(newest(here, null, VIEW)).toBe(here);
    expect(newest(null, there, VIEW)).toBe(there);
  });

  it("means nothing in another round or another game", () => {
    const here = { game: 700, round: 2, dice: [ON_H6], kept: false };
    expect(newest({ ...here, round: 1 }, null, VIEW)).toBeNull();
    expect(newest({ ...here, game: 600 }, null, VIEW)).toBeNull();
    expect(newest(null, { type: "SaveDraft", round: 1, dice: [ON_H6] }, VIEW)).toBeNull();
  });
});
