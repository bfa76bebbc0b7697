import { quarterMinutes, wholeQuarters } from './quarters.ts';

/** One thing after the other that a job needs: a bay that can do it, for so many minutes. */
export interface Stage {
  /** What the bay must be able to do: the kind of vehicle, and the work where it asks for a machine. */
  readonly skills: readonly string[];
  /** Rim in inches that its machines must take. */
  readonly llanta: number;
  /** Whole quarters of an hour. */
  readonly minutes: number;
}

/** A chosen service as the catalogue has it, and how often it is done. */
export interface Work {
  readonly base_calculo: 'U' | 'F';
  readonly cantidad: number;
  /** Per unit where `base_calculo` is U. */
  readonly minutos: number;
  /** What this vehicle and rim add, as the price table has it (19" and more). Per unit likewise. */
  readonly minutos_extra: number;
  /** The machine it asks for beyond a lift; null is plain fitting. */
  readonly skill: string | null;
}

export interface FittedVehicle {
  readonly tipo_vehiculo: string;
  readonly llanta: number;
  readonly runflat: boolean;
}

const minutesOf = (work: Work): number =>
  (work.minutos + work.minutos_extra) * (work.base_calculo === 'U' ? work.cantidad : 1);

/**
 * The stages of a job: fitting on any lift that takes the vehicle, then each machine it asks for, in
 * the order given. Each stage is the sum of its services, rounded up to whole quarters. A run-flat tyre
 * adds `runflatMinutes` once, whatever is done to it. A visit without any work takes a quarter; one in which
 * something is only picked up takes it on any bay, because nothing is done to a vehicle.
 */
export const planJob = (works: readonly Work[], vehicle: FittedVehicle, runflatMinutes: number): Stage[] => {
  if (works.length > 0 && works.every((work) => minutesOf(work) === 0))
    return [{ skills: [], llanta: 0, minutes: quarterMinutes }];
  const bySkill = new Map<string | null, number>();
  const fitting = works.filter((work) => work.skill === null);
  const machines = works.filter((work) => work.skill !== null);
  for (const work of [...fitting, ...machines])
    bySkill.set(work.skill, (bySkill.get(work.skill) ?? 0) + minutesOf(work));

  const tyres = Math.max(0, ...fitting.filter((work) => work.base_calculo === 'U').map((work) => work.cantidad));
  if (vehicle.runflat && tyres > 0) bySkill.set(null, (bySkill.get(null) ?? 0) + tyres * runflatMinutes);
  if (bySkill.size === 0) bySkill.set(null, 0);

  return [...bySkill].map(([skill, minutes]) => ({
    skills: skill === null ? [vehicle.tipo_vehiculo] : [vehicle.tipo_vehiculo, skill],
    llanta: vehicle.llanta,
    minutes: wholeQuarters(minutes) * quarterMinutes,
  }));
};

/** How long the car stays: `minutos` of a hold. */
export const jobMinutes = (stages: readonly Stage[]): number => stages.reduce((sum, stage) => sum + stage.minutes, 0);

/** Whether a time held for one job serves another: the same stages, the same bays good enough. */
export const sameStages = (one: readonly Stage[], other: readonly Stage[]): boolean => written(one) === written(other);

const written = (stages: readonly Stage[]): string =>
  JSON.stringify(stages.map(({ minutes, llanta, skills }) => [minutes, llanta, skills.toSorted()]));
