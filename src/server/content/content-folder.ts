import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UnreadableContent, type ContentSource } from './import-content.ts';

/** Every file of pages in a folder, by name. A folder without any was meant to be another one. */
export const readContentFolder = (folder: string): ContentSource[] => {
  const names = readdirSync(folder).filter((nombre) => nombre.endsWith('.md'));
  if (names.length === 0) throw new UnreadableContent(folder, 'has no .md files');
  return names.toSorted().map((nombre) => ({ nombre, contenido: readFileSync(join(folder, nombre), 'utf8') }));
};
