/**
 * A table as this browser sees it, put together from its stream.
 *
 * One seat is shown at a time. Its updates are shown one after the other, each with the time to look at
 * it, however fast they arrive; the streams of other seats at this screen wait in the background.
 */
import type { Luck, Suspicion } from './luck';
import { drawId } from './salt';
import type {
  FromServer,
  GameEvent,
  Hinted,
  MoveSent,
  Refusal,
  Moderate,
  Said,
  Snapshot,
  TableInfo,
  Tip,
  Update,
} from './messages';
import { isSlow, type Standing } from './terms';
import { TableStream, type Link, type Surroundings } from './stream';

/** How the game at this table wants to be shown, and how much time there is for it. */
export interface Pace {
  holds(events: readonly GameEvent[]): boolean;
  /** Whether the decision that is due comes by itself in a moment. */
  beats?(view: unknown): boolean;
  secret: boolean;
  /** Nobody taps this screen: the end of a round is looked at for a while, and no longer. */
  unattended?: boolean;
  /** Milliseconds between two updates, so that the eye can follow. */
  beat(): number;
}

export interface Shown {
  standing: Standing;
  events: readonly GameEvent[];
}

/** Somebody went in the middle of the match or came back, or the host gave a seat away: after so many events. */
export interface Note {
  after: number;
  seat: number;
  kind: 'left' | 'back' | 'handed-over';
  /** Who gave the seat away. */
  host?: string;
  /** It was told to those who were there, before this page was. */
  earlier?: boolean;
}

/** The newest of a seat's stream, and all its events so far. */
interface Latest {
  standing: Standing;
  log: GameEvent[];
}

/** Where a clock runs, the end of a round is looked at for so long; else until it is waved on. */
const HOLD = 12_000;
/** A screen that nobody taps goes on sooner. */
const UNATTENDED = 8000;
/** A page that slept through this many updates does not act them all out. */
const TOO_MANY = 6;
const BACK = 3000;
/** The codes with which the server refuses a move that came too late. */
const OVERTAKEN = ['late', 'stale', 'not-your-turn'];
/** The codes with which the server refuses a seal or a salt that somebody else's was quicker than. */
const DEALT = ['stale', 'dealing', 'seals-missing'];
/** A player who drew a card looks at it before the curtain falls. */
const LINGER = 1100;

export class Room {
  table: TableInfo | null = $state.raw(null);
  link: Link = $state('connecting');
  /** The connection was lost and has just returned. */
  back = $state(false);
  shown: Shown | null = $state.raw(null);
  log: readonly GameEvent[] = $state.raw([]);
  held = $state(false);
  /** Time stands still only for a while: a clock runs. */
  brief = $state(false);
  /** The table as it was when the match that is shown ended; it stays in view until the next one begins. */
  finished: TableInfo | null = $state.raw(null);
  /** Who went and who came back during this match, as far as this page was there. */
  notes: readonly Note[] = $state.raw([]);
  /** The seat that the screen is to be handed to before anything is shown. */
  curtain: number | null = $state(null);
  said: readonly Said[] = $state.raw([]);
  pending: MoveSent | null = $state.raw(null);
  refusal: Refusal | null = $state.raw(null);
  /** The hint that was asked for, until the seat has decided. */
  hint: Hinted | null = $state.raw(null);
  /** How many tips of it have been told. */
  told = $state(0);
  /** A hint was asked for and is being thought about. */
  hintAsked: string | null = $state(null);
  /** The server shows other seals than before, so that this page opens no salt. */
  suspicion: Suspicion | null = $state(null);
  /** Why the server does not let us in. */
  farewell: Refusal | null = $state.raw(null);
  /** The host gave this page's seat to another device. */
  replaced = $state(false);

  #stream: TableStream;
  #latest = new Map<number | null, Latest>();
  #queue: { standing: Standing; events: readonly GameEvent[] }[] = [];
  #beat: unknown = null;
  #hold: unknown = null;
  #return: unknown = null;
  #hurt = false;
  /** The move on its way is one that would have come by itself. */
  #beaten = false;
  /** The seals that were sent, each once: another window of this browser may have sent others. */
  #sealed = new Set<string>();
  /** The seat whose move was just accepted: its update comes next. */
  #made: number | null = null;
  /** The seat that was this page's until just now. */
  #had: number | null = null;
  /** The lines that tell of seats given away, each once. */
  #handed = new Set<number>();

  constructor(
    private readonly around: Surroundings,
    private readonly pace: Pace,
    private readonly luck: Luck,
  ) {
    this.#stream = new TableStream(around, {
      link: (link) => this.#linked(link),
      heard: (message) => this.#heard(message),
    });
  }

  /** Nothing is waiting to be shown. */
  get settled(): boolean {
    return this.shown !== null && this.#queue.length === 0 && !this.held && this.#beat === null;
  }

  /** The table that the shown match belongs to: of now, or as it was when that match ended. */
  get scene(): TableInfo | null {
    return this.finished !== null && this.shown?.standing.match === this.finished.match
      ? this.finished
      : this.table;
  }

  open(): void {
    this.#stream.open();
  }

  close(): void {
    this.#stream.close();
    for (const timer of [this.#beat, this.#hold, this.#return]) if (timer !== null) this.around.cancel(timer);
  }

  /** Connects again, as the guest that the browser's cookie names now. */
  renew(): void {
    this.#stream.close();
    this.#stream.open();
  }

  hurry(): void {
    this.#stream.hurry();
  }

  unplug(): void {
    this.#stream.unplug();
  }

  play(move: string): void {
    const standing = this.shown?.standing;
    if (!standing || standing.seat === null || this.pending !== null) return;
    const { seat, match, version } = standing;
    this.refusal = null;
    this.#beaten = this.pace.beats?.(standing.view) ?? false;
    this.hint = follow(this.hint, this.tip, move);
    this.pending = { type: 'move', id: drawId(), seat, match, version, move };
    this.#stream.send(this.pending);
  }

  /** The tip that is told now. */
  get tip(): Tip | null {
    const here = this.hint?.seat === this.shown?.standing.seat;
    return (here ? this.hint?.tips[this.told - 1] : null) ?? null;
  }

  /** Asks what the best turn now would be; asked again, tells more of it. */
  askHint(): void {
    if (this.tip !== null) {
      this.told = Math.min(this.told + 1, this.hint?.tips.length ?? 0);
      return;
    }
    const seat = this.shown?.standing.seat ?? null;
    if (seat === null || this.hintAsked !== null) return;
    this.hintAsked = drawId();
    this.#stream.send({ type: 'hint', id: this.hintAsked, seat });
  }

  say(words: { text: string } | { phrase: string }): void {
    this.#stream.send({ type: 'chat', id: drawId(), ...words });
  }

  moderate(who: string, what: Moderate['what']): void {
    this.#stream.send({ type: 'moderate', id: drawId(), who, what });
  }

  takeBack(seat: number): void {
    this.#stream.send({ type: 'take-back', seat });
  }

  forgetRefusal(): void {
    this.refusal = null;
  }

  /** The next player has the screen now: show their seat. */
  lift(): void {
    if (this.curtain === null) return;
    const seat = this.curtain;
    this.curtain = null;
    this.refusal = null;
    this.#look(seat);
  }

  /** The end of the round has been looked at. */
  release(): void {
    if (!this.held) return;
    if (this.#hold !== null) this.around.cancel(this.#hold);
    this.#hold = null;
    this.held = false;
    const seat = this.shown?.standing.seat ?? null;
    if (this.#queue.length > TOO_MANY) this.#catchUp(seat);
    else this.#next();
  }

  #linked(link: Link): void {
    if (link === 'lost') this.#hurt = true;
    if (link === 'open' && this.#hurt) {
      this.#hurt = false;
      this.back = true;
      if (this.#return !== null) this.around.cancel(this.#return);
      this.#return = this.around.later(() => (this.back = false), BACK);
    }
    // A question on a line that broke is not answered on another line.
    if (link !== 'open') this.hintAsked = null;
    this.link = link;
  }

  #heard(message: FromServer): void {
    switch (message.type) {
      case 'table':
        return this.#seated(message.table);
      case 'snapshot':
        return this.#begin(message);
      case 'update':
        return this.#go(message);
      case 'accepted':
        if (this.pending?.id === message.id) {
          this.#made = this.pending.seat;
          this.pending = null;
        }
        return;
      case 'refused':
        return this.#refused(message);
      case 'hinted':
        if (this.hintAsked === message.id) this.hintAsked = null;
        return this.#hinted(message);
      case 'said':
        if (message.phrase === 'handed-over') return this.#handedOver(message);
        if (!this.said.some((said) => said.number === message.number)) this.said = [...this.said, message];
        return;
      case 'goodbye':
        if (!message.again) this.farewell = message.refusal;
    }
  }

  #refused({ id, refusal }: { id: string; refusal: Refusal }): void {
    // A seal or a salt that came too late: the table that follows tells what to do.
    if (id === '' && DEALT.includes(refusal.code)) return;
    const mine = this.pending?.id === id;
    if (mine) this.pending = null;
    if (this.hintAsked === id) this.hintAsked = null;
    // The move came by itself a moment earlier, so it was made all the same.
    if (mine && this.#beaten && OVERTAKEN.includes(refusal.code)) return;
    this.refusal = refusal;
  }

  /** Takes a hint about the position as it is now; a hint about an earlier one is of no use. */
  #hinted(hint: Hinted): void {
    const now = this.#latest.get(hint.seat)?.standing;
    if (now?.match !== hint.match || now.version !== hint.version) return;
    this.hint = hint;
    this.told = 1;
  }

  #seated(table: TableInfo): void {
    this.#notice(this.table, table);
    this.table = table;
    this.luck.see(table);
    this.suspicion = this.luck.suspicion(table);
    const seat = this.shown?.standing.seat ?? null;
    // The seat is no longer this guest's: the session was ended from elsewhere.
    if (seat !== null && this.shown?.standing.match === table.match && !table.seats[seat]?.yours) {
      this.#clear();
      this.#had = seat;
    }
    // Somebody who looked on has a seat now, in the middle of the match.
    const seated = table.phase === 'playing' && table.seats.some(({ yours }) => yours);
    if (seat === null && this.shown?.standing.match === table.match && seated) this.#clear();
    if (table.phase === 'over') this.finished = table;
    if (table.phase !== 'open') return this.#attend();
    // A new match is being prepared. The result of the last one stays in view, unless somebody has to do something.
    const missing = table.seats.some(({ kind, late }) => kind === 'open' || late) || this.suspicion !== null;
    const other = this.shown !== null && this.shown.standing.match !== table.match;
    if (other && (missing || this.scene === table)) this.#clear();
    this.#agree(table);
  }

  /** Notes who went and whom a program plays for since, and who came back. */
  #notice(before: TableInfo | null, table: TableInfo): void {
    if (before?.match !== table.match || table.phase !== 'playing') return;
    const changed = table.seats.flatMap(({ stand_in, yours }, seat) =>
      yours || stand_in === (before.seats[seat]?.stand_in ?? false) ? [] : [{ seat, stand_in }],
    );
    const after = this.log.length;
    this.notes = [
      ...this.notes,
      ...changed.map(({ seat, stand_in }): Note => ({ after, seat, kind: stand_in ? 'left' : 'back' })),
    ];
  }

  #handedOver({ number, seat, name, earlier }: Said): void {
    if (seat === null || this.#handed.has(number)) return;
    this.#handed.add(number);
    const note: Note = {
      after: this.log.length,
      seat,
      kind: 'handed-over',
      host: name,
      earlier,
    };
    this.notes = [...this.notes, note];
    if (!earlier && this.#had === seat) this.replaced = true;
  }

  /** Seals salts for the seats at this screen, and opens them once everybody has sealed. */
  #agree(table: TableInfo): void {
    const { match, attempt } = table;
    for (const { seat, seal } of this.luck.toSeal(table)) {
      if (table.seats[seat]?.seal !== '' && this.#sealed.has(seal)) continue;
      this.#sealed.add(seal);
      this.#stream.send({ type: 'seal', seat, match, attempt, seal });
    }
    for (const { seat, salt } of this.luck.toOpen(table)) {
      this.#stream.send({ type: 'open', seat, match, attempt, salt });
    }
  }

  #begin({ log, ...sent }: Snapshot): void {
    const standing = timed(sent);
    if (this.shown !== null && this.shown.standing.match !== standing.match) this.#clear();
    this.#latest.set(standing.seat, { standing, log });
    const here = this.shown?.standing;
    if (here === undefined) return this.#attend();
    if (here.seat !== standing.seat) return;
    this.#unhold();
    this.#look(standing.seat);
  }

  #go(update: Update): void {
    const { events, ...sent } = update;
    const standing = timed(sent);
    const before = this.#latest.get(update.seat);
    const mine = this.#made === update.seat;
    if (mine) this.#made = null;
    this.#latest.set(update.seat, { standing, log: [...(before?.log ?? []), ...events] });
    if (this.shown === null) return this.#attend();
    if (this.shown.standing.seat !== update.seat) return;
    this.#queue.push({ standing, events });
    // A player who looks at the end of a round is not torn away from it, however much has happened since.
    if (this.held) return this.#limit(standing);
    if (this.#queue.length > TOO_MANY) this.#catchUp(update.seat);
    else if (this.#beat === null) this.#next();
    // A player who makes one move after the other sets the pace.
    else if (mine) this.#hasten();
  }

  /** The match went on while the end of a round was looked at, and now a clock runs for this very seat. */
  #limit({ seat, to_act, left }: Standing): void {
    if (this.#hold !== null || seat === null || left === null || isSlow(left) || !to_act.includes(seat))
      return;
    this.brief = true;
    this.#hold = this.around.later(() => this.release(), Math.min(HOLD, 500 * left));
  }

  #hasten(): void {
    if (this.#beat !== null) this.around.cancel(this.#beat);
    this.#beat = null;
    this.#next();
  }

  /** Skips the updates that the page slept through, but not the last end of a round: people want to read it. */
  #catchUp(seat: number | null): void {
    const end = this.#queue.findLastIndex(({ events }) => this.pace.holds(events));
    if (end < 0) return this.#look(seat);
    const skipped = this.#queue.splice(0, end);
    this.log = [...this.log, ...skipped.flatMap(({ events }) => events)];
    this.#hasten();
  }

  /** Shows the next update, and sees to it that there is time before the one after it. */
  #next(): void {
    const update = this.#queue.shift();
    if (update === undefined) return this.#attend();
    const { standing, events } = update;
    this.shown = { standing, events: events };
    this.log = [...this.log, ...events];
    this.refusal = null;
    if (this.hint !== null && !standing.to_act.includes(this.hint.seat)) this.hint = null;
    if (this.pace.holds(events)) {
      this.held = true;
      // A clock must not run out for a person who only reads how the round ended.
      const { unattended = false } = this.pace;
      const runs = (this.table?.clock ?? 0) > 0 || standing.left !== null;
      this.brief = unattended || (runs && !isSlow(this.table?.clock));
      if (this.brief) this.#hold = this.around.later(() => this.release(), unattended ? UNATTENDED : HOLD);
      else for (const { standing } of this.#queue) this.#limit(standing);
    } else {
      this.#beat = this.around.later(
        () => {
          this.#beat = null;
          this.#next();
        },
        this.pace.beat() + (this.#handsOver(standing) ? LINGER : 0),
      );
    }
  }

  /** Whether the screen goes to somebody else next, behind the curtain. */
  #handsOver({ seat, to_act, view }: Standing): boolean {
    const seats = this.table?.seats ?? [];
    return (
      this.pace.secret &&
      !this.pace.beats?.(view) &&
      to_act.some((other) => other !== seat && seats[other]?.yours)
    );
  }

  /** Once all has been shown, turns to the seat at this screen that is to decide. */
  #attend(): void {
    const table = this.table;
    if (table === null || table.phase === 'open' || this.held || this.#queue.length > 0) return;
    const mine = [...this.#latest.keys()].filter(
      (seat) =>
        seat !== null && table.seats[seat]?.yours && this.#latest.get(seat)?.standing.match === table.match,
    ) as number[];
    const here = this.shown?.standing.seat;
    if (here === undefined && mine.length < table.seats.filter((seat) => seat.yours).length) return;
    if (mine.length === 0) {
      if (here === undefined && this.#latest.has(null)) this.#look(null);
      return;
    }
    // Whether a seat still owes a decision is known for sure only from that seat's own stream.
    const owes = (seat: number): boolean => this.#latest.get(seat)!.standing.to_act.includes(seat);
    const beats = (seat: number): boolean =>
      here !== undefined && this.pace.beats?.(this.#latest.get(seat)!.standing.view) === true;
    const due = mine.filter((seat) => owes(seat) && !beats(seat) && !table.seats[seat]?.stand_in);
    if (here !== undefined && (due.length === 0 || due.some((seat) => seat === here))) return;
    const next = due[0] ?? mine[0]!;
    // When all is over there is nothing left to hide.
    if (this.pace.secret && mine.length > 1 && table.phase !== 'over') this.curtain = next;
    else this.#look(next);
  }

  #look(seat: number | null): void {
    const latest = this.#latest.get(seat);
    if (latest === undefined) return;
    this.#queue = [];
    this.hint = null;
    this.shown = { standing: latest.standing, events: [] };
    this.log = latest.log;
    this.#attend();
  }

  #unhold(): void {
    if (this.#hold !== null) this.around.cancel(this.#hold);
    this.#hold = null;
    this.held = false;
  }

  #clear(): void {
    this.#queue = [];
    this.#unhold();
    this.#latest.clear();
    this.shown = null;
    this.finished = null;
    this.notes = [];
    this.log = [];
    this.curtain = null;
    this.pending = null;
    this.#made = null;
    this.refusal = null;
  }
}

/** The time that is left runs from now on, whenever it comes to be shown. */
function timed(standing: Standing): Standing {
  return { ...standing, until: standing.left === null ? null : performance.now() + 1000 * standing.left };
}

/** What is left of a hint after a move: the rest, if it gave that move away; nothing where the move is another. */
function follow(hint: Hinted | null, tip: Tip | null, move: string): Hinted | null {
  const at = hint?.steps.findIndex((step) => step.move === move) ?? -1;
  if (hint === null || at < 0 || tip?.moves.includes(move) === false) return null;
  const tips = hint.tips.map((each) => ({ ...each, moves: each.moves.filter((other) => other !== move) }));
  return { ...hint, steps: hint.steps.toSpliced(at, 1), tips };
}
