import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts';
import { completeFacts } from '#domain/vehicles/complete-vehicle.ts';
import { printPlate, recognisePlate, type Plate } from '#domain/vehicles/plate.ts';
import { estimateRegistration } from '#domain/vehicles/registration.ts';
import type { Vehicle } from '#domain/vehicles/vehicle.ts';
import { invalid } from '../runtime.ts';
import type { RegistryRefusal, VehicleRegistry } from './vehicle-registry.ts';

/** Months, as `2018-03`, between which a vehicle was registered; one month where the registry tells it. */
export interface Registered {
  readonly desde: string;
  /** Null: maybe until today. */
  readonly hasta: string | null;
  /** By the letters of the plate, not by the registry. */
  readonly estimada: boolean;
}

export interface LookedUp {
  readonly plate: Plate;
  readonly vehicle: Vehicle;
  readonly matriculacion: Registered | null;
}

/** When a plate was given: the month of the registry where it is known, otherwise as far as its form tells. */
export const registered = (plate: Plate, matriculacion?: string): Registered | null => {
  if (matriculacion) return { desde: matriculacion, hasta: matriculacion, estimada: false };
  const estimate = estimateRegistration(plate);
  return estimate ? { desde: estimate.desde, hasta: estimate.hasta ?? null, estimada: true } : null;
};

/**
 * What stands behind a plate as somebody typed it, with the facts that our own lists add. `field` names where a plate
 * that cannot be read is said. Every call that comes here is counted under `plateLookUps`.
 */
export const lookUpPlate = async (
  registry: VehicleRegistry,
  typed: string,
  field = 'matricula',
): Promise<LookedUp | Refusal<RegistryRefusal | 'datos-no-validos'>> => {
  const plate = recognisePlate(typed);
  if (isRefusal(plate)) return invalid({ [field]: plate.refusal });
  const found = await registry.find(plate);
  if (isRefusal(found))
    return found.refusal === 'matricula-desconocida'
      ? refuse('matricula-desconocida', { matricula: printPlate(typed) })
      : found;
  const vehicle = completeFacts(found);
  return { plate, vehicle, matriculacion: registered(plate, vehicle.matriculacion) };
};
