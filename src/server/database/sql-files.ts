import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/** A file of SQL: its name without `.sql`, its text, and which functions must exist before it runs. */
export interface SqlFile {
  readonly name: string;
  readonly text: string;
  /** SHA-256 of the text, hexadecimal. */
  readonly hash: string;
  readonly needs: readonly string[];
}

/** `-- needs: one, another`, on a line of its own. */
const needsLine = /^-- needs: (.+)$/gm;

const needsOf = (text: string): string[] =>
  [...text.matchAll(needsLine)].flatMap(([, names = '']) => names.split(',').map((name) => name.trim()));

/**
 * The SQL files of a folder, in the order of their names. Read at once: sixty files take a millisecond so, and ten where
 * each waits for its turn, at every start.
 */
export const readSqlFiles = (folder: URL): SqlFile[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const text = readFileSync(new URL(file, folder), 'utf8');
      return { name: file.slice(0, -'.sql'.length), text, hash: hash('sha256', text), needs: needsOf(text) };
    });
