import { defineConfig, devices } from '@playwright/test';
import { availableParallelism } from 'node:os';
import { browserPath } from '#tests/support/browser-path.ts';
import { leftOut } from '#tests/support/roads.ts';

const launchOptions = {
  executablePath: browserPath() ?? '',
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
};

const ci = Boolean(process.env.CI);
const common = {
  launchOptions,
  // To record one costs a fifth of a journey's time: `npx playwright test --trace on` does for the one that fails.
  trace: ci ? 'on-first-retry' : 'off',
  timezoneId: 'Europe/Madrid',
  // It would answer in place of what a journey puts in a page's way; its own journey lets it in.
  serviceWorkers: 'block',
} as const;

/** The journeys, spread over both languages, a desktop and a phone (tests/support/roads.ts). */
export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.spec.ts',
  // One picture for every machine that has Debian's browser: how letters are smoothed is tolerated.
  snapshotPathTemplate: '{testDir}/looks/{arg}{ext}',
  fullyParallel: true,
  // Two for each core: many journeys wait for something to lapse. More of them fill the cores no better, and wait for each other.
  workers: availableParallelism() * 2,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  // What passes only the second time is listed as flaky at the end, and is mended next.
  retries: ci ? 1 : 0,
  reporter: ci ? [['list']] : [['list'], ['html', { open: 'never' }]],
  globalSetup: './tests/support/journeys-server.ts',
  projects: [
    {
      name: 'desktop',
      grepInvert: leftOut.desktop,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 }, ...common },
    },
    {
      name: 'phone',
      grepInvert: leftOut.phone,
      // The pixels of a real one are seven times as many to paint, and lay out nothing otherwise.
      use: { ...devices['Pixel 7'], deviceScaleFactor: 1, ...common },
    },
  ],
});
