import type { content } from '#contract/content.ts';
import { fillIn } from '#domain/content/fill-in.ts';
import { routeOf } from '#domain/content/kinds.ts';
import { refuse } from '#domain/refusal.ts';
import type { Handlers } from '../runtime.ts';
import { countArticles, loadBlog, loadLiveRoutes } from './content-store.ts';
import { liveContentOf } from './live-content.ts';

/** Of the list of all routes, what one answer holds. */
const routesAtOnce = 1000;

export const contentHandlers = {
  readContent: async (context, { query: { ruta } }) =>
    (await liveContentOf(context.database).read(context, context.language, ruta)) ?? refuse('pagina-no-existe'),

  listArticles: async ({ database, config, clock, language: idioma }, { query: { page, pageSize } }) => {
    const now = clock();
    const [rows, total] = await Promise.all([
      loadBlog(database, { idioma, now, page, pageSize }),
      countArticles(database, now),
    ]);
    const articulos = rows.map(({ slug, titulo, descripcion, fecha }) => ({
      ruta: routeOf('articulo', slug),
      titulo: fillIn(titulo, config.site),
      descripcion: fillIn(descripcion, config.site),
      fecha,
    }));
    return { articulos, total };
  },

  listFootContent: async (context) => await liveContentOf(context.database).foot(context, context.language),

  listContentRoutes: async ({ database, clock }, { query: { page } }) => {
    const rows = await loadLiveRoutes(database, { now: clock(), page, pageSize: routesAtOnce });
    const rutas = rows
      .slice(0, routesAtOnce)
      .map(({ clase, es, ca }) => ({ es: routeOf(clase, es), ca: routeOf(clase, ca) }));
    return { rutas, hayMas: rows.length > routesAtOnce };
  },
} satisfies Pick<Handlers, keyof typeof content>;
