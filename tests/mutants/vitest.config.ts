import { defineConfig } from 'vitest/config';

/** What `npm run mutants` runs against each mutant: the domain's own tests, each time with the same generated cases. */
export default defineConfig({
  test: {
    include: ['src/domain/**/*.test.ts'],
    // As many as there are: a property that is tried less often lets more of them live.
    env: { EVERY_CASE: '1' },
    setupFiles: ['tests/mutants/same-cases.ts'],
    // The first run counts every visit to every mutant, which takes a property several times as long.
    testTimeout: 60_000,
  },
});
