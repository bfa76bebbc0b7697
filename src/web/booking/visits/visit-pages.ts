import type { VisitStep } from '#domain/visits/steps.ts';
import type { VisitVehicle } from '#domain/visits/visit.ts';
import type { PageName } from '#contract/addresses.ts';

const workshopPages = { coche: 'visitWorkshop', moto: 'visitWorkshopMoto', patinete: 'visitWorkshopScooter' } as const;

const steps = {
  comentario: ['visitComment', 'visitComment'],
  patinete: ['visitBrand', 'visitBrand'],
  servicios: ['visitService', 'visitServiceScooter'],
  'fecha-y-hora': ['visitTime', 'visitTimeScooter'],
  'tus-datos': ['visitData', 'visitDataScooter'],
  confirmacion: ['visitDone', 'visitDone'],
} as const satisfies Record<Exclude<VisitStep, 'seleccion-taller'>, readonly [usual: PageName, scooter: PageName]>;

/** The page of a step for a vehicle. */
export const pageOfStep = (step: VisitStep | 'inicio', vehiculo: VisitVehicle | null) => {
  if (step === 'inicio') return 'visit';
  if (step === 'seleccion-taller') return workshopPages[vehiculo ?? 'coche'];
  const [usual, scooter] = steps[step];
  return vehiculo === 'patinete' ? scooter : usual;
};

/** Whoever opens one of these begins with its vehicle. */
const openingPages: Partial<Readonly<Record<PageName, VisitVehicle>>> = {
  visitWorkshop: 'coche',
  visitWorkshopMoto: 'moto',
  visitWorkshopScooter: 'patinete',
  visitBrand: 'patinete',
};

export const vehicleOfPage = (page: PageName | undefined): VisitVehicle | undefined => page && openingPages[page];
