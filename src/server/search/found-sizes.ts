import type { Answer } from '#contract/contract.ts';
import { vehicleGroup, type ProductVehicle, type VehicleGroup } from '#domain/catalogue/vehicles.ts';
import type { Reading } from '#domain/search/read-query.ts';
import type { MeantSize } from '#domain/search/read-size.ts';
import { printRating } from '#domain/tyres/print-size.ts';
import { speedLimit } from '#domain/tyres/speed-symbols.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { SizeColumns } from '../catalogue/columns.ts';
import { sizePrice } from '../catalogue/assortment.ts';
import type { Viewer } from '../catalogue/tyre-result.ts';
import { carFinder } from '../finder/finders.ts';
import { countFound, tyresFound, type FoundTyres } from '../finder/scan.ts';
import { anyTyre, type TyreWish } from '../finder/wish.ts';
import { atOnce } from '../in-turns.ts';

export type FoundSize = Answer<'searchSite'>['medidas'][number];
export type Catalogues = readonly (readonly [VehicleGroup, Catalogue])[];
export type WantedMaker = FoundSize['marca'];

/** What was typed, whose tyres of it are meant, and who asks. */
export interface SizesAsked {
  readonly reading: Reading;
  readonly marca: WantedMaker;
  readonly viewer: Pick<Viewer, 'pais'>;
}

const measure = ({ ancho, serie, llanta }: Pick<SizeColumns, 'ancho' | 'serie' | 'llanta'>) => ({
  ancho,
  serie,
  llanta,
});

const sold = ({ columns }: Catalogue, size: MeantSize): SizeColumns | undefined =>
  columns.sizes.find(
    ({ ancho, serie, llanta }) => ancho === size.ancho && serie === size.serie && llanta === size.llanta,
  );

/** Whose tyres of a size are listed: of a group that has several lists, where most of them are. */
const vehicleOf = (group: VehicleGroup, { columns }: Catalogue, { tyres }: SizeColumns): ProductVehicle => {
  if (group !== 'moto') return group === 'coche' ? 'turismo' : group;
  const vehicles = Array.from(tyres.model, (place) => columns.models[place]);
  const most = [...Map.groupBy(vehicles, (model) => model?.tipo_vehiculo ?? 'moto')].sort(
    ([, ones], [, others]) => others.length - ones.length,
  );
  return most[0]?.[0] ?? 'moto';
};

/**
 * The wishes that the list of a vehicle's tyres can be narrowed by, the narrowest first: all that was asked, the size
 * with its rating, the size alone.
 */
const wishesOf = (
  range: SizeColumns,
  tipoVehiculo: ProductVehicle,
  size: MeantSize,
  { reading, marca }: SizesAsked,
) => {
  const { temporada, runflat } = reading.wishes;
  const car = tipoVehiculo === 'turismo';
  const plain: TyreWish = { ...anyTyre, ...measure(range), tipoVehiculo: car ? null : tipoVehiculo };
  // The list of lorries' tyres knows sizes only.
  if (tipoVehiculo === 'camion') return { wishes: [plain], all: !marca && size.cv === undefined && !temporada };
  const rated: TyreWish = {
    ...plain,
    ic: size.ic ?? null,
    cv: size.cv !== undefined && speedLimit(size.cv) !== undefined ? size.cv : null,
  };
  const asked: TyreWish = {
    ...rated,
    temporada: car && temporada ? [temporada] : [],
    runflat: car ? (runflat ?? null) : null,
    idsmarca: marca ? [marca.id] : [],
  };
  return { wishes: [asked, rated, plain], all: car || (!temporada && !runflat) };
};

interface InGroup {
  readonly found: FoundSize;
  /** It has all that was asked for. */
  readonly asAsked: boolean;
}

/** A size in one group of vehicles, with as much of what was asked as some of its tyres have. */
const inGroup = (
  group: VehicleGroup,
  catalogue: Catalogue,
  size: MeantSize,
  asked: SizesAsked,
): InGroup | undefined => {
  const range = sold(catalogue, size);
  if (!range) return undefined;
  const tipoVehiculo = vehicleOf(group, catalogue, range);
  const { wishes, all } = wishesOf(range, tipoVehiculo, size, asked);
  const tyresOf = (wish: TyreWish): FoundTyres => atOnce(tyresFound(catalogue.columns, carFinder, wish));
  const wish = wishes.find((each) => tyresOf(each).length > 0);
  if (!wish) return undefined;
  const tyres = tyresOf(wish);
  const rating = printRating({ ic: wish.ic ?? undefined, ic2: undefined, cv: wish.cv ?? undefined, overspeed: false });
  return {
    asAsked: wish === wishes[0] && all,
    found: {
      tipoVehiculo,
      medida: `${range.medida} ${rating}`.trim(),
      ...measure(range),
      ic: wish.ic,
      cv: wish.cv,
      temporada: wish.temporada[0] ?? null,
      runflat: wish.runflat,
      marca: wish.idsmarca.length > 0 ? asked.marca : null,
      total: countFound(tyres),
      desde: sizePrice(catalogue, tyres, asked.viewer),
    },
  };
};

export interface WholeSizes {
  readonly found: readonly FoundSize[];
  /** Each has all that was asked. */
  readonly asAsked: boolean;
}

/** The whole sizes that a query may name, in every group of vehicles that they are sold for. */
export const wholeSizes = (catalogues: Catalogues, asked: SizesAsked): WholeSizes => {
  for (const size of asked.reading.sizes) {
    const found = catalogues.flatMap(([group, catalogue]) => inGroup(group, catalogue, size, asked) ?? []);
    if (found.length > 0)
      return { found: found.map((each) => each.found), asAsked: found.every(({ asAsked }) => asAsked) };
  }
  return { found: [], asAsked: false };
};

/** The figures that people may type for a size, as far as they get: 205/55 R16 is 2055516, 195 R14 also 19514. */
const figuresOf = ({ ancho, serie, llanta, medida }: SizeColumns): string[] => {
  const parts = [ancho, serie, llanta].join('').replaceAll('.', '');
  const printed = medida.replaceAll(/\D/g, '');
  const bare = serie === 80 || serie === 100 ? `${ancho}${llanta}`.replaceAll('.', '') : printed;
  return [parts, printed, bare];
};

/** Sizes that begin with these figures, those with most tyres first. */
export const sizesBegun = (catalogues: Catalogues, figures: string, asked: SizesAsked, most: number): FoundSize[] =>
  catalogues
    .flatMap(([group, catalogue]) =>
      catalogue.columns.sizes
        .filter((size) => figuresOf(size).some((whole) => whole.startsWith(figures)))
        .map((range) => ({ group, catalogue, range })),
    )
    .sort((one, other) => other.range.count - one.range.count)
    .slice(0, most)
    .flatMap(({ group, catalogue, range }) => {
      const size = { ...measure(range), ic: undefined, cv: undefined, sure: false };
      return inGroup(group, catalogue, size, asked)?.found ?? [];
    });

/** Numbers of the models that some of these sizes are sold of. */
export const modelsIn = (catalogues: Catalogues, sizes: readonly FoundSize[]): ReadonlySet<number> => {
  const models = new Set<number>();
  for (const [group, { columns }] of catalogues)
    for (const range of columns.sizes) {
      const meant = sizes.some(
        ({ tipoVehiculo, ancho, serie, llanta }) =>
          vehicleGroup(tipoVehiculo) === group &&
          ancho === range.ancho &&
          serie === range.serie &&
          llanta === range.llanta,
      );
      if (!meant) continue;
      for (const [row, place] of range.tyres.model.entries()) {
        const model = columns.models[place];
        if (model && (range.offers.precio[row] ?? 0) > 0) models.add(model.id);
      }
    }
  return models;
};
