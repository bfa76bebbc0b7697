import type { RatedTyreSize } from '#domain/tyres/size.ts';
import { compareSpeeds } from '#domain/tyres/speed-symbols.ts';
import type { ModelLine, Range } from './model-lines.ts';

const atLeast = (size: RatedTyreSize, cv: string): boolean => compareSpeeds(size.cv, cv) >= 0;
const isMetric = ({ notation, service }: RatedTyreSize): boolean => notation === 'metric' && service !== 'LT';

/** Which sizes of its kind of vehicle a range is made in. */
const madeIn: Readonly<Record<Range, (size: RatedTyreSize) => boolean>> = {
  confort: (size) => isMetric(size) && size.llanta <= 20,
  deportivo: (size) => isMetric(size) && size.llanta >= 16 && atLeast(size, 'V'),
  eco: (size) => isMetric(size) && size.llanta >= 14 && size.llanta <= 19,
  duracion: (size) => isMetric(size) && size.llanta <= 16,
  mixto: (size) => !isMetric(size) || (size.serie >= 60 && size.llanta <= 18),
  invierno: (size) => isMetric(size) && size.llanta >= 14 && size.llanta <= 21,
  versatil: (size) => isMetric(size) && size.llanta >= 14 && size.llanta <= 20,
  carga: () => true,
};

/** The highest speed symbol in which a range is sold: soft rubber and deep tread are for less speed. */
const fastest = ({ gama, maker }: ModelLine): string => {
  if (gama === 'invierno') return maker.categoria === 'BUDGET' ? 'H' : 'V';
  if (gama === 'versatil') return maker.categoria === 'PREMIUM' ? 'W' : 'V';
  if (gama === 'mixto') return 'T';
  if (gama === 'eco') return 'V';
  return 'Y';
};

/** A size as a model is made in it, at most as fast as its range; undefined where it is not made. */
export const sizeOfModel = (model: ModelLine, size: RatedTyreSize): RatedTyreSize | undefined => {
  const narrow =
    model.tipo_vehiculo === 'furgoneta' ? isMetric(size) || model.gama === 'carga' : madeIn[model.gama](size);
  if (!narrow) return undefined;
  const cv = fastest(model);
  return compareSpeeds(size.cv, cv) > 0 ? { ...size, cv } : size;
};
