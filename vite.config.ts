import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { fewerBytes } from './scripts/fewer-bytes.ts';
import { shortMessages } from './scripts/short-messages.ts';
import { ownSheet } from './scripts/own-sheet.ts';

export default defineConfig({
  plugins: [ownSheet('src/web/console', 'console.css'), reactRouter(), shortMessages(), fewerBytes()],
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
          // What a file of them is not asked for does nothing by itself, and stays out.
          treeshake: { moduleSideEffects: [{ test: /src\/(domain|contract|i18n)\//, sideEffects: false }] },
          // Few files instead of many: what hardly ever changes, what most pages share, and one sheet for all looks.
          // The frame's looks come first in it, and with them the order of the layers.
          output: {
            codeSplitting: {
              groups: [
                { name: 'vendor', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
                {
                  name: 'frame',
                  test: /src\/(web\/(styles\/|ui\/(page\/|check-field\.module)|(shell|shop)\/[^/]+$|(nonce|language|texts|hydrated|stored\/late-writer)\.tsx?$)|contract\/addresses\.ts$|domain\/money\/)/,
                },
                // What more than one of the groups below would take along: who needs one of them does not get another.
                {
                  name: 'little',
                  test: /src\/web\/(in-browser|shop\/own-car\/has-car|visit-address|ui\/(form-fields|hidden-pairs)|stored\/(read-stored|write-stored|same-keys))\.tsx?$/,
                },
                { name: 'lists', test: /src\/web\/ui\/(days|empty-state|pagination)\./ },
                { name: 'later', test: /src\/web\/(later|assistants\/use-sending)\.ts$/ },
                { name: 'fields', test: /src\/web\/ui\/(select-field|text-area)\./ },
                { name: 'check', test: /src\/web\/ui\/check-field\./ },
                { name: 'drawings', test: /src\/web\/ui\/(cards\/tyre-(drawing|picture)|article-drawing)\./ },
                { name: 'prices', test: /src\/web\/(ui\/cards\/all-in-price|shop\/tyre-cards\/promotion-mark)\./ },
                {
                  name: 'steps',
                  test: /src\/(contract\/count-step|web\/(walk\/(walk-frame|use-counted-step)|ui\/walk\/steps))\./,
                },
                { name: 'sent', test: /src\/web\/send-call\.ts$/ },
                { name: 'stars', test: /src\/web\/ui\/(stars|product-stars|one-decimal)\./ },
                { name: 'plate', test: /src\/web\/ui\/plate\// },
                { name: 'size', test: /src\/web\/shop\/finder\/size\// },
                { name: 'tyre-cards', test: /src\/web\/(ui\/cards|shop\/tyre-cards)\// },
                { name: 'postcode', test: /src\/web\/shop\/postcode\// },
                { name: 'buy', test: /src\/web\/(ui|shop)\/buy\// },
                { name: 'calls', test: /src\/(web\/api|contract\/calls)\.ts$/ },
                { name: 'assistant', test: /src\/web\/assistants\/(assistant-frame|call-us|send-here|texts)\.tsx?$/ },
                { name: 'skeleton', test: /src\/web\/ui\/walk\/skeleton\./ },
                { name: 'radio', test: /src\/web\/ui\/walk\/radio-cards\./ },
                // Of the basket and of appointments: whoever only looks needs none of it.
                { name: 'walk', test: /src\/web\/ui\/walk\// },
                { name: 'shared', test: /src\/web\/(ui\/|[a-z-]+\.tsx?$)/, minShareCount: 6 },
                { name: 'results', test: /src\/web\/shop\/(finder\/(filters|results)|selector\/results)\// },
              ],
            },
          },
        },
      },
    },
  },
});
