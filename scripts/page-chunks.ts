import { basename } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { readBy, sharedFiles, type Module } from './shared-files.ts';

const vendor = /node_modules\/(react|react-dom|react-router|scheduler)\/|^\0by-name:/;

/** Every page has read these before it begins. The second begins by being read, so it has a file of its own. */
const root = /src\/web\/root\.tsx/;
const begin = /entry\.client\.tsx/;

const contentWeight = 60;

/**
 * How much somebody waits for a page: most begin at the first of these. They are set so that each page measured by the benchmark brings no
 * more than its limit, and the others little that they do not use.
 */
const weights: readonly (readonly [RegExp, number])[] = [
  [/shop\/selector\/car-results-page/, 85],
  [/shop\/home\/home-page/, 70],
  [/shop\/tyres\/tyre-model-page/, 72],
  [/shop\/articles\/article-(sheet|list)-page/, 45],
  [/shop\/vehicle\/content-page/, contentWeight],
  [/booking\/workshops\//, 70],
  [/web\/assistants\//, 24],
  [/(shop\/(basket|content)|booking\/visits)\//, 12],
  [/web\/console\//, 0.1],
];
const otherWeight = 10;
const pageWeight = (id: string) => weights.find(([pages]) => pages.test(id))?.[1] ?? otherWeight;

/** A part that most of its pages show at once, those of content, is waited for like them; others come when they are wanted. */
const atOnce = /shop\/vehicle\/bookable/;
const partWeight = (id: string) => (atOnce.test(id) ? contentWeight : 0.1);

/** What is left of a source in the browser, roughly: no comments, no types, packed. */
const packedSize = (code: string): number =>
  code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').replace(/\s+/g, ' ').length / 4.5;

/** A short name, and another one where it is taken: two files of one name would be one. */
const fileName = (ids: readonly string[], taken: ReadonlySet<string>): string => {
  const name = basename(ids[0] ?? '').replace(/^\0[\w-]+:|\..*$/g, '');
  let free = name;
  for (let more = 2; taken.has(free); more++) free = `${name}${more}`;
  return free;
};

/** In one of the two languages: a page brings one. */
const wordsFile = /\/src\/i18n\/es\//;

type Info = NonNullable<ReturnType<Rolldown.PluginContext['getModuleInfo']>>;

type InfoOf = (id: string) => Info | null;

/** Its own, with that of the words which it waits for. */
const sizeOf = ({ code, dynamicallyImportedIds }: Info, infoOf: InfoOf): number =>
  dynamicallyImportedIds
    .filter((id) => wordsFile.test(id))
    .reduce((sum, id) => sum + packedSize(infoOf(id)?.code ?? ''), packedSize(code ?? ''));

const entryOf = (info: Info | null, infoOf: InfoOf): [string, Module][] => {
  if (!info || vendor.test(info.id)) return [];
  const { id, importedIds: imports, dynamicallyImportedIds: later } = info;
  const isPart = info.dynamicImporters.length > 0;
  const weight = info.isEntry ? pageWeight(id) : isPart ? partWeight(id) : undefined;
  return [[id, { id, size: sizeOf(info, infoOf), imports, later, weight }]];
};

const markForWords = (modules: Map<string, Module>): void => {
  for (const words of [...modules.keys()].filter((id) => id.includes('/src/i18n/')))
    for (const id of readBy(words, modules)) {
      const module = modules.get(id);
      if (module) modules.set(id, { ...module, forWords: true });
    }
};

/** Takes out what every page has read, and answers with what of it is the frame's file. */
const takeFrame = (modules: Map<string, Module>): string[] => {
  const firsts = [...modules.keys()].filter((id) => root.test(id) || begin.test(id));
  const read = new Set(firsts.flatMap((one) => [...readBy(one, modules)]));
  const scripts = [...read].filter((id) => modules.get(id)?.forWords !== true);
  for (const id of scripts) modules.delete(id);
  return scripts.filter((id) => !begin.test(id));
};

/**
 * The browser's scripts in few files: React, the frame of every page, and for the rest what `sharedFiles` finds best for the
 * pages as they are (decision 098). The plugin reads which module reads which; the bundler asks `chunkOf`.
 */
export const pageChunks = (): Plugin & { readonly chunkOf: (id: string) => string | null } => {
  const chunks = new Map<string, string>();
  return {
    name: 'page-chunks',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // A page's own module may then also give what another one reads of it.
    options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
    buildEnd() {
      const infoOf: InfoOf = (id) => this.getModuleInfo(id);
      const modules = new Map([...this.getModuleIds()].flatMap((id) => entryOf(infoOf(id), infoOf)));
      markForWords(modules);
      for (const id of takeFrame(modules)) chunks.set(id, 'frame');
      const taken = new Set(['frame', 'vendor']);
      for (const ids of sharedFiles(modules)) {
        const name = fileName(ids, taken);
        taken.add(name);
        for (const id of ids) chunks.set(id, name);
      }
    },
    chunkOf: (id) => (vendor.test(id) ? 'vendor' : (chunks.get(id) ?? null)),
  };
};
