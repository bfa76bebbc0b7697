import type { Answer } from '#contract/contract.ts';
import type { FromPrice } from '#contract/tyre-cards.ts';
import type { Pais } from '#domain/accounts/postcode.ts';
import type { ProductVehicle } from '#domain/catalogue/vehicles.ts';
import { cents, type Cents } from '#domain/money/cents.ts';
import { toEuros } from '#domain/money/euros.ts';
import { compareCategories } from '#domain/tyres/category.ts';
import { makerAddress, tyreFamilies, tyreFamily, type TyreFamily } from '#domain/tyres/maker-address.ts';
import { usualSet } from '#domain/tyres/usual-set.ts';
import type { Catalogue } from './catalogue.ts';
import { idAt, kindOf, netPrice, type Columns, type OfferColumns, type SizeColumns, type TyreAt } from './columns.ts';
import type { BrandRow, ModelRow } from './columns-store.ts';
import { mountedPrice } from './mounted-price.ts';
import { tariffOf, type Tariffs } from './tariffs-store.ts';
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
  readonly cheapest: Map<number, TyreAt>;
}

/** Some tyres of one size. */
interface InSize {
  readonly size: SizeColumns;
  readonly rows: Iterable<number>;
}

/** One number for what the work on a tyre depends on. */
const workOf = ({ llanta, tyres }: SizeColumns, row: number): number => llanta * 64 + kindOf(tyres.traits[row] ?? 0);

const isCheaper = (one: TyreAt, other: TyreAt): boolean =>
  netPrice(one.size.offers, one.row) < netPrice(other.size.offers, other.row);

const addCheaper = ({ cheapest }: Pick<Group, 'cheapest'>, work: number, tyre: TyreAt): void => {
  const known = cheapest.get(work);
  if (known === undefined || isCheaper(tyre, known)) cheapest.set(work, tyre);
};

/** The tyres by the place of their model. */
export const groupByModel = (
  { models }: Pick<Columns, 'models'>,
  found: Iterable<InSize>,
): ReadonlyMap<number, Group> => {
  const groups = new Map<number, Group>();
  // Of one size the tyres of a model come in no order: numbers are compared for each, and a group is asked for once.
  const [totals, best] = [new Uint32Array(models.length), new Int32Array(models.length)];
  for (const { size, rows } of found) {
    const { tyres, offers } = size;
    const named: number[] = [];
    for (const row of rows) {
      const model = tyres.model[row] ?? 0;
      if (totals[model] === 0) {
        named.push(model);
        best[model] = -1;
      }
      totals[model] = (totals[model] ?? 0) + 1;
      const before = best[model] ?? -1;
      if (offers.completo[row] === 1 && (before < 0 || netPrice(offers, row) < netPrice(offers, before)))
        best[model] = row;
    }
    for (const model of named) {
      let group = groups.get(model);
      if (!group) groups.set(model, (group = { total: 0, cheapest: new Map() }));
      group.total += totals[model] ?? 0;
      totals[model] = 0;
      const row = best[model] ?? -1;
      if (row >= 0) addCheaper(group, workOf(size, row), { size, row });
    }
  }
  return groups;
};

/** The tyres by their size. */
export const groupBySize = (found: Iterable<InSize>): ReadonlyMap<SizeColumns, Group> => {
  const groups = new Map<SizeColumns, Group>();
  for (const { size, rows } of found) {
    const group: Group = { total: 0, cheapest: new Map() };
    for (const row of rows) {
      group.total += 1;
      if (size.offers.completo[row] === 1) addCheaper(group, workOf(size, row), { size, row });
    }
    groups.set(size, group);
  }
  return groups;
};

/** The rows of a size that can be bought. */
const sellable = ({ count, offers: { precio } }: SizeColumns): Int32Array => {
  const rows = new Int32Array(count);
  let last = 0;
  for (let row = 0; row < count; row += 1) {
    rows[last] = row;
    if ((precio[row] ?? 0) > 0) last += 1;
  }
  return rows.subarray(0, last);
};

const kindAt = ({ kinds }: Pick<Columns, 'kinds'>, { size, row }: TyreAt): ProductVehicle =>
  kinds[kindOf(size.tyres.traits[row] ?? 0)] ?? 'turismo';

const setAmount = ({ columns, tariffs }: Pick<Catalogue, 'columns' | 'tariffs'>, tyre: TyreAt, pais: Pais): Cents => {
  const { size, row } = tyre;
  const { precio, descuento, ecotasa } = size.offers;
  const kind = kindAt(columns, tyre);
  return mountedPrice(tariffs, tariffOf(tariffs, pais), {
    cantidad: usualSet(kind),
    precio: cents(precio[row] ?? 0),
    descuento: descuento[row] ?? 0,
    ecotasa: cents(ecotasa[row] ?? 0),
    kind,
    llanta: size.llanta,
  });
};

// A search looks for the cheapest of all that it finds, and the next one of the same size for that of nearly the same tyres.
const amounts = new WeakMap<Tariffs, WeakMap<OfferColumns, Partial<Record<Pais, Float64Array>>>>();

/** By row, what was worked out already; where nothing was, no number. */
const knownAmounts = (tariffs: Tariffs, { offers, count }: SizeColumns, pais: Pais): Float64Array => {
  let ofTariffs = amounts.get(tariffs);
  if (!ofTariffs) amounts.set(tariffs, (ofTariffs = new WeakMap()));
  let ofOffers = ofTariffs.get(offers);
  if (!ofOffers) ofTariffs.set(offers, (ofOffers = {}));
  return (ofOffers[pais] ??= new Float64Array(count).fill(Number.NaN));
};

/** What a whole set of some tyres of a size costs, fitted, by their rows. */
export const setAmounts = (
  catalogue: Pick<Catalogue, 'columns' | 'tariffs'>,
  size: SizeColumns,
  rows: Iterable<number>,
  { pais }: Pick<Viewer, 'pais'>,
): Float64Array => {
  const known = knownAmounts(catalogue.tariffs, size, pais);
  for (const row of rows)
    if (Number.isNaN(known[row] ?? Number.NaN)) known[row] = setAmount(catalogue, { size, row }, pais);
  return known;
};

/** What a whole set of a tyre costs, fitted. */
export const setPrice = (
  catalogue: Pick<Catalogue, 'columns' | 'tariffs'>,
  tyre: TyreAt,
  viewer: Pick<Viewer, 'pais'>,
): { readonly id: number; readonly unidades: number; readonly importe: Cents } => ({
  id: idAt(tyre),
  unidades: usualSet(kindAt(catalogue.columns, tyre)),
  importe: cents(setAmounts(catalogue, tyre.size, [tyre.row], viewer)[tyre.row] ?? 0),
});

/** At which price a whole set begins, fitted. */
const priceFrom = (
  catalogue: Catalogue,
  group: Pick<Group, 'cheapest'> | undefined,
  viewer: Pick<Viewer, 'pais'>,
): FromPrice => {
  const sets = [...(group?.cheapest.values() ?? [])].map((tyre) => setPrice(catalogue, tyre, viewer));
  const [first] = sets.sort((one, other) => one.importe - other.importe);
  return first ? { id: first.id, unidades: first.unidades, importeMontado: toEuros(first.importe) } : null;
};

const inSpain = { pais: 'ES' } as const;

/** What can be bought now of each model; kept until anything changes. */
const assortment = ({ columns, remember }: Catalogue): ReadonlyMap<number, Group> =>
  remember('assortment', () =>
    groupByModel(
      columns,
      columns.sizes.map((size) => ({ size, rows: sellable(size) })),
    ),
  );

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
    for (const { count, tyres } of columns.sizes)
      for (let row = 0; row < count; row += 1) if (tyres.model[row] === place) ids.push(tyres.id[row] ?? 0);
    return { ids, group: assortment(catalogue).get(place) };
  });
};

/** Undefined of a brand that makes nothing for these vehicles. */
export const brandCard = (catalogue: Catalogue, brand: BrandRow, family: TyreFamily): BrandCard | undefined => {
  const models = modelsOf(catalogue, brand, family);
  if (models.length === 0) return undefined;
  const cheapest = new Map<number, TyreAt>();
  for (const { place } of models)
    for (const [work, tyre] of assortment(catalogue).get(place)?.cheapest ?? []) addCheaper({ cheapest }, work, tyre);
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
  groups: ReadonlyMap<SizeColumns, Group>,
  viewer: Pick<Viewer, 'pais'>,
  most: number,
): SizeCard[] =>
  [...groups]
    // Where there are as many of two, the one stays first that the columns have first.
    .sort(([, one], [, other]) => other.total - one.total)
    .slice(0, most)
    .map(([{ ancho, serie, llanta, medida }, group]) => ({
      ancho,
      serie,
      llanta,
      medida,
      total: group.total,
      desde: priceFrom(catalogue, group, viewer),
    }));
