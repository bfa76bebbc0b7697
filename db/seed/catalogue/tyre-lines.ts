import { printTyreSize } from '#domain/tyres/print-size.ts';
import { tyreSpecs } from '#domain/tyres/tyre-specs.ts';
import type { Season } from '#domain/tyres/season.ts';
import type { RatedTyreSize } from '#domain/tyres/size.ts';
import { compareSpeeds } from '#domain/tyres/speed-symbols.ts';
import { draw, drawn } from '../draw.ts';
import { sizeOfModel } from './fits-model.ts';
import type { ModelLine } from './model-lines.ts';
import type { SoldSize } from './sizes.ts';

/** One tyre that a model could be sold as. */
export interface TyreLine {
  /** Place of its model in the list of models. */
  readonly model: number;
  readonly size: RatedTyreSize;
  readonly runflat: boolean;
  readonly specs: string;
  readonly medida: string;
  /** 1 sells most, 3 least. */
  readonly popularidad: number;
  /** Its size and rating are a row of the table, and not one that the model is made slower in. */
  readonly inTable: boolean;
}

/** How often a model has a run-flat twin of a size, in tenths of a percent. */
const runflatShare = ({ maker, gama }: ModelLine): number => {
  if (!['confort', 'deportivo', 'invierno', 'versatil'].includes(gama)) return 0;
  return { PREMIUM: 90, QUALITY: 20, BUDGET: 0 }[maker.categoria];
};

const hasRunflatTwin = (model: ModelLine, size: RatedTyreSize, place: number, row: number): boolean =>
  model.tipo_vehiculo !== 'furgoneta' &&
  size.llanta >= 16 &&
  size.llanta <= 21 &&
  compareSpeeds(size.cv, 'H') >= 0 &&
  draw(drawn.runflat, place, row) * 1000 < runflatShare(model);

/** Every tyre that the models could be sold as: no two of one model alike. */
export const allTyreLines = (models: readonly ModelLine[], sizes: readonly SoldSize[]): TyreLine[] =>
  models.flatMap((model, place) => {
    const lines = new Map<string, TyreLine>();
    sizes.forEach((covers, row) => {
      if (covers.tipo_vehiculo !== model.tipo_vehiculo) return;
      const size = sizeOfModel(model, covers.size);
      if (!size) return;
      const twins = hasRunflatTwin(model, size, place, row) ? [false, true] : [false];
      for (const runflat of twins) {
        const specs = tyreSpecs({ size, runflat });
        const { popularidad } = covers;
        if (!lines.has(specs))
          lines.set(specs, {
            model: place,
            size,
            runflat,
            specs,
            medida: printTyreSize(size),
            popularidad,
            inTable: size === covers.size,
          });
      }
    });
    return [...lines.values()];
  });

/** How much oftener than a rare size a usual one is sold. */
const demandOfSize = (popularidad: number): number => ({ 1: 4, 2: 1.2 })[popularidad] ?? 1;

const demandOfSeason: Readonly<Record<Season, number>> = { verano: 1.2, allseason: 1.2, invierno: 0.6 };

/** Of each size so many models at least. */
const leastModels = 4;

/**
 * So many of the tyres: of every size some, and of what sells most by far the most. A share is drawn by weight
 * (Efraimidis and Spirakis: the greatest of u to the power of 1/weight), so that a larger number holds a smaller one.
 */
export const chooseTyreLines = (
  lines: readonly TyreLine[],
  models: readonly ModelLine[],
  wanted: number,
): TyreLine[] => {
  const keyed = lines.map((line, place) => {
    const model = models[line.model];
    if (!model) throw new Error(`tyre without a model: ${line.medida}`);
    const weight = demandOfSize(line.popularidad) * demandOfSeason[model.temporada] * (0.3 + model.popularidad / 10);
    return { line, key: draw(drawn.chosen, place) ** (1 / weight) };
  });
  keyed.sort((one, other) => other.key - one.key);
  const covered = new Map<string, number>();
  const first: TyreLine[] = [];
  const rest: TyreLine[] = [];
  for (const { line } of keyed) {
    const had = covered.get(line.medida) ?? 0;
    covered.set(line.medida, had + 1);
    (line.inTable && had < leastModels ? first : rest).push(line);
  }
  return [...first, ...rest].slice(0, wanted);
};
