import { defineConfig, devices } from '@playwright/test';
import { browserPath } from '#tests/support/browser-path.ts';

const launchOptions = {
  executablePath: browserPath() ?? '',
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
};

const ci = Boolean(process.env.CI);
const common = {
  launchOptions,
  trace: ci ? 'on-first-retry' : 'retain-on-failure',
  timezoneId: 'Europe/Madrid',
} as const;

/** The journeys, in both languages, on a desktop and on a phone; each server is started by the fixtures. */
export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  workers: 2,
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
      grepInvert: /^(?!.*(purchase|pages)\.spec).*\(ca\)/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 }, ...common },
    },
    // The pages' own checks are run once. The purchase is walked through in both languages on both; everything else in
    // Spanish on a desktop and in Catalan on a phone.
    {
      name: 'phone',
      testIgnore: ['**/pages.spec.ts', '**/hostile-addresses.spec.ts', '**/dev.spec.ts'],
      grepInvert: /^(?!.*purchase\.spec).*\(es\)/,
      use: { ...devices['Pixel 7'], ...common },
    },
  ],
});
