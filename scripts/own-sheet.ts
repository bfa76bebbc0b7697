import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { preprocessCSS, type Plugin, type ResolvedConfig } from 'vite';

/** Vite takes the looks of everything that ends so into the one sheet of the shop; this ending it does not know. */
const ending = '.names.js';

/**
 * The CSS modules of a folder go to a sheet of their own, so that pages that do not need them do not load them.
 * Imported by a component, a module is its names alone; its rules are added to `sheet`, which a page links (`?url`):
 * modules of the folder itself come first, so that those below may change what they share.
 */
export const ownSheet = (folder: string, sheet: string): Plugin => {
  const root = resolve(folder);
  let config: ResolvedConfig;
  const read = async (path: string) => await preprocessCSS(await readFile(path, 'utf8'), path, config);
  const modules = () =>
    globSync('**/*.module.css', { cwd: root })
      .toSorted((one, other) => one.split('/').length - other.split('/').length || (one < other ? -1 : 1))
      .map((path) => join(root, path));
  return {
    name: 'own-sheet',
    enforce: 'pre',
    configResolved: (resolved) => {
      config = resolved;
    },
    resolveId: (source, importer) =>
      source.endsWith('.module.css') && source.startsWith('.') && importer?.startsWith(root)
        ? resolve(dirname(importer), source) + ending
        : undefined,
    async load(id) {
      if (!id.startsWith(root) || !id.endsWith(ending)) return undefined;
      const path = id.slice(0, -ending.length);
      this.addWatchFile(path);
      return `export default ${JSON.stringify((await read(path)).modules ?? {})};`;
    },
    async transform(code, id) {
      // With `?url` it is a script that names the sheet.
      const [path, query = ''] = id.split('?');
      if (path !== join(root, sheet) || query.startsWith('url')) return undefined;
      const parts: string[] = [];
      for (const module of modules()) {
        this.addWatchFile(module);
        parts.push((await read(module)).code);
      }
      return { code: [code, ...parts].join('\n'), map: null };
    },
  };
};
