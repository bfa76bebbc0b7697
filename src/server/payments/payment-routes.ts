import type { Language } from '#domain/language.ts';
import { isRefusal } from '#domain/refusal.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { House } from '../http/context.ts';
import { languageOf } from '../http/language.ts';
import type { Links } from '../links.ts';
import type { PaymentGateway } from './gateways/payment-gateway.ts';
import { noticePath, returnPath } from './payment-form.ts';
import { noteMessage, type Via } from './payments-store.ts';
import { settlePayment, type Settled } from './settle-payment.ts';

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (body: unknown): Fields => (typeof body === 'object' && body !== null ? { ...body } : {});

/** What was never believed is kept too, cut short: somebody may be trying things. */
const kept = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields)
      .slice(0, 60)
      .map(([name, value]) => [name.slice(0, 60), String(value).slice(0, 300)]),
  );

const take = async (house: House, gateway: PaymentGateway, via: Via, body: unknown): Promise<Settled | null> => {
  const fields = fieldsOf(body);
  const verdict = gateway.read(fields);
  if (!isRefusal(verdict))
    return await settlePayment(house, { gateway: gateway.name, verdict, via, campos: kept(fields) });
  house.log.warn({ via, gateway: gateway.name, why: verdict.refusal }, 'payment message not believed');
  await noteMessage(house.database, {
    gateway: gateway.name,
    reference: null,
    via,
    valida: false,
    efecto: verdict.refusal,
    campos: kept(fields),
    recibido: house.clock(),
  });
  return null;
};

/**
 * The two ways in which a gateway answers: from its server (`aviso`) and through the visitor's browser
 * (`retorno`). Either may come first, alone or twice; what they say is believed for its signature only.
 */
export const mountPaymentReturns = (
  app: FastifyInstance,
  house: House,
  { gateway, links }: { readonly gateway: PaymentGateway; readonly links: Links },
): void => {
  const limits = { config: { rateLimit: { max: 600, timeWindow: 60_000 } } };
  const spoken = (request: FastifyRequest): Language => languageOf(request.headers['accept-language']);

  app.post(noticePath(gateway.name), limits, async (request, reply) => {
    const settled = await take(house, gateway, 'aviso', request.body);
    // 200 tells the gateway that it was heard and need not say it again; to what is not believed nobody owes an answer.
    return reply
      .code(settled ? 200 : 400)
      .type('text/plain; charset=utf-8')
      .send(settled ? 'OK' : 'NO');
  });

  app.post(returnPath(gateway.name), limits, async (request, reply) => {
    const order = (await take(house, gateway, 'retorno', request.body))?.order;
    const idioma = order?.idioma ?? spoken(request);
    const done =
      order !== null && order !== undefined && order.status !== 'pendiente-pago' && order.status !== 'caducado';
    return reply.redirect(done ? links.confirmation(idioma) : links.payment(idioma), 303);
  });
};
