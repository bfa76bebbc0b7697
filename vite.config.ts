import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0, cssMinify: true },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Few files instead of many: what hardly ever changes, what most pages share, and one sheet for all looks.
          output: {
            codeSplitting: {
              groups: [
                { name: 'looks', test: /src\/web\/.*\.css/ },
                { name: 'vendor', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
                { name: 'search', test: /src\/web\/(ui\/plate-field|shop\/(plate|size)-(search|address))\.tsx?$/ },
                {
                  name: 'frame',
                  test: /src\/web\/(shell\/(?!texts)|ui\/(site-|link-slot)|(nonce|language|addresses|texts)\.tsx?$)/,
                },
                { name: 'common', test: /src\/web\/(ui\/|[a-z-]+\.tsx?$)/, minShareCount: 6 },
              ],
            },
          },
        },
      },
    },
  },
});
