import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { expandMedia, readMedia } from './media';

const text = readFileSync(new URL('./media.css', import.meta.url), 'utf8');
const media = readMedia(
  '@custom-media --tall (min-height: 9px);\n@custom-media --odd (a: 1) and (b: 2),\n  (c: 3);',
);

describe('named sizes of screen', () => {
  it('are read from the style sheet', () => {
    expect([...media]).toEqual([
      ['--tall', '(min-height: 9px)'],
      ['--odd', '(a: 1) and (b: 2), (c: 3)'],
    ]);
    expect(readMedia(text).get('--phone-upright')).toBe('(max-width: 560px)');
  });

  it('stand for what they are called', () => {
    expect(expandMedia('@media (--odd) { x {} }', media)).toBe('@media (a: 1) and (b: 2), (c: 3) { x {} }');
    expect(expandMedia('@media (d: 4), (--odd) {', media)).toBe('@media (d: 4), (a: 1) and (b: 2), (c: 3) {');
    expect(expandMedia('@media (--tall) and (d: 4) {', media)).toBe('@media (min-height: 9px) and (d: 4) {');
    expect(expandMedia('@media (d: 4) { x {} }', media)).toBe('@media (d: 4) { x {} }');
  });

  it('that do not exist, or that cannot be joined, stop the build', () => {
    expect(() => expandMedia('@media (--wide) {', media)).toThrow('--wide');
    expect(() => expandMedia('@media (--odd) and (d: 4) {', media)).toThrow('stands alone');
  });
});
