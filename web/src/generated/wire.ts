// Written by `python -m scripts.web` from the Structs in src/tercet. Do not edit.

import type { CardCommand } from "./cardcommands";
import type { CardEvent } from "./cardevents";
import type { DiceCommand, Placing } from "./dicecommands";
import type { DiceEvent } from "./diceevents";
import type { Explanation, Square } from "./dicegame";
import type { Face } from "./faces";
import type { PuzzleCommand } from "./puzzlecommands";
import type { PuzzleEvent } from "./puzzleevents";
import type { RoomCommand } from "./roomcommands";
import type { RoomEvent } from "./roomevents";
import type { Millis, Seat, Version } from "./table";

/** Any game's event. */
export type AnyEvent = CardEvent | DiceEvent | PuzzleEvent | RoomEvent;

/** Any game's command. */
export type AnyCommand = CardCommand | DiceCommand | PuzzleCommand | RoomCommand;

/** The first message: names the table and the guest. */
export interface Hello {
  readonly type: "hello";
  readonly protocol: number;
  readonly table: string;
  readonly token?: string;
  readonly seen?: number | null;
  readonly resume_token?: string;
  readonly watch?: boolean;
}

/** A command. It is answered by `events` with its id, by `done`, or by `refused`. */
export interface Do {
  readonly type: "do";
  readonly id: string;
  readonly command: AnyCommand;
  readonly pressed?: number | null;
}

/** Asks what the dice would score on their squares (D8 to D10). */
export interface PreviewTurn {
  readonly type: "preview-turn";
  readonly dice: readonly Placing[];
}

/** Asks which faces the WILD on this square of the turn may stand for (D11). */
export interface NameWild {
  readonly type: "name-wild";
  readonly dice: readonly Placing[];
  readonly square: Square;
}

/** A question about the rules, answered only to the sender by `reply` or `refused`; it changes nothing. */
export interface Ask {
  readonly type: "ask";
  readonly id: string;
  readonly question: PreviewTurn | NameWild;
}

/** Sends a chat message: a quick phrase, free text where the table allows it, or the code of another table. */
export interface SendChat {
  readonly type: "chat";
  readonly id: string;
  readonly phrase?: "hello" | "good-luck" | "well-done" | "so-close" | "oops" | "thanks" | "wait-please" | "here-again" | "one-more" | "goodbye" | null;
  readonly text?: string | null;
  readonly table?: string | null;
}

/** Mutes a seat, or unmutes it; for this connection only. */
export interface Mute {
  readonly type: "mute";
  readonly seat: Seat;
  readonly on?: boolean;
}

/** The host changes settings that are not rules: whether the table is public, and whether free text is allowed. */
export interface ChangeSettings {
  readonly type: "change-settings";
  readonly id: string;
  readonly listed?: boolean | null;
  readonly chat?: boolean | null;
}

/** The host adds a bot of a given level, or lets it take over the seat of a player who left. */
export interface SeatBot {
  readonly type: "seat-bot";
  readonly id: string;
  readonly level: string;
  readonly seat?: Seat | null;
}

/** The answer to a `ping`, sent immediately. */
export interface Pong {
  readonly type: "pong";
  readonly n: number;
  readonly clock: number;
}

/**
 * Whether the player can see the table; sent when that changes. A player whose page stays hidden for a while
 * counts as away (C8).
 */
export interface Visibility {
  readonly type: "visibility";
  readonly hidden?: boolean;
}

/** What the client sends. */
export type ClientMessage = Hello | Do | Ask | SendChat | Mute | ChangeSettings | SeatBot | Pong | Visibility;

/** A table's code and settings, without the state of its game. */
export interface TableInfo {
  readonly code: string;
  readonly game: string;
  readonly listed: boolean;
  readonly chat: boolean;
  readonly successor: string | null;
  readonly rematch_by: Seat | null;
  readonly room: string | null;
}

/** A guest who is watching, or has left the game and is still connected. */
export interface Watcher {
  readonly id: number;
  readonly name: string;
}

/** A chat message from a player or watcher. */
export interface ChatMessage {
  readonly type: "chat-message";
  readonly seat?: Seat | null;
  readonly watcher?: Watcher | null;
  readonly phrase?: "hello" | "good-luck" | "well-done" | "so-close" | "oops" | "thanks" | "wait-please" | "here-again" | "one-more" | "goodbye" | null;
  readonly text?: string | null;
  readonly table?: string | null;
}

/**
 * The answer to `hello`. When another server takes over the table, the client receives a second `welcome` on the
 * same connection, with a new clock and resume token; the client then starts over from the new `welcome` and
 * resends unanswered commands.
 */
export interface Welcome {
  readonly type: "welcome";
  readonly protocol: number;
  readonly table: TableInfo;
  readonly seat: Seat | null;
  readonly version: Version;
  readonly now: Millis;
  readonly permissions?: readonly ("start" | "seat-bots" | "close-seats" | "remove" | "hand-over" | "change-settings" | "close" | "run-room")[];
  readonly resume_token?: string;
  readonly view?: unknown;
  readonly draft?: AnyCommand | null;
  readonly watchers?: readonly Watcher[];
  readonly watcher_count?: number;
  readonly chat_history?: readonly ChatMessage[];
}

/** The receiver now has this seat; None if they are now only watching. */
export interface YourSeat {
  readonly type: "your-seat";
  readonly seat: Seat | null;
}

/** The receiver's new permissions beyond playing; sent whenever they change. */
export interface YourPermissions {
  readonly type: "your-permissions";
  readonly permissions: readonly ("start" | "seat-bots" | "close-seats" | "remove" | "hand-over" | "change-settings" | "close" | "run-room")[];
}

/**
 * All events of one command. The client that sent the command `id` gets this message as its
 * answer.
 */
export interface Events {
  readonly type: "events";
  readonly after: Version;
  readonly events: readonly AnyEvent[];
  readonly by?: Seat | null;
  readonly id?: string;
  readonly show_at?: Millis | null;
  readonly held?: Millis;
}

/** The request with this id has been carried out; no other answer follows. */
export interface Done {
  readonly type: "done";
  readonly id: string;
  readonly version: Version;
}

/** The command was refused and has changed nothing. */
export interface Refused {
  readonly type: "refused";
  readonly id: string;
  readonly code: string;
  readonly details?: Readonly<Record<string, unknown>>;
  readonly late?: Millis | null;
}

/** The SETs, bonuses and points or, for an illegal turn, every die that breaks a rule and why. */
export interface Previewed {
  readonly type: "previewed";
  readonly explanation: Explanation;
  readonly points: number;
  readonly open: readonly Square[];
}

/** A face for a WILD, and the turn's score with it. */
export interface FaceChoice {
  readonly face: Face;
  readonly is_legal: boolean;
  readonly points: number;
  readonly sets: number;
}

/** All 27 faces: first those that make the turn legal, by points. */
export interface WildFaces {
  readonly type: "wild-faces";
  readonly choices: readonly FaceChoice[];
}

/** The answer to a question. */
export interface Replied {
  readonly type: "reply";
  readonly id: string;
  readonly reply: Previewed | WildFaces;
}

/** The host changed the settings, or the table has a successor. */
export interface SettingsChanged {
  readonly type: "settings-changed";
  readonly table: TableInfo;
}

/** The watchers have changed. */
export interface WatcherList {
  readonly type: "watchers";
  readonly watchers?: readonly Watcher[];
  readonly watcher_count?: number;
}

/** The client must answer with `pong` immediately. */
export interface Ping {
  readonly type: "ping";
  readonly n: number;
  readonly offset?: number | null;
  readonly delay?: number | null;
}

/**
 * The server could not parse a message, or it arrived before `hello`. After too many such messages, the server
 * disconnects.
 */
export interface Problem {
  readonly type: "problem";
  readonly code: "bad-message" | "hello-first";
  readonly detail?: string;
  readonly id?: string;
}

/** The last message before the server closes the connection, with the reason. */
export interface Bye {
  readonly type: "bye";
  readonly code: "reload" | "no-table" | "no-guest" | "taken-over" | "removed" | "closed" | "too-slow" | "too-fast" | "restart";
  readonly retry?: Millis | null;
}

/** What the server sends. */
export type ServerMessage = 
  | Welcome
  | YourSeat
  | YourPermissions
  | Events
  | Done
  | Refused
  | Replied
  | ChatMessage
  | SettingsChanged
  | WatcherList
  | Ping
  | Problem
  | Bye;

/** The protocol version of these types. */
export const PROTOCOL = 2 as const;

/** Commands that race: only the first sender wins (C16). */
export const RACE_COMMANDS = ["CallSet", "ClaimSet", "SayNoSet", "NameCard", "CallOpening", "SayNone"] as const;

/** The quick phrases, allowed at every table. */
export const PHRASES = [
  "hello",
  "good-luck",
  "well-done",
  "so-close",
  "oops",
  "thanks",
  "wait-please",
  "here-again",
  "one-more",
  "goodbye"
] as const;

/** Longest delay before showing events, in milliseconds. */
export const LONGEST_HOLD = 500 as const;

/** Maximum length of free text. */
export const TEXT_LENGTH = 200 as const;
