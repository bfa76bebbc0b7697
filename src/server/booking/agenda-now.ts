import type { Fecha } from '#domain/booking/calendar.ts';
import type { Database } from '../database/database.ts';
import type { Agenda } from './agenda.ts';
import { loadTaken } from './agenda-store.ts';
import { recentAgendas } from './recent-agendas.ts';

/**
 * A workshop's agenda for showing its times: what is taken as it is at this moment, its hours and holidays at
 * most a second old. Undefined where the workshop does not exist.
 */
export const agendaNow = async (
  db: Database,
  ask: {
    codTienda: number;
    today: Fecha;
    from: Fecha;
    days: number;
    token: string | null;
    moving?: string | null;
  },
): Promise<Agenda | undefined> => {
  const [[known], taken] = await Promise.all([
    recentAgendas(db, { codTiendas: [ask.codTienda], today: ask.today, days: 0 }),
    loadTaken(db, ask),
  ]);
  return known?.withTaken(taken);
};
