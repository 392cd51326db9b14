import { flushSync } from "svelte";
import { fromStore, writable } from "svelte/store";
import { describe, expect, it, vi } from "vitest";
import Announcer from "../src/components/Announcer.svelte";
import { keepsFocus } from "../src/components/focus";
import { backend } from "../src/backend";
import { NEW_VIEW, type RoomView } from "../src/generated/room";
import type { Chair } from "../src/generated/table";
import { PROTOCOL } from "../src/generated/wire";
import { t, words } from "../src/i18n/words.svelte";
import Learn from "../src/pages/Learn.svelte";
import Room from "../src/pages/Room.svelte";
import { route } from "../src/pages/route.svelte";
import Owner from "../src/rooms/Owner.svelte";
import { membership } from "../src/rooms/membership.svelte";
import Moment from "../src/table/Moment.svelte";
import { one, put, settled, until, withPage } from "./mounted";
import { Fake } from "./sockets";

withPage();

const CHAIR: Chair = { name: "Ana", bot: false, away: false, left: false, leaving: false, removed: false, ready: false, committed: "", excused: false, contributes_nonces: false, offered: "", sits_out: false, handicap: 0 };

describe("the focus in a room", () => {
  it("moves from the name to the page on which a pupil waits", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("{}", { headers: { "content-type": "application/json" } })));
    const socket = new Fake();
    vi.spyOn(backend, "open").mockReturnValue(socket as never);
    put(Room, { code: "katrm" });
    await until(() => expect(socket.onopen).not.toBeNull());
    socket.accept();
    socket.say({ type: "welcome", protocol: PROTOCOL, version: 0, seat: null, view: NEW_VIEW as never, now: 0, permissions: [], resume_token: "w", table: { code: "katrm", game: "room", listed: false, chat: false, successor: null, rematch_by: null, room: null } });
    await until(() => one('[data-do="join-room"]'));
    one('[data-do="join-room"]').focus();
    socket.say({ type: "your-seat", seat: 0 }, { type: "events", after: 0, events: [{ type: "PlayerSeated", at: 0, seat: 0, name: "Ana", bot: false }] as never });
    await until(() => expect(one("h1").textContent).toBe("Ana"));
    await until(() => expect(document.activeElement).toBe(one("h1")));
    membership.leave("katrm");
  });

  it("waits for a page with a home for it, while a table is being joined", async () => {
    const root = document.createElement("div");
    document.body.append(root);
    const stop = keepsFocus(root, true);
    root.innerHTML = "<button>Join</button>";
    root.querySelector("button")?.focus();
    root.innerHTML = '<a href="/">Home</a>';
    await settled();
    expect(document.activeElement).toBe(document.body);
    root.innerHTML = '<a href="/">Home</a><button data-home>one red oval</button>';
    await settled();
    expect(document.activeElement).toBe(root.querySelector("[data-home]"));
    stop();
  });

  it("stays on the owner's button for eyes on me", async () => {
    await words.learn("web-rooms");
    const round: RoomView["rounds"][number] = { terms: NEW_VIEW.terms, tables: [{ code: "abc", seats: [0] }], scores: [null], times: [null], ends_at: null, is_over: false, left: [] };
    const running: RoomView = { ...NEW_VIEW, seating: { ...NEW_VIEW.seating, chairs: [CHAIR] }, rounds: [round] };
    const shown = writable(running);
    const view = fromStore(shown);
    const session = { seat: null, info: { code: "abc" }, do: () => Promise.resolve({ ok: true }), can: () => true, now: () => 60_000 };
    put(Owner, { code: "katrm", session: session as never, get view() { return view.current; } });
    one('[data-do="pause-tables"]').focus();
    shown.set({ ...running, paused_at: 5 });
    flushSync();
    expect(document.activeElement).toBe(one('[data-do="resume-tables"]'));
    expect(document.activeElement?.textContent).toBe(t("web-room-resume"));
    membership.leave("katrm");
  });
});

describe("the focus in a course", () => {
  it("moves to the heading of the next step, which is also the page's title", async () => {
    route.go("/learn/cards/1");
    put(Learn, {});
    await until(() => expect(one("section h2").textContent).not.toBe(""));
    const link = one(".ways .now");
    link.focus();
    route.go("/learn/cards/2");
    await settled();
    expect(document.activeElement).toBe(one("section h2"));
    expect(document.title).toContain(one("section h2").textContent);
  });
});

describe("the end of a game", () => {
  const props = { title: "Ana wins", children: (() => undefined) as never };

  it("is announced to people whose focus is elsewhere, and takes a focus that was lost", () => {
    put(Announcer, {});
    const button = document.createElement("button");
    document.body.append(button);
    button.focus();
    put(Moment, props);
    flushSync();
    expect(document.activeElement).toBe(button);
    expect(one('[data-said="page"]').textContent).toBe("Ana wins");
    button.remove();
    one(".result").remove();
    put(Moment, props);
    expect(document.activeElement).toBe(one("h1"));
  });

  it("is announced once an open dialog is closed, since nothing outside it is announced", async () => {
    put(Announcer, {});
    const dialog = document.createElement("dialog");
    document.body.append(dialog);
    dialog.showModal();
    put(Moment, { ...props, title: "Ben wins" });
    flushSync();
    expect(one('[data-said="page"]').textContent).not.toBe("Ben wins");
    dialog.close();
    await settled();
    expect(one('[data-said="page"]').textContent).toBe("Ben wins");
  });
});
