import type { Plugin } from 'vite';

/**
 * Writes what is no Latin-1 (’ … €) as an escape: a source that has a single such letter takes two bytes for each of its letters
 * as long as the process lives, five million more for the server's. In a template whose raw text is read an escape would be
 * another text: there such letters may not stand.
 */
export const oneByteSources = (): Plugin => ({
  name: 'one-byte-sources',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  generateBundle: {
    order: 'post',
    handler: (_, bundle) => {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk')
          chunk.code = chunk.code.replaceAll(
            /[^\0-\xff]/g,
            (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
          );
    },
  },
});
