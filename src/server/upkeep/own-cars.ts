import type { Account } from '#domain/accounts/account.ts';
import { dayOnTheWall } from '#domain/workshops/wall-day.ts';
import { normalisePlate } from '#domain/vehicles/plate.ts';
import { ownedBy } from '../accounts/owned-by.ts';
import type { Database } from '../database/database.ts';
import { vehiclesOf, type VehicleRow } from '../vehicles/own-vehicles-store.ts';
import type { KnownCar } from './car-facts.ts';
import type { CarHistory } from './car-timeline.ts';
import { keptOf, worksOf } from './upkeep-store.ts';

const knownCar = (row: VehicleRow): KnownCar => ({
  matricula: row.matricula,
  tipoVehiculo: row.tipoVehiculo,
  combustible: row.combustible,
  codigoMotor: row.ficha.codigoMotor,
  cilindrada: row.ficha.cilindrada,
  carter: row.capacidadCarter,
  bateria: row.ficha.bateria,
  medida: row.ficha.medidas.find(({ original, trasera }) => original && trasera === null)?.delantera ?? null,
  matriculacion: row.ficha.matriculacion,
  anoMatric: row.anoMatric,
  anoFabricacion: row.anoFabric ?? undefined,
  desde: row.ficha.desde ?? undefined,
  hasta: row.ficha.hasta ?? undefined,
});

export interface OwnCar extends CarHistory {
  readonly row: VehicleRow;
  readonly avisos: boolean;
}

/** The vehicles of an account with all that is known of them: three queries, however many they are. */
export const ownCars = async (
  db: Database,
  account: Pick<Account, 'id' | 'email' | 'email_probado'>,
): Promise<OwnCar[]> => {
  // One after the other: the job that reminds asks within its transaction.
  const rows = await vehiclesOf(db, account.id);
  const kept = await keptOf(db, account.id);
  const works = await worksOf(db, ownedBy(account));
  return rows.map((row) => {
    const plate = row.matricula === null ? null : normalisePlate(row.matricula);
    const told = kept.find(({ id }) => id === row.id);
    return {
      row,
      car: knownCar(row),
      readings: row.kilometros.map(({ kms, menos, en }) => ({ kms, menos, en: dayOnTheWall(new Date(en)) })),
      works: works.filter(({ matricula }) => matricula === plate),
      dicho: told?.dicho ?? [],
      avisos: told?.avisos ?? false,
    };
  });
};
