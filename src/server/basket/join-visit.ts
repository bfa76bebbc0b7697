import { adjoins } from '#domain/booking/adjoining.ts';
import { jobMinutes } from '#domain/booking/job.ts';
import type { HoldAsk } from '../booking/hold-time.ts';
import type { Database } from '../database/database.ts';
import { basketsBeside } from './beside-store.ts';

/**
 * A time right after, or right before, an appointment that another order of the same visit has joins that appointment: the
 * car comes once (decision 080). Any other is an appointment of its own.
 */
export const joiningVisit = async (db: Database, visita: string | null, ask: HoldAsk): Promise<HoldAsk> => {
  if (visita === null) return ask;
  const minutes = jobMinutes(ask.need.stages);
  const joined = (await basketsBeside(db, { visita, but: ask.token, now: ask.now }))
    .flatMap(({ cita }) => (cita ? [cita] : []))
    .find(
      ({ codTienda, date, time, hasta }) =>
        codTienda === ask.codTienda && date === ask.fecha && adjoins({ desde: time, hasta }, ask.hora, minutes),
    );
  // The plate has that appointment already.
  return joined ? { ...ask, moving: joined.citaId, matricula: null } : ask;
};
