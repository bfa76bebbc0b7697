import { isRefusal, refuse } from '#domain/refusal.ts';
import {
  readFittedSize,
  vehicleTypes,
  type FittedSize,
  type Fitment,
  type Vehicle,
  type VehicleType,
} from '#domain/vehicles/vehicle.ts';
import { demoCars } from './demo-cars.ts';
import { demoMotorcycles } from './demo-motorcycles.ts';
import type { VehicleRegistry } from '#server/vehicles/vehicle-registry.ts';

const size = (text: string, tipo: VehicleType): FittedSize => {
  const read = readFittedSize(text, tipo);
  if (isRefusal(read)) throw new Error(`demo vehicles: ${text} is no size`);
  return read;
};

const fitment = (text: string, tipo: VehicleType, original: boolean): Fitment => {
  const [front = '', rear] = text.split(' + ');
  return { original, delantera: size(front, tipo), trasera: rear === undefined ? undefined : size(rear, tipo) };
};

const year = (text: string): number | undefined => (text === '' ? undefined : Number(text));

const readRow = (row: string): [matricula: string, Vehicle] => {
  const [matricula = '', matriculacion, kind, marca = '', modelo = '', motor = '', desde = '', hasta = '', sets = ''] =
    row.split(';');
  const tipoVehiculo = vehicleTypes.find((type) => type === kind);
  if (!tipoVehiculo) throw new Error(`demo vehicles: ${row} is of no kind`);
  const medidas = sets.split(', ').map((set, place) => fitment(set, tipoVehiculo, place === 0));
  return [
    matricula,
    {
      tipoVehiculo,
      marca,
      modelo,
      motor,
      desde: year(desde),
      hasta: year(hasta),
      matriculacion: matriculacion || undefined,
      medidas,
    },
  ];
};

/** The vehicles of the demo by their plates, normalised. */
export const demoVehicles = (): ReadonlyMap<string, Vehicle> =>
  new Map(`${demoCars}${demoMotorcycles}`.split('\n').filter(Boolean).map(readRow));

/** Knows the demo's vehicles, in this process. */
export const demoRegistry = (): VehicleRegistry => {
  const vehicles = demoVehicles();
  return { find: async ({ matricula }) => vehicles.get(matricula) ?? refuse('matricula-desconocida') };
};
