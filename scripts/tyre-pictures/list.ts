import { readFile, writeFile } from 'node:fs/promises';
import { folderOf } from './files.ts';
import { picturedModels } from './models.ts';

/** Where the server reads which tyres have pictures of their own, and in which folder. */
const file = 'src/server/catalogue/pictured-tyres.ts';

/** What stands between the marks of that file, some folders a line. */
const listOf = (): string => {
  const folders = picturedModels().map(folderOf).sort();
  const lines = Array.from({ length: Math.ceil(folders.length / 4) }, (_, line) =>
    folders.slice(4 * line, 4 * line + 4),
  );
  return lines.map((line) => line.join(' ')).join('\n');
};

export const writeList = async (): Promise<void> => {
  const text = await readFile(file, 'utf8');
  await writeFile(
    file,
    text.replace(/= `[^`]*`/, () => `= \`\n${listOf()}\n\``),
  );
};
