import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts';
import { cancelOrder } from '../checkout/cancel-order.ts';
import { transactionUnlessRefused } from '../database/unless-refused.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { lockOrder, orderById } from '../orders/orders-store.ts';
import type { Runtime } from '../runtime.ts';
import { judgeOrder } from './judge-order.ts';
import { insertWithdrawal, withdrawalOf } from './withdrawals-store.ts';

/**
 * Takes a declaration of withdrawal: an order whose car is not there yet is cancelled and its money goes back; of one that
 * is done, the goods that were handed over are awaited at the workshop. One transaction, once for an order.
 */
export const withdraw = async (
  runtime: Runtime,
  orderId: number,
  nombre: string,
): Promise<null | Refusal<'pedido-no-existe' | 'no-se-desiste'>> =>
  await transactionUnlessRefused<null, 'pedido-no-existe' | 'no-se-desiste'>(runtime.database, async (tx) => {
    await lockOrder(tx, orderId);
    const order = await orderById(tx, orderId);
    if (!order) return refuse('pedido-no-existe');
    if (await withdrawalOf(tx, orderId)) return null;
    const inside = { ...runtime, database: tx };
    const judged = await judgeOrder(inside, order);
    if (judged.puede === 'nada') return refuse('no-se-desiste');
    const now = runtime.clock();
    if (judged.puede === 'todo') {
      const cancelled = await cancelOrder(inside, orderId, { devolver: 'todo', carta: false });
      if (isRefusal(cancelled)) return refuse('no-se-desiste');
    }
    await insertWithdrawal(tx, {
      orderId,
      estado: judged.puede === 'todo' ? 'hecho' : 'por-devolver',
      lineas: judged.libres.map(({ id_navision, cantidad, nombre_es, nombre_ca }) => ({
        id_navision,
        cantidad,
        nombre_es,
        nombre_ca,
      })),
      importe: judged.importe,
      recibido: now,
      declarante: nombre,
    });
    await queueMail(tx, {
      template: 'desistimiento',
      destinatario: order.email,
      idioma: order.idioma,
      datos: { orderId, nombre },
    });
    return null;
  });
