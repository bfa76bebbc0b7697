import type { Answer } from '#contract/contract.ts';
import type { FromPrice } from '#contract/tyre-cards.ts';
import { cents, type Cents } from '#domain/money/cents.ts';
import { toEuros } from '#domain/money/euros.ts';
import { compareCategories } from '#domain/tyres/category.ts';
import { makerAddress, tyreFamilies, tyreFamily, type TyreFamily } from '#domain/tyres/maker-address.ts';
import { usualSet } from '#domain/tyres/usual-set.ts';
import type { Catalogue } from './catalogue.ts';
import { kindOf, netPrice, type Columns } from './columns.ts';
import type { BrandRow, ModelRow } from './columns-store.ts';
import { mountedPrice } from './mounted-price.ts';
import { tariffOf } from './tariffs-store.ts';
import { tyrePicture } from './tyre-picture.ts';
import type { Viewer } from './tyre-result.ts';

type BrandCard = Answer<'readTyreBrands'>['marcas'][number];
type ModelCard = Answer<'readTyreBrand'>['modelos'][number];
type SizeCard = Answer<'readTyreLanding'>['medidas'][number];

/**
 * How many tyres some rows have in common; and of those of which a whole set can be had the cheapest of each rim and kind
 * of vehicle, whose fitting costs the same. The cheapest one fitted is among them.
 */
interface Group {
  total: number;
  readonly cheapest: Map<number, number>;
}

type Groups = ReadonlyMap<number, Group>;

/** One number for what the work on a tyre depends on. */
const workOf = ({ sizes, size, traits }: Columns, row: number): number =>
  (sizes[size[row] ?? 0]?.llanta ?? 0) * 64 + kindOf(traits[row] ?? 0);

const addCheaper = (columns: Columns, { cheapest }: Pick<Group, 'cheapest'>, work: number, row: number): void => {
  const known = cheapest.get(work);
  if (known === undefined || netPrice(columns, row) < netPrice(columns, known)) cheapest.set(work, row);
};

/** The rows by a column, in the order in which its values come up. */
export const groupBy = (columns: Columns, rows: Iterable<number>, by: ArrayLike<number>): Groups => {
  const groups = new Map<number, Group>();
  for (const row of rows) {
    const key = by[row] ?? 0;
    let group = groups.get(key);
    if (!group) groups.set(key, (group = { total: 0, cheapest: new Map() }));
    group.total += 1;
    if (columns.completo[row] === 1) addCheaper(columns, group, workOf(columns, row), row);
  }
  return groups;
};

/** Every row that can be bought. */
function* sellable({ precio, count }: Columns): Generator<number> {
  for (let row = 0; row < count; row += 1) if ((precio[row] ?? 0) > 0) yield row;
}

/** What a whole set of a row's tyre costs, fitted. */
export const setPrice = (
  { columns, tariffs }: Pick<Catalogue, 'columns' | 'tariffs'>,
  row: number,
  { pais }: Pick<Viewer, 'pais'>,
): { readonly id: number; readonly unidades: number; readonly importe: Cents } => {
  const { precio, descuento, ecotasa, sizes, size, kinds, traits } = columns;
  const kind = kinds[kindOf(traits[row] ?? 0)] ?? 'turismo';
  const unidades = usualSet(kind);
  const importe = mountedPrice(tariffs, tariffOf(tariffs, pais), {
    cantidad: unidades,
    precio: cents(precio[row] ?? 0),
    descuento: descuento[row] ?? 0,
    ecotasa: cents(ecotasa[row] ?? 0),
    kind,
    llanta: sizes[size[row] ?? 0]?.llanta ?? 0,
  });
  return { id: columns.id[row] ?? 0, unidades, importe };
};

/** At which price a whole set begins, fitted. */
const priceFrom = (
  catalogue: Catalogue,
  group: Pick<Group, 'cheapest'> | undefined,
  viewer: Pick<Viewer, 'pais'>,
): FromPrice => {
  const sets = [...(group?.cheapest.values() ?? [])].map((row) => setPrice(catalogue, row, viewer));
  const [first] = sets.sort((one, other) => one.importe - other.importe);
  return first ? { id: first.id, unidades: first.unidades, importeMontado: toEuros(first.importe) } : null;
};

const inSpain = { pais: 'ES' } as const;

/** What can be bought now of each model; kept until anything changes. */
const assortment = ({ columns, remember }: Catalogue): Groups =>
  remember('assortment', () => groupBy(columns, sellable(columns), columns.model));

export const modelCard = (
  catalogue: Catalogue,
  model: ModelRow,
  group: Group | undefined,
  viewer: Pick<Viewer, 'pais'>,
): ModelCard => {
  const brand = catalogue.directory.brandById.get(model.brandId);
  return {
    slug: model.slug,
    modelo: model.modelo,
    marca: brand?.marca ?? '',
    marcaSlug: makerAddress(brand?.slug ?? '', tyreFamily(model.tipo_vehiculo)),
    categoria: brand?.categoria ?? 'BUDGET',
    temporada: model.temporada,
    tipoVehiculo: model.tipo_vehiculo,
    gama: model.gama,
    garantia: model.garantia_anos,
    imagen: tyrePicture({
      maker: brand?.slug ?? '',
      model: model.slug,
      vehicle: model.tipo_vehiculo,
      season: model.temporada,
    }),
    medidas: group?.total ?? 0,
    desde: priceFrom(catalogue, group, viewer),
  };
};

const modelsOf = ({ columns }: Catalogue, brand: BrandRow, family: TyreFamily): { model: ModelRow; place: number }[] =>
  columns.models
    .map((model, place) => ({ model, place }))
    .filter(({ model }) => model.brandId === brand.id && tyreFamily(model.tipo_vehiculo) === family);

/** The models of a brand for a kind of vehicle, sold out or not, those asked for most first. */
export const modelCards = (catalogue: Catalogue, brand: BrandRow, family: TyreFamily): ModelCard[] =>
  modelsOf(catalogue, brand, family).map(({ model, place }) =>
    modelCard(catalogue, model, assortment(catalogue).get(place), inSpain),
  );

/** The tyres of a model, by size, sold out or not, and what of them can be bought. */
export const stockOfModel = (
  catalogue: Catalogue,
  model: ModelRow,
): { readonly ids: readonly number[]; readonly group: Group | undefined } => {
  const { columns, remember } = catalogue;
  return remember(`model ${model.id}`, () => {
    const place = columns.models.indexOf(model);
    const ids: number[] = [];
    for (const [row, of] of columns.model.entries()) if (of === place) ids.push(columns.id[row] ?? 0);
    return { ids, group: assortment(catalogue).get(place) };
  });
};

/** Undefined of a brand that makes nothing for these vehicles. */
export const brandCard = (catalogue: Catalogue, brand: BrandRow, family: TyreFamily): BrandCard | undefined => {
  const { columns } = catalogue;
  const models = modelsOf(catalogue, brand, family);
  if (models.length === 0) return undefined;
  const cheapest = new Map<number, number>();
  for (const { place } of models)
    for (const [work, row] of assortment(catalogue).get(place)?.cheapest ?? [])
      addCheaper(columns, { cheapest }, work, row);
  const { id, slug, marca, categoria, destacada } = brand;
  return {
    id,
    slug: makerAddress(slug, family),
    marca,
    familia: family,
    categoria,
    destacada,
    modelos: models.length,
    desde: priceFrom(catalogue, { cheapest }, inSpain),
  };
};

/** Every brand of a catalogue, once for each kind of vehicle that it makes tyres for; Premium first. */
export const brandCards = (catalogue: Catalogue): readonly BrandCard[] =>
  catalogue.remember('brands', () =>
    tyreFamilies
      .filter((family) => catalogue.columns.kinds.some((kind) => tyreFamily(kind) === family))
      .flatMap((family) =>
        catalogue.columns.brands
          .flatMap((brand) => brandCard(catalogue, brand, family) ?? [])
          .sort((one, other) => compareCategories(one.categoria, other.categoria)),
      ),
  );

/** Sizes of some rows, those with most tyres first. */
export const sizeCards = (
  catalogue: Catalogue,
  groups: Groups,
  viewer: Pick<Viewer, 'pais'>,
  most: number,
): SizeCard[] =>
  [...groups]
    .sort(([one, { total: ones }], [other, { total: others }]) => others - ones || one - other)
    .slice(0, most)
    .flatMap(([place, group]) => {
      const size = catalogue.columns.sizes[place];
      if (!size) return [];
      const { ancho, serie, llanta, medida } = size;
      return [{ ancho, serie, llanta, medida, total: group.total, desde: priceFrom(catalogue, group, viewer) }];
    });
