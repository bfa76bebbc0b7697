import { defineConfig } from 'vitest/config';

/** `npm run test:previous-release`: apart from the suite, because it needs the history of the repository. */
export default defineConfig({
  test: {
    include: ['tests/previous-release/**/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
