/**
 * A table's stream that comes back by itself.
 *
 * It says hello with the last version it saw of every seat, sends unanswered messages again after a
 * loss, and hands on only the version that is next. It knows neither browser nor framework: the socket,
 * the clock and the listener are given to it.
 */
import type { ChatSent, FromClient, FromServer, MoveSent, Refusal, Seen, Snapshot, Update } from './messages';

/** `lost`: trying again. `refused`: the server said goodbye for good. */
export type Link = 'connecting' | 'open' | 'lost' | 'refused' | 'closed';

export interface SocketLike {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((message: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

export interface Surroundings {
  connect(): SocketLike;
  later(act: () => void, milliseconds: number): unknown;
  cancel(timer: unknown): void;
  /** A whole room sees this page: it is told what onlookers are, whoever's browser it is. */
  screen?: boolean;
  /** From 0 to 1, so that a whole club does not come back in the same instant. */
  jitter(): number;
}

export interface Listener {
  link(link: Link): void;
  heard(message: FromServer): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** A connection that neither opens nor fails, or that does not answer, is given up after this. */
const PATIENCE = 8000;
/** A line that was silent for so long is asked whether it still holds: some die without a word. */
const SILENCE = 25_000;

export class TableStream {
  #socket: SocketLike | null = null;
  #link: Link = 'closed';
  #timer: unknown = null;
  #silence: unknown = null;
  #failures = 0;
  #seen = new Map<number | null, Seen>();
  #unanswered = new Map<string, MoveSent | ChatSent>();

  constructor(
    private readonly around: Surroundings,
    private readonly listener: Listener,
  ) {}

  open(): void {
    if (this.#socket !== null) return;
    this.#cancel();
    this.#become(this.#failures === 0 ? 'connecting' : 'lost');
    const socket = this.around.connect();
    this.#socket = socket;
    this.#timer = this.around.later(() => this.#lose(socket), PATIENCE);
    socket.onopen = () => this.#greet(socket);
    socket.onmessage = (message) => {
      if (socket === this.#socket && typeof message.data === 'string') {
        this.#listen(socket, SILENCE);
        this.#hear(JSON.parse(message.data) as FromServer);
      }
    };
    socket.onclose = () => this.#lose(socket);
  }

  close(): void {
    this.#drop();
    this.#become('closed');
  }

  /** The network or the machine woke up: do not wait for the next try, and do not trust the line. */
  hurry(): void {
    if (this.#link === 'open' && this.#socket !== null) return this.#listen(this.#socket, 0);
    if (this.#link !== 'lost') return;
    this.#drop();
    this.open();
  }

  /** The network is gone: say so now, not when the socket notices. */
  unplug(): void {
    if (this.#socket !== null && this.#link !== 'refused') this.#lose(this.#socket);
  }

  /** Moves and chat are kept until they are answered; the rest is said once, if anybody listens. */
  send(message: FromClient): void {
    if (message.type === 'move' || message.type === 'chat') this.#unanswered.set(message.id, message);
    if (this.#link !== 'open' || this.#socket === null) return;
    this.#say(message);
    this.#listen(this.#socket, PATIENCE);
  }

  get waiting(): number {
    return this.#unanswered.size;
  }

  #greet(socket: SocketLike): void {
    if (socket !== this.#socket) return;
    this.#cancel();
    this.#hello();
    this.#listen(socket, SILENCE);
    for (const message of this.#unanswered.values()) this.#say(message);
    this.#become('open');
  }

  #hello(): void {
    const seen = [...this.#seen.values()];
    this.#say(this.around.screen ? { type: 'hello', seen, screen: true } : { type: 'hello', seen });
  }

  /** If nothing is heard for so long, says hello once more; if that is not answered either, the line is dead. */
  #listen(socket: SocketLike, wait: number): void {
    if (this.#silence !== null) this.around.cancel(this.#silence);
    this.#silence = this.around.later(() => {
      this.#hello();
      this.#silence = this.around.later(() => this.#lose(socket), PATIENCE);
    }, wait);
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case 'table':
        // The connection counts only once the table arrives: a server may open the door and say goodbye at once.
        this.#failures = 0;
        break;
      case 'snapshot':
        this.#remember(message);
        break;
      case 'update': {
        const last = this.#seen.get(message.seat);
        if (last !== undefined && last.match === message.match) {
          if (message.version <= last.version) return;
          // A version is missing: a new hello brings the gap or a snapshot.
          if (message.version > last.version + 1) return this.#again();
        }
        this.#remember(message);
        break;
      }
      case 'accepted':
      case 'refused':
        this.#unanswered.delete(message.id);
        break;
      case 'goodbye':
        if (!message.again) return this.#refuse(message.refusal);
        break;
    }
    this.listener.heard(message);
  }

  #remember({ seat, match, version }: Snapshot | Update): void {
    this.#seen.set(seat, { seat, match, version });
  }

  #again(): void {
    this.#drop();
    this.open();
  }

  #refuse(refusal: Refusal): void {
    this.#drop();
    this.listener.heard({ type: 'goodbye', refusal, again: false });
    this.#become('refused');
  }

  #lose(socket: SocketLike): void {
    if (socket !== this.#socket) return;
    this.#drop();
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures) * (0.5 + this.around.jitter() / 2);
    this.#failures += 1;
    this.#become('lost');
    this.#timer = this.around.later(() => this.open(), wait);
  }

  #drop(): void {
    this.#cancel();
    const socket = this.#socket;
    this.#socket = null;
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #cancel(): void {
    for (const timer of [this.#timer, this.#silence]) if (timer !== null) this.around.cancel(timer);
    this.#timer = this.#silence = null;
  }

  #say(message: FromClient): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #become(link: Link): void {
    if (link === this.#link) return;
    this.#link = link;
    this.listener.link(link);
  }
}
