import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { tellTurn } from './tests/support/tell-turn.ts';
import { whoseTurn } from './tests/support/whose-turn.ts';

const turn = whoseTurn();

/** What they do to their process would reach other files. */
const apart = [
  'db/seed/complete-demo.test.ts',
  'tests/server/embedded-database.test.ts',
  'tests/server/payments-acquirers.test.ts',
  'tests/server/payments-redsys.test.ts',
  'tests/server/readiness.test.ts',
  'tests/server/safe-start.test.ts',
];
const server = { testTimeout: 30_000, hookTimeout: 60_000, globalSetup: ['tests/support/shared-postgres.ts'] };

export default defineConfig({
  test: {
    env: { TURN: turn },
    reporters: [...configDefaults.reporters, tellTurn(turn)],
    setupFiles: ['tests/support/generate-by-turn.ts'],
    // Four workers on two busy cores, after a checkout whose files are not in memory yet, take ten times as long as usual.
    testTimeout: 20_000,
    // For the same reason what is to show within a second is waited for longer, but where a test says how long.
    expect: { poll: { timeout: 5000 } },
    // Twice as many as cores: much of the time of some is waiting for a clock or another process.
    maxWorkers: availableParallelism() * 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'domain',
          include: ['src/**/*.test.{ts,tsx}', 'tests/{architecture,mutants}/**/*.test.ts'],
          exclude: ['src/web/**'],
          isolate: false,
        },
      },
      // They put a window and its storage into the process.
      { extends: true, test: { name: 'web', include: ['src/web/**/*.test.{ts,tsx}'] } },
      {
        extends: true,
        test: {
          ...server,
          name: 'server',
          include: ['tests/{server,contract}/**/*.test.ts', 'db/**/*.test.ts'],
          exclude: apart,
          // The server is read once by each worker.
          isolate: false,
        },
      },
      { extends: true, test: { ...server, name: 'apart', include: apart } },
      {
        extends: true,
        test: {
          name: 'races',
          include: ['tests/races/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 120_000,
          globalSetup: server.globalSetup,
          isolate: false,
          // Each makes many requests at once, and a lock is waited for two seconds.
          maxWorkers: availableParallelism(),
          // What they race against is not the rest of the suite.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
