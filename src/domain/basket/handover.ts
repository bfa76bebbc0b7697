import type { ContentService } from './content.ts';

/**
 * How goods come to their owner where there is a choice: fitted in the workshop, or picked up there
 * (spec B42, B44). Services that are not here have no counterpart.
 */
const handovers = [
  { fitting: 'MONTAJE_TALLER', pickup: 'RECOGIDA_TALLER' },
  { fitting: 'MONTAJE_TALLER_BATERIA', pickup: 'RECOGIDA_TALLER_BATERIA' },
] as const;

const pickups: ReadonlySet<string> = new Set([
  ...handovers.map(({ pickup }) => pickup),
  'RECOGIDA_TALLER_ACEITE',
  'RECOGIDA_TALLER_ACCESORIO',
]);

export const isPickup = (id_navision: string): boolean => pickups.has(id_navision);

const counterpart = (id_navision: string): string | undefined => {
  for (const { fitting, pickup } of handovers) {
    if (id_navision === fitting) return pickup;
    if (id_navision === pickup) return fitting;
  }
  return undefined;
};

/**
 * Fitting and picking up exclude each other and one of them always happens. Where both are offered, fitting decides
 * and picking up is whatever it is not; where the products leave only one, it goes with them.
 */
export const settleHandover = <Service extends ContentService>(services: readonly Service[]): Service[] =>
  services.map((service) => {
    const other = services.find(({ id_navision }) => id_navision === counterpart(service.id_navision));
    if (other)
      return {
        ...service,
        obligatorio: false,
        selected: isPickup(service.id_navision) ? !other.selected : service.selected,
      };
    return isPickup(service.id_navision) ? { ...service, obligatorio: true } : service;
  });

/** The fitting whose place a pickup takes, or the other way round; undefined where there is no choice. */
export const handoverChoice = (
  id_navision: string,
  selected: boolean,
): { readonly fitting: string; readonly selected: boolean } | undefined => {
  const found = handovers.find(({ fitting, pickup }) => id_navision === fitting || id_navision === pickup);
  return found && { fitting: found.fitting, selected: id_navision === found.fitting ? selected : !selected };
};
