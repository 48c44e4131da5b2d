/**
 * Gathers the licences of everything the page carries into licences.txt, beside the page.
 *
 * Code is found by what the bundle is made of; fonts are found by their packages, since only their files are.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import type { Plugin } from 'vite';

interface Manifest {
  version: string;
  license: string;
}

export function licences(packages: readonly string[]): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle() {
      const bundled = [...this.getModuleIds()].flatMap((id) => packageOf(id) ?? []);
      const names = [...new Set([...packages, ...bundled])].sort();
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: names.map(licence).join('\n\n') });
    },
  };
}

/** The package a file belongs to: what follows the last node_modules in its path. */
function packageOf(id: string): string | undefined {
  return /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1];
}

function licence(name: string): string {
  const folder = join(import.meta.dirname, 'node_modules', name);
  const about: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file === undefined ? '' : readFileSync(join(folder, file), 'utf8').trim();
  return `${name} ${about.version} (${about.license})\n\n${text}\n`;
}
