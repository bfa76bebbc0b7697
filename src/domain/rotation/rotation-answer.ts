import type { VehicleType } from '../vehicles/vehicle-types.ts';

/** Whether a vehicle carries the same tyres at both axles: always, never, or in some of the sets that its papers allow. */
export type AxleSizes = 'iguales' | 'distintas' | 'segun';

/** Null of a vehicle whose sizes nobody knows. */
export const axleSizes = (
  medidas: readonly { readonly delantera: string; readonly trasera: string | null }[],
): AxleSizes | null => {
  if (medidas.length === 0) return null;
  const staggered = medidas.filter(({ delantera, trasera }) => trasera !== null && trasera !== delantera).length;
  if (staggered === 0) return 'iguales';
  return staggered === medidas.length ? 'distintas' : 'segun';
};

/** What is known of whoever wants their tyres to change places. */
export interface RotationWish {
  readonly tipoVehiculo: VehicleType;
  /** Of the tyres that are on it, as its driver reads them; null before it was asked. */
  readonly medidas: AxleSizes | null;
  /** Whether an arrow on the sidewall says in which direction the tyre runs; null before it was asked. */
  readonly direccionales: boolean | null;
}

/**
 * `preguntar`: its driver looks at the tyres first. `rotar`: they change places as the workshop's scheme says.
 * `direccionales`: only from front to back on the same side. `distintas`: never from front to back. `moto`, `otro`: not at all
 * (spec R39).
 */
export type RotationAnswer = 'preguntar' | 'rotar' | 'direccionales' | 'distintas' | 'moto' | 'otro';

export const rotationAnswer = ({ tipoVehiculo, medidas, direccionales }: RotationWish): RotationAnswer => {
  if (tipoVehiculo === 'moto' || tipoVehiculo === 'otro') return tipoVehiculo;
  if (medidas === 'distintas') return 'distintas';
  if (medidas !== 'iguales' || direccionales === null) return 'preguntar';
  return direccionales ? 'direccionales' : 'rotar';
};
