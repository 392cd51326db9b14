import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { applyToDice } from "../src/games/dice/projection";
import { DiceFeed } from "../src/games/dice/feed.svelte";
import { Session } from "../src/net/session.svelte";
import type { DiceEvent } from "../src/generated/diceevents";
import { type DiceView, NEW_VIEW } from "../src/generated/dicegame";
import type { ClientMessage } from "../src/generated/wire";
import { wishes } from "../src/settings/settings.svelte";
import DiceTable from "../src/games/dice/Table.svelte";
import { words } from "../src/i18n/words.svelte";
import { Network } from "./sockets";

const FACE = 13;
const chair = { name: "Ana", bot: false, ready: true, left: false, away: false };
const player = { score: 0, none: false, done: null, chosen: false, choice: [], wrong: 0 };

/** Ana is at turn; a WILD that stands for a face lies on f6, and she holds a die that shows it. */
const VIEW = {
  ...NEW_VIEW,
  version: 9,
  phase: "turns",
  round: 2,
  seating: { ...NEW_VIEW.seating, chairs: [chair, { ...chair, name: "Ben" }], host: 0 },
  playing: [0, 1],
  to_play: [0, 1],
  board: [{ die: 30, square: "f6", face: FACE, wild: true }],
  players: [
    { ...player, dice: [{ die: 1, face: FACE }, { die: 2, face: 5 }] },
    { ...player, dice: [{ die: 3, face: 4 }] },
  ],
} as unknown as DiceView;

let table: Record<string, unknown> | null = null;

async function seated(): Promise<Network> {
  const network = new Network();
  const feed = new DiceFeed();
  const session = new Session<DiceView>(
    "ws://x",
    "abc",
    () => ({
      apply: (view, event) => applyToDice(view, event as DiceEvent),
      shown: (before, event) => feed.shown(before, event as DiceEvent),
    }),
    network,
  );
  session.start();
  network.last.accept();
  network.last.say({ type: "welcome", protocol: 1, table: { code: "abc", game: "dice", listed: false, chat: false, successor: null }, seat: 0, version: 9, now: 1000, view: VIEW });
  await Promise.resolve();
  await Promise.resolve();
  table = mount(DiceTable, {
    target: document.body,
    props: {
      session,
      feed,
      get view() {
        return session.view ?? VIEW;
      },
    },
  });
  flushSync();
  return network;
}

function press(selector: string): void {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  found.click();
  flushSync();
}

function commands(network: Network): unknown[] {
  return network.last.sent.flatMap((message: ClientMessage) => ("command" in message ? [message.command] : []));
}

describe("replacing a WILD", () => {
  beforeAll(async () => {
    // a die that is still tumbling when the test takes the table away would complain
    wishes.motion = "still";
    await words.speak("en");
    await words.learn("dice", "web-dice", "web-table");
  });
  afterEach(() => {
    if (table) void unmount(table);
    table = null;
  });

  it("sends the swap, and shows the die on the board and the freed one in the hand", async () => {
    const network = await seated();
    press('[data-die="1"]');
    press('[data-square="f6"]');
    expect(commands(network)).toContainEqual({ type: "SwapWild", die: 1, square: "f6" });

    const swapped = { type: "WildSwapped", at: 1, seat: 0, laid: { die: 1, square: "f6", face: FACE, wild: false }, freed: 30 };
    const rolled = { type: "DiceRolled", at: 1, reason: "freed", rolls: [{ seat: 0, dice: [{ die: 30, face: 7 }] }] };
    network.last.say({ type: "events", after: 9, events: [swapped as DiceEvent, rolled as unknown as DiceEvent] });
    await Promise.resolve();
    network.wait(1000);
    flushSync();
    expect(document.querySelector('[data-square="f6"]')?.getAttribute("data-wild")).toBe("false");
    expect(document.querySelector('[data-die="30"]')).not.toBeNull();
    expect(document.querySelector('[data-die="1"]')).toBeNull();
  });

  it("is not tried with a die on a square that holds no WILD", async () => {
    const network = await seated();
    press('[data-die="2"]');
    press('[data-square="e6"]');
    expect(commands(network)).toEqual([]);
    expect(document.querySelector('[data-square="e6"] .mine')).not.toBeNull();
  });
});
