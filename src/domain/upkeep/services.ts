import type { UpkeepThing, UpkeepVehicleType } from './things.ts';

type Services = Readonly<Partial<Record<UpkeepThing, string>>>;

const ofCars: Services = {
  itv: 'pre-itv',
  revision: 'revision',
  'liquido-frenos': 'liquido-frenos',
  correa: 'correa-distribucion',
  bateria: 'bateria',
  gas: 'aire-acondicionado',
  neumaticos: 'neumaticos',
  temporada: 'neumaticos',
};

const ofMotorcycles: Services = {
  revision: 'moto-revision',
  'liquido-frenos': 'moto-frenos',
  transmision: 'moto-transmision',
  bateria: 'moto-bateria',
  neumaticos: 'moto-neumaticos',
};

const byType: Readonly<Partial<Record<UpkeepVehicleType, Services>>> = {
  turismo: ofCars,
  '4x4': ofCars,
  furgoneta: ofCars,
  moto: ofMotorcycles,
};

/** The service that is booked for a thing; undefined where workshops take no appointment for it. */
export const serviceFor = (cosa: UpkeepThing, tipo: UpkeepVehicleType): string | undefined => byType[tipo]?.[cosa];

/** What an appointment to come for a service is about. */
export const thingsOfService = (servicio: string): readonly UpkeepThing[] =>
  [ofCars, ofMotorcycles].flatMap((services) =>
    (Object.entries(services) as [UpkeepThing, string][]).flatMap(([cosa, each]) => (each === servicio ? [cosa] : [])),
  );
