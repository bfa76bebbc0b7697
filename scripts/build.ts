import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Builds the web when something it is made of changed since the last time; `--force` builds anyway. */
const sources = [
  'src/web',
  'src/i18n',
  'src/domain',
  'src/contract',
  'public',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
];
const stampFile = 'build/stamp';

const filesIn = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .sort()
        .flatMap((name) => filesIn(join(path, name)))
    : [path];

const stamp = (): string => {
  const hash = createHash('sha256');
  for (const file of sources.filter((path) => existsSync(path)).flatMap(filesIn))
    hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
};

/** Served as they are to browsers that take them, so that no answer waits for a compressor. */
const compress = (folder: string) => {
  for (const file of filesIn(folder).filter((path) => /\.(?:js|css|svg|json|txt)$/.test(path))) {
    const content = readFileSync(file);
    if (content.length < 1000) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
};

const now = stamp();
const before = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
if (now !== before || process.argv.includes('--force')) {
  const { status } = spawnSync('react-router', ['build'], {
    stdio: ['ignore', process.env.VERBOSE ? 'inherit' : 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) process.exit(status ?? 1);
  compress('build/client');
  writeFileSync(stampFile, now);
}
