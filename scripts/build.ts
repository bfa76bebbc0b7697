import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow, isBuilt, stampBuild, stampOfSources } from './built.ts';

const smallest = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** Served as they are to browsers that take them, so that no answer waits for a compressor. */
const compress = async (file: string): Promise<void> => {
  const content = await readFile(file);
  if (content.length < 1000) return;
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, smallest));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }));
};

/** Builds the pages and the server when something they are made of changed since the last time; `--force` builds anyway. */
const stamp = stampOfSources();
if (!isBuilt(stamp) || process.argv.includes('--force')) {
  process.stdout.write('Building the pages and the server; it takes a minute, and again only when a source changed.\n');
  const { status } = spawnSync('react-router', ['build'], {
    stdio: ['ignore', process.env.VERBOSE ? 'inherit' : 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) process.exit(status ?? 1);
  const files = filesBelow('build/client').filter((path) => /\.(?:js|css|svg|json|txt)$/.test(path));
  await Promise.all(files.map(compress));
  // Only who builds needs the builder.
  await (await import('./build-runtime.ts')).buildRuntime();
  stampBuild(stamp);
}
