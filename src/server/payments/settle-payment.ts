import type { RefundReason } from '#domain/payments/refund.ts';
import { effectOf, effectOfLate, type Effect } from '#domain/payments/settlement.ts';
import { hourMs } from '#domain/time.ts';
import { releaseHold } from '../booking/keep-hold.ts';
import type { Database } from '../database/database.ts';
import type { Runtime } from '../runtime.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { invoicePayment } from '../invoices/invoice-order.ts';
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
import { insertLatePayment } from './late/late-payments-store.ts';
import { promiseRefund } from './promise-refund.ts';
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

const reasonOf = (order: OrderRow, payment: PaymentRow): RefundReason => {
  if (order.status === 'caducado') return 'hora-perdida';
  if (order.status === 'cancelado') return 'tras-cancelar';
  return payment.importe > order.total ? 'importe-distinto' : 'ya-pagado';
};

/** The hold under which a late payment's time is kept, and whether what it meets now counts. */
interface TriedAgain {
  readonly token: string | null;
  readonly last: boolean;
}

/** What a message does to an order and its payment. */
interface Judged {
  readonly efecto: Effect;
  readonly order: OrderRow;
  readonly payment: PaymentRow;
  readonly motivo: RefundReason;
}

/** Takes a lapsed order's time and goods again. Undefined where its time has to be held first, or held once more. */
const recover = async (
  tx: Database,
  order: OrderRow,
  again: TriedAgain | undefined,
  now: Date,
): Promise<Effect | undefined> => {
  if (again === undefined) return undefined;
  const missing = await recoverOrder(tx, order, again.token, now);
  if (missing === 'reserva-caducada' && again.token !== null && !again.last) return undefined;
  return effectOfLate(missing);
};

/** Where the gateway itself names another amount, what it took goes back. */
const correct = async (tx: Database, judged: Judged, { verdict, via }: GatewayMessage): Promise<Judged> => {
  const { importe } = verdict;
  if (judged.efecto !== 'importe-distinto' || via !== 'consulta' || importe === undefined) return judged;
  await correctAmount(tx, judged.payment.reference, importe);
  return { ...judged, payment: { ...judged.payment, importe }, motivo: 'importe-distinto', efecto: 'devolver' };
};

/** Writes what a message does. Money that came has its attempt written as paid first, whatever follows. */
const carryOut = async (
  tx: Database,
  runtime: Runtime,
  { efecto, order, payment, motivo }: Judged,
  verdict: Verdict,
  now: Date,
): Promise<void> => {
  const { reference, importe } = payment;
  const to = { destinatario: order.email, idioma: order.idioma };
  const paid = async () => await resolvePayment(tx, reference, 'pagado', verdict, now);
  switch (efecto) {
    case 'confirmar':
    case 'recuperar':
      await paid();
      await markPaid(tx, order.id, payment, 'confirmado');
      await queueMail(tx, { ...to, template: 'confirmacion', datos: { orderId: order.id } });
      await invoicePayment(tx, runtime, order, importe);
      break;
    case 'ofrecer': {
      await paid();
      const hasta = new Date(now.getTime() + runtime.config.payment.decideHours * hourMs);
      await markPaid(tx, order.id, payment, 'por-decidir');
      const oferta = await insertLatePayment(tx, { orderId: order.id, reference, hasta, now });
      await queueMail(tx, { ...to, template: 'pago-tardio', datos: { oferta } });
      break;
    }
    case 'devolver':
      await paid();
      await promiseRefund(tx, order, { reference, importe, motivo }, now);
      break;
    case 'denegar':
      await resolvePayment(tx, reference, 'denegado', verdict, now);
      break;
    case 'importe-distinto':
      await enqueue(tx, 'consultar-pago', { reference }, { dedupe: reference });
      break;
    case 'sin-cambio':
      break;
  }
};

const settleOnce = async (
  runtime: Runtime,
  message: GatewayMessage,
  again: TriedAgain | undefined,
): Promise<Settled & { readonly late?: OrderRow }> =>
  await runtime.database.transaction(async (tx) => {
    const { verdict, via, gateway, campos } = message;
    const now = runtime.clock();
    const note = async (efecto: Settled['efecto']) =>
      await noteMessage(tx, {
        gateway,
        reference: verdict.reference,
        via,
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

    const first = effectOf(payment, order, { paid: verdict.ok, importe: verdict.importe ?? null });
    const efecto = first === 'recuperar' ? await recover(tx, order, again, now) : first;
    if (efecto === undefined) return { efecto: 'recuperar', order, late: order };
    const judged = await correct(tx, { efecto, order, payment, motivo: reasonOf(order, payment) }, message);
    await note(judged.efecto);
    await carryOut(tx, runtime, judged, verdict, now);
    return { efecto: judged.efecto, order: (await orderById(tx, order.id)) ?? order };
  });

/** The same message told twice at once may take the other's hold away: it is there again at the next try. */
const mostTries = 3;

/**
 * Does once what a gateway's message asks for, in whatever order and however often messages come. A
 * payment that comes after its order lapsed first holds the same time again, outside of any transaction.
 */
export const settlePayment = async (runtime: Runtime, message: GatewayMessage): Promise<Settled> => {
  let settled = await settleOnce(runtime, message, undefined);
  let token: string | null = null;
  for (let attempt = 1; settled.late; attempt += 1) {
    token = await takeTimeAgain(runtime, settled.late);
    settled = await settleOnce(runtime, message, { token, last: attempt === mostTries });
  }
  // The time was there and something else was not: nobody needs it now.
  if (token !== null && settled.efecto !== 'recuperar') await releaseHold(runtime.database, token);
  return settled;
};
