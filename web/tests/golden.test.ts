import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type Permission, Session } from "../src/net/session.svelte";
import { PROTOCOL } from "../src/generated/wire";
import { settled } from "./mounted";
import { Network } from "./sockets";
import { applyToCards } from "../src/games/cards/projection";
import type { Seating } from "../src/generated/table";
import { variantOf } from "../src/games/variants";
import * as cards from "../src/games/cards/legal";
import * as dice from "../src/games/dice/legal";
import { endsAloneAt, isAsked, isSeated, mayPropose } from "../src/table/seats";
import { applyToDice } from "../src/games/dice/projection";
import { applyToPuzzle } from "../src/games/puzzle/projection";
import { applyToRoom } from "../src/rooms/projection";
import type { RoomView } from "../src/generated/room";
import type { RoomEvent } from "../src/generated/roomevents";
import type { CardEvent } from "../src/generated/cardevents";
import type { CardView } from "../src/generated/cardgame";
import type { DiceEvent } from "../src/generated/diceevents";
import type { DiceView } from "../src/generated/dicegame";
import type { PuzzleView } from "../src/generated/puzzle";
import type { PuzzleEvent } from "../src/generated/puzzleevents";

interface Golden<View, Event> {
  readonly game: string;
  readonly readers: readonly {
    readonly seat: number | null;
    readonly start: View;
    readonly events: readonly Event[];
    /** A short hash of the view after each event, without its rules. */
    readonly digests: readonly string[];
    /** What the reader may do besides playing, at the versions where it changes. */
    readonly permissions: Readonly<Record<string, readonly Permission[]>>;
    /** The commands that would be accepted, at the versions that end a command. */
    readonly legal: Readonly<Record<string, readonly string[]>>;
    readonly views: Readonly<Record<string, View>>;
  }[];
}

const FOLDER = join(import.meta.dirname, "../../tests/golden");
const names = ["", "puzzles"].flatMap((part) => readdirSync(join(FOLDER, part)).map((name) => join(part, name))).filter((name) => name.endsWith(".json"));

/** For each command, whether the web client would offer it. */
type May<View> = (view: View, seat: number | null, now: number) => Readonly<Record<string, boolean>>;

/** SHA-256 of the JSON with sorted keys, as in Python. */
function digest(view: object): string {
  const sorted = (_: string, value: unknown): unknown =>
    value === null || typeof value !== "object" || Array.isArray(value) ? value : Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  return createHash("sha256").update(JSON.stringify({ ...view, rules: null }, sorted)).digest("hex").slice(0, 8);
}

// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- names the kind of event for what is read
function holds<View extends { readonly version: number; readonly seating: Seating }, Event extends { readonly at: number }>(game: string, apply: (view: View, event: Event) => View, may: May<View>): void {
  const files = names.filter((name) => name.split("/").at(-1)?.startsWith(`${game}-`));
  describe(`the projection of a game of ${game} sees what Python sees`, () => {
    it("has games to look at", () => {
      expect(files.length).toBeGreaterThan(2);
    });
    for (const file of files) {
      const golden = JSON.parse(readFileSync(join(FOLDER, file), "utf-8")) as Golden<View, Event>;
      for (const reader of golden.readers) {
        it(`${file} for ${reader.seat === null ? "a watcher" : `seat ${reader.seat}`}`, () => {
          let view = reader.start;
          for (const [i, event] of reader.events.entries()) {
            view = apply(view, event);
            const expected = reader.views[String(view.version)];
            if (expected !== undefined) expect(view).toEqual(expected);
            expect(digest(view), `version ${view.version}: ${JSON.stringify(event)} gives ${JSON.stringify(view)}`).toBe(reader.digests[i]);
            const legal = reader.legal[String(view.version)];
            // bots play without pages
            if (legal === undefined || view.seating.chairs[reader.seat ?? -1]?.bot) continue;
            for (const [command, allowed] of Object.entries(may(view, reader.seat, event.at)))
              expect(allowed, `${command} at version ${view.version} of ${file}`).toBe(legal.includes(command));
          }
          expect(reader.views[String(view.version)]).toBeDefined();
        });
      }
    }
  });
}

type Table = Parameters<typeof mayPropose>[0];

/** What any table lets a seat do. */
function atAnyTable(view: Table, seat: number | null): Record<string, boolean> {
  const proposal = view.phase === "over" ? null : view.seating.proposal;
  const asked = seat !== null && proposal !== null && isAsked(view, seat);
  return {
    "Propose restart": mayPropose(view, seat, "restart"),
    "Propose end": mayPropose(view, seat, "end"),
    Agree: asked && !proposal.agreed.includes(seat),
    Decline: asked,
  };
}

function isCertain(view: CardView): boolean {
  const lying = view.layout.filter((card) => card !== null).length;
  return view.chain.length === 0 && lying >= variantOf(view.rules).certain;
}

holds<CardView, CardEvent>("cards", applyToCards, (view, seat, now) => ({
  ...atAnyTable(view, seat),
  Pause: cards.mayPause(view, seat),
  Resume: view.phase === "play" && view.paused_at !== null && view.seating.paused_at === null && isSeated(view.seating, seat),
  CallSet: cards.mayCall(view, seat, now),
  // where a SET is certain the button stays, since its refusal teaches
  SayNoSet: cards.mayVote(view, seat) && !(isCertain(view) && view.no_set === "vote" && !cards.isStopVote(view)),
  AskHint: cards.mayAskHint(view, seat),
}));
holds<DiceView, DiceEvent>("dice", applyToDice, (view, seat, now) => ({
  ...atAnyTable(view, seat),
  CallOpening: dice.mayCall(view, seat),
  PassTurn: dice.isAtTurn(view, seat),
  ChooseExtra: dice.mustChooseReroll(view, seat),
  AskHint: dice.mayAskHint(view, seat),
  EndGame: view.phase !== "over" && isSeated(view.seating, seat) && now >= (endsAloneAt(view) ?? Infinity),
}));
holds<PuzzleView, PuzzleEvent>("puzzle", applyToPuzzle, () => ({}));

describe("a session in a golden game", () => {
  const golden = JSON.parse(readFileSync(join(FOLDER, "cards-void-starts.json"), "utf-8")) as Golden<CardView, CardEvent>;
  for (const reader of golden.readers) {
    it(`C17: may do what Python permits to ${reader.seat === null ? "a watcher" : `seat ${reader.seat}`} at every version`, async () => {
      const network = new Network();
      const session = new Session<CardView>("abc", () => ({ apply: (view, event) => applyToCards(view, event as CardEvent) }), network);
      session.start();
      network.last.accept();
      const table = { code: "abc", game: "cards", listed: false, chat: false, successor: null, rematch_by: null, room: null };
      network.last.say({ type: "welcome", protocol: PROTOCOL, table, seat: reader.seat, version: 0, now: 0, resume_token: "w", view: reader.start });
      await settled();
      let permitted: readonly Permission[] = [];
      for (const [i, event] of reader.events.entries()) {
        const changed = reader.permissions[String(i + 1)];
        if (changed) network.last.say({ type: "your-permissions", permissions: changed });
        permitted = changed ?? permitted;
        network.last.say({ type: "events", after: i, events: [event] });
        expect(permitted.every((permission) => session.can(permission)) && session.permissions.length === permitted.length).toBe(true);
      }
      expect(session.view?.version).toBe(reader.events.length);
    });
  }
});

describe("the projection of a room sees what Python sees", () => {
  const room = JSON.parse(readFileSync(join(FOLDER, "rooms/room-class.json"), "utf8")) as Golden<RoomView, RoomEvent>;
  it.each(room.readers.map((reader) => [reader.seat, reader] as const))("at every event, for seat %s", (_, reader) => {
    let view = reader.start;
    for (const [i, event] of reader.events.entries()) {
      view = applyToRoom(view, event);
      expect(digest(view), `${event.type} at ${String(i + 1)}`).toBe(reader.digests[i]);
    }
  });
});
