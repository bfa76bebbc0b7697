import type { Fecha } from '#domain/booking/calendar.ts';
import type { Database } from '../database/database.ts';
import type { Agenda } from './agenda.ts';
import { loadTaken } from './agenda-store.ts';
import { recentAgendas } from './recent-agendas.ts';

interface Ask {
  readonly today: Fecha;
  readonly from: Fecha;
  readonly days: number;
  readonly token: string | null;
  readonly moving?: string | null;
}

/**
 * Agendas of workshops for showing their times: what is taken as it is at this moment, their hours and holidays at
 * most a second old. Without those that do not exist.
 */
export const agendasNow = async (
  db: Database,
  ask: Ask & { readonly codTiendas: readonly number[] },
): Promise<Agenda[]> => {
  const [known, taken] = await Promise.all([
    recentAgendas(db, { codTiendas: ask.codTiendas, today: ask.today, days: 0 }),
    loadTaken(db, ask),
  ]);
  return known.map((agenda) => agenda.withTaken(taken.get(agenda.codTienda) ?? []));
};

/** The same of one; undefined where the workshop does not exist. */
export const agendaNow = async (
  db: Database,
  { codTienda, ...ask }: Ask & { readonly codTienda: number },
): Promise<Agenda | undefined> => {
  const [agenda] = await agendasNow(db, { ...ask, codTiendas: [codTienda] });
  return agenda;
};
