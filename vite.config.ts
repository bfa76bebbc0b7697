import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { byUse } from './scripts/by-use.ts';
import { fewerBytes } from './scripts/fewer-bytes.ts';
import { hoverWhereItHovers } from './scripts/hover-where-it-hovers.ts';
import { looksInParts } from './scripts/looks-in-parts.ts';
import { oneByteSources } from './scripts/one-byte-sources.ts';
import { pageChunks } from './scripts/page-chunks.ts';
import { reactByName } from './scripts/react-by-name.ts';
import { shortClass } from './scripts/short-classes.ts';
import { shortBrowserScripts } from './scripts/short-browser-scripts.ts';
import { shortMessages } from './scripts/short-messages.ts';
import { wordsAhead } from './scripts/words-ahead.ts';
import { ownSheet } from './scripts/own-sheet.ts';
import { addressTable, callsTable } from './scripts/tables-by-use.ts';

const chunks = pageChunks();

export default defineConfig(({ command }) => ({
  plugins: [
    reactByName(),
    chunks,
    wordsAhead(),
    ownSheet('src/web/console', 'console.css'),
    reactRouter(),
    looksInParts(),
    shortBrowserScripts(),
    byUse(callsTable),
    byUse(addressTable),
    shortMessages(),
    fewerBytes(),
    oneByteSources(),
  ],
  // Whoever works on the shop reads the names that were given.
  css: {
    modules: command === 'build' ? { generateScopedName: shortClass } : {},
    postcss: { plugins: [hoverWhereItHovers()] },
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    cssMinify: true,
    cssCodeSplit: false,
    // The routes name what they bring themselves; lists of it for all else would be a kilobyte of every page.
    modulePreload: false,
    // Whoever starts the shop is not asked to make the bundler quicker.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  environments: {
    // All languages are spoken there, so nothing is gained by parts that are read one by one.
    ssr: { build: { rolldownOptions: { output: { codeSplitting: false } } } },
    client: {
      build: {
        rolldownOptions: {
          // A constant of another module stands where it is used: 0.1 kB less on each page.
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
          // What a file of them is not asked for does nothing by itself, and stays out.
          treeshake: { moduleSideEffects: [{ test: /src\/(domain|contract|i18n)\//, sideEffects: false }] },
          // What a file shares with others is decided for all pages at once; a module's place among them decides nothing.
          output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunks.chunkOf }] } },
        },
      },
    },
  },
}));
