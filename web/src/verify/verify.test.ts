/** The page's verifier against records that the Python side wrote, and against what people might do to them. */
import { readFileSync } from 'node:fs';

import { describe, expect, test, vi } from 'vitest';

import { Chance, commitmentOf, daySalt, roundSeal, sealOf, sealedProgramSalt, type Deal } from './chance';
import { files, filesOf, forged, gameOf, games, linesOf, resealed, textOf } from './forging';
import { Difference } from './difference';
import continued from './continued.txt?raw';
import { verifyRecord, type Verdict } from './index';
import type { Check } from './referee';

const length = (file: string): number => textOf(file).length;
const shortest = (among: readonly string[]): string =>
  among.reduce((best, file) => (length(file) < length(best) ? file : best));
const several = (file: string): boolean => linesOf(file).some((line) => line.startsWith('seat 2'));
/** A record of each game, with two seats at least. */
const each = games.map((game) => shortest(filesOf(game).filter(several)));
const quickest = shortest(files);

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

test('the vectors of scheme 2', () => {
  const document = readFileSync(new URL('../../../docs/fairness.md', import.meta.url), 'utf8');
  const vectors = /```vectors-2\n([^`]*)```/.exec(document)![1]!;
  const said = (name: string): string => new RegExp(`^${name}: (.*)$`, 'm').exec(vectors)![1]!;
  const seals = [1, 2, 3].map((seat) => said(`seal ${seat}`).replace('-', ''));
  const salts = [1, 2, 3].map((seat) => said(`salt ${seat}`));
  const deal: Deal = {
    ...{ match: said('match'), attempt: Number(said('attempt')), commitment: said('commitment'), seals },
  };
  expect(sealOf(deal.match, deal.attempt, 0, salts[0]!)).toBe(seals[0]);
  expect(sealOf(deal.match, deal.attempt, 2, salts[2]!)).toBe(seals[2]);
  expect(sealedProgramSalt(deal, 1)).toBe(salts[1]);
  const chance = Chance.sealed(said('secret'), deal, salts);
  for (const [, number, name, items, order] of vectors.matchAll(/^shuffle (\d+) (.+): (.+) -> (.+)$/gm)) {
    expect(chance.shuffle(Number(number), name!, items!.split(' ')).join(' ')).toBe(order);
  }
});

test('the vectors of scheme 3', () => {
  const document = readFileSync(new URL('../../../docs/fairness.md', import.meta.url), 'utf8');
  const vectors = /```vectors-3\n([^`]*)```/.exec(document)![1]!;
  const said = (name: string): string => new RegExp(`^${name}: (.*)$`, 'm').exec(vectors)![1]!;
  const day = { house: said('house'), day: said('day'), deal: said('deal') };
  const salts = [daySalt(day, 0), daySalt(day, 1)];
  expect(salts).toEqual([said('salt 1'), said('salt 2')]);
  const chance = Chance.ofTheDay(said('secret'), day, salts);
  for (const [, number, name, items, order] of vectors.matchAll(/^shuffle (\d+) (.+): (.+) -> (.+)$/gm)) {
    expect(chance.shuffle(Number(number), name!, items!.split(' ')).join(' ')).toBe(order);
  }
});

test('the vectors of scheme 4', () => {
  const document = readFileSync(new URL('../../../docs/fairness.md', import.meta.url), 'utf8');
  const vectors = /```vectors-4\n([^`]*)```/.exec(document)![1]!;
  const said = (name: string): string => new RegExp(`^${name}: (.*)$`, 'm').exec(vectors)![1]!;
  const shares = [...vectors.matchAll(/^entrant (\d+)( \(house\))?: (\S+) (\S+)$/gm)].map((found) => ({
    ...{ entrant: Number(found[1]) - 1, seal: found[3]!, house: found[2] !== undefined },
    salt: found[4] === '-' ? '' : found[4]!,
  }));
  const [, number, tournament] = /^round: (\d+) of (.*)$/m.exec(vectors)!;
  expect(shares).toHaveLength(3);
  for (const { entrant, seal, salt } of shares.filter(({ salt }) => salt !== '')) {
    expect(roundSeal(tournament!, Number(number), entrant, salt)).toBe(seal);
  }
  const round = { tournament: tournament!, number: Number(number), shares };
  const chance = Chance.ofTheRound(said('secret'), round);
  const shuffles = [...vectors.matchAll(/^shuffle (\d+) (.+): (.+) -> (.+)$/gm)];
  expect(shuffles.length).toBeGreaterThan(2);
  for (const [, number, name, items, order] of shuffles) {
    expect(chance.shuffle(Number(number), name!, items!.split(' ')).join(' ')).toBe(order);
  }
});

describe('records that hold', () => {
  test.each(files)('%s', async (file) => {
    const lines = linesOf(file);
    const game = gameOf(file);
    const moves = lines.filter((line) => /^\d \S/.test(line)).length;
    const shuffles = lines.filter((line) => line.startsWith('shuffle ')).length;
    const abandoned = lines.filter((line) => line.startsWith('abandoned ')).length;
    const said = /^day: (.*), deal (.*), house (.*)\n(?:.*\n)*?commitment: (.*)$/m.exec(textOf(file));
    const day = said && { day: said[1], deal: said[2], house: said[3], commitment: said[4] };
    const round = lines.some((line) => line.startsWith('round: ')) && {
      ...{ tournament: '4YFDN', number: 3, entrants: 4, house: 1, unopened: 1 },
    };
    expect(await verifyRecord(textOf(file))).toEqual({
      ok: true,
      facts: {
        game,
        moves,
        shuffles,
        abandoned,
        played: true,
        ...(day ? { day } : {}),
        ...(round ? { round } : {}),
      },
    });
    expect(await verifyRecord(await resealed(lines))).toMatchObject({ ok: true });
  });
});

describe('a match that goes on from another one', () => {
  const lines = continued.trimEnd().split('\n');
  const at = (line: string): number => lines.indexOf(line) + 1;
  const changed = (find: RegExp, by: string): Promise<Verdict> =>
    verifyRecord(resealed(lines.map((line) => line.replace(find, by))));

  test('holds with all that lies behind it, as far as the page knows', async () => {
    const shuffles = lines.filter((line) => line.startsWith('shuffle ')).length;
    const moves = lines.filter((line) => /^\d \S/.test(line)).length;
    expect(await verifyRecord(continued)).toEqual({
      ok: true,
      facts: {
        ...{ game: 'punto', moves, shuffles, abandoned: 0, played: false },
        origin: { match: 'AGAIN-1', after: 3, seat: 0 },
      },
    });
  });

  test('is refused where its origin is not the one that it holds', async () => {
    const line = at('origin: AGAIN-1, move 3, seat 1');
    for (const by of ['origin: AGAIN-2, move 3', 'origin: AGAIN-1, move 999']) {
      const verdict = await changed(/^origin: AGAIN-1, move 3/, by);
      expect(verdict).toEqual({ ok: false, line, column: 9, code: 'wrong-origin' });
    }
    expect(await changed(/^(origin: .*), seat 1/, '$1, seat 3')).toMatchObject({
      line,
      code: 'wrong-origin',
    });
    expect(await changed(/^options: (.*)wins=1/, 'options: $1wins=2')).toMatchObject({
      code: 'wrong-origin',
    });
  });

  test('is refused where a line of a match behind it was changed', async () => {
    const line = at('>>Tapis Vert record 1') + 3;
    expect(lines[line - 1]).toBe('>>match: TEST-1');
    const verdict = await changed(/^>>match: TEST-1$/, '>>match: TEST-9');
    expect(verdict).toMatchObject({ ok: false, code: 'changed' });
  });

  test('is refused without the match before, or without saying which', async () => {
    const alone = lines.filter((line) => !line.startsWith('>'));
    expect(await verifyRecord(resealed(alone))).toMatchObject({ ok: false });
    const silent = lines.filter((line) => !line.startsWith('origin: '));
    expect(await verifyRecord(resealed(silent))).toMatchObject({ ok: false, code: 'bad-line' });
  });

  test('has eight matches behind it at most', async () => {
    let text = continued;
    for (let depth = 0; depth < 9; depth++) text = wrapped(text);
    expect(await verifyRecord(text)).toMatchObject({ ok: false, code: 'too-deep' });
  });

  /** The record once more, as if it went on from a whole record. */
  function wrapped(text: string): string {
    const quoted = text
      .trimEnd()
      .split('\n')
      .map((line) => `>${line}`);
    const kept = lines.filter((line) => !line.startsWith('>'));
    const secret = kept.findIndex((line) => line.startsWith('secret: '));
    return resealed([...kept.slice(0, secret), ...quoted, ...kept.slice(secret)]);
  }
});

describe('a record changed by one character is refused at its line', () => {
  const others = (sign: string): string[] => (sign === '0' ? ['1'] : sign === '\n' ? [' '] : ['0', '\n']);

  // The shortest record at every third place, the others here and there.
  test.each(files.map((file) => [file, file === quickest ? 3 : 61] as const))(
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
    const lines = linesOf(quickest);
    for (let length = 0; length < lines.length; length++) {
      const cut = lines.slice(0, length).map((line) => `${line}\n`);
      expect(await verifyRecord(cut.join(''))).toMatchObject({ ok: false });
    }
    expect(await verifyRecord(`${lines.join('\n')}\nmore\n`)).toMatchObject({ ok: false });
  });

  test.each(each)('%s, cut off before its end, is not over', async (file) => {
    const lines = linesOf(file);
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

  test.each(each)('another secret of %s breaks the promise', async (file) => {
    const { line, verdict } = await forged(
      file,
      /^secret/,
      (text) => text.slice(0, -1) + other(text.at(-1)!),
    );
    expect(verdict).toEqual({ ok: false, line, column: 9, code: 'broken-promise' });
  });

  test.each(each)('another salt of %s gives other shuffles', async (file) => {
    const { verdict } = await forged(file, /^salt 1/, (text) => text.slice(0, -1) + other(text.at(-1)!));
    expect(verdict).toMatchObject({ ok: false, code: 'differs' });
  });

  test.each(files.filter((file) => file.endsWith('-sealed')))(
    'another salt of %s does not fit its seal',
    async (file) => {
      const change = (text: string): string => text.slice(0, -1) + other(text.at(-1)!);
      const { line, verdict } = await forged(file, /^salt 1/, change);
      expect(verdict).toEqual({ ok: false, line, column: 9, code: 'wrong-salt' });
      const seal = await forged(file, /^seal 1/, change);
      expect(seal.verdict).toMatchObject({ ok: false, code: 'wrong-salt' });
      const match = await forged(file, /^match/, (text) => `${text}9`);
      expect(match.verdict).toMatchObject({ ok: false, code: 'wrong-salt' });
    },
  );

  test.each(each)('two things that were shuffled for %s change places', async (file) => {
    const swap = (text: string): string => text.replace(/: (\S+) (.*) (\S+)$/, ': $3 $2 $1');
    const { line, verdict } = await forged(file, /^shuffle/, swap);
    expect(verdict).toMatchObject({ ok: false, line, code: 'differs' });
  });

  test.each(each)('somebody plays %s out of turn', async (file) => {
    const swap = (text: string): string => text.replace(/^\d/, (seat) => (seat === '1' ? '2' : '1'));
    const { line, verdict } = await forged(file, /^\d \S/, swap);
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

  test.each(each)('the last move of %s is missing', async (file) => {
    const lines = linesOf(file);
    const end = lines.indexOf('', lines.indexOf('') + 1);
    lines.splice(end - 1, 1);
    expect(await verifyRecord(await resealed(lines))).toMatchObject({
      ok: false,
      code: 'differs',
      line: end + 1,
    });
  });

  test.each(each)('a shuffle of %s is missing, or one too many', async (file) => {
    const lines = linesOf(file);
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

  test.each(each)('another game than %s, or other rules', async (file) => {
    const game = await forged(file, /^game/, (text) => text.replace(gameOf(file), 'belote'));
    expect(game.verdict).toEqual({ ok: false, line: 2, column: 7, code: 'unknown-game' });
    const rules = await forged(file, /^game/, (text) => text.replace(/\d+$/, '999'));
    expect(rules.verdict).toMatchObject({ ok: false, line: 2, code: 'wrong-version' });
  });

  describe('a game from elsewhere', () => {
    const file = quickest;
    const record = (change: (line: string) => string = (line) => line): string =>
      resealed(linesOf(file).map((line) => change(line.replace(/^game: \S+/, 'game: belote'))));

    test('without a check of its own is checked for its luck', async () => {
      const verdict = await verifyRecord(record(), async () => null);
      expect(verdict).toMatchObject({ ok: true, facts: { game: 'belote', played: false } });
      const plain = record((line) => line.replace(/^options: .*/, 'options: '));
      expect(await verifyRecord(plain, async () => null)).toMatchObject({ ok: true });
    });

    test('is checked by what it brings', async () => {
      const refuse: Check = ({ moves }) => {
        throw new Difference(moves[0]!.line, 3, 'illegal-move');
      };
      const verdict = await verifyRecord(record(), async () => refuse);
      expect(verdict).toMatchObject({ ok: false, code: 'illegal-move' });
      expect(await verifyRecord(record(), async () => () => {})).toMatchObject({ facts: { played: true } });
    });

    test('whose check does not work is checked for its luck', async () => {
      const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
      const broken = (): never => {
        throw new TypeError('broken');
      };
      expect(await verifyRecord(record(), async () => broken)).toMatchObject({ facts: { played: false } });
      expect(quiet).toHaveBeenCalledOnce();
      quiet.mockRestore();
    });
  });

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

  test.each(each)('numbers of %s that are written as none are', async (file) => {
    const seat = await forged(file, /^1 /, (text) => `0${text}`);
    expect(seat.verdict).toEqual({ ok: false, line: seat.line, column: 1, code: 'bad-line' });
    const version = await forged(file, /^game/, (text) => text.replace(/(\d+)$/, '0$1'));
    expect(version.verdict).toEqual({ ok: false, line: 2, column: 1, code: 'bad-line' });
  });
});
