/** The page's verifier against records that the Python side wrote, and against what people might do to them. */
import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { Chance, commitmentOf } from './chance';
import { files, forged, linesOf, resealed, textOf } from './forging';
import { verifyRecord } from './index';

test('the vectors of docs/fairness.md', async () => {
  const document = readFileSync(new URL('../../../docs/fairness.md', import.meta.url), 'utf8');
  const vectors = /```vectors\n([^`]*)```/.exec(document)![1]!;
  const secret = /^secret: (.*)$/m.exec(vectors)![1]!;
  const salts = [...vectors.matchAll(/^salt \d: (.*)$/gm)].map((found) => found[1]!);
  expect(commitmentOf(secret)).toBe(/^commitment: (.*)$/m.exec(vectors)![1]);
  const chance = Chance.of(secret, salts);
  const shuffles = [...vectors.matchAll(/^shuffle (\d+) (.+): (.+) -> (.+)$/gm)];
  expect(shuffles.length).toBeGreaterThan(2);
  for (const [, number, name, items, order] of shuffles) {
    expect(chance.shuffle(Number(number), name!, items!.split(' ')).join(' ')).toBe(order);
  }
});

describe('records that hold', () => {
  test.each(files)('%s', async (file) => {
    const lines = linesOf(file);
    const [game] = file.split('-');
    const moves = lines.filter((line) => /^\d \S/.test(line)).length;
    const shuffles = lines.filter((line) => line.startsWith('shuffle ')).length;
    expect(await verifyRecord(textOf(file))).toEqual({ ok: true, facts: { game, moves, shuffles } });
    expect(await verifyRecord(await resealed(lines))).toMatchObject({ ok: true });
  });
});

describe('a record changed by one character is refused at its line', () => {
  const others = (sign: string): string[] => (sign === '0' ? ['1'] : sign === '\n' ? [' '] : ['0', '\n']);

  // The shortest record at every third place, the others here and there.
  test.each(files.map((file) => [file, file === 'punto-2x2-expert.txt' ? 3 : 61] as const))(
    '%s',
    async (file, step) => {
      const text = textOf(file);
      let line = 1;
      for (let at = 0; at < text.length; at++) {
        if (at % step === 0) {
          for (const sign of others(text[at]!)) {
            const verdict = await verifyRecord(text.slice(0, at) + sign + text.slice(at + 1));
            expect({ at, ...verdict }).toMatchObject({ at, ok: false, line });
          }
        }
        if (text[at] === '\n') line += 1;
      }
    },
    60_000,
  );
});

describe('a record cut short or carried on is refused', () => {
  test('at every line', async () => {
    const lines = linesOf('punto-2x2-expert.txt');
    for (let length = 0; length < lines.length; length++) {
      const cut = lines.slice(0, length).map((line) => `${line}\n`);
      expect(await verifyRecord(cut.join(''))).toMatchObject({ ok: false });
    }
    expect(await verifyRecord(`${lines.join('\n')}\nmore\n`)).toMatchObject({ ok: false });
  });

  test('a match that is not over says so', async () => {
    const lines = linesOf('punto-2.txt');
    const moves = lines.slice(0, lines.indexOf('', lines.indexOf('') + 1));
    expect(await verifyRecord(`${moves.join('\n')}\n`)).toEqual({
      ...{ ok: false, line: moves.length, column: null, code: 'unfinished' },
    });
  });

  test('what is no record at all', async () => {
    expect(await verifyRecord('')).toMatchObject({ ok: false });
    expect(await verifyRecord('\n\n\n')).toMatchObject({ ok: false, line: 1 });
    expect(await verifyRecord('Hello\n')).toMatchObject({ ok: false, line: 1, column: 1 });
  });
});

describe('a record that was changed and sealed again is refused', () => {
  const other = (digit: string): string => (digit === '0' ? '1' : '0');

  test('another secret breaks the promise', async () => {
    const { line, verdict } = await forged(
      'punto-2.txt',
      /^secret/,
      (text) => text.slice(0, -1) + other(text.at(-1)!),
    );
    expect(verdict).toEqual({ ok: false, line, column: 9, code: 'broken-promise' });
  });

  test('another salt gives other shuffles', async () => {
    const { verdict } = await forged(
      'punto-2.txt',
      /^salt 1/,
      (text) => text.slice(0, -1) + other(text.at(-1)!),
    );
    expect(verdict).toMatchObject({ ok: false, code: 'differs' });
  });

  test('two cards of a pile change places', async () => {
    const swap = (text: string): string => text.replace(/: (\S+) (\S+) /, ': $2 $1 ');
    const { line, verdict } = await forged('punto-3.txt', /^shuffle 1 side 2/, swap);
    expect(verdict).toEqual({ ok: false, line, column: 20, code: 'differs' });
  });

  test('a card that was not on top is played (PUN-6)', async () => {
    const { line, verdict } = await forged('punto-2.txt', /^\d \w\d@-?1,/, (text) =>
      text.replace(/ (.)(\d)@/, (_, colour, value) => ` ${colour}${(Number(value) % 9) + 1}@`),
    );
    expect(verdict).toEqual({ ok: false, line, column: 3, code: 'bad-move' });
  });

  test('a card that was not in hand is played (PUN-17)', async () => {
    const { line, verdict } = await forged('punto-3-expert.txt', /^1 r/, (text) => text.replace(' r', ' g'));
    expect(verdict).toEqual({ ok: false, line, column: 3, code: 'bad-move' });
  });

  test('a card is laid where none may lie (PUN-7)', async () => {
    const { line, verdict } = await forged('punto-4.txt', /@-?1,/, (text) => text.replace(/@.*/, '@5,5'));
    expect(verdict).toEqual({ ok: false, line, column: 3, code: 'illegal-move' });
  });

  test('somebody plays out of turn', async () => {
    const { line, verdict } = await forged('punto-3.txt', /^1 /, (text) => text.replace('1', '2'));
    expect(verdict).toEqual({ ok: false, line, column: 1, code: 'illegal-move' });
  });

  test.each(files)('the result of %s is another one', async (file) => {
    const { line, verdict } = await forged(
      file,
      /^result/,
      (text) => text.slice(0, -1) + other(text.at(-1)!),
    );
    expect(verdict).toMatchObject({ ok: false, line, code: 'differs' });
  });

  test('the last move is missing', async () => {
    const lines = linesOf('punto-2.txt');
    const end = lines.indexOf('', lines.indexOf('') + 1);
    lines.splice(end - 1, 1);
    expect(await verifyRecord(await resealed(lines))).toMatchObject({
      ok: false,
      code: 'differs',
      line: end + 1,
    });
  });

  test('a shuffle is missing, or one too many', async () => {
    const lines = linesOf('punto-2.txt');
    const last = lines.findLastIndex((line) => line.startsWith('shuffle '));
    const without = lines.toSpliced(last, 1);
    expect(await verifyRecord(await resealed(without))).toMatchObject({ ok: false, code: 'differs' });
    const twice = lines.toSpliced(last, 0, lines[last]!);
    expect(await verifyRecord(await resealed(twice))).toMatchObject({
      ok: false,
      code: 'differs',
      line: last + 2,
    });
  });

  test('other options, another game, other rules', async () => {
    const wins = await forged('punto-2.txt', /^options/, (text) => text.replace('wins=2', 'wins=1'));
    expect(wins.verdict).toMatchObject({ ok: false, code: 'illegal-move' });
    const table = await forged('punto-2.txt', /^options/, (text) => text.replace('table=2', 'table=3'));
    expect(table.verdict).toMatchObject({ ok: false, code: 'wrong-seats' });
    const none = await forged('punto-2.txt', /^options/, (text) => text.replace('table=2', 'table=9'));
    expect(none.verdict).toMatchObject({ ok: false, line: none.line, code: 'bad-option' });
    const game = await forged('punto-2.txt', /^game/, (text) => text.replace('punto', 'belote'));
    expect(game.verdict).toEqual({ ok: false, line: 2, column: 7, code: 'unknown-game' });
    const rules = await forged('punto-2.txt', /^game/, (text) => text.replace('1', '2'));
    expect(rules.verdict).toMatchObject({ ok: false, line: 2, code: 'wrong-version' });
  });

  // One of each game.
  const each = ['punto-2.txt', 'cartino-2.txt', 'cartomanie-1.txt', 'casino_royal-poker-2.txt'];
  test.each(each)('options of %s that are written as none are', async (file) => {
    const line = 3;
    const said = async (change: (text: string) => string) => (await forged(file, /^options/, change)).verdict;
    const bad = { ok: false, line, code: 'bad-option' };
    expect(await said((text) => `${text} zzz=1`)).toMatchObject(bad);
    expect(await said((text) => `${text}=9`)).toMatchObject(bad);
    expect(await said((text) => text.replace(/ \S+=\S+/, ''))).toMatchObject(bad);
    const differs = { ok: false, line, code: 'differs' };
    expect(await said((text) => text.replace(/(\S+=\S+)/, '$1 $1'))).toMatchObject(differs);
    expect(await said((text) => text.replace(/(\S+=\S+) (\S+=\S+)/, '$2 $1'))).toMatchObject(differs);
  });

  test('numbers that are written as none are', async () => {
    const seat = await forged('punto-2.txt', /^1 /, (text) => `0${text}`);
    expect(seat.verdict).toEqual({ ok: false, line: seat.line, column: 1, code: 'bad-line' });
    const version = await forged('punto-2.txt', /^game/, (text) => text.replace('1', '01'));
    expect(version.verdict).toEqual({ ok: false, line: 2, column: 1, code: 'bad-line' });
  });

  test('a Punto table by no rules at all (PUN-5, PUN-16, PUN-17)', async () => {
    for (const [said, other] of [
      ['expert=no', 'expert=maybe'],
      ['wins=2', 'wins=2.0'],
      ['starter=lot', 'starter=9'],
    ] as const) {
      const { verdict } = await forged('punto-2.txt', /^options/, (text) => text.replace(said, other));
      expect(verdict).toMatchObject({ ok: false, line: 3, code: 'bad-option' });
    }
  });
});
