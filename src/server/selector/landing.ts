import type { Answer, Input } from '#contract/contract.ts';
import { groupBy, modelCard, sizeCards } from '../catalogue/assortment.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Viewer } from '../catalogue/tyre-result.ts';
import { unchanging } from '../http/json-text.ts';
import { compareRows, pickPage } from './pick-page.ts';
import { scanTyres } from './scan-tyres.ts';
import { anyTyre, wishKey, type TyreWish } from './tyre-wish.ts';

type Landing = Pick<Answer<'readTyreLanding'>, 'total' | 'modelos' | 'medidas'> & { readonly ids: readonly number[] };

const modelsShown = 12;
const sizesShown = 24;

/** Null for a brand that is not sold here: nothing can be of it. */
const wishOf = (
  { directory }: Catalogue,
  { temporada, tipo, marca, llanta }: Input<'readTyreLanding'>['query'],
): TyreWish | null => {
  const brand = marca === undefined ? undefined : directory.brandBySlug.get(marca);
  if (marca !== undefined && !brand) return null;
  return {
    ...anyTyre,
    llanta: llanta ?? null,
    temporada: temporada ? [temporada] : [],
    idsmarca: brand ? [brand.id] : [],
    tipoVehiculo: tipo ?? null,
  };
};

/** A page of a landing, with its models and its sizes. */
export const landing = (catalogue: Catalogue, query: Input<'readTyreLanding'>['query'], viewer: Viewer): Landing => {
  const { columns, remember } = catalogue;
  const { page, pageSize } = query;
  const wish = wishOf(catalogue, query);
  if (!wish) return { ids: [], total: 0, modelos: [], medidas: [] };
  return remember(`landing ${wishKey(wish)} ${page} ${pageSize} ${viewer.pais}`, () => {
    const { rows } = scanTyres(columns, wish);
    const compare = compareRows(columns, wish, { order: 'recomendado', direction: 'asc' });
    const models = [...groupBy(columns, rows, columns.model)]
      .sort(([one], [other]) => one - other)
      .slice(0, modelsShown);
    return {
      ids: pickPage(rows, compare, page * pageSize, (page + 1) * pageSize).map((row) => columns.id[row] ?? 0),
      total: rows.length,
      modelos: unchanging(
        models.flatMap(([place, group]) => {
          const model = columns.models[place];
          return model ? [modelCard(catalogue, model, group, viewer)] : [];
        }),
      ),
      medidas: unchanging(sizeCards(catalogue, groupBy(columns, rows, columns.size), viewer, sizesShown)),
    };
  });
};
