import { randomUUID } from 'node:crypto';
import type { editContent } from '#contract/edit-content.ts';
import type { Input } from '#contract/contract.ts';
import { routeOf } from '#domain/content/kinds.ts';
import { statusOf } from '#domain/content/publications.ts';
import { isRefusal, refuse } from '#domain/refusal.ts';
import { madridMoment } from '../booking/wall-moment.ts';
import { transactionUnlessRefused } from '../database/unless-refused.ts';
import { invalid, type Handlers } from '../runtime.ts';
import { publicationsOf } from './content-store.ts';
import { countContent, searchContent } from './edit-store.ts';
import { openContent } from './open-content.ts';
import { isSignedPreview } from './preview-signature.ts';
import { publishContent } from './publish-content.ts';
import { createContent, saveContent } from './save-content.ts';
import { showVersion } from './show-version.ts';
import { takeBackPlan } from './take-back-plan.ts';
import { findPage, type WrittenVersion } from './write-store.ts';

const pageSize = 30;

type Sent = Omit<Input<'saveContent'>['body'], 'version'>;

const writtenOf = ({ fecha, indexar, pie, es, ca }: Sent): WrittenVersion => ({
  fecha: fecha ?? null,
  indexar,
  pie,
  textos: { es, ca },
});

export const editContentHandlers = {
  findContent: async ({ database, clock, language }, { query: { buscar, page } }) => {
    const [rows, total] = await Promise.all([
      searchContent(database, { buscar, idioma: language, page, pageSize }),
      countContent(database, buscar),
    ]);
    const publications = await Promise.all(rows.map(async ({ id }) => await publicationsOf(database, id)));
    const now = clock();
    const paginas = rows.map(({ id, clase, titulo, es, ca, cambiado }, place) => ({
      id,
      clase,
      titulo,
      rutas: { es: routeOf(clase, es), ca: routeOf(clase, ca) },
      estado: statusOf(publications[place] ?? [], now),
      cambiado: cambiado.toISOString(),
    }));
    return { paginas, total };
  },

  openContent: async (context, { params: { id } }) => await openContent(context, id),

  createContent: async ({ database, clock }, { body: { clase, ...sent } }) =>
    await transactionUnlessRefused(
      database,
      async (tx) => await createContent(tx, { id: randomUUID(), clave: null, clase }, writtenOf(sent), clock()),
    ),

  saveContent: async ({ database, clock }, { params: { id }, body: { version, ...sent } }) =>
    await transactionUnlessRefused(
      database,
      async (tx) => await saveContent(tx, { id, version }, writtenOf(sent), clock()),
    ),

  publishContent: async ({ database, clock }, { params: { id }, body: { version, desde: typed } }) => {
    const desde = typed ? madridMoment(typed, 'first') : null;
    if (isRefusal(desde)) return invalid({ desde: desde.refusal });
    const wanted = { id, version, desde, now: clock() };
    const published = await transactionUnlessRefused(database, async (tx) =>
      (await findPage(tx, id)) ? await publishContent(tx, wanted) : refuse('pagina-no-existe'),
    );
    return isRefusal(published) ? published : { desde: published.desde.toISOString() };
  },

  cancelPublication: async ({ database, clock }, { params: { id, plan } }) =>
    await transactionUnlessRefused(database, async (tx) => await takeBackPlan(tx, { id, plan, now: clock() })),

  previewContent: async ({ database, clock, config, language }, { params }) => {
    const page = (await isSignedPreview(database, params, clock())) ? await findPage(database, params.id) : undefined;
    const wanted = page && { pageId: page.id, clase: page.clase, version: params.version, desde: clock() };
    const contenido = wanted && (await showVersion(database, config.site, wanted, language));
    return contenido ? { contenido } : refuse('no-existe');
  },
} satisfies Pick<Handlers, keyof typeof editContent>;
