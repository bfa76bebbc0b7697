import { defineConfig } from 'vitest/config';

/** One test that fails, run as those of the server are. */
export default defineConfig({
  test: { include: ['failing.ts'], root: import.meta.dirname, globalSetup: ['../../support/shared-postgres.ts'] },
});
