import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What pages and server are made of. */
const sources = [
  'src',
  'db/seed',
  'public',
  'scripts/build.ts',
  'scripts/build-runtime.ts',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
];
const stampFile = 'build/stamp';

/** Every file below a folder, in an order that is always the same. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path) : [path];
    });

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/** The content of all sources in a few letters. */
export const stampOfSources = (): string => {
  const hash = createHash('sha256');
  for (const source of sources)
    for (const file of statSync(source).isDirectory() ? filesBelow(source) : [source])
      if (!isTest(file)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
};

/** Notes of which sources the build is. */
export const stampBuild = (stamp: string): void => writeFileSync(stampFile, stamp);

/** Whether the build is of these very sources. */
export const isBuilt = (stamp: string): boolean => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;
