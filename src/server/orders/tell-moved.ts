import type { Database } from '../database/database.ts';
import type { MailData } from '../mail/new-mail.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { ordersToTell } from './orders-of-visit-store.ts';

/**
 * Writes to all who are expected at an appointment of orders that its time is another one; answers how many. Where nobody asked for it
 * and nobody decided it (`antes`), who has no confirmation yet reads it there.
 */
export const tellOrdersMoved = async (
  tx: Database,
  citaId: string,
  why: Omit<MailData['cita-de-pedido-cambiada'], 'orderId'> = {},
): Promise<number> => {
  const orders = await ordersToTell(tx, citaId, { butUntold: why.antes === true });
  for (const { orderId, email: destinatario, idioma } of orders)
    await queueMail(tx, { template: 'cita-de-pedido-cambiada', destinatario, idioma, datos: { orderId, ...why } });
  return orders.length;
};
