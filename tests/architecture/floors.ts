import { readFileSync } from 'node:fs';
import { dirname, join, normalize, relative, sep } from 'node:path';
import { filesIn, importsOf } from './sources.ts';

const src = join(import.meta.dirname, '../../src');

export const architecture = join(import.meta.dirname, '../../docs/architecture.md');

/** A file of the server and what it imports from there, as paths under `src/server`. */
export interface Module {
  readonly path: string;
  readonly imports: readonly string[];
}

/** Where calls, jobs, letters and routes of a feature are answered. They may ask any feature; no feature asks them. */
const answers = /-(?:handlers|jobs|letter|route|routes)\.ts$/;

export const isAnswering = ({ path }: Pick<Module, 'path'>): boolean => path.includes('/') && answers.test(path);

/** The folder of a feature; a file without one is a feature by itself. */
const featureOf = (path: string): string => path.split('/')[0] ?? '';

/** Which features each feature asks, apart from what answers calls, jobs and letters. */
export const featureGraph = (modules: readonly Module[]): ReadonlyMap<string, ReadonlySet<string>> => {
  const graph = new Map<string, Set<string>>();
  for (const module of modules) {
    if (isAnswering(module)) continue;
    const from = featureOf(module.path);
    const asked = graph.get(from) ?? new Set();
    graph.set(from, asked);
    for (const path of module.imports)
      if (featureOf(path) !== from && !isAnswering({ path })) asked.add(featureOf(path));
  }
  return graph;
};

/** A circle of features, the first again at the end; undefined where there is none. */
export const findCircle = (graph: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] | undefined => {
  const done = new Set<string>();
  const walk = (feature: string, above: readonly string[]): readonly string[] | undefined => {
    if (above.includes(feature)) return [...above.slice(above.indexOf(feature)), feature];
    if (done.has(feature)) return undefined;
    for (const next of graph.get(feature) ?? []) {
      const circle = walk(next, [...above, feature]);
      if (circle) return circle;
    }
    done.add(feature);
    return undefined;
  };
  for (const feature of graph.keys()) {
    const circle = walk(feature, []);
    if (circle) return circle;
  }
  return undefined;
};

/** Features by floor: each stands one above the highest that it asks. The graph has no circle. */
export const floorsOf = (graph: ReadonlyMap<string, ReadonlySet<string>>): readonly (readonly string[])[] => {
  const floors = new Map<string, number>();
  const floorOf = (feature: string): number => {
    const known = floors.get(feature);
    if (known !== undefined) return known;
    const floor = Math.max(-1, ...[...(graph.get(feature) ?? [])].map(floorOf)) + 1;
    floors.set(feature, floor);
    return floor;
  };
  const rows: string[][] = [];
  for (const feature of [...graph.keys()].toSorted()) (rows[floorOf(feature)] ??= []).push(feature);
  return rows;
};

/** The files of a root, without tests, and what each imports from the same root. */
export const modulesOf = (name: 'server' | 'domain'): Module[] => {
  const root = join(src, name);
  return filesIn(root)
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => {
      const path = relative(root, file).split(sep).join('/');
      const imports = importsOf(readFileSync(file, 'utf8')).flatMap((to) => {
        if (to.startsWith('.'))
          return [
            normalize(join(dirname(path), to))
              .split(sep)
              .join('/'),
          ];
        return to.startsWith(`#${name}/`) ? [to.slice(name.length + 2)] : [];
      });
      return { path, imports };
    });
};

/** The tables of all calls, jobs and letters: the only ones that know who answers. */
export const tables: ReadonlySet<string> = new Set(['handlers.ts', 'job-handlers.ts', 'letters.ts']);

/** The server's features as the document draws them, the highest floor first. */
export const drawing = (modules: readonly Module[]): string => {
  const rows = floorsOf(featureGraph(modules.filter(({ path }) => !tables.has(path)))).map((names, floor) => {
    const shown = names.map((name) => name.replace(/\.ts$/, ''));
    return `${String(floor).padStart(2)}  ${shown.join('  ')}`;
  });
  return ['```text floors', ...rows.toReversed(), '```'].join('\n');
};
