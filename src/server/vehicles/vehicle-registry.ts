import type { Refusal } from '#domain/refusal.ts';
import type { Plate } from '#domain/vehicles/plate.ts';
import type { Vehicle } from '#domain/vehicles/vehicle.ts';

export type RegistryRefusal = 'matricula-desconocida' | 'registro-no-responde';

/** Who knows what stands behind a plate. Never asks about an owner, and never hears of the visitor. */
export interface VehicleRegistry {
  readonly find: (plate: Pick<Plate, 'matricula' | 'pais'>) => Promise<Vehicle | Refusal<RegistryRefusal>>;
}
