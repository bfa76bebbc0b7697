import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readBy, sharedFiles, type Module, type Modules } from '../../scripts/shared-files.ts';

const modulesOf = (list: readonly Module[]): Modules => new Map(list.map((module) => [module.id, module]));
const module = (id: string, size: number, imports: readonly string[] = [], more: Partial<Module> = {}): Module => ({
  id,
  size,
  imports,
  later: [],
  ...more,
});
const page = (id: string, imports: readonly string[], more: Partial<Module> = {}) =>
  module(id, 100, imports, { weight: 1, ...more });

/** Any pages and parts over modules that read only those after them, as no module reads itself in the end. */
const anyModules = fc
  .array(
    fc.record({
      size: fc.integer({ min: 1, max: 9000 }),
      kind: fc.constantFrom('module', 'module', 'page', 'part'),
      reads: fc.array(fc.nat(), { maxLength: 4 }),
      fetches: fc.array(fc.nat(), { maxLength: 1 }),
    }),
    { minLength: 2, maxLength: 24 },
  )
  .map((rows) => {
    const after = (at: number, picks: readonly number[]) =>
      [...new Set(picks)]
        .filter(() => at + 1 < rows.length)
        .map((pick) => `m${at + 1 + (pick % (rows.length - at - 1))}`);
    return modulesOf(
      rows.map(({ size, kind, reads, fetches }, at) => ({
        id: `m${at}`,
        size,
        imports: after(at, reads),
        later: after(at, fetches),
        weight: { module: undefined, page: 1, part: 0.1 }[kind],
      })),
    );
  });

/** The file of each module: one that is shared, or its own. */
const fileOf = (modules: Modules): ReadonlyMap<string, string> => {
  const shared = sharedFiles(modules);
  return new Map([...modules.keys()].map((id) => [id, shared.find((ids) => ids.includes(id))?.[0] ?? `own ${id}`]));
};

describe('which modules share a file of scripts', () => {
  test('what the same pages bring is one file, what one page brings is its own', () => {
    const modules = modulesOf([
      page('results', ['card', 'filters']),
      page('home', ['card']),
      module('card', 900, ['price']),
      module('price', 300),
      module('filters', 2000),
    ]);
    expect(sharedFiles(modules).map((ids) => ids.toSorted())).toEqual([['card', 'price']]);
  });

  test('a little that one page more would load in vain is worth a file fewer', () => {
    const modules = modulesOf([
      page('results', ['card', 'stars']),
      page('sheet', ['card', 'stars']),
      page('basket', ['card']),
      module('card', 900),
      module('stars', 200),
    ]);
    expect(sharedFiles(modules).map((ids) => ids.toSorted())).toEqual([['card', 'stars']]);
  });

  test('much that others would load in vain stays apart', () => {
    const modules = modulesOf([
      page('results', ['card', 'map']),
      page('sheet', ['card', 'map']),
      page('basket', ['card']),
      module('card', 900),
      module('map', 20_000),
    ]);
    expect(sharedFiles(modules)).toHaveLength(2);
  });

  test('what a file reads is loaded with it, so little that reads much stays apart, too', () => {
    const modules = modulesOf([
      page('results', ['card', 'stars']),
      page('sheet', ['card', 'stars']),
      page('workshops', ['map']),
      page('basket', ['card']),
      module('card', 900),
      module('stars', 200, ['map']),
      module('map', 20_000),
    ]);
    expect(sharedFiles(modules).map((ids) => ids.toSorted())).not.toContainEqual(['card', 'stars']);
  });

  test('what a later part reads and its page has already read comes with the page', () => {
    const modules = modulesOf([
      page('basket', ['card', 'coupon'], { later: ['dialog'] }),
      page('sheet', ['card', 'coupon']),
      page('dialog', ['coupon'], { weight: 0.1 }),
      module('card', 900),
      module('coupon', 5000),
    ]);
    expect(sharedFiles(modules).map((ids) => ids.toSorted())).toEqual([['card', 'coupon']]);
  });

  test('what words read stays apart from scripts, which wait for their words', () => {
    const modules = modulesOf([
      page('basket', ['card', 'texts', 'euros']),
      page('sheet', ['card', 'texts', 'euros']),
      module('card', 900, ['euros']),
      module('texts', 100, [], { later: ['words'] }),
      page('words', ['euros'], { weight: 0.1, forWords: true }),
      module('euros', 100, [], { forWords: true }),
    ]);
    expect(sharedFiles(modules).map((ids) => ids.toSorted())).toEqual([['card', 'texts'], ['euros']]);
  });

  test('no module is in two files, and none that a page alone brings is shared', () => {
    fc.assert(
      fc.property(anyModules, (modules) => {
        const shared = sharedFiles(modules).flat();
        expect(new Set(shared).size).toBe(shared.length);
        for (const { id, weight } of modules.values()) {
          const readers = [...modules.values()].filter(
            (one) => one.weight !== undefined && readBy(one.id, modules).has(id),
          );
          if (weight !== undefined && readers.length === 1) expect(shared).not.toContain(id);
        }
      }),
    );
  });

  test('no two files read each other, directly or by others', () => {
    fc.assert(
      fc.property(anyModules, (modules) => {
        const files = fileOf(modules);
        const reads = new Map<string, Set<string>>();
        for (const { id, imports } of modules.values())
          for (const read of imports) {
            const [own, other] = [files.get(id) ?? '', files.get(read) ?? ''];
            if (own !== other) reads.set(own, (reads.get(own) ?? new Set()).add(other));
          }
        const leadsTo = (from: string, to: string, seen = new Set<string>()): boolean =>
          [...(reads.get(from) ?? [])].some((next) => {
            if (next === to) return true;
            if (seen.has(next)) return false;
            seen.add(next);
            return leadsTo(next, to, seen);
          });
        for (const file of reads.keys()) expect(leadsTo(file, file)).toBe(false);
      }),
    );
  });
});
