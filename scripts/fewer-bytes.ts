import { minify, type MinifyOptions } from 'terser';
import type { Plugin } from 'vite';

const closely: MinifyOptions = { module: true, ecma: 2020, compress: { ecma: 2020, passes: 3 } };

/** React and the router are written tightly: what makes other scripts shorter makes these longer once they are packed. */
const lightly: MinifyOptions = {
  module: true,
  ecma: 2020,
  mangle: false,
  compress: {
    ecma: 2020,
    passes: 2,
    inline: 0,
    reduce_funcs: false,
    collapse_vars: false,
    sequences: false,
    booleans: false,
    comparisons: false,
  },
};

/** It fetches the sheets and scripts that a part needs: here a part reads its own scripts, and there is one sheet. */
const helper = '\0vite/preload-helper.js';

/** The browser's scripts once more through a compressor that looks longer: some five hundredths of every page's own (decision 058). */
export const fewerBytes = (): Plugin => ({
  name: 'fewer-bytes',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load: (id) => (id === helper ? 'export const __vitePreload = (load) => load();' : null),
  generateBundle: {
    order: 'post',
    handler: async (_, bundle) => {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const { code } = await minify(chunk.code, chunk.name === 'vendor' ? lightly : closely);
        if (code !== undefined) chunk.code = code;
      }
    },
  },
});
