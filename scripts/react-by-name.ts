import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const prefix = '\0by-name:';

const require = createRequire(import.meta.url);

const isIdentifier = (name: string): boolean => /^[a-zA-Z]\w*$/.test(name);

/** What a module written for `require` gives, as a module that gives each part by its name. */
export const byName = (from: string): string =>
  [
    `import whole from '${from}';`,
    ...Object.keys(require(from) as object)
      .filter(isIdentifier)
      .map((name) => `export const ${name} = /* @__PURE__ */ (() => whole.${name})();`),
    'export default whole;',
  ].join('\n');

/**
 * React is written for `require`: each file of a bundle makes itself a copy of all its functions, and looks one up there at each
 * call. Here the browser's scripts read them by name, once (decision 098).
 */
export const reactByName = (): Plugin => ({
  name: 'react-by-name',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: {
    filter: { id: /^react(\/jsx-runtime)?$/ },
    handler: (id, importer, { kind }) =>
      kind === 'import-statement' && !importer?.startsWith(prefix) ? prefix + id : null,
  },
  load: {
    filter: { id: /^\0by-name:/ },
    handler: (id) => byName(id.slice(prefix.length)),
  },
});
