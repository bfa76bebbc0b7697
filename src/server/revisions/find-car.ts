import type { Input } from '#contract/contract.ts';
import { isRefusal, type Refusal } from '#domain/refusal.ts';
import type { FirstRegistration } from '#domain/revisions/revision-status.ts';
import { listedAs } from '#domain/vehicles/complete-vehicle.ts';
import { printPlate, recognisePlate } from '#domain/vehicles/plate.ts';
import type { VehicleSource } from '#domain/vehicles/own-vehicle.ts';
import type { Vehicle } from '#domain/vehicles/vehicle.ts';
import { invalid, type CallContext } from '../runtime.ts';
import { lookUpPlate, registered, type Registered } from '../vehicles/look-up.ts';
import type { VehicleRegistry } from '../vehicles/vehicle-registry.ts';
import { utcDay } from '../booking/local-time.ts';

type Asked = Pick<Input<'selectOil'>['body'], 'matricula' | 'vehicle'>;

/** A car of which a revision is asked for. */
export interface RevisionCar {
  /** As people read it. */
  readonly matricula: string;
  readonly vehicle: Vehicle;
  readonly registered: FirstRegistration | null;
  /** By registry or plate alone, whatever its papers say. */
  readonly months: Registered | null;
  readonly source: VehicleSource;
}

const registrationOf = (
  months: Pick<Registered, 'desde' | 'hasta'> | null,
  fecha: string | null,
): FirstRegistration | null => (fecha === null ? months : { fecha });

/** What its driver says it is, where they name one of the vehicles of our lists. */
const describedCar = (
  { vehicle, matricula }: Asked,
  fecha: string | null,
): RevisionCar | undefined | Refusal<'datos-no-validos'> => {
  const { marca, modelo, motor } = vehicle ?? {};
  if (!marca || !modelo || !motor) return undefined;
  const plate = recognisePlate(matricula);
  if (isRefusal(plate)) return invalid({ matricula: plate.refusal });
  const listed = listedAs({ tipoVehiculo: 'turismo', marca, modelo, motor });
  if (!listed) return invalid({ 'vehicle.motor': 'campo-opcion' });
  const months = registered(plate);
  return {
    matricula: printPlate(plate.matricula),
    vehicle: listed,
    registered: registrationOf(months, fecha),
    months,
    source: 'db',
  };
};

/** The car of a plate or, where its driver described it, of our own lists; undefined where nobody knows the plate. */
export const findCar = async (
  { clock }: CallContext,
  registry: VehicleRegistry,
  asked: Asked,
): Promise<RevisionCar | undefined | Refusal<'datos-no-validos' | 'registro-no-responde'>> => {
  const fecha = asked.vehicle?.fechaMatriculacion ?? null;
  if (fecha !== null && fecha > utcDay(clock())) return invalid({ 'vehicle.fechaMatriculacion': 'campo-maximo' });
  const described = describedCar(asked, fecha);
  if (described !== undefined) return described;
  const found = await lookUpPlate(registry, asked.matricula);
  if (isRefusal(found)) {
    if (found.refusal === 'matricula-desconocida') return undefined;
    // The two others are what a caller hears.
    return found as Refusal<'datos-no-validos' | 'registro-no-responde'>;
  }
  return {
    matricula: printPlate(found.plate.matricula),
    vehicle: found.vehicle,
    registered: registrationOf(found.matriculacion, fecha),
    months: found.matriculacion,
    source: 'ws',
  };
};
