import { isRefusal } from '#domain/refusal.ts';
import type { Need } from '../booking/need.ts';
import { catalogueOf } from '../catalogue/catalogue.ts';
import type { CallContext } from '../runtime.ts';
import { defaultNeed } from '../workshops/default-need.ts';
import { findBookable, stagesOf, type BookableRefusal } from '../visit-services/visit-services.ts';
import { findVisit } from './visits-store.ts';

/**
 * What time is asked for: the service named, or that of the appointment which is moved by whoever may. The specification's client
 * names neither (spec V19): then it is what most visitors come for.
 */
export const visitNeed = async (
  context: CallContext,
  ask: { readonly codTienda: number; readonly servicio: string | null; readonly moving: string | null },
): Promise<Need | BookableRefusal> => {
  const moved = ask.servicio === null && ask.moving ? await findVisit(context.database, ask.moving) : null;
  const servicio = ask.servicio ?? moved?.servicio ?? null;
  if (servicio === null) {
    const { tariffs } = await catalogueOf(context.database);
    return defaultNeed(tariffs, context.config.booking.runflatMinutes);
  }
  const found = await findBookable(context, ask.codTienda, servicio);
  return isRefusal(found) ? found : { stages: stagesOf(found.work) };
};
