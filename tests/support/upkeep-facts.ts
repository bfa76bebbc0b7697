import type { Done } from '#domain/upkeep/history.ts';
import type { UpkeepThing } from '#domain/upkeep/things.ts';
import { timelineOf, type UpkeepFacts, type UpkeepVehicle } from '#domain/upkeep/timeline.ts';

/** A car of which the first registration is known to the day. */
export const youngCar: UpkeepVehicle = {
  tipoVehiculo: 'turismo',
  combustible: 'diesel',
  codigoMotor: 'EB2DTS',
  cilindrada: null,
  plate: { kind: 'actual', pais: 'ES' },
  registered: { desde: '2025-06-01', hasta: '2025-06-01' },
  estimated: false,
};
export const middleMotorcycle: UpkeepVehicle = {
  ...youngCar,
  tipoVehiculo: 'moto',
  cilindrada: 689,
  codigoMotor: null,
};

export const doneOn = (cosa: UpkeepThing, fecha: string, more: Partial<Done> = {}): Done => ({
  cosa,
  fecha,
  kms: null,
  de: 'taller',
  temporada: null,
  ...more,
});

/** What is known of a vehicle, where a test says nothing else; and one thing of its timeline. */
export const upkeepOf = (usual: Pick<UpkeepFacts, 'vehicle' | 'readings' | 'today'>) => {
  const facts = (more: Partial<UpkeepFacts> = {}): UpkeepFacts => ({
    history: [],
    itvValida: undefined,
    without: [],
    booked: new Set(),
    ...usual,
    ...more,
  });
  const itemOf = (cosa: UpkeepThing, more: Partial<UpkeepFacts> = {}) =>
    timelineOf(facts(more)).items.find((item) => item.cosa === cosa);
  return { facts, itemOf };
};
