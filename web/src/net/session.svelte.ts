import {
  type AnyCommand,
  type AnyEvent,
  type Ask,
  type Bye,
  type ChatMessage,
  type Events,
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
import { DelayedEvents } from "./delayed_events";
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
  view = $state.raw<View | null>(null);
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
  /** Whether the draws of the last finished deal match what this client saw. */
  verdict = $state.raw<ChanceVerdict | null>(null);

  readonly #verifier: ChanceVerifier;
  /** What the previous page knew; empty after the first welcome. */
  #saved: Partial<SavedSession>;
  #connection: Connection;
  #playable: Playable<View> | null = null;
  /** Messages that arrived while the game's code was loading. */
  #inbox: TableMessage[] | null = null;
  readonly clock: TableClock;
  #received = 0;
  #resumeToken = "";
  /** Whether an event could not be shown; true until the requested full view arrives. */
  #lostTrack = false;
  /** Messages not yet answered. */
  readonly requests = new Requests();
  readonly #delayed: DelayedEvents;
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
    this.#delayed = new DelayedEvents(
      sockets,
      () => this.now(),
      (events) => {
        this.#show(events.events);
        this.#answered(events);
      },
    );
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
      this.#delayed.clear();
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
    if (!this.view) return;
    const [view, feed] = [this.view, this.#playable?.save?.()];
    saveSession(this.code, { resumeToken: this.#resumeToken, view, feed, chat: this.chat.remarks, mutedSeats: this.muted, mutedWatchers: this.chat.muted });
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
    const here = this.#lostTrack ? {} : { seen: this.#received, resume_token: this.#resumeToken };
    const seen = this.view === null ? before : here;
    const watch = this.watching ? { watch: true } : {};
    this.#connection.send({ type: "hello", protocol: PROTOCOL, table: this.code, ...seen, ...watch });
  }

  #receive(message: ServerMessage): void {
    if (message.type === "ping") {
      this.#connection.send({ type: "pong", n: message.n, clock: this.sockets.now() });
      this.clock.measure(message.offset, message.delay);
    } else if (this.#inbox) {
      this.#inbox.push(message);
    } else if (message.type === "welcome" && !this.#playable) {
      void this.#prepare(message);
    } else {
      this.#take(message);
    }
  }

  async #prepare(message: Welcome): Promise<void> {
    this.#inbox = [message];
    try {
      this.#playable = await this.game(message.table);
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
        this.#arrived(message);
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
    if (this.connection === "up") {
      // a new owner has its own clock, and may have carried out earlier requests
      this.clock.forget();
      this.requests.dropMomentary();
    }
    this.info = message.table;
    this.watchers = message.watchers ?? [];
    this.watcherCount = message.watcher_count ?? 0;
    this.chat.restore(message.chat_history ?? [], [...this.muted, ...(message.seat === null ? [] : [message.seat])]);
    this.#resumeToken = message.resume_token ?? "";
    this.seat = message.seat;
    this.permissions = message.permissions ?? [];
    this.draft = message.draft?.type === "SaveDraft" ? message.draft : null;
    this.clock.guess(message.now);
    if (message.view !== undefined && message.view !== null) {
      const skipped = this.#delayed.clear();
      this.view = message.view as View;
      this.#received = message.version;
      this.#lostTrack = false;
      this.#verifier.startFrom(this.view);
      this.verdict = this.#verifier.verdict;
      for (const events of skipped) this.#answered(events);
    }
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
    if (!view) return;
    if (this.view === null) {
      this.view = view as View;
      this.#received = view.version;
      this.#verifier.startFrom(this.view);
    }
    this.#playable?.restore?.(feed, view as View, this.view);
  }

  /** Shortens the connection's time-out during play. */
  #watchPlay(): void {
    this.#connection.inPlay = this.view !== null && (this.#playable?.isRunning?.(this.view, this.seat) ?? false);
  }

  #arrived(message: Events): void {
    const end = message.after + message.events.length;
    if (this.#lostTrack || message.after !== this.#received) {
      this.#answered(message);
      if (!this.#lostTrack && end > this.#received) this.#hello();
      return;
    }
    this.#received = end;
    this.#delayed.add(message);
  }

  /** Settles a command once its effect is visible, not before. */
  #answered(events: Events): void {
    if (events.id) this.requests.settle(events.id, { ok: true });
  }

  #show(events: readonly AnyEvent[]): void {
    for (const event of events) {
      const before = this.view;
      if (!before || !this.#playable || this.#lostTrack) return;
      try {
        this.#verifier.observe(before, event, this.seat);
        this.verdict = this.#verifier.verdict;
        this.view = this.#playable.apply(before, event);
        this.#playable.shown?.(before, event);
      } catch (error) {
        // a bug in one event must not end the game: load the full view again, and report what was
        // missed as after a lost connection
        console.error(error);
        this.#lostTrack = true;
        this.absence.begin(before);
        this.#hello();
        return;
      }
    }
    this.#watchPlay();
    this.#contribute();
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
