import {
  type AnyCommand,
  type Ask,
  type Bye,
  type ChatMessage,
  PROTOCOL,
  type Refused,
  type Replied,
  type ServerMessage,
  type TableInfo,
  type Watcher,
  type Welcome,
} from "../generated/wire";
import { keptNonces, newNonce } from "../chance/nonces";
import type { ChanceVerdict } from "../chance/verdict";
import { ChanceVerifier } from "../chance/verification";
import { Absence } from "./absence.svelte";
import { Chat } from "./chat.svelte";
import type { SaveDraft } from "../generated/dicecommands";
import { type SavedSession, saveSession, savedSession } from "./saved_session";
import { Connection, type ConnectionState, type Sockets, realSockets } from "./connection";
import { type Answer, type OtherRequest, Requests } from "./requests.svelte";
import { FollowedView } from "./followed_view.svelte";
import { observePage } from "./page_events";
import type { Playable, Versioned } from "./playable";
import { TableClock } from "./table_clock.svelte";

export type Permission = NonNullable<Welcome["permissions"]>[number];
type TableMessage = Exclude<ServerMessage, { readonly type: "ping" }>;

/** Every message is answered within this many milliseconds, or else the connection is dead. */
const ANSWER = 6000;

/**
 * A client's session at a table, which survives lost connections: on reconnecting it reports what it has seen, and sends
 * everything unanswered again under the same id, so each counts once.
 */
export class Session<View extends Versioned> {
  seat = $state<number | null>(null);
  info = $state.raw<TableInfo | null>(null);
  connection = $state<ConnectionState>("joining");
  /** Names of the other people a rematch waits for before this player is ready; empty if there are none, null if it doesn't wait. */
  company = $state.raw<readonly string[] | null>(null);
  /** Why the server ended the connection; null unless it has. */
  byeCode = $state<Bye["code"] | null>(null);
  /** Seats this player has muted. */
  muted = $state.raw<readonly number[]>([]);
  readonly absence: Absence<View>;
  /** What the table stores for this player only: a turn placed but not played. */
  draft = $state.raw<SaveDraft | null>(null);

  /** The watchers and their number; if there are many, only the first are listed. */
  watchers = $state.raw<readonly Watcher[]>([]);
  watcherCount = $state(0);
  readonly chat = new Chat();
  /** What this player may do besides playing, as decided by the server. */
  permissions = $state.raw<readonly Permission[]>([]);

  readonly #verifier: ChanceVerifier;
  /** What the previous page knew; empty after the first welcome. */
  #saved: Partial<SavedSession>;
  #connection: Connection;
  /** Messages that arrived while the game's code was loading. */
  #inbox: TableMessage[] | null = null;
  readonly clock: TableClock;
  /** Messages not yet answered. */
  readonly requests = new Requests(() => (this.absence.hasActed = true));
  readonly #followed: FollowedView<View>;
  #stopped = false;

  constructor(
    private readonly code: string,
    private readonly game: (info: TableInfo) => Promise<Playable<View>> | Playable<View>,
    private readonly sockets: Sockets = realSockets,
    private readonly watching = false,
  ) {
    this.absence = new Absence(sockets);
    this.clock = new TableClock(() => sockets.now());
    this.#verifier = new ChanceVerifier(keptNonces(code));
    this.#followed = new FollowedView(this.#verifier, sockets, () => this.now(), () => this.seat, {
      // a command is settled once its effect is visible, not before
      answered: ({ id }) => id && this.requests.settle(id, { ok: true }),
      changed: () => {
        this.#watchPlay();
        this.#contribute();
      },
      missed: () => this.#hello(),
      failed: (before) => {
        // report what was missed as after a lost connection
        this.absence.begin(before);
        this.#hello();
      },
    });
    this.#saved = savedSession(code);
    this.muted = this.#saved.mutedSeats ?? [];
    this.chat.muted = this.#saved.mutedWatchers ?? [];
    this.chat.carryOver(this.#saved.chat ?? []);
    this.#connection = new Connection(
      {
        opened: () => this.#hello(),
        received: (message) => this.#receive(message),
        changed: (state) => {
          if (this.connection === "up" && state === "lost") this.absence.begin(this.view);
          this.connection = state;
          if (state !== "up") {
            this.absence.interrupt();
            this.requests.dropMomentary();
          }
        },
      },
      sockets,
    );
  }

  get view(): View | null {
    return this.#followed.view;
  }

  /** Whether the draws of the last finished deal match what this client saw. */
  get verdict(): ChanceVerdict | null {
    return this.#followed.verdict;
  }

  start(): () => void {
    const stopObserving = observePage({
      offline: () => this.#connection.doubt(),
      online: () => this.#connection.hurry(),
      looked: () => {
        this.#connection.send({ type: "visibility", hidden: document.hidden });
        if (!document.hidden) this.#connection.hurry();
      },
      leaving: () => this.#save(),
    });
    this.#connection.connect();
    return () => {
      this.#save();
      stopObserving();
      this.#stopped = true;
      this.#followed.stop();
      this.absence.interrupt();
      this.#connection.leave(null);
    };
  }

  /** Connects again although the server has ended the connection: a removed person may have been let back in. */
  knock(): void {
    if (!this.#stopped && this.byeCode) this.#connection.connect();
  }

  /** Saves the state for the next page in this tab. */
  #save(): void {
    const { view, game, resumeToken } = this.#followed;
    if (!view) return;
    saveSession(this.code, { resumeToken, view, feed: game?.save?.(), chat: this.chat.remarks, mutedSeats: this.muted, mutedWatchers: this.chat.muted });
  }

  /** Returns the time on the table's clock. */
  now(): number {
    return this.clock.now();
  }

  can(permission: Permission): boolean {
    return this.permissions.includes(permission);
  }

  /** Sends a command; `pressed` is the time of the press by this device's clock, which matters in a race. */
  do(command: AnyCommand, pressed?: number): Promise<Answer> {
    this.absence.missed = null;
    const id = this.requests.newId();
    return new Promise((answer) => {
      const message = { type: "do", id, command, ...(pressed === undefined ? {} : { pressed }) } as const;
      this.#request(id, { message, answer });
    });
  }

  /** Asks a question that needs the rules. */
  ask(question: Ask["question"]): Promise<Replied["reply"] | Refused> {
    const id = this.requests.newId();
    return new Promise((resolve) => {
      const answer = (given: Answer): void => {
        if (!given.ok) resolve(given.refused);
      };
      this.#request(id, { message: { type: "ask", id, question }, answer, reply: resolve });
    });
  }

  /** Sends any other request: a chat message, a setting, a request for a bot. */
  tell(message: OtherRequest): Promise<Answer> {
    const id = this.requests.newId();
    return new Promise((answer) => this.#request(id, { message: { ...message, id }, answer }));
  }

  /** Mutes or unmutes a seat; survives lost connections. */
  mute(seat: number, on: boolean): void {
    const others = this.muted.filter((other) => other !== seat);
    this.muted = on ? [...others, seat] : others;
    this.#connection.send({ type: "mute", seat, on });
  }

  #request(id: string, request: Parameters<Requests["add"]>[1]): void {
    this.requests.add(id, request);
    if (this.connection !== "up") {
      this.requests.dropMomentary();
      return;
    }
    this.#connection.send(request.message);
    this.#connection.expect(ANSWER);
  }

  #hello(): void {
    const { view, resumeToken } = this.#saved;
    const before = view && resumeToken ? { seen: view.version, resume_token: resumeToken } : {};
    const seen = this.view === null ? before : this.#followed.position;
    const watch = this.watching ? { watch: true } : {};
    this.#connection.send({ type: "hello", protocol: PROTOCOL, table: this.code, ...seen, ...watch });
  }

  #receive(message: ServerMessage): void {
    // now, because the game's code may take seconds to load
    if (message.type === "welcome") this.clock.restart(message.now);
    if (message.type === "ping") {
      this.#connection.send({ type: "pong", n: message.n, clock: this.sockets.now() });
      this.clock.measure(message.offset, message.delay);
    } else if (this.#inbox) {
      this.#inbox.push(message);
    } else if (message.type === "welcome" && !this.#followed.game) {
      void this.#prepare(message);
    } else {
      this.#take(message);
    }
  }

  async #prepare(message: Welcome): Promise<void> {
    this.#inbox = [message];
    try {
      this.#followed.game = await this.game(message.table);
    } catch {
      // the page shows the failure; without a view, the table needs no connection
      this.#connection.leave(null);
      return;
    }
    // the player left in the meantime
    if (this.#stopped) return;
    const inbox = this.#inbox;
    this.#inbox = null;
    for (const waiting of inbox) this.#take(waiting);
  }

  #take(message: TableMessage): void {
    switch (message.type) {
      case "welcome":
        this.#welcome(message);
        break;
      case "your-seat":
        // a person who takes a seat no longer watches; the next list comes a moment later
        if (this.seat === null && message.seat !== null) this.watcherCount = Math.max(0, this.watcherCount - 1);
        this.seat = message.seat;
        this.#watchPlay();
        break;
      case "your-permissions":
        this.permissions = message.permissions;
        break;
      case "events":
        this.#followed.receive(message);
        break;
      case "done":
        this.requests.settle(message.id, { ok: true });
        break;
      case "refused":
        this.requests.refuse(message);
        break;
      case "reply":
        this.requests.reply(message.id, message.reply);
        break;
      case "chat-message":
        this.chat.receive(message, this.#isOwn(message));
        break;
      case "watchers":
        this.watchers = message.watchers ?? [];
        this.watcherCount = message.watcher_count ?? 0;
        break;
      case "settings-changed":
        this.info = message.table;
        break;
      case "problem":
        console.warn(`the server could not read a message: ${message.code} ${message.detail ?? ""}`);
        if (message.id) this.requests.settle(message.id, { ok: false, refused: { type: "refused", id: message.id, code: message.code } });
        break;
      case "bye":
        this.#bye(message);
        break;
    }
  }

  /** Whether a message is the player's: from their seat or, for a watcher, one still being sent. */
  #isOwn(message: ChatMessage): boolean {
    if (message.watcher) return this.requests.isSending(message);
    return this.seat !== null && message.seat === this.seat;
  }

  #welcome(message: Welcome): void {
    this.byeCode = null;
    // a new owner may have carried out earlier requests
    if (this.connection === "up") this.requests.dropMomentary();
    this.info = message.table;
    this.watchers = message.watchers ?? [];
    this.watcherCount = message.watcher_count ?? 0;
    this.chat.restore(message.chat_history ?? [], [...this.muted, ...(message.seat === null ? [] : [message.seat])]);
    this.seat = message.seat;
    this.permissions = message.permissions ?? [];
    this.draft = message.draft?.type === "SaveDraft" ? message.draft : null;
    this.#followed.welcome(message);
    this.#resumeSaved();
    this.#connection.confirm();
    // the server forgets muted seats with the connection
    for (const seat of this.muted) this.#connection.send({ type: "mute", seat, on: true });
    // the page may have been opened or restored in the background
    if (document.hidden) this.#connection.send({ type: "visibility", hidden: true });
    this.requests.repeat((message) => this.#connection.send(message), this.absence.isOn);
    this.#contribute();
    this.#watchPlay();
    this.absence.catchUp(() => this.view);
  }

  /** Continues from the previous page's view, unless the server sends a new one. */
  #resumeSaved(): void {
    const { view, feed } = this.#saved;
    this.#saved = {};
    if (view) this.#followed.resume(view as View, feed);
  }

  /** Shortens the connection's time-out during play. */
  #watchPlay(): void {
    this.#connection.inPlay = this.view !== null && (this.#followed.game?.isRunning?.(this.view, this.seat) ?? false);
  }

  /** Contributes a nonce to the next start automatically. */
  #contribute(): void {
    const command = this.view && !this.watching ? this.#verifier.answer(this.view, this.seat, newNonce) : null;
    if (command) void this.do(command).then((given) => given.ok || this.#verifier.refused());
  }

  /** Returns what this client saw of the draws, as a file to save. */
  receipt(): object {
    return this.#verifier.receipt(this.code, this.info?.game ?? "", this.seat);
  }

  #bye(message: Bye): void {
    const retry = message.retry ?? null;
    if (retry === null) this.byeCode = message.code;
    this.#connection.leave(retry);
  }
}
