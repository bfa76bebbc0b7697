import type { VehicleKind } from '#domain/finder/vehicles.ts';
import type { LabelClass, NoiseClass } from '#domain/tyres/eu-label.ts';
import type { RatedTyreSize } from '#domain/tyres/size.ts';
import { draw, drawn } from '../draw.ts';
import type { ModelLine, Range } from './model-lines.ts';

export interface Label {
  readonly consumo: LabelClass;
  readonly mojado: LabelClass;
  readonly ruido_db: number;
  readonly ruido: NoiseClass;
}

const classes: readonly LabelClass[] = ['A', 'B', 'C', 'D', 'E'];

const classAt = (value: number): LabelClass => classes[Math.min(4, Math.max(0, Math.round(value)))] ?? 'E';

/** Usual classes of a range as places in the alphabet (A is 0): fuel, wet grip. */
const usual: Readonly<Record<Range, readonly [consumo: number, mojado: number]>> = {
  confort: [1.0, 0.2],
  deportivo: [1.8, 0],
  eco: [0.2, 0.9],
  duracion: [1.6, 1.5],
  mixto: [2.9, 2.2],
  invierno: [2.0, 1.3],
  versatil: [1.5, 0.9],
  carga: [1.4, 0.9],
};

const behind = { PREMIUM: 0, QUALITY: 0.3, BUDGET: 0.7 } as const;

/** Decibels that UN R117 allows: by width on cars, one more for reinforced and for winter tyres; by snow on vans. */
const noiseLimit = (size: RatedTyreSize, kind: VehicleKind, nieve: boolean): number => {
  if (kind === 'furgoneta') return nieve ? 73 : 72;
  const width = size.notation === 'flotation' ? 275 : size.ancho;
  const base = width <= 185 ? 70 : width <= 245 ? 71 : width <= 275 ? 72 : 74;
  return base + (size.reinforced || nieve ? 1 : 0);
};

/** The classes of Regulation (EU) 2020/740, invented to be plausible for the range and the size. */
export const labelOf = (model: ModelLine, size: RatedTyreSize, place: number, row: number): Label => {
  const [consumo, mojado] = usual[model.gama];
  const late = behind[model.maker.categoria];
  // Large wheels roll more easily by weight, wide ones drain better.
  const large = (size.llanta - 16) * 0.12;
  const limit = noiseLimit(size, model.tipo_vehiculo, model.temporada !== 'verano');
  const ruido_db =
    limit - 3 + Math.floor(draw(drawn.noise, place, row) * 3.2 + late * 0.8 + (model.gama === 'mixto' ? 1 : 0));
  return {
    consumo: classAt(consumo + late - large + draw(drawn.fuel, place, row) - 0.5),
    mojado: classAt(mojado + late - large / 2 + draw(drawn.wet, place, row) - 0.5),
    ruido_db,
    ruido: ruido_db <= limit - 3 ? 'A' : ruido_db <= limit ? 'B' : 'C',
  };
};
