import type { Workshop } from '#contract/workshops.ts';
import { opensAtMidday, opensOnSaturday } from '#domain/workshops/opening-hours.ts';
import { orderByDistance, type Place } from '#domain/workshops/distance.ts';
import { refuse, type Refusal } from '#domain/refusal.ts';
import { firstFreeTimes } from '../booking/first-free-times.ts';
import type { Need } from '../booking/need.ts';
import type { CallContext } from '../http/context.ts';
import { chainOf } from './chain.ts';
import type { WorkshopRow } from './workshops-store.ts';

/** Farther than this nobody drives for tyres: an island without a workshop has none. */
const farthestKm = 150;
/** First free times are looked for so many days ahead, and for so many of the nearest workshops. */
const days = 25;
const nearest = 24;

export const showWorkshop = ({ tz: _, ...row }: WorkshopRow & { distancia?: number }): Workshop => ({
  ...row,
  horario: [...row.horario],
  distancia: row.distancia ?? null,
  abiertoSabado: opensOnSaturday(row.horario),
  abiertoMediodia: opensAtMidday(row.horario),
  primeraHora: null,
});

/** The same workshops with their first free times; those that have none, or cannot do the job, come last. */
export const withFirstTimes = async (
  { database, clock, config }: CallContext,
  workshops: readonly Workshop[],
  need: Need,
): Promise<Workshop[]> => {
  const asked = workshops.slice(0, nearest);
  const codTiendas = asked.map(({ codTienda }) => codTienda);
  const times = await firstFreeTimes(database, { codTiendas, need, days, now: clock(), rules: config.booking });
  const shown = asked.map((workshop) => ({ ...workshop, primeraHora: times.get(workshop.codTienda) ?? null }));
  return [
    ...shown.filter(({ primeraHora }) => primeraHora !== null),
    ...shown.filter(({ primeraHora }) => primeraHora === null),
    ...workshops.slice(nearest),
  ];
};

/** Workshops within reach of a place, nearest first, that offer a service where one is named. */
export const workshopsAround = async (
  { database }: CallContext,
  place: Place,
  service: string | null | undefined,
): Promise<Workshop[] | Refusal<'no-hay-talleres'>> => {
  const chain = (await chainOf(database)).filter(({ servicios }) => !service || servicios.includes(service));
  const near = orderByDistance(chain, place).filter(({ distancia }) => distancia <= farthestKm);
  return near.length > 0 ? near.map(showWorkshop) : refuse('no-hay-talleres');
};
