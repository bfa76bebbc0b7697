import type { tyres } from '#contract/tyres.ts';
import type { Input } from '#contract/contract.ts';
import { answerOnce } from '../catalogue/answer-once.ts';
import { catalogueOf, soldTyresOf } from '../catalogue/catalogue.ts';
import { fittedWithinAYear } from '../catalogue/fitted.ts';
import { tyreResults } from '../catalogue/tyre-result.ts';
import { viewerOf } from '../catalogue/viewer.ts';
import { inTurns } from '../in-turns.ts';
import { invalid, type CallContext, type Handlers } from '../runtime.ts';
import { bestTyres } from './best-tyres.ts';
import { countEmptySize } from './count-empty-size.ts';
import { countTyres, findTyres } from './find-tyres.ts';
import { groupOfLanding, landing } from './landing.ts';
import { sizeOptions, usualSize, withSizes } from './size-options.ts';
import { readTyreWish, wrongRating } from './car-wish.ts';
import { carFinder } from './finders.ts';
import type { TyreWish } from './wish.ts';

const wrongFilters = (wish: TyreWish) => {
  const wrong = Object.entries(wrongRating(wish));
  return wrong.length > 0
    ? invalid(Object.fromEntries(wrong.map(([field, code]) => [`filters.${field}`, code])))
    : null;
};

const selectTyres = async (context: CallContext, { body }: Pick<Input<'selectTyres'>, 'body'>) => {
  const wish = readTyreWish(body.filters);
  const wrong = wrongFilters(wish);
  if (wrong) return wrong;
  const asked = { ...body, ...body.pagination };
  const { page, pageSize } = asked;
  const viewer = viewerOf(context, body.userInfo?.postCode);
  const fitted = await fittedWithinAYear(context.database, context.clock());
  const catalogue = await catalogueOf(context.database);
  const found = await inTurns(findTyres(catalogue, carFinder, wish, asked));
  const { total, ids, filtros, token } = found;
  const best = bestTyres(catalogue, carFinder, wish, fitted, viewer);
  if (total === 0) countEmptySize(context, body.filters);
  const isFirst = asked.destacar && page === 0;
  return await answerOnce({ catalogue, found, viewer, more: { best, isFirst } }, async () => {
    const shown = isFirst ? [...new Set([...best.keys(), ...ids])].slice(0, pageSize) : ids;
    const neumaticos = await tyreResults(catalogue, shown, viewer);
    const razones = neumaticos.flatMap(({ id, id_navision }) => {
      const why = best.get(id);
      return why ? [{ id_navision, razones: [...why] }] : [];
    });
    return { pages: Math.ceil(total / pageSize), total, page, pageSize, neumaticos, filtros, razones, token };
  });
};

/** Tyre search. In the steady state no call here reads the database. */
export const selectorHandlers = {
  selectTyres,
  selectTyresWithAgent: selectTyres,

  countTyres: async ({ database }, { body }) => {
    const wish = readTyreWish(body.filters);
    return wrongFilters(wish) ?? { total: await inTurns(countTyres(await catalogueOf(database), carFinder, wish)) };
  },

  readTyreValues: async ({ database }, { query }) => {
    const { ancho = null, serie = null, llanta = null, ic = null, 'tipo-vehiculo': tipoVehiculo = null } = query;
    const catalogue = await withSizes(await catalogueOf(database), tipoVehiculo);
    return sizeOptions(catalogue, { ancho, serie, llanta, ic, tipoVehiculo });
  },

  readTyreDefaults: async ({ database }, { query }) => {
    const { 'tipo-vehiculo': tipoVehiculo = null } = query;
    return usualSize(await withSizes(await catalogueOf(database), tipoVehiculo), tipoVehiculo);
  },

  readTyreLanding: async (context, { query }) => {
    const catalogue = await soldTyresOf(context, groupOfLanding(query));
    const viewer = viewerOf(context, query.cpostal);
    const { ids, total, modelos, medidas } = await inTurns(landing(catalogue, query, viewer));
    const neumaticos = await tyreResults(catalogue, ids, viewer);
    return { pages: Math.ceil(total / query.pageSize), total, page: query.page, neumaticos, modelos, medidas };
  },
} satisfies Pick<Handlers, keyof typeof tyres>;
