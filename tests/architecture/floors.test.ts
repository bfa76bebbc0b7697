import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { architecture, drawing, featureGraph, findCircle, isAnswering, modulesOf, tables } from './floors.ts';

const modules = modulesOf('server');

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

  it('are drawn in docs/architecture.md as they come out (`node scripts/draw-floors.ts` draws them anew)', () =>
    expect(readFileSync(architecture, 'utf8')).toContain(drawing(modules)));
});

describe('the features of the domain', () => {
  const graph = featureGraph(modulesOf('domain'));

  it('are read whole', () => expect(graph.size).toBeGreaterThan(20));

  it('form no circle', () => expect(findCircle(graph)).toBeUndefined());
});
