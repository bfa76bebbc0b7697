import { routeOf, type ContentKind } from '#domain/content/kinds.ts';
import { slugTrouble } from '#domain/content/slug.ts';
import type { Language } from '#domain/language.ts';
import { refuse, type Refusal } from '#domain/refusal.ts';
import type { Database } from '../database/database.ts';
import { invalid } from '../runtime.ts';
import { namedPictures } from './render-body.ts';
import { insertNamedPictures } from './shown-pictures-store.ts';
import { takenParts } from './taken-parts.ts';
import {
  claimVersion,
  dropOldDrafts,
  findPage,
  insertPage,
  insertVersion,
  leaveRoutes,
  takeRoute,
  type WrittenVersion,
} from './write-store.ts';

const languages = ['es', 'ca'] as const satisfies readonly Language[];

/** What is wrong with the addresses of a draft. One that is not written yet is not wrong. */
const slugRefusal = (clase: ContentKind, { textos }: WrittenVersion): Refusal<'datos-no-validos'> | undefined => {
  const wrong = languages.flatMap((language) => {
    const { slug } = textos[language];
    const trouble = slug === '' ? undefined : slugTrouble(clase, slug, takenParts[language]);
    return trouble ? [[`${language}.slug`, trouble] as const] : [];
  });
  return wrong.length > 0 ? invalid(Object.fromEntries(wrong)) : undefined;
};

interface AtVersion {
  readonly id: string;
  readonly clase: ContentKind;
  readonly version: number;
}

/** Writes a version and takes its paths; refused beside the field where one of them leads to another page. */
const writeVersion = async (
  tx: Database,
  { id, clase, version }: AtVersion,
  written: WrittenVersion,
  now: Date,
): Promise<{ id: string; version: number } | Refusal<'datos-no-validos'>> => {
  const wrong = slugRefusal(clase, written);
  if (wrong) return wrong;
  await insertVersion(tx, { id, version }, written, now);
  const named = languages.flatMap((language) => namedPictures(written.textos[language].texto));
  await insertNamedPictures(tx, { id, version }, named);
  const [es, ca] = [routeOf(clase, written.textos.es.slug), routeOf(clase, written.textos.ca.slug)];
  await leaveRoutes(tx, { id, es, ca });
  for (const idioma of languages) {
    const { slug } = written.textos[idioma];
    const taken = slug === '' || (await takeRoute(tx, { idioma, ruta: routeOf(clase, slug), id }));
    if (!taken) return invalid({ [`${idioma}.slug`]: 'direccion-usada' });
  }
  await dropOldDrafts(tx, { id, version });
  return { id, version };
};

interface NewContent {
  readonly id: string;
  readonly clave: string | null;
  readonly clase: ContentKind;
}

/** A page with its first version, which nobody sees yet. */
export const createContent = async (
  tx: Database,
  { id, clave, clase }: NewContent,
  written: WrittenVersion,
  now: Date,
): Promise<{ id: string; version: number } | Refusal<'datos-no-validos'>> => {
  await insertPage(tx, { id, clave, clase, now });
  return await writeVersion(tx, { id, clase, version: 1 }, written, now);
};

/** The next version, of who had read the newest one; whoever had not is refused and decides what becomes of both. */
export const saveContent = async (
  tx: Database,
  { id, version }: { id: string; version: number },
  written: WrittenVersion,
  now: Date,
): Promise<
  { id: string; version: number } | Refusal<'datos-no-validos' | 'contenido-cambiado' | 'pagina-no-existe'>
> => {
  const claimed = await claimVersion(tx, { id, version, now });
  if (!claimed) return refuse((await findPage(tx, id)) ? 'contenido-cambiado' : 'pagina-no-existe');
  return await writeVersion(tx, { id, ...claimed }, written, now);
};
