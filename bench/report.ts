import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';

export interface Line {
  readonly what: string;
  readonly measured: string;
  readonly limit: string;
  readonly ok: boolean;
}

const table = (lines: readonly Line[]): string =>
  [
    '| what | measured | limit | |',
    '| --- | --- | --- | --- |',
    ...lines.map(
      ({ what, measured, limit, ok }) => `| ${what} | ${measured} | ${limit} | ${ok ? 'ok' : '**missed**'} |`,
    ),
  ].join('\n');

const start = '<!-- measured -->';
const end = '<!-- /measured -->';

/** Prints the table and keeps it in docs/performance.md. */
export const report = async (lines: readonly Line[]): Promise<void> => {
  const made = table(lines);
  process.stdout.write(`\n${made}\n`);
  const file = new URL('../docs/performance.md', import.meta.url);
  const text = await readFile(file, 'utf8');
  const head = `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), Node ${process.version}.`;
  await writeFile(
    file,
    `${text.slice(0, text.indexOf(start) + start.length)}\n\n${head}\n\n${made}\n\n${text.slice(text.indexOf(end))}`,
  );
};
