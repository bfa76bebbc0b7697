import { spawnSync, type StdioOptions } from 'node:child_process';
import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { byDistance, journeysNear } from './near-tests.ts';

/** `npm test -- near`: what the change against main touches, the nearest first, until its minute is over. */
const end = performance.now() + 57_000;
const leftMs = (): number => Math.max(Math.round(end - performance.now()), 1);
/** Fewer would be spent on starting Vitest. */
const filesAtOnce = 12;
/** Building the pages and starting the shops takes this at least. */
const journeysMs = 25_000;

const output = (command: string, ...args: string[]): string | undefined => {
  const { status, stdout } = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 2 ** 26 });
  return status === 0 ? stdout.trim() : undefined;
};
const lines = (text: string | undefined): string[] => text?.split('\n').filter(Boolean) ?? [];

/** Whether it ended in time; a failure ends the whole. SIGINT lets it end what it started. */
const inTime = (command: string, ...args: string[]): boolean => {
  const stdio: StdioOptions = 'inherit';
  const { status, error } = spawnSync(command, args, { stdio, timeout: leftMs(), killSignal: 'SIGINT' });
  if (error && 'code' in error && error.code === 'ETIMEDOUT') return false;
  if (status !== 0) process.exit(status ?? 1);
  return true;
};

const base =
  output('git', 'merge-base', 'HEAD', 'main') ?? output('git', 'merge-base', 'HEAD', 'origin/main') ?? 'HEAD';
const changed = [
  ...lines(output('git', 'diff', '--name-only', base)),
  ...lines(output('git', 'ls-files', '--others', '--exclude-standard')),
].filter((file) => existsSync(file));
if (changed.length === 0) {
  process.stdout.write('Nothing changed since main.\n');
  process.exit(0);
}

const listed = output('vitest', 'list', '--changed', base, '--filesOnly', '--json');
const related: { file: string; projectName: string }[] = JSON.parse(listed || '[]');
// A race takes a minute by itself.
const tests = related.filter(({ projectName }) => projectName !== 'races').map(({ file }) => relative('.', file));
const { near, far } = byDistance(tests, changed);
const journeys = journeysNear(changed);
const leftOut = related.filter(({ projectName }) => projectName === 'races').map(({ file }) => relative('.', file));

const runTests = (files: readonly string[]): void => {
  for (let from = 0; from < files.length; from += filesAtOnce) {
    const batch = files.slice(from, from + filesAtOnce);
    if (leftMs() < 2000 || !inTime('vitest', 'run', '--reporter=dot', ...batch))
      return void leftOut.push(...files.slice(from));
  }
};

runTests(near);
for (const journey of journeys) {
  const spec = `tests/journeys/${journey}.spec.ts`;
  const ran =
    leftMs() > journeysMs &&
    inTime('node', 'scripts/build.ts') &&
    inTime('playwright', 'test', '--reporter=line', spec);
  if (!ran) leftOut.push(spec);
}
runTests(far);

process.stdout.write(
  leftOut.length === 0
    ? 'Everything that the change touches was run.\n'
    : `Not run, for lack of time (npm test runs all):\n${leftOut.map((file) => `  ${file}\n`).join('')}`,
);
