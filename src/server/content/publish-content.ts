import { farthestPlanned, mostPlanned } from '#domain/content/bounds.ts';
import { refuse, type Refusal } from '#domain/refusal.ts';
import { dayMs } from '#domain/time.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import type { Database } from '../database/database.ts';
import { holdPictures } from '../pictures/pictures-store.ts';
import { invalid } from '../runtime.ts';
import { loadVersion } from './content-store.ts';
import { namedPictures, troublesOf } from './render-body.ts';
import { countPlanned, insertPublication } from './write-store.ts';

interface WantedPublication {
  readonly id: string;
  /** Null takes the page back. */
  readonly version: number | null;
  /** What is past means now. */
  readonly desde: Date | null;
  readonly now: Date;
}

const needed = ['slug', 'titulo', 'descripcion', 'texto'] as const;

/** What keeps a version from being shown, by field; undefined where there is no such version. */
const whyNotReady = async (
  tx: Database,
  id: string,
  version: number,
): Promise<Readonly<Record<string, RefusalCode>> | undefined> => {
  const rows = await loadVersion(tx, id, version);
  if (rows.length === 0) return undefined;
  // Whoever takes one of them away meanwhile waits, and finds that it is shown.
  const known = await holdPictures(tx, [...new Set(rows.flatMap(({ texto }) => namedPictures(texto)))]);
  const wrong = new Map<string, RefusalCode>();
  for (const row of rows) {
    const trouble = troublesOf(row.texto, known)[0];
    if (trouble) wrong.set(`${row.idioma}.texto`, trouble.codigo);
    for (const field of needed) if (row[field].trim() === '') wrong.set(`${row.idioma}.${field}`, 'campo-obligatorio');
  }
  return Object.fromEntries(wrong);
};

/** From a moment on, at once or planned, everybody sees a version, or nothing of the page. */
export const publishContent = async (
  tx: Database,
  { id, version, desde, now }: WantedPublication,
): Promise<
  { desde: Date } | Refusal<'datos-no-validos' | 'contenido-incompleto' | 'contenido-planes' | 'pagina-no-existe'>
> => {
  const since = desde !== null && desde > now ? desde : now;
  if (since.getTime() > now.getTime() + farthestPlanned * dayMs) return invalid({ desde: 'contenido-fecha' });
  const wrong = version === null ? {} : await whyNotReady(tx, id, version);
  if (!wrong) return refuse('pagina-no-existe');
  if (Object.keys(wrong).length > 0) return { refusal: 'contenido-incompleto', errors: wrong };
  if ((await countPlanned(tx, id, now)) >= mostPlanned && since > now) return refuse('contenido-planes');
  await insertPublication(tx, { id, version, desde: since });
  return { desde: since };
};
