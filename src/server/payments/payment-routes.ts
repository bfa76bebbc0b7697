import { address } from '#contract/addresses.ts';
import { pageUrl } from '../page-url.ts';
import type { Language } from '#domain/language.ts';
import { isRefusal } from '#domain/refusal.ts';
import { minuteMs } from '#domain/time.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Runtime } from '../runtime.ts';
import { languageOf } from '../http/language.ts';
import { recordSecurityEvent } from '../security/security-events.ts';
import { orderById, type OrderRow } from '../orders/orders-store.ts';
import { askGateway } from './ask-gateway.ts';
import type { PaymentGateway } from './gateways/payment-gateway.ts';
import { noticePath, returnPath } from './payment-form.ts';
import { findPayment, noteUnbelieved, type Via } from './payments-store.ts';
import { settlePayment, type Settled } from './settle-payment.ts';

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (body: unknown): Fields => (typeof body === 'object' && body !== null ? { ...body } : {});

/** A gateway's words are kept whole; what was never believed is cut short. */
const mostKept = { believed: { fields: 60, characters: 8000 }, unbelieved: { fields: 20, characters: 100 } } as const;

const kept = (fields: Fields, most: { readonly fields: number; readonly characters: number }): Fields =>
  Object.fromEntries(
    Object.entries(fields)
      .slice(0, most.fields)
      .map(([name, value]) => [name.slice(0, 60), String(value).slice(0, most.characters)]),
  );

const take = async (
  runtime: Runtime,
  gateway: PaymentGateway,
  via: Via,
  fields: Fields,
  address: string,
): Promise<Settled | null> => {
  const verdict = gateway.read(fields);
  if (!isRefusal(verdict)) {
    const campos = kept(fields, mostKept.believed);
    return await settlePayment(runtime, { gateway: gateway.name, verdict, via, campos });
  }
  recordSecurityEvent(runtime, 'payment-notice-forged', { address, call: via });
  runtime.log.warn({ via, gateway: gateway.name, why: verdict.refusal }, 'payment message not believed');
  await noteUnbelieved(runtime.database, {
    gateway: gateway.name,
    via,
    why: verdict.refusal,
    campos: kept(fields, mostKept.unbelieved),
    recibido: runtime.clock(),
    most: runtime.config.payment.unbelieved.most,
  });
  return null;
};

/** Whether there is something to read about an order rather than to pay: what became of it, or of its money. */
const isDone = (order: OrderRow | null | undefined): boolean => {
  if (!order || order.status === 'pendiente-pago') return false;
  return order.status !== 'caducado' || order.pago?.status === 'devolver' || order.pago?.status === 'devuelto';
};

/**
 * Who comes back without a word of the gateway is believed nothing: the gateway itself is asked about a payment
 * that has no end yet. Answers the order and whether its payment still has none.
 */
const orderAfterVisit = async (
  runtime: Runtime,
  gateway: PaymentGateway,
  reference: string,
): Promise<{ order: OrderRow; open: boolean } | null> => {
  const { database, log } = runtime;
  const payment = await findPayment(database, reference);
  if (payment?.gateway !== gateway.name) return null;
  if (payment.status === 'iniciado') {
    await askGateway(runtime, gateway, payment).catch((error: unknown) => {
      log.warn({ err: error, reference }, 'the gateway was asked about a visitor who came back and did not answer');
    });
  }
  const [now, order] = [await findPayment(database, reference), await orderById(database, payment.orderId)];
  return order ? { order, open: now?.status === 'iniciado' } : null;
};

/**
 * The ways in which a gateway answers: from its server (`aviso`) and through the visitor's browser (`retorno`).
 * Either may come first, alone or twice; what they say is believed for its signature only. Some post the return,
 * others lead to an address, with their message in it or without any.
 */
export const mountPaymentReturns = (app: FastifyInstance, runtime: Runtime, gateway: PaymentGateway): void => {
  const limits = { config: { rateLimit: { max: 600, timeWindow: minuteMs } } };
  const asking = { config: { rateLimit: { max: 60, timeWindow: minuteMs } } };
  const pageAfter = (done: boolean, idioma: Language): string =>
    pageUrl(runtime.config, address(done ? 'basketDone' : 'basketPayment', idioma));
  const spoken = (request: FastifyRequest): Language => languageOf(request.headers['accept-language']);

  app.post(noticePath(gateway.name), limits, async (request, reply) => {
    const settled = await take(runtime, gateway, 'aviso', fieldsOf(request.body), request.ip);
    // 200 tells the gateway that it was heard and need not say it again; to what is not believed nobody owes an answer.
    return reply
      .code(settled ? 200 : 400)
      .type('text/plain; charset=utf-8')
      .send(settled ? 'OK' : 'NO');
  });

  app.post(returnPath(gateway.name), limits, async (request, reply) => {
    const order = (await take(runtime, gateway, 'retorno', fieldsOf(request.body), request.ip))?.order;
    const idioma = order?.idioma ?? spoken(request);
    return reply.redirect(pageAfter(isDone(order), idioma), 303);
  });

  app.get<{ Params: { reference: string; way: string } }>(
    `${returnPath(gateway.name)}/:reference/:way`,
    asking,
    async (request, reply) => {
      const { reference, way } = request.params;
      const fields = fieldsOf(request.query);
      if (Object.keys(fields).length > 0) await take(runtime, gateway, 'retorno', fields, request.ip);
      const visit = await orderAfterVisit(runtime, gateway, reference);
      const idioma = visit?.order.idioma ?? spoken(request);
      // The confirmation waits with the visitor for an answer that is still on its way.
      const waits = visit?.open === true && way === 'ok';
      return reply.redirect(pageAfter(waits || isDone(visit?.order), idioma), 303);
    },
  );
};
