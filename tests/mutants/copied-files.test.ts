import { readFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesIn, importsOf } from '../architecture/sources.ts';
import config from './stryker.config.json' with { type: 'json' };

const copied = config.ignorePatterns.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1));
const isCopied = (path: string): boolean => copied.some((pattern) => matchesGlob(path, pattern));

const folders: Readonly<Record<string, string>> = { '#tests': 'tests' };
const pathOf = (name: string, from: string): string | undefined => {
  if (name.startsWith('.')) return join(dirname(from), name);
  if (!name.startsWith('#')) return undefined;
  const [root = '', ...rest] = name.split('/');
  return join(folders[root] ?? `src/${root.slice(1)}`, ...rest);
};

/** What the domain and its tests import, and what that imports. */
const reached = (): ReadonlySet<string> => {
  const paths = new Set(filesIn('src/domain'));
  for (const path of paths) {
    for (const name of importsOf(readFileSync(path, 'utf8'))) {
      const imported = pathOf(name, path);
      if (imported) paths.add(imported);
    }
  }
  return paths;
};

describe('the copy in which mutants are tried', () => {
  it('holds every file that the domain’s tests import', () => {
    const paths = [...reached()];
    expect(paths.length).toBeGreaterThan(300);
    expect(paths.filter((path) => !isCopied(path))).toEqual([]);
  });
});
