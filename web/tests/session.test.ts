import { describe, expect, it, vi } from "vitest";
import { applyToCards } from "../src/games/cards/projection";
import { Session } from "../src/net/session.svelte";
import type { CardEvent } from "../src/generated/cardevents";
import { NEW_VIEW, type CardView } from "../src/generated/cardgame";
import { type AnyCommand, type Events, PROTOCOL, type ServerMessage } from "../src/generated/wire";
import { Network } from "./sockets";

const INFO = { code: "abc", game: "cards", listed: false, chat: false, successor: null, rematch_by: null, room: null };

function welcome(version = 0, view: CardView | null = { ...NEW_VIEW, version }): ServerMessage {
  return { type: "welcome", protocol: PROTOCOL, table: INFO, seat: 0, version, now: 1000, resume_token: "w1", ...(view ? { view } : {}) };
}

function seated(after: number, name: string, more: Partial<Events> = {}): Events {
  const event: CardEvent = { type: "PlayerSeated", at: 0, seat: after, name, bot: false };
  return { type: "events", after, events: [event], ...more };
}

async function joined(): Promise<{ network: Network; session: Session<CardView>; names: () => string[] }> {
  const network = new Network();
  const session = new Session<CardView>("abc", () => ({ apply: (view, event) => applyToCards(view, event as CardEvent) }), network);
  session.start();
  network.last.accept();
  network.last.say(welcome());
  await Promise.resolve();
  await Promise.resolve();
  return { network, session, names: () => session.view?.seating.chairs.map((chair) => chair.name) ?? [] };
}

describe("a place at a table", () => {
  it("says hello and takes over the view that it is sent", async () => {
    const { network, session } = await joined();
    expect(network.last.sent[0]).toEqual({ type: "hello", protocol: PROTOCOL, table: "abc" });
    expect(session.view?.version).toBe(0);
    expect(session.seat).toBe(0);
    expect(session.connection).toBe("up");
  });

  it("is found again after the server's goodbye, once it lets this person in", async () => {
    const { network, session } = await joined();
    for (const times of [2, 3]) {
      network.last.say({ type: "bye", code: "removed" });
      expect([session.byeCode, session.connection]).toEqual(["removed", "over"]);
      session.knock();
      expect(network.sockets).toHaveLength(times);
      expect(session.byeCode).toBe("removed");
      network.last.accept();
    }
    network.last.say(welcome());
    await Promise.resolve();
    expect([session.byeCode, session.connection]).toEqual([null, "up"]);
    session.knock();
    expect(network.sockets).toHaveLength(3);
  });

  it("is not that of a watcher from the moment on that it is taken", async () => {
    const { network, session } = await joined();
    network.last.say({ ...welcome(), seat: null, watchers: [{ id: 1, name: "Ana" }], watcher_count: 1 } as ServerMessage);
    await Promise.resolve();
    expect(session.watcherCount).toBe(1);
    network.last.say({ type: "your-seat", seat: 0 });
    expect(session.watcherCount).toBe(0);
  });

  it("tells when its page is hidden and seen again, also when it comes back in the background", async () => {
    const { network } = await joined();
    let hidden = false;
    Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
    for (hidden of [true, false]) {
      document.dispatchEvent(new Event("visibilitychange"));
      expect(network.last.sent.at(-1)).toEqual({ type: "visibility", hidden });
    }
    hidden = true;
    network.last.say(welcome());
    await Promise.resolve();
    expect(network.last.sent.at(-1)).toEqual({ type: "visibility", hidden: true });
    Reflect.deleteProperty(document, "hidden");
  });

  it("asks for the whole view when an event cannot be shown, and goes on from there", async () => {
    const network = new Network();
    const apply = (view: CardView, event: unknown): CardView => {
      if ((event as { name: string }).name === "Bug") throw new Error("a mistake of ours");
      return applyToCards(view, event as CardEvent);
    };
    const session = new Session<CardView>("abc", () => ({ apply }), network);
    const log = vi.spyOn(console, "error").mockReturnValue(undefined);
    session.start();
    network.last.accept();
    network.last.say(welcome());
    await Promise.resolve();
    await Promise.resolve();
    const hellos = (): unknown[] => network.last.sent.filter((message) => message.type === "hello");
    network.last.say(seated(0, "Ana"), seated(1, "Bug"), seated(2, "Eva"));
    expect(log).toHaveBeenCalledOnce();
    expect(hellos().slice(1), "one more, for the whole view").toEqual([{ type: "hello", protocol: PROTOCOL, table: "abc" }]);
    const whole = ["Ana", "Ben", "Eva"].reduce((view, name, seat) => applyToCards(view, { type: "PlayerSeated", at: 0, seat, name, bot: false }), NEW_VIEW);
    network.last.say(welcome(3, whole), seated(3, "Dan"));
    expect(session.view?.seating.chairs.map((chair) => chair.name)).toEqual(["Ana", "Ben", "Eva", "Dan"]);
    expect(hellos()).toHaveLength(2);
    log.mockRestore();
  });

  it("applies what comes while the game's code is still being fetched, in order", async () => {
    const network = new Network();
    let ready: () => void = () => undefined;
    const code = new Promise<void>((resolve) => (ready = resolve));
    const session = new Session<CardView>(
      "abc",
      async () => {
        await code;
        return { apply: (view, event) => applyToCards(view, event as CardEvent) };
      },
      network,
    );
    session.start();
    network.last.accept();
    network.last.say(welcome(), seated(0, "Ana"), { type: "ping", n: 1 });
    expect(network.last.sent.at(-1)).toMatchObject({ type: "pong", n: 1 });
    ready();
    await new Promise((resolve) => setTimeout(resolve));
    expect(session.view?.seating.chairs[0]?.name).toBe("Ana");
  });

  it("shows an event at its moment, and nothing overtakes it", async () => {
    const { network, names } = await joined();
    network.last.say({ type: "ping", n: 1, offset: 500, delay: 20 });
    network.time = 2000; // the table's clock shows 1500
    network.last.say(seated(0, "Ana", { show_at: 1580 }), seated(1, "Ben"));
    expect(names()).toEqual([]);
    network.wait(79);
    expect(names()).toEqual([]);
    network.wait(2);
    expect(names()).toEqual(["Ana", "Ben"]);
  });

  it("does not believe in a moment far away", async () => {
    const { network, names } = await joined();
    network.last.say(seated(0, "Ana", { show_at: 99_999 }));
    expect(names()).toEqual(["Ana"]);
  });

  it("comes back after a break and tells what it has seen", async () => {
    const { network, session, names } = await joined();
    network.last.say(seated(0, "Ana"));
    network.last.breakDown();
    expect(session.connection).toBe("lost");
    network.wait(1000);
    expect(network.sockets).toHaveLength(2);
    network.last.accept();
    expect(network.last.sent[0]).toEqual({ type: "hello", protocol: PROTOCOL, table: "abc", seen: 1, resume_token: "w1" });
    network.last.say(welcome(2, null), seated(1, "Ben"));
    expect(session.connection).toBe("up");
    expect(names()).toEqual(["Ana", "Ben"]);
  });

  it("sends again what was not answered, under the same id", async () => {
    const { network, session } = await joined();
    const answer = session.do({ type: "PointCards", cards: [0, 1, 2] }, 1234);
    const [, first] = network.last.sent;
    expect(first).toMatchObject({ type: "do", command: { type: "PointCards" }, pressed: 1234 });
    expect(session.requests.underway).toHaveLength(1);
    network.last.breakDown();
    network.wait(1000);
    network.last.accept();
    network.last.say(welcome(0, null));
    const again = network.last.sent[1];
    expect(again).toEqual(first);
    if (again?.type !== "do") throw new Error("no command");
    network.last.say({ type: "refused", id: again.id, code: "call-pending", late: 12 });
    expect(await answer).toMatchObject({ ok: false, refused: { code: "call-pending", late: 12 } });
    expect(session.requests.underway).toHaveLength(0);
  });

  it("does not say later what was said into a lost line", async () => {
    const { network, session } = await joined();
    const said = session.tell({ type: "chat", phrase: "hello" });
    network.last.breakDown();
    expect(await said).toMatchObject({ ok: false, refused: { code: "not-sent" } });
    expect(await session.tell({ type: "chat", text: "still there?" })).toMatchObject({ ok: false, refused: { code: "not-sent" } });
    network.wait(1000);
    network.last.accept();
    network.last.say(welcome(0, null));
    expect(network.last.sent.map((message) => message.type)).toEqual(["hello"]);
  });

  it("repeats neither chat nor a press in a race when the table gets another owner", async () => {
    const { network, session } = await joined();
    const said = session.tell({ type: "chat", phrase: "hello" });
    const pressed = session.do({ type: "CallSet", seen: 0 }, 1);
    const sent = network.last.sent.length;
    network.last.say(welcome());
    expect(await said).toMatchObject({ ok: false, refused: { code: "not-sent" } });
    expect(await pressed).toMatchObject({ ok: false, refused: { code: "press-lost" } });
    expect(network.last.sent).toHaveLength(sent);
  });

  it("reads the time from a server that was restarted, not as measured before", async () => {
    const { network, session } = await joined();
    network.last.say({ type: "ping", n: 1, offset: 500, delay: 20 });
    network.last.breakDown();
    network.wait(60_000);
    network.last.accept();
    network.last.say(welcome());
    await Promise.resolve();
    expect(session.now()).toBe(1000);
  });

  it("reads the time when the welcome arrives, however long the game's code takes to load", async () => {
    const network = new Network();
    let load = (): void => undefined;
    const loading = new Promise<void>((done) => (load = done));
    const session = new Session<CardView>("abc", () => loading.then(() => ({ apply: (view, event) => applyToCards(view, event as CardEvent) })), network);
    session.start();
    network.last.accept();
    network.last.say(welcome());
    network.wait(5000);
    load();
    await vi.waitFor(() => expect(session.connection).toBe("up"));
    expect(session.now()).toBe(6000);
  });

  it("makes no call later that was pressed on a dead line", async () => {
    const { network, session } = await joined();
    const races: AnyCommand[] = [
      { type: "CallSet", seen: 0 },
      { type: "ClaimSet", cards: [0, 1, 2], seen: 0 },
      { type: "SayNoSet", seen: 0 },
      { type: "CallOpening", seen: 0, dice: [] },
      { type: "SayNone", seen: 0 },
    ];
    const before = races.map((race) => session.do(race, 1));
    network.last.breakDown();
    const after = races.map((race) => session.do(race, 2));
    for (const answer of await Promise.all([...before, ...after])) expect(answer).toMatchObject({ ok: false, refused: { code: "press-lost" } });
    expect(session.requests.underway).toEqual([]);
    network.wait(1000);
    network.last.accept();
    network.last.say(welcome(0, null));
    expect(network.last.sent.map((message) => message.type)).toEqual(["hello"]);
  });

  it("tells every new connection whom it does not want to hear", async () => {
    const { network, session } = await joined();
    session.mute(1, true);
    session.mute(2, true);
    session.mute(2, false);
    expect(session.muted).toEqual([1]);
    network.last.breakDown();
    network.wait(1000);
    network.last.accept();
    network.last.say(welcome(0, null));
    expect(network.last.sent.slice(1)).toEqual([{ type: "mute", seat: 1, on: true }]);
  });

  it("waits no longer for the answer to a message that the server could not read", async () => {
    const { network, session } = await joined();
    const answer = session.tell({ type: "chat", text: "x" });
    const sent = network.last.sent[1];
    if (sent?.type !== "chat") throw new Error("nothing said");
    network.last.say({ type: "problem", code: "bad-message", id: sent.id });
    expect(await answer).toMatchObject({ ok: false, refused: { code: "bad-message" } });
  });

  it("takes an event with its command's id for the answer", async () => {
    const { network, session } = await joined();
    const answer = session.do({ type: "Sit", name: "Ana" });
    const sent = network.last.sent[1];
    if (sent?.type !== "do") throw new Error("no command");
    network.last.say(seated(0, "Ana", { id: sent.id }));
    expect(await answer).toEqual({ ok: true });
  });

  it("takes a command for done when what it led to can be seen, not before", async () => {
    const { network, session, names } = await joined();
    const seen: string[][] = [];
    void session.do({ type: "Sit", name: "Ana" }).then(() => seen.push(names()));
    const sent = network.last.sent[1];
    if (sent?.type !== "do") throw new Error("no command");
    network.last.say(seated(0, "Ana", { id: sent.id, show_at: session.now() + 500 }));
    await Promise.resolve();
    expect(seen).toEqual([]);
    expect(session.requests.underway).toEqual([sent.id]);
    network.wait(501);
    await Promise.resolve();
    expect(seen).toEqual([["Ana"]]);
  });

  it("does not wait for a picture that a whole new view has overtaken", async () => {
    const { network, session } = await joined();
    const answer = session.do({ type: "Sit", name: "Ana" });
    const sent = network.last.sent[1];
    if (sent?.type !== "do") throw new Error("no command");
    network.last.say(seated(0, "Ana", { id: sent.id, show_at: session.now() + 500 }), welcome(1));
    expect(await answer).toEqual({ ok: true });
  });

  it("stays stopped when the game's code arrives after it was left", async () => {
    const network = new Network();
    let ready: () => void = () => undefined;
    const code = new Promise<void>((resolve) => (ready = resolve));
    const session = new Session<CardView>(
      "abc",
      async () => {
        await code;
        return { apply: (view, event) => applyToCards(view, event as CardEvent) };
      },
      network,
    );
    const stop = session.start();
    network.last.accept();
    // a seat that would contribute a nonce and wait for the answer
    network.last.say(welcome(0, applyToCards({ ...NEW_VIEW, commitment: "ab".repeat(32) }, seated(0, "Ana").events[0] as CardEvent)));
    stop();
    ready();
    await new Promise((resolve) => setTimeout(resolve));
    network.wait(60_000);
    expect(session.connection).toBe("over");
    expect(network.sockets).toHaveLength(1);
  });

  it("asks again when an event is missing, and skips what it has", async () => {
    const { network, names } = await joined();
    network.last.say(seated(0, "Ana"), seated(0, "Ana"));
    expect(names()).toEqual(["Ana"]);
    network.last.say(seated(4, "Eva"));
    expect(network.last.sent.at(-1)).toMatchObject({ type: "hello", seen: 1 });
  });

  it("is over when the server says so, and comes back when it says so", async () => {
    const { network, session } = await joined();
    network.last.say({ type: "bye", code: "restart", retry: 3000 });
    expect(session.connection).toBe("lost");
    network.wait(3001);
    expect(network.sockets).toHaveLength(2);
    network.last.accept();
    network.last.say({ type: "bye", code: "taken-over" });
    expect(session.connection).toBe("over");
    expect(session.byeCode).toBe("taken-over");
    network.wait(60_000);
    expect(network.sockets).toHaveLength(2);
  });

  it("gives a silent line up, and sooner when it waits for an answer", async () => {
    const { network, session } = await joined();
    network.wait(59_000);
    expect(session.connection).toBe("up");
    network.wait(2_000);
    expect(session.connection).toBe("lost");
    network.last.accept();
    network.last.say(welcome(0, null));
    void session.do({ type: "CallSet" });
    network.wait(6_100);
    expect(session.connection).toBe("lost");
  });

  it("notices within eight seconds in play that the line is dead", async () => {
    const network = new Network();
    const session = new Session<CardView>("abc", () => ({ apply: (view, event) => applyToCards(view, event as CardEvent), isRunning: () => true }), network);
    session.start();
    network.last.accept();
    network.last.say(welcome());
    await new Promise((resolve) => setTimeout(resolve));
    for (let n = 1; n <= 3; n++) {
      network.wait(5000);
      expect(session.connection).toBe("up");
      network.last.say({ type: "ping", n });
    }
    network.wait(8000);
    expect(session.connection).toBe("lost");
  });

  it("keeps what was missed, and says that a command came too late because of the loss", async () => {
    const { network, session } = await joined();
    const answer = session.do({ type: "PointCards", cards: [0, 1, 2] });
    network.last.breakDown();
    network.wait(1000);
    network.last.accept();
    network.last.say(welcome(0, null), seated(0, "Ana"));
    const again = network.last.sent.at(-1);
    if (again?.type !== "do") throw new Error("no command");
    network.last.say({ type: "refused", id: again.id, code: "not-called" });
    expect(await answer).toMatchObject({ ok: false, refused: { code: "lost-meanwhile" } });
    expect(session.absence.missed).toBe(null);
    network.wait(500);
    expect(session.absence.missed?.before.version).toBe(0);
    expect(session.absence.missed?.after.seating.chairs[0]?.name).toBe("Ana");
    expect(session.absence.hasActed).toBe(false);
    void session.do({ type: "AskHint" });
    expect(session.absence.missed, "the player goes on").toBe(null);
  });

  it("knows that a command was carried out although the connection was lost, and starts afresh with the next loss", async () => {
    const { network, session } = await joined();
    void session.do({ type: "PointCards", cards: [0, 1, 2] });
    network.last.breakDown();
    network.wait(1000);
    network.last.accept();
    network.last.say(welcome(0, null), seated(0, "Ana"));
    const again = network.last.sent.at(-1);
    if (again?.type !== "do") throw new Error("no command");
    network.last.say({ type: "done", id: again.id, version: 1 });
    network.wait(500);
    expect(session.absence).toMatchObject({ hasActed: true, missed: { before: { version: 0 } } });
    network.last.breakDown();
    expect(session.absence).toMatchObject({ hasActed: false, missed: null });
  });
});
