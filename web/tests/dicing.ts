import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll } from "vitest";
import { DiceFeed } from "../src/games/dice/feed.svelte";
import { applyToDice } from "../src/games/dice/projection";
import DiceTable from "../src/games/dice/Table.svelte";
import type { DiceEvent } from "../src/generated/diceevents";
import { type DiceView, NEW_VIEW } from "../src/generated/dicegame";
import { type ClientMessage, PROTOCOL, type ServerMessage } from "../src/generated/wire";
import { words } from "../src/i18n/words.svelte";
import { Session } from "../src/net/session.svelte";
import { settings } from "../src/settings/settings.svelte";
import { Network } from "./sockets";

export const FACE = 13;
const chair = { name: "Ana", bot: false, ready: true, left: false, away: false };
const player = { score: 0, none: false, done: null, chosen: false, choice: [], wrong: 0, rounds: [] };

/** Ana's turn: a WILD standing for a face is on f6, and she holds a die that shows that face. */
export const VIEW = {
  ...NEW_VIEW,
  version: 9,
  phase: "play",
  round: 2,
  seating: { ...NEW_VIEW.seating, chairs: [chair, { ...chair, name: "Ben" }], host: 0 },
  playing: [0, 1],
  to_play: [0, 1],
  board: [{ die: 30, square: "f6", face: FACE, wild: true }],
  players: [
    { ...player, dice: [{ die: 1, face: FACE }, { die: 2, face: 5 }, { die: 4, face: 27 }] },
    { ...player, dice: [{ die: 3, face: 4 }] },
  ],
} as unknown as DiceView;

let table: Record<string, unknown> | null = null;

/** Loads the English texts for every test of a file, and unmounts its table afterwards. */
export function withDiceTable(): void {
  beforeAll(async () => {
    // a die still tumbling when the table is unmounted would report an error
    settings.motion = "still";
    await words.speak("en");
    await words.learn("dice", "web-dice", "web-table");
  });
  afterEach(async () => {
    if (table) await unmount(table);
    table = null;
    sessionStorage.clear();
  });
}

/** Mounts the table with Ana seated, as the server sends it. */
export async function seated(view: DiceView = VIEW, seat: number | null = 0): Promise<Network> {
  const network = new Network();
  const feed = new DiceFeed();
  const session = new Session<DiceView>(
    "abc",
    () => ({
      apply: (before, event) => applyToDice(before, event as DiceEvent),
      shown: (before, event) => feed.shown(before, event as DiceEvent),
    }),
    network,
  );
  session.start();
  network.last.accept();
  network.last.say({ type: "welcome", protocol: PROTOCOL, table: { code: "abc", game: "dice", listed: false, chat: false, successor: null, rematch_by: null, room: null }, seat, version: view.version, now: 1000, view });
  await happened();
  table = mount(DiceTable, {
    target: document.body,
    props: {
      session,
      feed,
      get view() {
        return session.view ?? view;
      },
    },
  });
  flushSync();
  return network;
}

/** Waits for everything that is already due. */
export async function happened(): Promise<void> {
  for (let i = 0; i < 10; i += 1) await Promise.resolve();
  flushSync();
}

/** Delivers events from the table, as the answer to a command if `id` is given. */
export async function tell(network: Network, after: number, events: readonly object[], id?: string): Promise<void> {
  network.last.say({ type: "events", after, events, ...(id ? { id } : {}) } as unknown as ServerMessage);
  await happened();
  network.wait(1000);
  await happened();
}

export function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
}

export function press(selector: string): void {
  find(selector).click();
  flushSync();
}

export function commands(network: Network): unknown[] {
  return network.last.sent.flatMap((message: ClientMessage) => ("command" in message ? [message.command] : []));
}

/** The id of the last message of a type, which its answer refers to. */
export function lastId(network: Network, type: "do" | "ask"): string {
  const sent = network.last.sent.findLast((message) => message.type === type);
  if (!sent || !("id" in sent) || typeof sent.id !== "string") throw new Error(`no ${type} was sent`);
  return sent.id;
}
