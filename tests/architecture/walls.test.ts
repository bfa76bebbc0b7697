import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesIn, importsOf } from './sources.ts';

const src = join(import.meta.dirname, '../../src');

interface Source {
  readonly path: string;
  readonly root: string;
  readonly area: string;
  readonly lines: number;
  readonly text: string;
  readonly imports: readonly string[];
}

const sources: Source[] = filesIn(src).map((file) => {
  const path = relative(src, file).split(sep).join('/');
  const [root = '', area = ''] = path.split('/');
  const text = readFileSync(file, 'utf8');
  return { path, root, area, lines: text.split('\n').length, text, imports: importsOf(text) };
});

const product = sources.filter(({ path }) => !/\.test\.tsx?$/.test(path));
const of = (root: string) => product.filter((source) => source.root === root);
const outside = (specifier: string) =>
  !specifier.startsWith('.') && !specifier.startsWith('#') && !specifier.startsWith('node:');

/** What each root may reach besides itself (docs/architecture.md, Rooms). */
const reach: Record<string, readonly string[]> = {
  domain: [],
  contract: ['domain'],
  i18n: ['contract', 'domain'],
  server: ['contract', 'domain', 'i18n'],
  demo: ['contract', 'domain', 'i18n', 'server'],
  web: ['contract', 'domain', 'i18n'],
};

describe('the walls between the roots', () => {
  it('is read whole', () => {
    expect(of('domain').length).toBeGreaterThan(30);
    expect(of('contract').length).toBeGreaterThan(8);
    expect(of('server').length).toBeGreaterThan(50);
    expect(of('web').length).toBeGreaterThan(60);
    expect(product.flatMap(({ imports }) => imports).length).toBeGreaterThan(500);
  });

  it.each(Object.keys(reach))('%s reaches only what it may', (root) => {
    const allowed = new Set([root, ...(reach[root] ?? [])]);
    const wrong = of(root).flatMap(({ path, imports }) =>
      imports
        .filter((to) => to.startsWith('#') && !allowed.has(to.slice(1).split('/')[0] ?? ''))
        .map((to) => `${path} -> ${to}`),
    );
    expect(wrong).toEqual([]);
  });

  it('keeps third parties out of the domain, and all but zod out of the contract', () => {
    expect(
      of('domain').flatMap(({ path, imports }) =>
        imports.filter((to) => outside(to) || to.startsWith('node:')).map((to) => `${path} -> ${to}`),
      ),
    ).toEqual([]);
    expect(
      of('contract').flatMap(({ path, imports }) =>
        imports.filter((to) => outside(to) && to !== 'zod').map((to) => `${path} -> ${to}`),
      ),
    ).toEqual([]);
  });

  it('keeps schemas out of the browser: pages know the contract by its types, its table of calls and its addresses', () => {
    const known = [
      'calls',
      'api-prefix',
      'session-cookie',
      'count-step',
      'addresses',
      'address-table',
      'product-address',
      'promotion-address',
      'share-address',
    ].map((name) => `#contract/${name}.ts`);
    const wrong = of('web').flatMap(({ path, text }) =>
      [...text.matchAll(/^import (?!type)[^;]*?from '(#contract\/[^']+)'/gm)]
        .map(([, to]) => `${path} -> ${to}`)
        .filter((edge) => !known.some((file) => edge.endsWith(file))),
    );
    expect(wrong).toEqual([]);
  });

  it('lets only config.ts and main.ts read the environment', () => {
    expect(product.filter(({ text }) => /process\.env/.test(text)).map(({ path }) => path)).toEqual(['main.ts']);
  });

  it('keeps areas of the web apart', () => {
    const areas = ['shop', 'booking', 'assistants', 'account', 'content', 'console'];
    // The frame and the search box are on every page, so they know no area either; only the table of routes does.
    const wrong = of('web').flatMap(({ path, area, imports }) =>
      area === 'routes.ts'
        ? []
        : imports
            .filter((to) => areas.some((other) => other !== area && to.startsWith(`#web/${other}/`)))
            .map((to) => `${path} -> ${to}`),
    );
    expect(wrong).toEqual([]);
  });

  it('keeps SQL in the database folder and in stores', () => {
    const wrong = of('server').filter(
      ({ path, text }) =>
        /\b(?:sql|quickRead|quickWrite)`/.test(text) &&
        !path.startsWith('server/database/') &&
        !path.endsWith('-store.ts'),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('lets a page read where it is from `url` alone: what a visit from within asks for has another address', () => {
    const wrong = of('web').filter(({ path, text }) => text.includes('request.url') && path !== 'web/entry.server.tsx');
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('compares what is secret in one place, which takes as long for a wrong guess as for a right one', () => {
    const wrong = product.filter(({ text }) => text.includes('timingSafeEqual')).map(({ path }) => path);
    expect(wrong).toEqual(['server/security/signature.ts']);
  });

  it('has no file over 300 lines', () => {
    expect(
      product.filter(({ lines, root }) => lines > 300 && root !== 'i18n').map(({ path, lines }) => `${path}: ${lines}`),
    ).toEqual([]);
  });
});
