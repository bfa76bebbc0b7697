import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

interface Package {
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const root = new URL('../', import.meta.url);

const read = (path: string): Package | undefined => {
  try {
    return JSON.parse(readFileSync(new URL(path, root), 'utf8')) as Package;
  } catch {
    return undefined;
  }
};

/** After a pull that brought another version of a package, every later step fails for a reason of its own. */
const { dependencies, devDependencies } = read('package.json') ?? {};
const lacking = Object.entries({ ...dependencies, ...devDependencies })
  .filter(([name, version]) => read(`node_modules/${name}/package.json`)?.version !== version)
  .map(([name, version]) => `${name} ${version}`);
if (lacking.length > 0) {
  process.stdout.write(`FAIL installed: run npm install, ${lacking.join(', ')} is missing or of another version\n`);
  process.exit(1);
}

/** Everything that can be said about the code without running it, in the order in which it fails fastest. */
const steps: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  ['format', 'oxfmt', '--check', '.'],
  ['types', 'tsc', '-b'],
  ['lint', 'oxlint', '--type-aware', '--deny-warnings'],
  ['unused', 'knip'],
  // As if there were no tests: what only they call is not the product's. Accounts to come need two rules.
  ['unused by the product', 'knip', '-c', 'knip.product.json', '--include', 'files,exports,types'],
  ['structure', 'vitest', 'run', '--project', 'domain', 'tests/architecture', '--reporter=minimal'],
];

for (const [name, command, ...args] of steps) {
  const began = performance.now();
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  process.stdout.write(`${status === 0 ? 'ok  ' : 'FAIL'} ${name} (${Math.round(performance.now() - began)} ms)\n`);
  if (status !== 0) process.exit(status ?? 1);
}
