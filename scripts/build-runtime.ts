import { relative, resolve } from 'node:path';
import { build, type Plugin } from 'vite';

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
    plugins: [whereModulesStood],
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
