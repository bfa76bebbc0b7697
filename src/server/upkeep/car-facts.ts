import type { Fecha } from '#domain/booking/calendar.ts';
import { doneByProduct, doneByService, type Done } from '#domain/upkeep/history.ts';
import type { Registered } from '#domain/upkeep/itv.ts';
import { firstDay, lastDay } from '#domain/upkeep/months.ts';
import { thingsOfService } from '#domain/upkeep/services.ts';
import type { UpkeepThing } from '#domain/upkeep/things.ts';
import type { UpkeepFacts, UpkeepVehicle } from '#domain/upkeep/timeline.ts';
import type { Told } from '#domain/upkeep/told.ts';
import { isRefusal } from '#domain/refusal.ts';
import { productKinds } from '#domain/catalogue/product-kinds.ts';
import { recognisePlate } from '#domain/vehicles/plate.ts';
import type { WorkRow } from './upkeep-store.ts';

/** A vehicle as far as its upkeep goes, by whatever is known of it. */
export interface KnownCar {
  readonly matricula: string | null;
  readonly tipoVehiculo: UpkeepVehicle['tipoVehiculo'];
  readonly combustible: UpkeepVehicle['combustible'];
  readonly codigoMotor: string | null;
  readonly cilindrada: number | null;
  /** Litres. */
  readonly carter: number | null;
  readonly bateria: string | null;
  /** The tyres that it left the factory with. */
  readonly medida: string | null;
  readonly matriculacion: { readonly desde: string; readonly hasta: string | null; readonly estimada: boolean } | null;
  readonly anoMatric: number | null;
  readonly anoFabricacion: number | undefined;
  /** Years in which its model was made. */
  readonly desde: number | undefined;
  readonly hasta: number | undefined;
}

const registeredOf = ({ matriculacion, anoMatric }: KnownCar, today: Fecha): Registered | undefined => {
  if (matriculacion) {
    const hasta = matriculacion.hasta === null ? today : lastDay(matriculacion.hasta);
    return { desde: firstDay(matriculacion.desde), hasta: hasta > today ? today : hasta };
  }
  return anoMatric === null ? undefined : { desde: `${anoMatric}-01-01`, hasta: `${anoMatric}-12-31` };
};

export const vehicleOf = (car: KnownCar, today: Fecha): UpkeepVehicle => {
  const plate = car.matricula === null ? undefined : recognisePlate(car.matricula);
  return {
    tipoVehiculo: car.tipoVehiculo,
    combustible: car.combustible,
    codigoMotor: car.codigoMotor,
    cilindrada: car.cilindrada,
    plate: plate === undefined || isRefusal(plate) ? undefined : plate,
    registered: registeredOf(car, today),
    estimated: car.matriculacion?.estimada ?? true,
  };
};

/** What a driver told, as the timeline takes it. */
export const factsTold = (dicho: readonly Told[]): Pick<UpkeepFacts, 'history' | 'itvValida' | 'without'> => ({
  history: dicho.flatMap(({ cosa, fecha, kms, sin, temporada }): Done[] =>
    sin || fecha === null || cosa === 'itv' ? [] : [{ cosa, fecha, kms, de: 'dicho', temporada }],
  ),
  itvValida: dicho.find(({ cosa }) => cosa === 'itv')?.fecha ?? undefined,
  without: dicho.filter(({ sin }) => sin).map(({ cosa }) => cosa),
});

/** The level of a pack by its code. */
export type PackLevels = ReadonlyMap<string, string>;

const thingsOfWork = (
  { servicios, productos }: WorkRow,
  levels: PackLevels,
  of: (servicio: string) => readonly UpkeepThing[],
) => [
  ...servicios.flatMap((servicio) => of(servicio).map((cosa) => ({ cosa, temporada: null }))),
  ...productos.flatMap(({ tipo, codigo, temporada }) => {
    const kind = productKinds.find((each) => each === tipo);
    if (!kind) return [];
    const nivel = levels.get(codigo) ?? null;
    return doneByProduct({ tipo: kind, idNavision: codigo, nivel }).map((cosa) => ({ cosa, temporada }));
  }),
];

/** What workshops left done on a car. */
export const factsDone = (works: readonly WorkRow[], levels: PackLevels): Done[] =>
  works
    .filter(({ hecha }) => hecha)
    .flatMap((work) =>
      thingsOfWork(work, levels, doneByService).map(({ cosa, temporada }): Done => ({
        cosa,
        fecha: work.fecha,
        kms: null,
        de: 'taller',
        temporada,
      })),
    );

/** The first appointment to come that is about each thing. */
export const appointmentsToCome = (
  works: readonly WorkRow[],
  levels: PackLevels,
  now: Date,
): ReadonlyMap<UpkeepThing, WorkRow> =>
  new Map(
    works
      .filter(({ hecha, en }) => !hecha && en > now)
      .toSorted((one, other) => other.en.getTime() - one.en.getTime())
      .flatMap((work) => thingsOfWork(work, levels, thingsOfService).map(({ cosa }) => [cosa, work] as const)),
  );
