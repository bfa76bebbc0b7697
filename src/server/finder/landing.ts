import type { Answer, Input } from '#contract/contract.ts';
import { vehicleGroup, type VehicleGroup } from '#domain/catalogue/vehicles.ts';
import { readMakerAddress } from '#domain/tyres/maker-address.ts';
import { modelCard, sizeCards } from '../catalogue/assortment.ts';
import { idAt } from '../catalogue/columns.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { groupOfFamily } from '../catalogue/find-model.ts';
import { groupByModel, groupBySize, rowsIn } from '../catalogue/groups.ts';
import type { Viewer } from '../catalogue/tyre-result.ts';
import { eachInParts, type Parts } from '../in-turns.ts';
import { unchanging } from '../json-text.ts';
import { costsOf, pickPage } from './pick-page.ts';
import { countFound, tyresFound, type FoundInSize, type FoundTyres } from './scan.ts';
import { wishKey } from './car-wish.ts';
import { carFinder } from './finders.ts';
import { anyTyre, type TyreWish } from './wish.ts';

type Query = Input<'readTyreLanding'>['query'];
type Landing = Pick<Answer<'readTyreLanding'>, 'total' | 'modelos' | 'medidas'> & { readonly ids: readonly number[] };

const modelsShown = 12;
const sizesShown = 24;

/** The tyres among which a landing's are: those of its vehicle, else of its maker's vehicles, else of cars. */
export const groupOfLanding = ({ tipo, marca }: Query): VehicleGroup => {
  if (tipo) return vehicleGroup(tipo);
  const family = marca === undefined ? undefined : readMakerAddress(marca).at(-1)?.family;
  return groupOfFamily(family ?? 'coche');
};

/** Null for a brand that is not sold here: nothing can be of it. */
const wishOf = ({ directory, columns }: Catalogue, query: Query): TyreWish | null => {
  const { temporada, tipo, marca, ancho, serie, llanta } = query;
  const [maker] = (marca === undefined ? [] : readMakerAddress(marca)).flatMap(({ slug, family }) => {
    const brand = directory.brandBySlug.get(slug);
    return brand ? [{ brand, kind: columns.kinds.find((kind) => kind === family) }] : [];
  });
  if (marca !== undefined && !maker) return null;
  return {
    ...anyTyre,
    ancho: ancho ?? null,
    serie: serie ?? null,
    llanta: llanta ?? null,
    temporada: temporada ? [temporada] : [],
    idsmarca: maker ? [maker.brand.id] : [],
    tipoVehiculo: tipo ?? maker?.kind ?? null,
  };
};

const inOrder = { order: 'recomendado', direction: 'asc' } as const;

/** Those of some models, told by the place of the model. */
function* narrowed(found: FoundTyres, isOf: readonly boolean[]): Parts<FoundTyres> {
  const left: FoundInSize[] = [];
  yield* eachInParts(found, rowsIn, ({ size, rows }) => {
    const own = rows.filter((row) => isOf[size.tyres.model[row] ?? 0]);
    if (own.length > 0) left.push({ size, rows: own });
  });
  return left;
}

/** A page of a landing, with its models and its sizes. */
export function* landing(catalogue: Catalogue, query: Query, viewer: Viewer): Parts<Landing> {
  const { columns, rememberParts } = catalogue;
  const { page, pageSize, gama } = query;
  const wish = wishOf(catalogue, query);
  if (!wish) return { ids: [], total: 0, modelos: [], medidas: [] };
  return yield* rememberParts(
    `landing ${wishKey(wish)} ${gama ?? ''} ${page} ${pageSize} ${viewer.pais}`,
    function* () {
      const scanned = yield* tyresFound(columns, carFinder, wish);
      const isOfRange = gama && columns.models.map((model) => `${model.gama}-`.startsWith(`${gama}-`));
      const found = isOfRange ? yield* narrowed(scanned, isOfRange) : scanned;
      const byModel = yield* groupByModel(columns, found);
      const models = [...byModel].sort(([one], [other]) => one - other).slice(0, modelsShown);
      const picked = yield* pickPage(costsOf(catalogue), found, wish, { ...inOrder, page, pageSize });
      const bySize = yield* groupBySize(found);
      return {
        ids: picked.map(idAt),
        total: countFound(found),
        modelos: unchanging(
          models.flatMap(([place, group]) => {
            const model = columns.models[place];
            return model ? [modelCard(catalogue, model, group, viewer)] : [];
          }),
        ),
        medidas: unchanging(sizeCards(catalogue, bySize, viewer, sizesShown)),
      };
    },
  );
}
