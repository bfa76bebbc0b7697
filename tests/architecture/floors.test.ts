import { readFileSync } from 'node:fs';
import { dirname, join, normalize, relative, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { featureGraph, findCircle, floorsOf, isAnswering, type Module } from './floors.ts';
import { filesIn, importsOf } from './sources.ts';

const server = join(import.meta.dirname, '../../src/server');
const architecture = join(import.meta.dirname, '../../docs/architecture.md');

const modules: Module[] = filesIn(server)
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => {
    const path = relative(server, file).split(sep).join('/');
    const imports = importsOf(readFileSync(file, 'utf8')).flatMap((name) => {
      if (name.startsWith('.'))
        return [
          normalize(join(dirname(path), name))
            .split(sep)
            .join('/'),
        ];
      return name.startsWith('#server/') ? [name.slice('#server/'.length)] : [];
    });
    return { path, imports };
  });

/** The tables of all calls, jobs and letters: the only ones that know who answers. */
const tables = new Set(['handlers.ts', 'job-handlers.ts', 'letters.ts']);

describe('the floors of the server', () => {
  const graph = featureGraph(modules.filter(({ path }) => !tables.has(path)));

  it('are read whole', () => {
    expect(modules.length).toBeGreaterThan(300);
    expect(modules.filter(isAnswering).length).toBeGreaterThan(40);
    expect(graph.size).toBeGreaterThan(30);
  });

  it('have no circle of features', () => expect(findCircle(graph)).toBeUndefined());

  it('would show a circle', () => {
    const circle = new Map([
      ['orders', new Set(['payments', 'database'])],
      ['payments', new Set(['mail'])],
      ['mail', new Set(['orders'])],
    ]);
    expect(findCircle(circle)).toEqual(['orders', 'payments', 'mail', 'orders']);
    expect(findCircle(new Map([...circle, ['mail', new Set(['database'])]]))).toBeUndefined();
  });

  it('are asked by calls, jobs and letters from above: these stand in the three tables and nowhere else', () => {
    const wrong = modules
      .filter(({ path }) => !tables.has(path))
      .flatMap(({ path, imports }) =>
        imports.filter((to) => isAnswering({ path: to }) || tables.has(to)).map((to) => `${path} -> ${to}`),
      );
    expect(wrong).toEqual([]);
  });

  it('are drawn in docs/architecture.md as they come out', () => {
    const rows = floorsOf(graph).map((names, floor) => {
      const shown = names.map((name) => name.replace(/\.ts$/, ''));
      return `${String(floor).padStart(2)}  ${shown.join('  ')}`;
    });
    const drawing = ['```text floors', ...rows.toReversed(), '```'].join('\n');
    expect(readFileSync(architecture, 'utf8')).toContain(drawing);
  });
});
