import { spawnSync } from 'node:child_process';
import { isBuilt, stampOfSources } from './built.ts';

/** `npm start`: builds what changed, in a process that ends with it, and serves in this one; `--check-config` needs no build. */
const checking = process.argv.includes('--check-config');
if (!checking && !isBuilt(stampOfSources())) {
  const { status } = spawnSync('node', ['scripts/build.ts'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
await import(new URL(checking ? '../src/main.ts' : '../build/runtime/main.js', import.meta.url).href);
