import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { filesBelow, isBuilt, stampBuild, stampOfSources } from './built.ts';

/** Served as they are to browsers that take them, so that no answer waits for a compressor. */
const compress = (folder: string) => {
  for (const file of filesBelow(folder).filter((path) => /\.(?:js|css|svg|json|txt)$/.test(path))) {
    const content = readFileSync(file);
    if (content.length < 1000) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
};

/** Builds the pages and the server when something they are made of changed since the last time; `--force` builds anyway. */
const stamp = stampOfSources();
if (!isBuilt(stamp) || process.argv.includes('--force')) {
  const { status } = spawnSync('react-router', ['build'], {
    stdio: ['ignore', process.env.VERBOSE ? 'inherit' : 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) process.exit(status ?? 1);
  compress('build/client');
  // Only who builds needs the builder.
  await (await import('./build-house.ts')).buildHouse();
  stampBuild(stamp);
}
