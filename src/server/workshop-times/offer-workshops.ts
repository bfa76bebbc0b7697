import type { Workshop } from '#contract/workshops.ts';
import { canDo } from '#domain/booking/availability.ts';
import { isRefusal } from '#domain/refusal.ts';
import { doesWork, findWork, stagesOf } from '../visit-services/visit-services.ts';
import { neededTime } from '../basket/needed-time.ts';
import { firstFreeHours } from '../booking/first-free-times.ts';
import type { Need } from '../booking/need.ts';
import { catalogueOf } from '../catalogue/catalogue.ts';
import type { CallContext } from '../runtime.ts';
import { defaultNeed } from '../workshops/default-need.ts';
import { showWorkshop } from '../workshops/show-workshop.ts';
import type { WorkshopRow } from '../workshops/workshops-store.ts';

/** What the visitor wants fitted, as the contract has it. */
export interface Wanted {
  readonly selectedProducts?: readonly { readonly id_navision: string; readonly cantidad: number }[] | null | undefined;
  readonly services?: readonly { readonly id_navision: string }[] | null | undefined;
  /** An appointment without order. */
  readonly citaPrevia?: string | null | undefined;
  /** The first so many. */
  readonly cuantos?: number | null | undefined;
}

/** As far ahead as dates are consulted (spec H9). */
export const daysAhead = 25;

/** So many hours of each can be taken at once: a morning and an afternoon of two days. */
const firstHours = 4;

/** What is wanted; where that is nothing, or nothing that is sold any more, what most people come for. */
const needOf = async (context: CallContext, { selectedProducts, services }: Wanted): Promise<Need> => {
  if (selectedProducts && selectedProducts.length > 0) {
    const need = await neededTime(context, { products: selectedProducts, services, cestaID: null }, 'selectedProducts');
    if (!isRefusal(need)) return need;
  }
  const { tariffs } = await catalogueOf(context.database);
  return defaultNeed(tariffs, context.config.booking.runflatMinutes);
};

/**
 * Workshops in the given order, each with its first free hours for what is wanted. Those whose machines cannot do it
 * come last, without a time, so that nobody picks one and is sent away (facts, 7: «cannot fit 20 inches»).
 */
export const offerWorkshops = async (
  context: CallContext,
  workshops: readonly (WorkshopRow & { readonly distancia?: number })[],
  wanted: Wanted,
): Promise<Workshop[]> => {
  const { database, config, clock, language } = context;
  const work = wanted.citaPrevia ? await findWork(database, wanted.citaPrevia) : undefined;
  const need = work ? { stages: stagesOf(work) } : await needOf(context, wanted);
  const able = workshops.filter((workshop) => (work ? doesWork(workshop, work) : canDo(workshop.bays, need.stages)));
  const unable = workshops.filter((workshop) => !able.includes(workshop));
  const most = wanted.cuantos ?? workshops.length;
  const first = await firstFreeHours(database, {
    codTiendas: able.slice(0, most).map(({ codTienda }) => codTienda),
    need,
    days: daysAhead,
    most: firstHours,
    now: clock(),
    rules: config.booking,
  });
  return [...able, ...unable].slice(0, most).map((workshop) => {
    const shown = showWorkshop(workshop, language);
    const primerasHoras = first.get(workshop.codTienda) ?? [];
    return {
      ...shown,
      distancia: workshop.distancia ?? null,
      primeraHora: primerasHoras[0] ?? null,
      primerasHoras: [...primerasHoras],
      cita: unable.includes(workshop)
        ? 'no'
        : work?.some(({ solo_telefono }) => solo_telefono)
          ? 'telefono'
          : shown.cita,
    };
  });
};
