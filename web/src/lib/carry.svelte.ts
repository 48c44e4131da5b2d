/**
 * Things that are picked up and carried, with a finger or the mouse: cards, stones, chips.
 *
 * A touch that hardly moves is a tap. A finger hides the things under it, so the thing that it carries goes ahead of it.
 */
import { moving } from './settings.svelte';

export interface Carried {
  number: number;
  /** Where it is held. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** It was moved: this is no tap. */
  moved: boolean;
  /** Where it would fall into place. */
  snap: DOMRect | null;
}

export interface Hands {
  /** Whether anything may be picked up now. */
  active: () => boolean;
  tap: (number: number) => void;
  lift: (number: number) => void;
  /** Tells where it is held, and learns where it would fall into place. */
  carry: (number: number, x: number, y: number) => DOMRect | null;
  /** Whether it was taken there; else it returns to its place. */
  drop: (x: number, y: number) => boolean;
}

const SLACK = 6;
const AHEAD = 46;

export class Carrying {
  now: Carried | null = $state.raw(null);
  /** The element under the finger: a thing that was let go flies back from there. */
  drawn: HTMLElement | undefined = $state();

  #pointer = 0;
  #start = { x: 0, y: 0 };
  #ahead = 0;
  #slot: HTMLElement | null = null;

  constructor(private readonly hands: Hands) {}

  /** How the carried thing lies on the screen, as a CSS transform. */
  get transform(): string {
    if (this.now === null) return '';
    const { snap, x, y, width, height } = this.now;
    return snap
      ? `translate(${snap.x}px, ${snap.y}px) scale(${snap.width / width}, ${snap.height / height})`
      : `translate(${x - width / 2}px, ${y - height / 2}px) rotate(-3deg)`;
  }

  /** Whether anything may be picked up now. */
  get active(): boolean {
    return this.hands.active();
  }

  /** Whether this thing is away from its place. */
  isAway(number: number): boolean {
    return this.now !== null && this.now.moved && this.now.number === number;
  }

  /** The listeners for the element of a thing: `{...carrying.handlers(number)}`. */
  handlers(number: number) {
    return {
      onpointerdown: (event: PointerEvent): void => this.down(event, number),
      onpointermove: this.move,
      onpointerup: this.up,
      onpointercancel: this.cancel,
    };
  }

  readonly down = (event: PointerEvent, number: number): void => {
    // A second finger, or a palm, carries nothing.
    if (!this.hands.active() || event.button !== 0 || !event.isPrimary) return;
    this.cancel();
    this.#slot = event.currentTarget as HTMLElement;
    this.#slot.setPointerCapture(event.pointerId);
    this.#pointer = event.pointerId;
    this.#start = { x: event.clientX, y: event.clientY };
    this.#ahead = event.pointerType === 'mouse' ? 0 : AHEAD;
    const { width, height } = this.#slot.getBoundingClientRect();
    const { x, y } = this.#start;
    this.now = { number, x, y, width, height, moved: false, snap: null };
  };

  readonly move = (event: PointerEvent): void => {
    if (this.now === null || event.pointerId !== this.#pointer) return;
    const far = Math.hypot(event.clientX - this.#start.x, event.clientY - this.#start.y) > SLACK;
    if (!far && !this.now.moved) return;
    if (!this.now.moved) this.hands.lift(this.now.number);
    const [x, y] = [event.clientX, event.clientY - this.#ahead];
    this.now = { ...this.now, x, y, moved: true, snap: this.hands.carry(this.now.number, x, y) };
  };

  readonly up = (event: PointerEvent): void => {
    if (this.now === null || event.pointerId !== this.#pointer) return;
    const { moved, x, y, number } = this.now;
    if (!moved) this.hands.tap(number);
    else if (!this.hands.drop(x, y)) this.#fallBack();
    this.now = null;
  };

  readonly cancel = (): void => {
    if (this.now?.moved) this.hands.drop(-1, -1);
    this.now = null;
  };

  /** A thing that was let go beside the board returns to its place. */
  #fallBack(): void {
    const from = this.drawn?.getBoundingClientRect();
    const to = this.#slot?.getBoundingClientRect();
    if (!from || !to || !moving()) return;
    this.#slot?.animate(
      [{ transform: `translate(${from.x - to.x}px, ${from.y - to.y}px)` }, { transform: 'none' }],
      { duration: 220, easing: 'ease-out' },
    );
  }
}
