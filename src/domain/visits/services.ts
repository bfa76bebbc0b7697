import type { VisitVehicle } from './visit.ts';

/** How many services one appointment carries at most. */
const mostServices = 6;
/** Between two services where one text names several: `revision,pre-itv`. */
const between = ',';

export const servicesIn = (written: string): readonly string[] => written.split(between);
export const writeServices = (services: readonly string[]): string => services.join(between);

/** At least one. */
export type Several<Service> = readonly [Service, ...Service[]];

/**
 * The services of one appointment, in the order in which they were asked for; undefined where one of them is not known or
 * named twice, where they are of different vehicles, or too many.
 */
export const findServices = <Service extends { readonly servicio: string; readonly vehiculo: VisitVehicle }>(
  known: readonly Service[],
  written: string,
): Several<Service> | undefined => {
  const names = servicesIn(written);
  const [first, ...more] = names.flatMap((name) => known.find(({ servicio }) => servicio === name) ?? []);
  const sound =
    names.length <= mostServices && new Set(names).size === names.length && more.length + 1 === names.length;
  return first && sound && more.every(({ vehiculo }) => vehiculo === first.vehiculo) ? [first, ...more] : undefined;
};

interface ShownService {
  readonly servicio: string;
  readonly vehiculo: VisitVehicle;
  readonly nombre: string;
  readonly descripcion: string;
  /** What each takes, summed. */
  readonly minutos: number;
  /** As soon as one of them is. */
  readonly soloTelefono: boolean;
}

/** Several services as the one thing that an appointment is booked for. */
export const asOneService = (services: Several<ShownService>): ShownService => ({
  servicio: writeServices(services.map(({ servicio }) => servicio)),
  vehiculo: services[0].vehiculo,
  nombre: services.map(({ nombre }) => nombre).join(' + '),
  descripcion: services.map(({ descripcion }) => descripcion).join(' '),
  minutos: services.reduce((sum, { minutos }) => sum + minutos, 0),
  soloTelefono: services.some(({ soloTelefono }) => soloTelefono),
});
