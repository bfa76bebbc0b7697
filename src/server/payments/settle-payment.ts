import { effectOf, type Effect } from '#domain/payments/settlement.ts';
import { releaseHold } from '../booking/keep-hold.ts';
import type { Database } from '../database/database.ts';
import type { House } from '../http/context.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { lockOrder, markPaid, orderById, type OrderRow } from '../orders/orders-store.ts';
import type { Verdict } from './gateways/payment-gateway.ts';
import {
  correctAmount,
  findPayment,
  noteMessage,
  resolvePayment,
  type PaymentRow,
  type Via,
} from './payments-store.ts';
import { recoverOrder, takeTimeAgain } from './recover-order.ts';

/** A believed message of a gateway about an attempt. */
export interface GatewayMessage {
  readonly gateway: string;
  readonly verdict: Verdict;
  readonly via: Via;
  /** As it came, for the records. */
  readonly campos: object;
}

/** What came of a message; without an order where it speaks of a payment that is not ours. */
export interface Settled {
  readonly efecto: Effect | 'referencia-desconocida';
  readonly order: OrderRow | null;
}

/** The money is given back by a job; the visitor is told why by mail. Nothing is lost where the process dies. */
const giveBack = async (
  tx: Database,
  order: OrderRow,
  payment: PaymentRow,
  verdict: Verdict,
  now: Date,
): Promise<void> => {
  await resolvePayment(tx, payment.reference, 'devolver', verdict, now);
  await enqueue(tx, 'devolver-pago', { reference: payment.reference }, { dedupe: payment.reference });
  await queueMail(tx, {
    template: 'devolucion',
    destinatario: order.email,
    idioma: order.idioma,
    datos: { orderId: order.id, reference: payment.reference },
  });
};

const confirm = async (
  tx: Database,
  order: OrderRow,
  payment: PaymentRow,
  verdict: Verdict,
  now: Date,
): Promise<void> => {
  await resolvePayment(tx, payment.reference, 'pagado', verdict, now);
  await markPaid(tx, order.id, payment);
  await queueMail(tx, {
    template: 'confirmacion',
    destinatario: order.email,
    idioma: order.idioma,
    datos: { orderId: order.id },
  });
};

const settleOnce = async (
  { database, clock }: House,
  message: GatewayMessage,
  heldAgain: string | null | undefined,
): Promise<Settled & { readonly late?: OrderRow }> =>
  await database.transaction(async (tx) => {
    const { verdict, via, gateway, campos } = message;
    const now = clock();
    const note = async (efecto: Settled['efecto']) =>
      await noteMessage(tx, {
        gateway,
        reference: verdict.reference,
        via,
        valida: true,
        efecto,
        campos,
        recibido: now,
      });

    const known = await findPayment(tx, verdict.reference);
    if (known?.gateway !== gateway) {
      await note('referencia-desconocida');
      return { efecto: 'referencia-desconocida', order: null };
    }
    await lockOrder(tx, known.orderId);
    const [payment, order] = [await findPayment(tx, known.reference), await orderById(tx, known.orderId)];
    if (!payment || !order) throw new Error(`payment ${known.reference} lost its order`);

    let efecto = effectOf(payment, order, { paid: verdict.ok, importe: verdict.importe ?? null });
    if (efecto === 'recuperar') {
      if (heldAgain === undefined) return { efecto, order, late: order };
      if (heldAgain === null || !(await recoverOrder(tx, order, heldAgain, now))) efecto = 'devolver';
    }
    // The gateway itself names another amount: what it took goes back.
    if (efecto === 'importe-distinto' && via === 'consulta' && verdict.importe !== undefined) {
      await correctAmount(tx, payment.reference, verdict.importe);
      efecto = 'devolver';
    }
    await note(efecto);
    switch (efecto) {
      case 'confirmar':
      case 'recuperar':
        await confirm(tx, order, payment, verdict, now);
        break;
      case 'devolver':
        await giveBack(tx, order, payment, verdict, now);
        break;
      case 'denegar':
        await resolvePayment(tx, payment.reference, 'denegado', verdict, now);
        break;
      case 'importe-distinto':
        await enqueue(tx, 'consultar-pago', { reference: payment.reference }, { dedupe: payment.reference });
        break;
      case 'sin-cambio':
        break;
    }
    return { efecto, order: (await orderById(tx, order.id)) ?? order };
  });

/**
 * Does once what a gateway's message asks for, in whatever order and however often messages come. A
 * payment that comes after its order lapsed first holds the same time again, outside of any transaction.
 */
export const settlePayment = async (house: House, message: GatewayMessage): Promise<Settled> => {
  const settled = await settleOnce(house, message, undefined);
  if (!settled.late) return settled;
  const heldAgain = await takeTimeAgain(house, settled.late);
  const again = await settleOnce(house, message, heldAgain);
  // The time was there and the goods were not: nobody needs it now.
  if (heldAgain !== null && again.efecto !== 'recuperar') await releaseHold(house.database, heldAgain);
  return again;
};
