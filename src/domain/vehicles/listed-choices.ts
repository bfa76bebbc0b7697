import { isCar } from '../catalogue/vehicles.ts';
import { slugOf } from '../slug.ts';
import { listedVehicles, type ListedVehicle } from './listed-vehicles.ts';
import type { OwnVehicleType } from './own-vehicle.ts';

export interface ChosenSoFar {
  readonly tipoVehiculo?: OwnVehicleType | undefined;
  /** A name or its slug, as all that follow. */
  readonly marca?: string | undefined;
  readonly modelo?: string | undefined;
  readonly motor?: string | undefined;
}

/** Cars, off-roaders and vans are made by the same makers, and who drives one does not always call it so. */
const groupOf = (tipo: OwnVehicleType): string => (isCar(tipo) ? 'coche' : tipo);

const isNamed = (name: string, wanted: string | undefined): boolean =>
  wanted === undefined || slugOf(name) === slugOf(wanted);

/** The vehicles of our own lists that what was chosen so far leaves, by maker, model and engine. */
export const listedChoices = ({ tipoVehiculo, marca, modelo, motor }: ChosenSoFar): readonly ListedVehicle[] =>
  listedVehicles()
    .filter(
      (listed) =>
        (tipoVehiculo === undefined || groupOf(listed.tipoVehiculo) === groupOf(tipoVehiculo)) &&
        isNamed(listed.marca, marca) &&
        isNamed(listed.modelo, modelo) &&
        isNamed(listed.motor, motor),
    )
    .toSorted((a, b) =>
      [a.marca, a.modelo, a.motor]
        .join('/')
        .localeCompare([b.marca, b.modelo, b.motor].join('/'), 'es', { numeric: true }),
    );
