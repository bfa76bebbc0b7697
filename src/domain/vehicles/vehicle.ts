import type { VehicleFacts } from './facts.ts';
import { isRefusal, refuse, type Refusal } from '../refusal.ts';
import { compareSpeeds } from '../tyres/speed-symbols.ts';
import { printTyreSize } from '../tyres/print-size.ts';
import { parseTyreSize } from '../tyres/size.ts';
import { parseVehicleSize, printVehicleSize } from '../tyres/vehicle-size.ts';
import type { VehicleType } from './vehicle-types.ts';

/** A size that a vehicle may carry, with the rating that its papers ask for in this size. */
export interface FittedSize {
  /** As it is read on the tyre: `205/55 R16 91V`. */
  readonly medida: string;
  readonly ancho: number;
  readonly serie: number;
  readonly llanta: number;
  readonly ic: number | undefined;
  readonly cv: string | undefined;
}

/** One set of tyres. Without `trasera` all wheels carry the same. */
export interface Fitment {
  /** As the vehicle left the factory; otherwise an alternative that its papers allow. */
  readonly original: boolean;
  readonly delantera: FittedSize;
  readonly trasera: FittedSize | undefined;
}

/** A vehicle as a registry knows it, without anything about its owner. */
export interface Vehicle extends VehicleFacts {
  readonly tipoVehiculo: VehicleType;
  readonly marca: string;
  readonly modelo: string;
  /** `1.6 TDI 105`, `689 cc`; may be empty. */
  readonly motor: string;
  /** Years in which the model was made. */
  readonly desde: number | undefined;
  readonly hasta: number | undefined;
  /** Month of the registration, `2018-03`, where the registry has it. */
  readonly matriculacion: string | undefined;
  readonly medidas: readonly Fitment[];
}

/** What a tyre must at least bear: load index and speed symbol. */
export interface TyreRating {
  readonly ic: number;
  readonly cv: string;
}

/** Reads a size as papers and registries write it; those of motorcycles and others have notations of their own. */
export const readFittedSize = (typed: string, tipo: VehicleType): FittedSize | Refusal<'medida-no-valida'> => {
  const car = tipo === 'moto' ? refuse('medida-no-valida') : parseTyreSize(typed);
  if (!isRefusal(car)) {
    const { ancho, serie, llanta, ic, cv } = car;
    return { medida: printTyreSize(car), ancho, serie, llanta, ic, cv };
  }
  const size = tipo === 'moto' || tipo === 'otro' ? parseVehicleSize(typed) : car;
  if (isRefusal(size)) return size;
  const { ancho, serie, llanta, ic, cv } = size;
  return { medida: printVehicleSize(size), ancho, serie, llanta, ic, cv };
};

/** The sizes that stand on one axle, each once a set. */
const sizesOn = (axle: 'delantera' | 'trasera', medidas: readonly Fitment[]): FittedSize[] =>
  medidas.map(({ delantera, trasera }) => (axle === 'trasera' ? (trasera ?? delantera) : delantera));

/**
 * The least that tyres on an axle have to bear: every size that the papers allow there bears what the axle weighs and
 * what the vehicle runs, so the lowest of them is enough. Undefined where no size has its rating.
 */
export const minimumRating = (
  { medidas }: Pick<Vehicle, 'medidas'>,
  axle: 'delantera' | 'trasera',
): TyreRating | undefined => {
  const sizes = sizesOn(axle, medidas);
  const loads = sizes.flatMap(({ ic }) => (ic === undefined ? [] : [ic]));
  const [cv] = sizes.flatMap((size) => (size.cv === undefined ? [] : [size.cv])).sort(compareSpeeds);
  return loads.length > 0 && cv !== undefined ? { ic: Math.min(...loads), cv } : undefined;
};

/** What tyres of a size have to bear on an axle: what stands beside the size, or the axle's least where the papers give none. */
export const ratingFor = (
  { ic, cv }: FittedSize,
  axle: 'delantera' | 'trasera',
  vehicle: Pick<Vehicle, 'medidas'>,
): Partial<TyreRating> => {
  if (ic !== undefined && cv !== undefined) return { ic, cv };
  const own = { ...(ic === undefined ? {} : { ic }), ...(cv === undefined ? {} : { cv }) };
  return { ...minimumRating(vehicle, axle), ...own };
};
