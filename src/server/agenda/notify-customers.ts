import type { Database } from '../database/database.ts';
import type { CallContext } from '../runtime.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { tellOrdersMoved } from '../orders/tell-moved.ts';
import type { AllocationRow } from './agenda-store.ts';
import { endEarlierLinks } from './visits-store.ts';

/**
 * Writes to each whose time is changed by this transaction, with the file that changes the entry in their calendar; links
 * of earlier mails stop working. Before the rows themselves are changed, and always in the same order: see `asStaffAction`.
 * Answers how many are written to.
 */
export const tellMoved = async (
  tx: Database,
  { clock }: Pick<CallContext, 'clock'>,
  appointments: readonly AllocationRow[],
): Promise<number> => {
  let told = 0;
  for (const { id, visita, pedido } of appointments.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
    if (visita) {
      await endEarlierLinks(tx, id, clock());
      const { email: destinatario, idioma } = visita;
      await queueMail(tx, { template: 'cita-cambiada', destinatario, idioma, datos: { visitId: id } });
      if (destinatario !== '') told += 1;
    } else if (pedido) told += await tellOrdersMoved(tx, id);
  }
  return told;
};
