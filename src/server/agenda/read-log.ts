import { isRefusal, refuse } from '#domain/refusal.ts';
import type { Handler } from '../runtime.ts';
import { loadLog, type LoggedChange, type LoggedTime } from './place-store.ts';
import { openAgenda } from './open-agenda.ts';

const shown = (time: LoggedTime | null) =>
  time && {
    status: time.status,
    bayId: time.bayId,
    date: time.desde.slice(0, 10),
    desde: time.desde.slice(11, 16),
    hasta: time.hasta.slice(11, 16),
  };

/** A customer's change takes a new time and gives the old one back in one transaction: to staff that is one move. */
const joined = (changes: readonly LoggedChange[]): LoggedChange[] =>
  changes.flatMap((change) => {
    const isPart = (other: LoggedChange) => other.tx === change.tx && other.etapa === change.etapa;
    const given = changes.find((other) => other.que === 'quitar' && isPart(other));
    if (change.que === 'crear' && given) return [{ ...change, que: 'mover', antes: given.antes }];
    const taken = changes.some((other) => other.que === 'crear' && isPart(other));
    return change.que === 'quitar' && taken ? [] : [change];
  });

/** What happened to an appointment or block, the latest first. */
export const readLog: Handler<'readAgendaLog'> = async (context, { params: { codTienda, id } }) => {
  const open = await openAgenda(context, codTienda);
  if (isRefusal(open)) return open;
  const changes = await loadLog(context.database, codTienda, id);
  if (changes.length === 0) return refuse('agenda-no-existe');
  return {
    cambios: joined(changes).map(({ quien, nombre, en, etapa, que, antes, despues }) => ({
      quien,
      nombre,
      en: en.toISOString(),
      etapa,
      que,
      antes: shown(antes),
      despues: shown(despues),
    })),
  };
};
