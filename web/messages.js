/**
 * Makes TypeScript of the schema of all messages: the schema comes in, the file `src/lib/messages.ts` goes out.
 *
 * `scripts/build_messages.py` calls it.
 */
import { readFileSync } from 'node:fs';

import { compile } from 'json-schema-to-typescript';
import { format, resolveConfig } from 'prettier';

const HEAD = `/**
 * Every message between a page and the server. Not written by hand: \`scripts/build_messages.py\` writes it from
 * the structs of the server.
 *
 * What a game says inside them (views, events) is open here: only its own folder reads it.
 */
`;

const { definitions } = JSON.parse(readFileSync(0, 'utf8'));
const all = Object.keys(definitions).map((name) => ({ $ref: `#/definitions/${name}` }));
const text = await compile({ title: 'All', anyOf: all, definitions: open(definitions) }, 'All', {
  additionalProperties: false,
  bannerComment: '',
  format: false,
});
const own = text
  .replace(/^export type All = .*\n/, '')
  .replace(/^\/\*\*\n \* (.{1,100})\n \*\/$/gm, '/** $1 */')
  .replace(/^export/gm, '\nexport')
  .replace(/^(\/\*\*.*\*\/| \*\/)\n\nexport/gm, '$1\nexport')
  .replace(/^\/\*\*/gm, '\n/**');
const options = await resolveConfig('src/lib/messages.ts');
process.stdout.write(await format(HEAD + own, { ...options, filepath: 'messages.ts' }));

/**
 * Without what no type can say. A schema that says nothing of a value stands for what only a game knows.
 *
 * @param {any} part
 * @returns {any}
 */
function open(part) {
  if (part === null || typeof part !== 'object') return part;
  if (Array.isArray(part)) return part.map(open);
  const parts = Object.entries(part).filter(([name]) => name !== 'maxItems');
  if (parts.length === 0) return { tsType: 'unknown' };
  return Object.fromEntries(parts.map(([name, value]) => [name, open(value)]));
}
