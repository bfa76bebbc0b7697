import type { Plugin } from 'vite';
import { calls, type CallName } from '../src/contract/calls.ts';

const table = /\/src\/contract\/calls\.ts$/;
const prefix = '\0call:';

const isCall = (name: string): name is CallName => Object.hasOwn(calls, name);

/** The calls that a source names, as a word of its own or as a part of the table. */
export const namedIn = (code: string): CallName[] => {
  const words = [...code.matchAll(/(['"`])(\w+)\1|\bcalls\.(\w+)/g)].map(([, , quoted, part]) => quoted ?? part ?? '');
  return [...new Set(words)].filter(isCall);
};

/**
 * The table of all calls is 3 kB of every page that makes one. Each source of the browser brings the calls that it names
 * instead, and the table is what they have put into it (decision 098).
 */
export const callsByUse = (): Plugin => ({
  name: 'calls-by-use',
  apply: 'build',
  // By then the router has taken out what only the server runs of a page.
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: {
    filter: { id: /^\0call:/ },
    handler: (id) => ({ id, moduleSideEffects: true }),
  },
  load: {
    filter: { id: [table, /^\0call:/] },
    handler: (id) => {
      if (!id.startsWith(prefix)) return 'export const calls = {};';
      const name = id.slice(prefix.length) as CallName;
      return `import { calls } from '#contract/calls.ts';\ncalls.${name} = ${JSON.stringify(calls[name])};`;
    },
  },
  transform: {
    filter: { id: /\/src\/web\// },
    handler: (code) => {
      const named = namedIn(code);
      if (named.length === 0) return null;
      return { code: named.map((name) => `import '${prefix}${name}';`).join('') + code, map: null };
    },
  },
});
