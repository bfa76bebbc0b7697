import type { Answer } from '#contract/contract.ts';
import { cents } from '#domain/money/cents.ts';
import { toEuros } from '#domain/money/euros.ts';
import { unitPrice } from '#domain/pricing/unit-price.ts';
import { printChosenSize } from '#domain/tyres/print-size.ts';
import type { Catalogue } from './catalogue.ts';
import { netPrice, type Columns } from './columns.ts';
import type { BrandRow, ModelRow } from './columns-store.ts';
import { tariffOf } from './tariffs-store.ts';
import type { Viewer } from './tyre-result.ts';

type BrandCard = Answer<'readTyreBrands'>['marcas'][number];
type ModelCard = Answer<'readTyreBrand'>['modelos'][number];
type SizeCard = Answer<'readTyreLanding'>['medidas'][number];

/** How many tyres some rows have in common, and the cheapest of them. */
interface Group {
  total: number;
  cheapest: number;
}

type Groups = ReadonlyMap<number, Group>;

/** The rows by a column, in the order in which its values come up. */
export const groupBy = (columns: Columns, rows: Iterable<number>, by: ArrayLike<number>): Groups => {
  const groups = new Map<number, Group>();
  for (const row of rows) {
    const key = by[row] ?? 0;
    const group = groups.get(key);
    if (!group) groups.set(key, { total: 1, cheapest: row });
    else {
      group.total += 1;
      if (netPrice(columns, row) < netPrice(columns, group.cheapest)) group.cheapest = row;
    }
  }
  return groups;
};

/** Every row that can be bought. */
function* sellable({ precio, count }: Columns): Generator<number> {
  for (let row = 0; row < count; row += 1) if ((precio[row] ?? 0) > 0) yield row;
}

const priceFrom = ({ columns, tariffs }: Catalogue, row: number, { pais }: Pick<Viewer, 'pais'>): number => {
  const { precio, descuento, ecotasa } = columns;
  const parts = {
    precio: cents(precio[row] ?? 0),
    descuento: descuento[row] ?? 0,
    promo: 0,
    ecotasa: cents(ecotasa[row] ?? 0),
  };
  return toEuros(unitPrice({ ...parts, impuesto: tariffOf(tariffs, pais).impuesto_bp }));
};

const inSpain = { pais: 'ES' } as const;

/** What can be bought now of each brand and of each model; kept until anything changes. */
const assortment = ({ columns, remember }: Catalogue) =>
  remember('assortment', () => ({
    byBrand: groupBy(columns, sellable(columns), columns.brand),
    byModel: groupBy(columns, sellable(columns), columns.model),
  }));

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
    marcaSlug: brand?.slug ?? '',
    categoria: brand?.categoria ?? 'BUDGET',
    temporada: model.temporada,
    tipoVehiculo: model.tipo_vehiculo,
    gama: model.gama,
    garantia: model.garantia_anos,
    medidas: group?.total ?? 0,
    desde: group ? priceFrom(catalogue, group.cheapest, viewer) : null,
  };
};

/** The models of a brand, sold out or not, those asked for most first. */
export const modelCards = (catalogue: Catalogue, brand: BrandRow): ModelCard[] => {
  const { columns } = catalogue;
  const { byModel } = assortment(catalogue);
  return columns.models.flatMap((model, place) =>
    model.brandId === brand.id ? [modelCard(catalogue, model, byModel.get(place), inSpain)] : [],
  );
};

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
    return { ids, group: assortment(catalogue).byModel.get(place) };
  });
};

export const brandCard = (catalogue: Catalogue, brand: BrandRow): BrandCard => {
  const { columns } = catalogue;
  const { byBrand } = assortment(catalogue);
  const group = byBrand.get(columns.brands.indexOf(brand));
  const { id, slug, marca, categoria, destacada } = brand;
  const modelos = columns.models.filter((model) => model.brandId === brand.id).length;
  return {
    id,
    slug,
    marca,
    categoria,
    destacada,
    modelos,
    desde: group ? priceFrom(catalogue, group.cheapest, inSpain) : null,
  };
};

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
    .flatMap(([place, { total, cheapest }]) => {
      const size = catalogue.columns.sizes[place];
      if (!size) return [];
      const { ancho, serie, llanta } = size;
      return [
        { ancho, serie, llanta, medida: printChosenSize(size), total, desde: priceFrom(catalogue, cheapest, viewer) },
      ];
    });
