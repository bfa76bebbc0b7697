import type { Answer } from '#contract/contract.ts';
import { canDo } from '#domain/booking/availability.ts';
import { neededAlone } from './needed-alone.ts';
import { firstFreeTimes, type FirstFreeTime } from '../booking/first-free-times.ts';
import type { Need } from '../booking/need.ts';
import type { Runtime } from '../runtime.ts';
import type { WorkshopRow } from '../workshops/workshops-store.ts';
import { daysAhead } from './offer-workshops.ts';

interface FirstNear extends FirstFreeTime {
  readonly codTienda: number;
  readonly poblacion: string;
}

/** The first time of the first of some workshops that has any; nobody asks about those behind it. */
const firstOf = async (
  { database, config, clock }: Runtime,
  workshops: readonly WorkshopRow[],
  need: Need,
): Promise<FirstNear | undefined> => {
  for (const { codTienda, poblacion, bays } of workshops) {
    if (!canDo(bays, need.stages)) continue;
    const asked = { codTiendas: [codTienda], need, days: daysAhead, now: clock(), rules: config.booking };
    const time = (await firstFreeTimes(database, asked)).get(codTienda);
    if (time) return { ...time, codTienda, poblacion };
  }
  return undefined;
};

/** When each of some products can be fitted, bought alone, at the first of these workshops that has time for it. */
export const firstTimesNear = async (
  runtime: Runtime,
  workshops: readonly WorkshopRow[],
  products: readonly { readonly id_navision: string; readonly cantidad: number }[],
): Promise<Answer<'findFirstTimes'>['primeras']> => {
  const needs = await neededAlone(runtime, products);
  const found = await Promise.all(
    products.map(async ({ id_navision }, place) => {
      const need = needs[place];
      const first = need && (await firstOf(runtime, workshops, need));
      return first ? [{ id_navision, ...first }] : [];
    }),
  );
  return found.flat();
};
