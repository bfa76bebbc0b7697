import { spawnSync } from 'node:child_process';

/** Everything that can be said about the code without running it, in the order in which it fails fastest. */
const steps: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  ['format', 'oxfmt', '--check', '.'],
  ['types', 'tsc', '-b'],
  ['lint', 'oxlint', '--type-aware', '--deny-warnings'],
  ['unused', 'knip'],
];

for (const [name, command, ...args] of steps) {
  const began = performance.now();
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  process.stdout.write(`${status === 0 ? 'ok  ' : 'FAIL'} ${name} (${Math.round(performance.now() - began)} ms)\n`);
  if (status !== 0) process.exit(status ?? 1);
}
