import type { Input } from '#contract/contract.ts';
import { opensAtMidday, opensOnSaturday } from '#domain/workshops/opening-hours.ts';
import type { Tariffs } from '../catalogue/tariffs-store.ts';
import type { WorkshopRow } from './workshops-store.ts';

export type WorkshopFilter = NonNullable<Input<'filterWorkshops'>['query']['filtro']>[number];

const filters: Readonly<Record<WorkshopFilter, (workshop: WorkshopRow) => boolean>> = {
  'oberts-migdia': ({ horario }) => opensAtMidday(horario),
  'oberts-dissabte': ({ horario }) => opensOnSaturday(horario),
  moto: ({ servicios }) => servicios.includes('moto'),
  renting: ({ servicios }) => servicios.includes('renting'),
};

/** In the order in which they are offered. */
export const workshopFilters = [
  'oberts-migdia',
  'oberts-dissabte',
  'moto',
  'renting',
] as const satisfies WorkshopFilter[];

export const passes = (workshop: WorkshopRow, filtro: WorkshopFilter): boolean => filters[filtro](workshop);

/**
 * Whether a workshop offers a service: one that its own list names, or one of the tariff for which it has the
 * machine. Nobody offers what neither knows.
 */
export const offers = ({ servicios, bays }: WorkshopRow, service: string, { services }: Tariffs): boolean => {
  if (servicios.includes(service)) return true;
  const known = services.find(({ id_navision }) => id_navision === service);
  return (
    known !== undefined &&
    (known.skill === null || bays.some(({ skills }) => known.skill !== null && skills.includes(known.skill)))
  );
};
