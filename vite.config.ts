import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0, cssMinify: true },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // One sheet for what most pages share, in the order of its layers, instead of a file for each piece.
          output: { codeSplitting: { groups: [{ name: 'ui', test: /src\/web\/(ui|styles)\/.*\.css/ }] } },
        },
      },
    },
  },
});
