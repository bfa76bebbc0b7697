import type { Fecha } from '#domain/booking/calendar.ts';
import type { Database } from '../database/database.ts';
import { wishAt } from './occupancy.ts';
import { utcDay } from './local-time.ts';
import type { BookingRules, Need } from './need.ts';
import { recentOccupancies } from './recent-occupancies.ts';

/** `fechaEntrega` of a whole basket at a workshop; null where the workshop does not exist. */
export const earliestDay = async (
  db: Database,
  ask: { codTienda: number; need: Need; now: Date; rules: BookingRules },
): Promise<Fecha | null> => {
  const [occupancy] = await recentOccupancies(db, { codTiendas: [ask.codTienda], today: utcDay(ask.now), days: 0 });
  return occupancy ? wishAt(occupancy, ask.need, ask.now, ask.rules).earliest : null;
};
