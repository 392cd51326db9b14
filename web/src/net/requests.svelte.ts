import { type ChatMessage, type ClientMessage, RACE_COMMANDS, type Refused, type Replied } from "../generated/wire";

export type Answer = { readonly ok: true } | { readonly ok: false; readonly refused: Refused };

/** Requests other than commands and questions, before they get an id. */
type WithoutId<Message> = Message extends { readonly id: string } ? Omit<Message, "id"> : never;
export type OtherRequest = WithoutId<Extract<ClientMessage, { readonly type: "chat" | "change-settings" | "seat-bot" }>>;

interface Request {
  readonly message: ClientMessage;
  readonly answer: (answer: Answer) => void;
  readonly reply?: (reply: Replied["reply"]) => void;
}

/** Messages not yet answered; after a lost connection they are sent again under the same id, so each counts once. */
export class Requests {
  /** Ids of commands that have not been answered yet. */
  underway = $state.raw<readonly string[]>([]);
  #pending = new Map<string, Request>();
  /** Ids of requests sent again after a lost connection. */
  #repeated = new Set<string>();
  #count = 0;
  readonly #name = Math.random().toString(36).slice(2, 8);

  /** `onlate` is called when a command that was sent again has been carried out. */
  constructor(private readonly onlate: () => void) {}

  newId(): string {
    this.#count += 1;
    return `${this.#name}-${this.#count}`;
  }

  add(id: string, request: Request): void {
    this.#pending.set(id, request);
    this.#updateUnderway();
  }

  /** Answers a request, if still open. */
  settle(id: string, answer: Answer): void {
    const request = this.#pending.get(id);
    if (!request) return;
    this.#pending.delete(id);
    if (this.#repeated.delete(id) && answer.ok && request.message.type === "do") this.onlate();
    this.#updateUnderway();
    request.answer(answer);
  }

  reply(id: string, reply: Replied["reply"]): void {
    this.#pending.get(id)?.reply?.(reply);
    this.settle(id, { ok: true });
  }

  refuse(refused: Refused): void {
    this.settle(refused.id, { ok: false, refused: this.#explained(refused) });
  }

  /** Sends all open requests again, unchanged. */
  repeat(send: (message: ClientMessage) => void, afterLoss: boolean): void {
    for (const [id, { message }] of this.#pending) {
      if (afterLoss) this.#repeated.add(id);
      send(message);
    }
  }

  /** Fails requests that make no sense later, instead of sending them late. */
  dropMomentary(): void {
    for (const [id, { message }] of [...this.#pending]) {
      const code = lostCode(message);
      if (code !== null) this.settle(id, { ok: false, refused: { type: "refused", id, code } });
    }
  }

  /** Whether this chat message is still being sent. */
  isSending(sent: ChatMessage): boolean {
    const same = (a: string | null | undefined, b: string | null | undefined): boolean => (a ?? null) === (b ?? null);
    return [...this.#pending.values()].some(({ message }) => message.type === "chat" && same(sent.phrase, message.phrase) && same(sent.text, message.text));
  }

  /** Attributes the refusal of a request that was sent again to the lost connection. */
  #explained(refused: Refused): Refused {
    const lost = this.#repeated.has(refused.id) && (refused.late ?? null) === null;
    return lost ? { type: "refused", id: refused.id, code: "lost-meanwhile" } : refused;
  }

  #updateUnderway(): void {
    this.underway = [...this.#pending].flatMap(([id, { message }]) => (message.type === "do" ? [id] : []));
  }
}

const races: ReadonlySet<string> = new Set(RACE_COMMANDS);

/** Returns the code with which a message fails on a lost connection; null if it is sent again later. */
function lostCode(message: ClientMessage): "not-sent" | "press-lost" | null {
  if (message.type === "chat") return "not-sent";
  // a press in a race means "now", and is worthless after a reconnect
  return message.type === "do" && races.has(message.command.type) ? "press-lost" : null;
}
