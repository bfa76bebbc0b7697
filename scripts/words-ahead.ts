import { runInNewContext } from 'node:vm';
import type { Plugin } from 'vite';
import { readFrom } from './shared-files.ts';

const manifest = /virtual:react-router\/server-manifest$/;
const languages = ['es', 'ca'] as const;
type Language = (typeof languages)[number];

/** What of a file of scripts is looked at. */
interface Chunk {
  readonly facadeModuleId: string | null;
  readonly moduleIds: readonly string[];
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
}

const languageOf = ({ facadeModuleId, moduleIds }: Chunk): Language | undefined => {
  const sources = facadeModuleId ? [facadeModuleId, ...moduleIds] : moduleIds;
  return languages.find((language) => sources.some((id) => id.includes(`/src/i18n/${language}/`)));
};

const importsIn =
  (chunks: ReadonlyMap<string, Chunk>) =>
  (file: string): readonly string[] =>
    chunks.get(file)?.imports ?? [];

/** The files that bring the words of a page's scripts, in one language. */
const wordsOf = (scripts: ReadonlySet<string>, language: Language, chunks: ReadonlyMap<string, Chunk>): string[] => {
  const later = [...scripts].flatMap((file) => chunks.get(file)?.dynamicImports ?? []);
  const words = later.filter((file) => {
    const chunk = chunks.get(file);
    return chunk !== undefined && languageOf(chunk) === language;
  });
  return [...readFrom(words, importsIn(chunks))].filter((file) => !scripts.has(file));
};

const ofRoute = '?__react-router-build-client-route';

/**
 * For each route's file those of the pages that its page brings with it: such a file is three lines that name a page, and a turn
 * of the line where somebody goes on to it.
 */
const broughtAlong = (
  chunks: ReadonlyMap<string, Chunk>,
  importsOf: (id: string) => readonly string[],
): Map<string, readonly string[]> => {
  const files = new Map(
    [...chunks].flatMap(([file, { facadeModuleId }]) =>
      facadeModuleId?.endsWith(ofRoute) ? [[facadeModuleId.slice(0, -ofRoute.length), file] as const] : [],
    ),
  );
  const along = (page: string) =>
    [...readFrom([page], importsOf)].filter((id) => id !== page).flatMap((id) => files.get(id) ?? []);
  return new Map([...files].map(([page, file]) => [file, along(page)]));
};

interface Manifest {
  readonly entry: { readonly module: string; readonly imports: readonly string[] };
  readonly routes: Record<string, { readonly module: string; imports: string[] }>;
}

/**
 * A script asks for its words once it runs, and a file with several asks for one after the other: on a slow line a turn each.
 * The build knows them, so each route names those of its language among the files that a page announces, and the routes of
 * pages that come with it.
 */
export const wordsAhead = (): Plugin => {
  const chunks = new Map<string, Chunk>();
  let along: ReadonlyMap<string, readonly string[]> = new Map();
  return {
    name: 'words-ahead',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        if (this.environment.name !== 'client') return;
        for (const [file, chunk] of Object.entries(bundle))
          if (chunk.type === 'chunk')
            chunks.set(`/${file}`, {
              facadeModuleId: chunk.facadeModuleId,
              moduleIds: chunk.moduleIds,
              imports: chunk.imports.map((each) => `/${each}`),
              dynamicImports: chunk.dynamicImports.map((each) => `/${each}`),
            });
        along = broughtAlong(chunks, (id) => this.getModuleInfo(id)?.importedIds ?? []);
      },
    },
    transform: {
      filter: { id: manifest },
      handler(code) {
        const start = 'export default ';
        if (!code.startsWith(start) || chunks.size === 0) return null;
        const all = runInNewContext(`(${code.slice(start.length).replace(/;\s*$/, '')})`) as Manifest;
        const begin = [all.entry.module, ...all.entry.imports, all.routes['root']?.module ?? ''];
        const frame = readFrom(begin, importsIn(chunks));
        for (const [id, route] of Object.entries(all.routes)) {
          const language = languages.find((each) => id.startsWith(`${each}/`));
          if (!language) continue;
          const scripts = new Set([...frame, ...readFrom([route.module], importsIn(chunks))]);
          const words = wordsOf(scripts, language, chunks);
          route.imports = [...new Set([...route.imports, ...words, ...(along.get(route.module) ?? [])])];
        }
        return { code: `${start}${JSON.stringify(all)}`, map: null };
      },
    },
  };
};
