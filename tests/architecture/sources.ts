import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** All TypeScript files under a folder. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesIn(path) : /\.tsx?$/.test(name) ? [path] : [];
  });

/** What a file imports, as it is written there. */
export const importsOf = (text: string): string[] =>
  [
    ...text.matchAll(/^\s*(?:import|export)\b[^;]*?\bfrom\s+'([^']+)'|^\s*import\s+'([^']+)'|\bimport\('([^']+)'\)/gm),
  ].map(([, from, bare, lazy]) => from ?? bare ?? lazy ?? '');
