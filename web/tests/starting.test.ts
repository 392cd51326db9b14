import { beforeEach, describe, expect, it, vi } from "vitest";
import { NEW_VIEW } from "../src/generated/cardgame";
import { type ClientMessage, PROTOCOL } from "../src/generated/wire";
import { reintroduce } from "../src/net/http";
import Table from "../src/pages/Table.svelte";
import { intend } from "../src/table/intent";
import { none, one, put, settled, until, withPage } from "./mounted";
import { Fake } from "./sockets";

withPage();
beforeEach(() => localStorage.clear());

const JSON_HEADERS = { headers: { "content-type": "application/json" } };

/** Opens a table that the player came to start; nothing is answered unless the test does it. */
async function opened(seats: number, ...names: readonly { readonly name: string; readonly bot: boolean }[]): Promise<Fake> {
  const socket = new Fake();
  reintroduce();
  vi.stubGlobal("fetch", () => Promise.resolve(new Response('{"id":"g","name":"Ana","token":"t"}', JSON_HEADERS)));
  vi.stubGlobal("WebSocket", Object.assign(function open() { return socket; }, { CONNECTING: 0, OPEN: 1, CLOSING: 2, CLOSED: 3 }));
  intend("abc", true);
  put(Table, { code: "abc" });
  await until(() => expect(socket.onopen).not.toBeNull());
  socket.accept();
  const chair = { name: "", bot: false, ready: false, away: false, left: false, removed: false, handicap: 0 };
  const view = { ...NEW_VIEW, rules: { ...NEW_VIEW.rules, seats }, seating: { ...NEW_VIEW.seating, chairs: names.map((own) => ({ ...chair, ...own, ready: own.bot })) } };
  const table = { code: "abc", game: "cards", listed: false, chat: false, successor: null, rematch_by: null, room: null };
  socket.say({ type: "welcome", protocol: PROTOCOL, table, seat: null, version: 0, now: 0, permissions: ["start"], resume_token: "w", view } as never);
  await until(() => expect(socket.sent.some((message) => message.type === "do")).toBe(true));
  await settled();
  return socket;
}

describe("a game that waits for nobody", () => {
  it.each([["alone", 1, []], ["against a bot", 2, [{ name: "Learner", bot: true }]]] as const)("starts without showing a lobby: %s", async (_, seats, others) => {
    await opened(seats, ...others);
    expect(one('.starting[role="status"]').textContent).toBe("Starting…");
    expect(none(".people, [data-do=ready], [data-do=name]")).toBe(true);
  });

  it("shows the lobby, and so the way on, after a refusal", async () => {
    const socket = await opened(2, { name: "Learner", bot: true });
    const asked = socket.sent.find((message): message is ClientMessage & { type: "do" } => message.type === "do");
    socket.say({ type: "refused", id: asked?.id ?? "", code: "table-full" } as never);
    await until(() => expect(one(".people h1").textContent).toBe("Waiting for players"));
    expect(none(".starting")).toBe(true);
  });

  it("is not a game with another person", async () => {
    await opened(2, { name: "Ben", bot: false });
    await until(() => expect(one(".people h1").textContent).toBe("Waiting for players"));
  });
});
