import { readFileSync } from 'node:fs';

/**
 * Reads a table that stands beside this file: the first line names its columns, semicolons part them and no
 * value has one. Throws where the columns are not the expected ones or a row has more or fewer.
 */
export const readTable = <Column extends string>(
  file: string,
  columns: readonly Column[],
): Readonly<Record<Column, string>>[] => {
  const [head, ...lines] = readFileSync(new URL(file, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  if (head !== columns.join(';')) throw new Error(`${file}: the columns are ${head}`);
  return lines.map((line, index) => {
    const cells = line.split(';');
    if (cells.length !== columns.length) throw new Error(`${file}: line ${index + 2} has ${cells.length} values`);
    return Object.fromEntries(columns.map((column, place) => [column, cells[place]])) as Record<Column, string>;
  });
};
