import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // By itself vitest leaves one core idle, which of two is half.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: { name: 'domain', include: ['src/**/*.test.{ts,tsx}', 'tests/{architecture,mutants}/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts', 'tests/contract/**/*.test.ts', 'db/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'races',
          include: ['tests/races/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
