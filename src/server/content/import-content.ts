import { randomUUID } from 'node:crypto';
import { longestSummary, longestText, longestTitle } from '#domain/content/bounds.ts';
import { readContentFile, type ContentFile } from '#domain/content/content-file.ts';
import type { Language } from '#domain/language.ts';
import { isRefusal } from '#domain/refusal.ts';
import type { Database } from '../database/database.ts';
import { loadVersion } from './content-store.ts';
import { publishContent } from './publish-content.ts';
import { createContent, saveContent } from './save-content.ts';
import { findByKey, type WrittenVersion } from './write-store.ts';

/** A file of one language: `empresa.es.md`. */
export interface ContentSource {
  readonly nombre: string;
  readonly contenido: string;
}

export interface ImportedContent {
  readonly nuevas: number;
  readonly cambiadas: number;
  readonly iguales: number;
}

/** Why nothing was brought in: which file, and what of it. */
export class UnreadableContent extends Error {
  constructor(nombre: string, what: string) {
    super(`${nombre}: ${what}`);
    this.name = 'UnreadableContent';
  }
}

type Pair = Readonly<Record<Language, ContentFile & { readonly nombre: string }>>;

const readFile = ({ nombre, contenido }: ContentSource): ContentFile & { nombre: string; idioma: Language } => {
  const [, idioma] = /\.(es|ca)\.md$/.exec(nombre) ?? [];
  if (idioma !== 'es' && idioma !== 'ca') throw new UnreadableContent(nombre, 'is not called name.es.md or name.ca.md');
  const read = readContentFile(contenido);
  if ('problema' in read)
    throw new UnreadableContent(nombre, read.problema === 'campo' ? `header: ${read.campo}` : 'has no header');
  const tooLong =
    read.titulo.length > longestTitle ||
    read.descripcion.length > longestSummary ||
    read.entrada.length > longestSummary ||
    read.texto.length > longestText;
  if (tooLong) throw new UnreadableContent(nombre, 'a field is too long');
  return { ...read, nombre, idioma };
};

const pairs = (sources: readonly ContentSource[]): Pair[] => {
  const byKey = Map.groupBy(sources.map(readFile), ({ clave }) => clave);
  return [...byKey].map(([clave, files]) => {
    const [es, ca] = (['es', 'ca'] as const).map((language) => files.find(({ idioma }) => idioma === language));
    const one = files[0]?.nombre ?? clave;
    if (!es || !ca || files.length > 2) throw new UnreadableContent(one, 'needs one file in each language');
    const other = (['clase', 'fecha', 'indexar', 'pie'] as const).find((field) => es[field] !== ca[field]);
    if (other) throw new UnreadableContent(ca.nombre, `${other} is not that of ${es.nombre}`);
    return { es, ca };
  });
};

const writtenOf = ({ es, ca }: Pair): WrittenVersion => {
  const textOf = ({ slug, titulo, descripcion, entrada, texto }: ContentFile) => ({
    slug,
    titulo,
    descripcion,
    entrada,
    texto,
  });
  return { fecha: es.fecha, indexar: es.indexar, pie: es.pie, textos: { es: textOf(es), ca: textOf(ca) } };
};

/** Whether a version says already what is to be brought in. */
const isSame = async (tx: Database, id: string, version: number, wanted: WrittenVersion): Promise<boolean> => {
  const rows = await loadVersion(tx, id, version);
  return rows.every(({ idioma, ...row }) => {
    const { fecha, indexar, pie, textos } = wanted;
    return Object.entries({ fecha, indexar, pie, ...textos[idioma] }).every(
      ([field, value]) => row[field as keyof typeof row] === value,
    );
  });
};

const bringIn = async (tx: Database, pair: Pair, now: Date): Promise<keyof ImportedContent> => {
  const { clave, clase, nombre } = pair.es;
  const written = writtenOf(pair);
  const known = await findByKey(tx, clave);
  if (known && known.clase !== clase) throw new UnreadableContent(nombre, `is of the kind ${known.clase} already`);
  if (known && (await isSame(tx, known.id, known.version, written))) return 'iguales';
  const saved = known
    ? await saveContent(tx, known, written, now)
    : await createContent(tx, { id: randomUUID(), clave, clase }, written, now);
  const published = isRefusal(saved) ? saved : await publishContent(tx, { ...saved, desde: null, now });
  if (isRefusal(published))
    throw new UnreadableContent(nombre, `${published.refusal} ${JSON.stringify(published.errors ?? {})}`);
  return known ? 'cambiadas' : 'nuevas';
};

/** Brings files in and publishes them, all or nothing. The same files again change nothing; others become new versions. */
export const importContent = async (
  database: Database,
  sources: readonly ContentSource[],
  now: Date,
): Promise<ImportedContent> =>
  await database.transaction(async (tx) => {
    const counted = { nuevas: 0, cambiadas: 0, iguales: 0 };
    for (const pair of pairs(sources)) counted[await bringIn(tx, pair, now)] += 1;
    return counted;
  });
