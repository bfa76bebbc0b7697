import { existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import routes from '#web/routes.ts';
import { filesIn } from './sources.ts';

const src = join(import.meta.dirname, '../../src');

/** What React Router reads from every page by these names. */
const ofEveryPage = new Set([
  'loader',
  'action',
  'clientAction',
  'clientLoader',
  'meta',
  'links',
  'headers',
  'handle',
  'ErrorBoundary',
  'shouldRevalidate',
]);

const declared = (text: string): string[] =>
  [
    ...text.matchAll(
      /^export (?:declare )?(?:async )?(?:abstract )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm,
    ),
  ].map(([, name = '']) => name);

/** The files of a root that export a name, by name. Spanish and Catalan are two roots: their texts are the same in both. */
const exportsByRoot = () => {
  const roots = new Map<string, Map<string, string[]>>();
  for (const file of filesIn(src).filter((path) => !/\.test\.tsx?$/.test(path))) {
    const path = relative(src, file).split(sep).join('/');
    const [root = '', language = ''] = path.split('/');
    const key = root === 'i18n' ? `${root}/${language}` : root;
    const names = roots.get(key) ?? new Map<string, string[]>();
    roots.set(key, names);
    for (const name of declared(readFileSync(file, 'utf8')))
      if (!ofEveryPage.has(name)) names.set(name, [...(names.get(name) ?? []), path]);
  }
  return roots;
};

describe('names', () => {
  it('are exported once in a root, so that a search for one finds what it means', () => {
    const roots = exportsByRoot();
    expect(roots.get('domain')?.size).toBeGreaterThan(200);
    expect(roots.get('web')?.size).toBeGreaterThan(400);
    const twice = [...roots].flatMap(([root, names]) =>
      [...names].filter(([, files]) => files.length > 1).map(([name, files]) => `${root} ${name}: ${files.join(', ')}`),
    );
    expect(twice).toEqual([]);
  });

  it('of the files behind the routes are those of files', () => {
    const files = routes.map(({ file }) => file);
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => !existsSync(join(src, 'web', file)))).toEqual([]);
  });
});
