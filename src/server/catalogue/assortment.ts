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
import { idAt, kindOf, type Columns, type OfferColumns, type SizeColumns, type TyreAt } from './columns.ts';
import type { BrandRow, ModelRow } from './columns-store.ts';
import { addCheaper, groupByModel, groupOfSize, type InSize, type TyreGroup } from './groups.ts';
import { atOnce, eachInParts, inTurns, type Parts } from '../in-turns.ts';
import { mountedPrice } from './mounted-price.ts';
import { tariffOf, type Tariffs } from './tariffs-store.ts';
import { tyrePicture } from './tyre-picture.ts';
import type { Viewer } from './tyre-result.ts';

type BrandCard = Answer<'readTyreBrands'>['marcas'][number];
type ModelCard = Answer<'readTyreBrand'>['modelos'][number];
type SizeCard = Answer<'readTyreLanding'>['medidas'][number];

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
  group: Pick<TyreGroup, 'cheapest'> | undefined,
  viewer: Pick<Viewer, 'pais'>,
): FromPrice => {
  const sets = [...(group?.cheapest.values() ?? [])].map((tyre) => setPrice(catalogue, tyre, viewer));
  const [first] = sets.sort((one, other) => one.importe - other.importe);
  return first ? { id: first.id, unidades: first.unidades, importeMontado: toEuros(first.importe) } : null;
};

const inSpain = { pais: 'ES' } as const;

/** What can be bought now of each model; kept until anything changes. */
const assortment = ({ columns, rememberParts }: Catalogue): Parts<ReadonlyMap<number, TyreGroup>> =>
  rememberParts('assortment', function* () {
    const sold: InSize[] = [];
    yield* eachInParts(
      columns.sizes,
      ({ count }) => count,
      (size) => sold.push({ size, rows: sellable(size) }),
    );
    return yield* groupByModel(columns, sold);
  });

/** The catalogue once its models are counted, while others have their turns. */
export const withAssortment = async (catalogue: Catalogue): Promise<Catalogue> => {
  await inTurns(assortment(catalogue));
  return catalogue;
};

const soldOf = (catalogue: Catalogue, place: number): TyreGroup | undefined => atOnce(assortment(catalogue)).get(place);

/** At which price a set of a model begins, by the model's number. */
export const modelPrice = (catalogue: Catalogue, id: number, viewer: Pick<Viewer, 'pais'>): FromPrice => {
  const place = catalogue.columns.models.findIndex((model) => model.id === id);
  return priceFrom(catalogue, soldOf(catalogue, place), viewer);
};

/** The same of some tyres of one size. */
export const sizePrice = (catalogue: Catalogue, [found]: readonly InSize[], viewer: Pick<Viewer, 'pais'>): FromPrice =>
  priceFrom(catalogue, found && groupOfSize(found), viewer);

export const modelCard = (
  catalogue: Catalogue,
  model: ModelRow,
  group: TyreGroup | undefined,
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
    modelCard(catalogue, model, soldOf(catalogue, place), inSpain),
  );

/** The tyres of a model, by size, sold out or not, and what of them can be bought. */
export const stockOfModel = (
  catalogue: Catalogue,
  model: ModelRow,
): { readonly ids: readonly number[]; readonly group: TyreGroup | undefined } => {
  const { columns, remember } = catalogue;
  return remember(`model ${model.id}`, () => {
    const place = columns.models.indexOf(model);
    const ids: number[] = [];
    for (const { count, tyres } of columns.sizes)
      for (let row = 0; row < count; row += 1) if (tyres.model[row] === place) ids.push(tyres.id[row] ?? 0);
    return { ids, group: soldOf(catalogue, place) };
  });
};

/** Undefined of a brand that makes nothing for these vehicles. */
export const brandCard = (catalogue: Catalogue, brand: BrandRow, family: TyreFamily): BrandCard | undefined => {
  const models = modelsOf(catalogue, brand, family);
  if (models.length === 0) return undefined;
  const cheapest = new Map<number, TyreAt>();
  for (const { place } of models)
    for (const [work, tyre] of soldOf(catalogue, place)?.cheapest ?? []) addCheaper({ cheapest }, work, tyre);
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
  groups: ReadonlyMap<SizeColumns, TyreGroup>,
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
