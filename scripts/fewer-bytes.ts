import { minify } from 'terser';
import type { Plugin } from 'vite';

/** React and the router: the longest of all, of which a second look takes next to nothing. */
const asItIs = 'vendor';

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
        if (chunk.type !== 'chunk' || chunk.name === asItIs) continue;
        const { code } = await minify(chunk.code, { module: true, ecma: 2020, compress: { ecma: 2020, passes: 3 } });
        if (code !== undefined) chunk.code = code;
      }
    },
  },
});
