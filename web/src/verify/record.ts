/** A finished record taken apart: every line in its place and of the right form, nothing checked against another. */
import { Difference, expectLine } from './difference';

/** Something a record says, and the line it says it on. */
interface At {
  line: number;
}
export interface Move extends At {
  seat: number;
  move: string;
}
export interface Shuffle extends At {
  number: number;
  name: string;
  items: string[];
}
export interface Said extends At {
  text: string;
}
export interface MatchRecord {
  game: string;
  version: number;
  options: Record<string, string>;
  optionsLine: number;
  seats: number;
  commitment: string;
  salts: string[];
  programs: boolean[];
  saltsLine: number;
  moves: Move[];
  result: Said;
  shuffles: Shuffle[];
  secret: Said;
}

const TITLE = 'Tapis Vert record 1';
const HEX = /^([0-9a-f]{2}){16,64}$/;

/** Reads the lines of a record; throws a `Difference` at the first that is not as it should be. */
export function readRecord(lines: readonly string[]): MatchRecord {
  const reader = new Reader(lines);
  expectLine(1, reader.take(), TITLE);
  const [, game, version] = reader.match(/^game: (\S+) (0|[1-9]\d*)$/);
  // A game without options has an empty list of them.
  const [, listed] = reader.match(/^options: (|\S+=\S+(?: \S+=\S+)*)$/);
  const options = readOptions(listed!);
  const optionsLine = reader.number;
  expectLine(optionsLine, `options: ${listed}`, `options: ${writeOptions(options)}`);
  reader.match(/^match: .*$/);
  reader.match(/^date: .*$/);
  const programs: boolean[] = [];
  while (reader.ahead('seat ')) {
    const [, number, level] = reader.match(/^seat (\d)(?: \(([a-z]+)\))?: .*$/);
    // A bot that somebody brought brings its own salt, as a person does.
    programs.push(level !== undefined && level !== 'bot');
    if (Number(number) !== programs.length) throw reader.bad();
  }
  const seats = programs.length;
  const commitment = reader.hex('commitment');
  const saltsLine = reader.number + 1;
  const salts = Array.from({ length: seats }, (_, seat) => reader.hex(`salt ${seat + 1}`));
  expectLine(reader.number + 1, reader.take(), '');
  const moves: Move[] = [];
  while (reader.more() && !reader.ahead('\n')) {
    const [, seat, move] = reader.match(/^(\d) (\S.*)$/);
    if (Number(seat) < 1 || Number(seat) > seats) throw reader.bad();
    moves.push({ line: reader.number, seat: Number(seat) - 1, move: move! });
  }
  if (!reader.more()) throw new Difference(reader.number, null, 'unfinished');
  expectLine(reader.number + 1, reader.take(), '');
  const [, text] = reader.match(/^result: (.*)$/);
  const result = { line: reader.number, text: text! };
  const shuffles: Shuffle[] = [];
  while (reader.ahead('shuffle ')) {
    const [, number, name, items] = reader.match(/^shuffle (\d+) ([^:]+): (.*)$/);
    shuffles.push({ line: reader.number, number: Number(number), name: name!, items: items!.split(' ') });
  }
  const secret = { text: reader.hex('secret'), line: reader.number };
  reader.match(/^checks: (?:[0-9a-f]{4})+$/);
  reader.match(/^seal: [0-9a-f]{64}$/);
  if (reader.more()) throw new Difference(reader.number + 1, 1, 'too-long');
  return {
    ...{ game: game!, version: Number(version), options, optionsLine, seats },
    ...{ commitment, salts, programs, saltsLine, moves, result, shuffles, secret },
  };
}

function readOptions(listed: string): Record<string, string> {
  const pairs = listed
    .split(' ')
    .filter(Boolean)
    .map((option) => {
      const at = option.indexOf('=');
      return [option.slice(0, at), option.slice(at + 1)];
    });
  return Object.fromEntries(pairs);
}

/** Every name once, in alphabetical order. */
function writeOptions(options: Record<string, string>): string {
  const names = Object.keys(options).sort();
  return names.map((name) => `${name}=${options[name]}`).join(' ');
}

/** Goes through the lines and knows where it is. */
class Reader {
  number = 0;

  constructor(private readonly lines: readonly string[]) {}

  more(): boolean {
    return this.number < this.lines.length;
  }

  ahead(start: string): boolean {
    return this.more() && `${this.lines[this.number]}\n`.startsWith(start);
  }

  take(): string {
    const line = this.lines[this.number];
    if (line === undefined) throw new Difference(this.lines.length, null, 'too-short');
    this.number += 1;
    return line;
  }

  match(form: RegExp): RegExpExecArray {
    const found = form.exec(this.take());
    if (found === null) throw this.bad();
    return found;
  }

  hex(name: string): string {
    const line = this.take();
    const value = line.slice(name.length + 2);
    if (!line.startsWith(`${name}: `) || !HEX.test(value)) throw this.bad();
    return value;
  }

  bad(): Difference {
    return new Difference(this.number, 1, 'bad-line');
  }
}
