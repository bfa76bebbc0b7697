import { defineConfig } from 'vitest/config';

/** What `npm run mutants` runs against each mutant: the domain's own tests, each time with the same generated cases. */
export default defineConfig({
  test: {
    include: ['src/domain/**/*.test.ts'],
    setupFiles: ['tests/mutants/same-cases.ts'],
  },
});
