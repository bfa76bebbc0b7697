import type { KnownVehicle, ToldVehicle, VehicleData } from '#contract/vehicle-data.ts';
import { bandOf } from '#domain/moto-revision/bands.ts';
import type { OwnVehicleType, VehicleSource } from '#domain/vehicles/own-vehicle.ts';
import { unknownFacts } from '#domain/vehicles/facts.ts';
import { printPlate } from '#domain/vehicles/plate.ts';
import type { Vehicle } from '#domain/vehicles/vehicle.ts';
import { drawingAddress } from './drawing-address.ts';
import type { Registered } from './look-up.ts';

/** What a plate says of the vehicle that carries it. */
interface OfPlate {
  /** Capitals and digits alone; null where there is none. */
  readonly matricula: string | null;
  readonly matriculacion: Registered | null;
}

/** The year in which a vehicle was registered; null where the months may fall on two. */
export const yearOf = (matriculacion: Pick<Registered, 'desde' | 'hasta'> | null): number | null => {
  if (!matriculacion) return null;
  const [from, until] = [matriculacion.desde, matriculacion.hasta].map((month) => month?.slice(0, 4));
  return from !== undefined && from === until ? Number(from) : null;
};

/** A vehicle of any kind, as a registry, our own lists or its driver describe it. */
type Described = Omit<Vehicle, 'tipoVehiculo' | 'matriculacion'> & { readonly tipoVehiculo: OwnVehicleType };

/** What is known of a vehicle, under the contract's names. */
export const dataOf = (vehicle: Described, { matricula, matriculacion }: OfPlate): VehicleData => ({
  cod_matricula: matricula === null ? null : printPlate(matricula),
  tipoVehiculo: vehicle.tipoVehiculo,
  marca: vehicle.marca,
  modelo: vehicle.modelo,
  motor: vehicle.motor,
  desde: vehicle.desde ?? null,
  hasta: vehicle.hasta ?? null,
  codigoMotor: vehicle.codigoMotor ?? null,
  combustible: vehicle.combustible ?? null,
  potenciaCv: vehicle.potenciaCv ?? null,
  potenciaKw: vehicle.potenciaKw ?? null,
  cilindrada: vehicle.cilindrada ?? null,
  banda: vehicle.cilindrada === undefined ? null : bandOf(vehicle.cilindrada),
  capacidad_carter: vehicle.capacidadCarter ?? null,
  aceites: vehicle.aceites.map(({ norma, sae, condicion }) => ({ norma, sae, condicion: condicion ?? null })),
  bateria: vehicle.bateria ?? null,
  ano_fabric: vehicle.anoFabricacion ?? null,
  ano_matric: yearOf(matriculacion),
  matriculacion,
  medidas: vehicle.medidas.map(({ original, delantera, trasera }) => ({
    original,
    delantera: delantera.medida,
    trasera: trasera?.medida ?? null,
  })),
  kms: null,
  postCode: null,
  color: 'gris',
});

/** What its driver tells of a vehicle that nobody else knows. */
const asTold = (told: ToldVehicle): Described => ({
  ...unknownFacts,
  tipoVehiculo: told.tipoVehiculo,
  marca: told.marca,
  modelo: told.modelo,
  motor: told.motor,
  combustible: told.combustible ?? undefined,
  potenciaCv: told.potenciaCv ?? undefined,
  codigoMotor: told.codigoMotor ?? undefined,
  cilindrada: told.cilindrada ?? undefined,
  capacidadCarter: told.capacidad_carter ?? undefined,
  desde: undefined,
  hasta: undefined,
  medidas: [],
});

/** What is known of a vehicle counts; what only its driver can tell is laid over it. */
export const withTold = (known: Vehicle | undefined, told: ToldVehicle, plate: OfPlate): VehicleData => {
  const data = dataOf(known ?? asTold(told), plate);
  return {
    ...data,
    ano_fabric: data.ano_fabric ?? told.ano_fabric ?? null,
    ano_matric: data.ano_matric ?? told.ano_matric ?? null,
    kms: told.kms ?? null,
    postCode: told.postCode ?? null,
    color: told.color ?? 'gris',
  };
};

export const knownAs = (vehicleData: VehicleData, source: VehicleSource): KnownVehicle => ({
  vehicleData,
  images: [drawingAddress(vehicleData.tipoVehiculo, vehicleData.color)],
  source,
});
