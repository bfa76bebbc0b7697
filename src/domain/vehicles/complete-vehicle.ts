import { slugOf } from '../slug.ts';
import type { VehicleFacts } from './facts.ts';
import { listedVehicles, type ListedVehicle } from './listed-vehicles.ts';
import type { Vehicle } from './vehicle.ts';

type Named = Pick<Vehicle, 'tipoVehiculo' | 'marca' | 'modelo' | 'motor'>;

const keyOf = ({ tipoVehiculo, marca, modelo, motor }: Named): string =>
  [tipoVehiculo === 'moto' ? 'moto' : 'coche', slugOf(marca), slugOf(modelo), slugOf(motor)].join('/');

let byName: ReadonlyMap<string, ListedVehicle> | undefined;

/** The vehicle of our own lists that has this maker, model and engine, however they are spelt. */
export const listedAs = (vehicle: Named): ListedVehicle | undefined =>
  (byName ??= new Map(listedVehicles().map((listed) => [keyOf(listed), listed]))).get(keyOf(vehicle));

/** What `vehicle` does not tell, as our own lists have it. What it tells counts. */
export const completeFacts = (vehicle: Vehicle): Vehicle => {
  const listed = listedAs(vehicle);
  if (!listed) return vehicle;
  const complete: VehicleFacts = {
    combustible: vehicle.combustible ?? listed.combustible,
    potenciaKw: vehicle.potenciaKw ?? listed.potenciaKw,
    potenciaCv: vehicle.potenciaCv ?? listed.potenciaCv,
    codigoMotor: vehicle.codigoMotor ?? listed.codigoMotor,
    cilindrada: vehicle.cilindrada ?? listed.cilindrada,
    capacidadCarter: vehicle.capacidadCarter ?? listed.capacidadCarter,
    aceites: vehicle.aceites.length > 0 ? vehicle.aceites : listed.aceites,
    anoFabricacion: vehicle.anoFabricacion,
    bateria: vehicle.bateria ?? listed.bateria,
  };
  return { ...vehicle, ...complete };
};
