import type { KnownVehicle } from '#contract/vehicle-data.ts';
import { withoutDash } from '#domain/finder/address-query.ts';
import { isRefusal } from '#domain/refusal.ts';
import { completeFacts } from '#domain/vehicles/complete-vehicle.ts';
import { unknownFacts } from '#domain/vehicles/facts.ts';
import { recognisePlate } from '#domain/vehicles/plate.ts';
import { readFittedSize, type Fitment } from '#domain/vehicles/vehicle.ts';
import type { MotoModelRow } from '../finder/moto-models-store.ts';
import { registered } from '../vehicles/look-up.ts';
import { dataOf, knownAs } from '../vehicles/vehicle-data.ts';

const setsOf = ({ medidas }: MotoModelRow): Fitment[] =>
  medidas.flatMap((set, place) => {
    const [delantera, trasera] = [readFittedSize(set.delantera, 'moto'), readFittedSize(set.trasera, 'moto')];
    if (isRefusal(delantera)) return [];
    return [{ original: place === 0, delantera, trasera: isRefusal(trasera) ? undefined : trasera }];
  });

const yearIn = (text: string | undefined): number | undefined => (text ? Number(text) : undefined);

/** What our lists know of the motorcycle that its driver chose, with its plate; null where that cannot be read. */
export const chosenMotorcycle = (row: MotoModelRow, typed: string): KnownVehicle | null => {
  const plate = recognisePlate(typed);
  if (isRefusal(plate)) return null;
  const cc = Number(row.cilindrada);
  const [, desde, hasta] = /^(\d{4})?-(\d{4})?$/.exec(withoutDash(row.fabricacion)) ?? [];
  const vehicle = completeFacts({
    ...unknownFacts,
    tipoVehiculo: 'moto',
    marca: row.marca,
    modelo: row.modelo,
    motor: cc > 0 ? `${cc} cc` : '',
    cilindrada: cc > 0 ? cc : undefined,
    combustible: row.cilindrada === 'electrica' ? 'electrico' : undefined,
    desde: yearIn(desde),
    hasta: yearIn(hasta),
    matriculacion: undefined,
    medidas: setsOf(row),
  });
  return knownAs(dataOf(vehicle, { matricula: plate.matricula, matriculacion: registered(plate) }), 'db');
};
