import { publicationAt } from '#domain/content/publications.ts';
import { refuse, type Refusal } from '#domain/refusal.ts';
import type { Database } from '../database/database.ts';
import { holdPictures } from '../pictures/pictures-store.ts';
import { loadVersion, publicationsOf } from './content-store.ts';
import { deletePlanned } from './edit-store.ts';
import { namedPictures } from './render-body.ts';

/**
 * Takes back a publication that is still to come. By the clock of another server it may have come, and a picture that
 * only the version before it names be gone: then it has come for everybody.
 */
export const takeBackPlan = async (
  tx: Database,
  { id, plan, now }: { readonly id: string; readonly plan: number; readonly now: Date },
): Promise<{ borrado: true } | Refusal<'pagina-no-existe'>> => {
  if (!(await deletePlanned(tx, id, plan, now))) return refuse('pagina-no-existe');
  const version = publicationAt(await publicationsOf(tx, id), now)?.version ?? null;
  const rows = version === null ? [] : await loadVersion(tx, id, version);
  const named = new Set(rows.flatMap(({ texto }) => namedPictures(texto)));
  // Whoever takes one of them away meanwhile waits, and finds that it is shown.
  const held = await holdPictures(tx, [...named]);
  return held.length < named.size ? refuse('pagina-no-existe') : { borrado: true };
};
