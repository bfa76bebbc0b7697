import { dirname, relative, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { oneByteSources } from './one-byte-sources.ts';

const folder = 'build/runtime';

/** A module goes on finding the files beside it: it is told where it stood before it became part of one file. */
const whereModulesStood: Plugin = {
  name: 'where-modules-stood',
  transform: {
    filter: { code: 'import.meta.url' },
    handler: (code, id) => {
      const stood = JSON.stringify(relative(resolve(folder), id));
      return code.replaceAll('import.meta.url', `new URL(${stood}, import.meta.url).href`);
    },
  },
};

/** A thread is a file of its own beside the server's: whoever starts it finds it there. */
const threadFile = /new URL\('\.\/([\w-]+-thread)\.ts', import\.meta\.url\)/g;
const threadsBeside: Plugin = {
  name: 'threads-beside',
  transform: {
    order: 'pre',
    filter: { code: threadFile },
    handler(code, id) {
      return code.replaceAll(threadFile, (_, name: string) => {
        this.emitFile({ type: 'chunk', id: resolve(dirname(id), `${name}.ts`), fileName: `${name}.js` });
        // Not by `import.meta.url`, which is told where the module stood before.
        return `new URL('./${name}.js', import.meta['url'])`;
      });
    },
  },
};

/** Two packages of two hundred modules, which have no files beside them: read one by one they take a quarter of a second. */
const manySmallModules = ['zod', 'libphonenumber-js'];

/**
 * Puts the server into one file, beside its other packages as they are installed: to find and read its 500 modules one by
 * one takes a start half a second.
 */
export const buildRuntime = async (): Promise<void> => {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [threadsBeside, whereModulesStood, oneByteSources()],
    ssr: { noExternal: manySmallModules },
    build: {
      ssr: 'src/main.ts',
      outDir: folder,
      target: 'node24',
      minify: false,
      // All in one folder, which is where `whereModulesStood` counts from.
      rolldownOptions: { output: { chunkFileNames: '[name]-[hash].js' } },
    },
  });
};
