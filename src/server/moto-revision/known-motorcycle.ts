import type { KnownVehicle } from '#contract/vehicle-data.ts';
import { isCar } from '#domain/catalogue/vehicles.ts';
import { isRefusal, type Refusal } from '#domain/refusal.ts';
import { bandOf, type MotoSize } from '#domain/moto-revision/bands.ts';
import { invalid } from '../runtime.ts';
import { lookUpPlate } from '../vehicles/look-up.ts';
import { dataOf, knownAs } from '../vehicles/vehicle-data.ts';
import type { VehicleRegistry } from '../vehicles/vehicle-registry.ts';

/** A motorcycle as a registry names it. */
interface KnownMotorcycle {
  readonly marca: string;
  readonly modelo: string;
  readonly motor: string;
  /** Null where nobody says it. */
  readonly cilindrada: MotoSize | null;
  readonly coche: KnownVehicle;
}

/**
 * The motorcycle of a plate; null where the registry does not know it, or does not answer: then its driver says what it is.
 * Refused is a plate that stands on a car.
 */
export const knownMotorcycle = async (
  registry: VehicleRegistry,
  matricula: string,
): Promise<KnownMotorcycle | null | Refusal<'datos-no-validos'>> => {
  const found = await lookUpPlate(registry, matricula);
  if (isRefusal(found)) return null;
  const { plate, vehicle, matriculacion } = found;
  const { tipoVehiculo, marca, modelo, motor, cilindrada, combustible } = vehicle;
  if (isCar(tipoVehiculo)) return invalid({ matricula: 'revisionesMoto.errores.matricula' });
  const ofEngine = cilindrada === undefined ? null : bandOf(cilindrada);
  const coche = knownAs(dataOf(vehicle, { matricula: plate.matricula, matriculacion }), 'ws');
  return { marca, modelo, motor, cilindrada: combustible === 'electrico' ? 'electrica' : ofEngine, coche };
};
