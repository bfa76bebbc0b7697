import { planJob, type FittedVehicle, type Stage } from '#domain/booking/job.ts';
import { heaviestVehicle, rimAsked, vehicleSkill } from '#domain/booking/vehicle-skill.ts';
import { workOf, type AttachedService } from './attached-services.ts';
import { ownWork, type ChosenProduct } from './chosen-products.ts';

/** A product or a service, and what it asks of the workshop by itself. */
export interface WorkPart {
  readonly nombre_es: string;
  readonly nombre_ca: string;
  readonly stages: readonly Stage[];
}

/** One visit, one vehicle: where tyres of several kinds are wanted, the bay must take the heaviest and the largest. */
const vehicleOf = (chosen: readonly ChosenProduct[]): FittedVehicle => {
  const kind = heaviestVehicle(new Set(chosen.map(({ facts }) => facts.tipo_vehiculo)));
  return {
    tipo_vehiculo: vehicleSkill(kind),
    llanta: rimAsked(kind, Math.max(...chosen.map(({ facts }) => facts.llanta))),
    runflat: chosen.some(({ facts }) => facts.runflat),
  };
};

/** The same of each product and each chosen service alone. */
export const workParts = (chosen: readonly ChosenProduct[], services: readonly AttachedService[]): WorkPart[] => [
  ...chosen.map((each) => {
    const { marca, modelo } = each.facts;
    const nombre = `${marca} ${modelo}`;
    const work = ownWork(each);
    return { nombre_es: nombre, nombre_ca: nombre, stages: planJob(work ? [work] : [], vehicleOf([each]), 0) };
  }),
  ...services
    .filter(({ selected }) => selected)
    .map((service) => {
      const { nombre_es, nombre_ca } = service.row;
      return { nombre_es, nombre_ca, stages: planJob([workOf(service)], vehicleOf(chosen), 0) };
    }),
];

/** What a basket's work asks of the workshop; null where nothing is wanted. */
export const workStages = (
  chosen: readonly ChosenProduct[],
  services: readonly AttachedService[],
  runflatMinutes: number,
): Stage[] | null => {
  if (chosen.length === 0) return null;
  const vehicle = vehicleOf(chosen);
  const works = [
    ...chosen.map(ownWork).filter((work) => work !== undefined),
    ...services.filter(({ selected }) => selected).map(workOf),
  ];
  return planJob(works, vehicle, runflatMinutes);
};
