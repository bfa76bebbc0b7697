import { spawnSync } from 'node:child_process';

/**
 * `npm test`: every test there is. `npm test -- unit` stops before the browser, `npm test -- journeys` runs only what a
 * browser shows, `npm test -- near` what the change touches, for a minute.
 */
const which = process.argv[2];
const run = (command: string, ...args: string[]) => {
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
};

if (which === 'near') {
  await import('./test-near.ts');
  process.exit(0);
}
if (which !== 'journeys') run('vitest', 'run');
if (which !== 'unit') {
  run('node', 'scripts/build.ts');
  run('node', 'scripts/browser.ts');
  run('playwright', 'test');
}
