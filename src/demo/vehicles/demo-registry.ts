import { refuse } from '#domain/refusal.ts';
import { listedVehicles } from '#domain/vehicles/listed-vehicles.ts';
import type { Vehicle } from '#domain/vehicles/vehicle.ts';
import { plateRows } from './plate-rows.ts';
import type { VehicleRegistry } from '#server/vehicles/vehicle-registry.ts';

const readRow = (row: string): [matricula: string, Vehicle] => {
  const [matricula = '', matriculacion, marca, modelo, motor] = row.split(';');
  const listed = listedVehicles().find(
    (vehicle) => vehicle.marca === marca && vehicle.modelo === modelo && (motor === '' || vehicle.motor === motor),
  );
  if (!listed) throw new Error(`demo plates: nobody lists the vehicle of ${matricula}`);
  const { construccion: _, ...vehicle } = listed;
  return [matricula, { ...vehicle, matriculacion: matriculacion || undefined }];
};

/** The vehicles of the demo by their plates, normalised. */
export const demoVehicles = (): ReadonlyMap<string, Vehicle> =>
  new Map(plateRows.split('\n').filter(Boolean).map(readRow));

/** Knows the demo's vehicles, in this process. */
export const demoRegistry = (): VehicleRegistry => {
  const vehicles = demoVehicles();
  return { find: async ({ matricula }) => vehicles.get(matricula) ?? refuse('matricula-desconocida') };
};
