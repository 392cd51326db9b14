import {
  type AnyCommand,
  type AnyEvent,
  type Ask,
  type Bye,
  type ClientMessage,
  type Events,
  PROTOCOL,
  type Refused,
  type Replied,
  type ChatMessage,
  type ServerMessage,
  type TableInfo,
  type Watcher,
  type Welcome,
} from "../generated/wire";
import { keptNonces, newNonce } from "../chance/nonces";
import { type ChanceVerdict, ChanceVerifier, type VerifiableView } from "../chance/verification";
import { Conversation } from "./conversation.svelte";
import type { SaveDraft } from "../generated/dicecommands";
import { type Stay, keepStay, keptStay } from "./saved_session";
import { Line, type LineState, type Sockets, realSockets } from "./connection";
import { lostCode } from "./timely";

/** What a client may send besides commands and questions, before it has an id. */
type Wish<Message> = Message extends { readonly id: string } ? Omit<Message, "id"> : never;
export type Wishes = Wish<Extract<ClientMessage, { readonly type: "chat" | "change-settings" | "seat-bot" }>>;

type Letter = Exclude<ServerMessage, { readonly type: "ping" }>;

/** What every game's view has. */
export interface Versioned extends VerifiableView {
  readonly version: number;
}

export interface Playable<View extends Versioned> {
  /** The view after an event. */
  apply(view: View, event: AnyEvent): View;
  /** Called with each event at the moment when it is shown. */
  shown?(before: View, event: AnyEvent, after: View): void;
  /** What to save besides the view for when the page is reloaded. */
  told?(): unknown;
  /** Restores it; `before` is the view that it belonged to, `after` the one from which the game continues. */
  recall?(told: unknown, before: View, after: View): void;
  /** Whether a seat is playing now, so that a dead connection must be noticed at once. */
  isRunning?(view: View, seat: number | null): boolean;
}

/** The game when the connection was lost, and afterwards. */
export interface Missed<View> {
  readonly before: View;
  readonly after: View;
}

export type Answer = { readonly ok: true } | { readonly ok: false; readonly refused: Refused };

interface Waiting {
  readonly message: ClientMessage;
  readonly answer: (answer: Answer) => void;
  readonly reply?: (reply: Replied["reply"]) => void;
}

/** Every message is answered long before this; otherwise the connection is dead. */
const ANSWER = 6000;
/** Nothing is held back longer than this, whatever a message says. */
const LATEST = 600;
/** After a welcome, everything that was missed arrives within this time. */
const CATCHING_UP = 400;

/**
 * A place at a table that survives lost connections: on reconnecting it says what has been seen, and whatever was sent but
 * not answered is sent again under the same id, so that it counts once.
 */
export class Session<View extends Versioned> {
  view = $state.raw<View | null>(null);
  seat = $state<number | null>(null);
  info = $state.raw<TableInfo | null>(null);
  line = $state<LineState>("joining");
  /** How long a message takes one way, as measured. */
  delay = $state<number | null>(null);
  /** Why the connection has ended. */
  farewell = $state<Bye["code"] | null>(null);
  /** Seats that this player has muted. */
  muted = $state.raw<readonly number[]>([]);
  /** Ids of commands that have not been answered yet. */
  underway = $state.raw<readonly string[]>([]);

  /** What happened while the connection was lost, until it has been read. */
  missed = $state.raw<Missed<View> | null>(null);
  /** What the table has saved for this player only: a turn that is placed but not played. */
  draft = $state.raw<SaveDraft | null>(null);

  /** Who is watching, and how many; of many, only the first are named. */
  watchers = $state.raw<readonly Watcher[]>([]);
  watcherCount = $state(0);
  readonly talk = new Conversation();
  /** Whether this player created the table, and so hosts it even without a seat. */
  owner = $state(false);
  /** Whether the chance of the last finished deal matches what was seen of it. */
  verdict = $state.raw<ChanceVerdict | null>(null);

  readonly #verifier: ChanceVerifier;
  /** What the previous page knew, until the first welcome. */
  #stay: Partial<Stay>;
  #line: Line;
  #playable: Playable<View> | null = null;
  /** What arrived while the game's own code was being loaded. */
  #inbox: Letter[] | null = null;
  #offset = 0;
  #measured = false;
  #received = 0;
  #resumeToken = "";
  #queue: Events[] = [];
  #cancelShow: (() => void) | null = null;
  #waiting = new Map<string, Waiting>();
  #count = 0;
  /** The view when the connection was lost, until everything that was missed has arrived. */
  #lostAt: View | null = null;
  #cancelCatchUp: (() => void) | null = null;
  /** Commands that were sent again after a lost connection. */
  #repeated = new Set<string>();
  #stopped = false;
  readonly #name = Math.random().toString(36).slice(2, 8);

  constructor(
    url: string,
    private readonly code: string,
    private readonly game: (info: TableInfo) => Promise<Playable<View>> | Playable<View>,
    private readonly sockets: Sockets = realSockets,
    private readonly watching = false,
  ) {
    this.#verifier = new ChanceVerifier(keptNonces(code));
    this.#stay = keptStay(code);
    this.muted = this.#stay.mutedSeats ?? [];
    this.talk.muted = this.#stay.mutedWatchers ?? [];
    this.#line = new Line(
      url,
      {
        opened: () => this.#hello(),
        received: (message) => this.#receive(message),
        changed: (state) => {
          if (this.line === "up" && state === "lost") this.#lostAt ??= this.view;
          this.line = state;
          if (state !== "up") {
            this.#cancelCatchUp?.();
            this.#dropMomentary();
          }
        },
      },
      sockets,
    );
  }

  start(): () => void {
    const hurry = (): void => this.#line.hurry();
    const look = (): void => {
      this.#line.send({ type: "visibility", hidden: document.hidden });
      if (!document.hidden) hurry();
    };
    const keep = (): void => this.#keep();
    addEventListener("online", hurry);
    addEventListener("pagehide", keep);
    document.addEventListener("visibilitychange", look);
    this.#line.connect();
    return () => {
      keep();
      removeEventListener("online", hurry);
      removeEventListener("pagehide", keep);
      document.removeEventListener("visibilitychange", look);
      this.#stopped = true;
      this.#cancelShow?.();
      this.#cancelCatchUp?.();
      this.#line.leave(null);
    };
  }

  /** Saves what is known for the next page in this tab. */
  #keep(): void {
    if (!this.view) return;
    const [view, told] = [this.view, this.#playable?.told?.()];
    keepStay(this.code, { resumeToken: this.#resumeToken, view, told, mutedSeats: this.muted, mutedWatchers: this.talk.muted });
  }

  /** The table's clock. */
  now(): number {
    return this.sockets.now() - this.#offset;
  }

  /** Sends a command; `pressed` is when, by this device's clock, which matters in a race. */
  do(command: AnyCommand, pressed?: number): Promise<Answer> {
    const id = this.#newId();
    return new Promise((answer) => {
      const message = { type: "do", id, command, ...(pressed === undefined ? {} : { pressed }) } as const;
      this.#hand(id, { message, answer });
    });
  }

  /** Asks what only the rules know. */
  ask(question: Ask["question"]): Promise<Replied["reply"] | Refused> {
    const id = this.#newId();
    return new Promise((resolve) => {
      const answer = (given: Answer): void => {
        if (!given.ok) resolve(given.refused);
      };
      this.#hand(id, { message: { type: "ask", id, question }, answer, reply: resolve });
    });
  }

  /** Sends something else that is answered: a phrase, a setting, a request for a bot. */
  tell(message: Wishes): Promise<Answer> {
    const id = this.#newId();
    return new Promise((answer) => this.#hand(id, { message: { ...message, id }, answer }));
  }

  /** Mutes or unmutes a seat; survives lost connections. */
  mute(seat: number, on: boolean): void {
    const others = this.muted.filter((other) => other !== seat);
    this.muted = on ? [...others, seat] : others;
    this.#line.send({ type: "mute", seat, on });
  }

  #hand(id: string, waiting: Waiting): void {
    this.#waiting.set(id, waiting);
    this.#tellUnderway();
    if (this.line !== "up") {
      this.#dropMomentary();
      return;
    }
    this.#line.send(waiting.message);
    this.#line.expect(ANSWER);
  }

  /** What was meant for that moment is not sent later, when nobody knows any more what it was about. */
  #dropMomentary(): void {
    for (const [id, { message }] of [...this.#waiting]) {
      const code = lostCode(message);
      if (code !== null) this.#settle(id, { ok: false, refused: { type: "refused", id, code } });
    }
  }

  #hello(): void {
    const { view, resumeToken } = this.#stay;
    const before = view && resumeToken ? { seen: view.version, resume_token: resumeToken } : {};
    const seen = this.view === null ? before : { seen: this.#received, resume_token: this.#resumeToken };
    const watch = this.watching ? { watch: true } : {};
    this.#line.send({ type: "hello", protocol: PROTOCOL, table: this.code, ...seen, ...watch });
  }

  #receive(message: ServerMessage): void {
    if (message.type === "ping") {
      this.#line.send({ type: "pong", n: message.n, clock: this.sockets.now() });
      this.#measure(message.offset, message.delay);
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
    this.#playable = await this.game(message.table);
    // whoever has left meanwhile has left
    if (this.#stopped) return;
    const inbox = this.#inbox;
    this.#inbox = null;
    for (const waiting of inbox) this.#take(waiting);
  }

  #take(message: Letter): void {
    switch (message.type) {
      case "welcome":
        this.#welcome(message);
        break;
      case "your-seat":
        this.seat = message.seat;
        this.#watchPlay();
        break;
      case "events":
        this.#arrived(message);
        break;
      case "done":
        this.#settle(message.id, { ok: true });
        break;
      case "refused":
        this.#settle(message.id, { ok: false, refused: this.#explained(message) });
        break;
      case "reply":
        this.#waiting.get(message.id)?.reply?.(message.reply);
        this.#settle(message.id, { ok: true });
        break;
      case "chat-message":
        this.talk.heard(message, this.#isOwn(message));
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
        if (message.id) this.#settle(message.id, { ok: false, refused: { type: "refused", id: message.id, code: message.code } });
        break;
      case "bye":
        this.#bye(message);
        break;
    }
  }

  /** Whether a message is the player's own: from their seat, or, as a watcher, one that is still being sent. */
  #isOwn(said: ChatMessage): boolean {
    if (!said.watcher) return this.seat !== null && said.seat === this.seat;
    const saying = [...this.#waiting.values()].flatMap(({ message }) => (message.type === "chat" ? [message] : []));
    return saying.some(({ phrase, text }) => (said.phrase ?? null) === (phrase ?? null) && (said.text ?? null) === (text ?? null));
  }

  #welcome(message: Welcome): void {
    this.info = message.table;
    this.watchers = message.watchers ?? [];
    this.watcherCount = message.watcher_count ?? 0;
    this.talk.recall(message.chat_history ?? [], [...this.muted, ...(message.seat === null ? [] : [message.seat])]);
    this.#resumeToken = message.resume_token ?? "";
    this.seat = message.seat;
    this.owner = message.owner ?? false;
    this.draft = message.draft?.type === "SaveDraft" ? message.draft : null;
    if (!this.#measured) this.#offset = this.sockets.now() - message.now;
    if (message.view !== undefined && message.view !== null) {
      const skipped = this.#queue.splice(0);
      this.#cancelShow?.();
      this.view = message.view as View;
      this.#received = message.version;
      this.#verifier.joined(this.view);
      this.verdict = this.#verifier.verdict;
      for (const events of skipped) this.#answered(events);
    }
    this.#goOn();
    this.#line.confirm();
    // the server forgets muted seats with the connection
    for (const seat of this.muted) this.#line.send({ type: "mute", seat, on: true });
    // a page that was opened or restored in the background is not visible
    if (document.hidden) this.#line.send({ type: "visibility", hidden: true });
    for (const [id, waiting] of this.#waiting) {
      if (this.#lostAt) this.#repeated.add(id);
      this.#line.send(waiting.message);
    }
    this.#contribute();
    this.#watchPlay();
    if (this.#lostAt) this.#cancelCatchUp = this.sockets.later(() => this.#caughtUp(), CATCHING_UP);
  }

  /** Continues where the previous page was: from its view, unless the server sends another. */
  #goOn(): void {
    const { view, told } = this.#stay;
    this.#stay = {};
    if (!view) return;
    if (this.view === null) {
      this.view = view as View;
      this.#received = view.version;
      this.#verifier.joined(this.view);
    }
    this.#playable?.recall?.(told, view as View, this.view);
  }

  #caughtUp(): void {
    const before = this.#lostAt;
    this.#lostAt = null;
    if (before && this.view && this.view.version > before.version) this.missed = { before, after: this.view };
  }

  /** A connection that dies during play must be noticed sooner. */
  #watchPlay(): void {
    this.#line.inPlay = this.view !== null && (this.#playable?.isRunning?.(this.view, this.seat) ?? false);
  }

  #arrived(message: Events): void {
    const end = message.after + message.events.length;
    if (message.after !== this.#received) {
      this.#answered(message);
      if (end > this.#received) this.#hello();
      return;
    }
    this.#received = end;
    this.#queue.push(message);
    this.#showDue();
  }

  /** Shows what is due, in order, and waits for the rest. */
  #showDue(): void {
    this.#cancelShow?.();
    this.#cancelShow = null;
    for (let next = this.#queue[0]; next; next = this.#queue[0]) {
      const wait = next.show_at === undefined || next.show_at === null ? 0 : next.show_at - this.now();
      if (wait > 1 && wait <= LATEST) {
        this.#cancelShow = this.sockets.later(() => this.#showDue(), wait);
        return;
      }
      this.#queue.shift();
      this.#show(next.events);
      this.#answered(next);
    }
  }

  /** A command counts as done when its effect can be seen, not before. */
  #answered(events: Events): void {
    if (events.id) this.#settle(events.id, { ok: true });
  }

  #show(events: readonly AnyEvent[]): void {
    for (const event of events) {
      const before = this.view;
      if (!before || !this.#playable) return;
      this.#verifier.observe(before, event, this.seat);
      this.verdict = this.#verifier.verdict;
      const after = this.#playable.apply(before, event);
      this.view = after;
      this.#playable.shown?.(before, event, after);
    }
    this.#watchPlay();
    this.#contribute();
  }

  /** Contributes a nonce to the next start automatically. */
  #contribute(): void {
    const command = this.view && !this.watching ? this.#verifier.answer(this.view, this.seat, newNonce) : null;
    if (command) void this.do(command).then((given) => given.ok || this.#verifier.refused());
  }

  /** What was seen of the table's chance, as a file to save. */
  receipt(): object {
    return this.#verifier.receipt(this.code, this.info?.game ?? "", this.seat);
  }

  #measure(offset: number | null | undefined, delay: number | null | undefined): void {
    if (offset !== undefined && offset !== null) {
      this.#offset = offset;
      this.#measured = true;
    }
    if (delay !== undefined && delay !== null) this.delay = delay;
  }

  #settle(id: string, answer: Answer): void {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    this.#waiting.delete(id);
    this.#repeated.delete(id);
    this.#tellUnderway();
    waiting.answer(answer);
  }

  /** What was sent again after a lost connection and no longer means anything failed because of that loss. */
  #explained(refused: Refused): Refused {
    const lost = this.#repeated.has(refused.id) && (refused.late ?? null) === null;
    return lost ? { type: "refused", id: refused.id, code: "lost-meanwhile" } : refused;
  }

  #bye(message: Bye): void {
    const retry = message.retry ?? null;
    if (retry === null) this.farewell = message.code;
    this.#line.leave(retry);
  }

  #tellUnderway(): void {
    this.underway = [...this.#waiting].flatMap(([id, { message }]) => (message.type === "do" ? [id] : []));
  }

  #newId(): string {
    this.#count += 1;
    return `${this.#name}-${this.#count}`;
  }
}
