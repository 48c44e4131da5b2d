/** For tests: sockets and time that the test itself plays. */
import type { FromClient, FromServer } from './messages';
import type { SocketLike, Surroundings } from './stream';

export class FakeSocket implements SocketLike {
  sent: FromClient[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }
  close(): void {
    this.closed = true;
  }
  say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

export class FakeAround implements Surroundings {
  screen = false;
  sockets: FakeSocket[] = [];
  timers: { act: () => void; wait: number }[] = [];

  /** The last one that was opened. */
  get socket(): FakeSocket {
    return this.sockets.at(-1)!;
  }
  connect(): FakeSocket {
    this.sockets.push(new FakeSocket());
    return this.socket;
  }
  later(act: () => void, wait: number): unknown {
    this.timers.push({ act, wait });
    return this.timers.at(-1);
  }
  cancel(timer: unknown): void {
    this.timers = this.timers.filter((other) => other !== timer);
  }
  jitter(): number {
    return 1;
  }
}
