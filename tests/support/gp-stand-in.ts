import formbody from '@fastify/formbody';
import fastify from 'fastify';
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { hppHash, hppTimestamp, requestHash, responseHash, type HppFields } from '#server/payments/gateways/hpp.ts';
import type { GpMerchant } from '#server/payments/gateways/gp-remote.ts';
import { childOf, readXml } from '#server/xml-reader.ts';
import { deliverByHttp, type BankStandIn, type Deliver, type Trouble } from './bank-stand-in.ts';

interface Payment {
  readonly asked: HppFields;
  taken: number;
  code: string | null;
  givenBack: number;
}

/** What HPP must be told with a card, for strong customer authentication too; beside an address, or the wish to ask for one. */
const needed = [
  'AMOUNT',
  'CURRENCY',
  'AUTO_SETTLE_FLAG',
  'MERCHANT_RESPONSE_URL',
  'HPP_CUSTOMER_EMAIL',
  'HPP_CUSTOMER_PHONENUMBER_MOBILE',
];

export const startGpStandIn = async (
  merchant: GpMerchant,
  { deliver = deliverByHttp, port = 0, clock }: { deliver?: Deliver; port?: number; clock: () => Date },
): Promise<BankStandIn> => {
  const payments = new Map<string, Payment>();
  const trouble: BankStandIn['trouble'] = { query: 'none', refund: 'none' };
  const paymentOf = (reference: string): Payment => {
    const payment = payments.get(reference);
    if (!payment) throw new Error(`the stand-in never saw ${reference}`);
    return payment;
  };
  const responseOf = (reference: string): HppFields => {
    const { asked, taken, code } = paymentOf(reference);
    const answer: HppFields = {
      MERCHANT_ID: merchant.merchantId,
      ACCOUNT: merchant.account,
      ORDER_ID: reference,
      TIMESTAMP: hppTimestamp(clock()),
      RESULT: code ?? '',
      MESSAGE: code === '00' ? '[ test system ] Authorised' : 'DECLINED',
      PASREF: `14${reference}`,
      AUTHCODE: code === '00' ? '12345' : '',
      AMOUNT: String(taken),
      CVNRESULT: 'M',
      SHOP_URL: asked['SHOP_URL'] ?? '',
    };
    return { ...answer, SHA1HASH: responseHash(answer, merchant.secret) };
  };

  const app = fastify();
  await app.register(formbody);
  app.addContentTypeParser('text/xml', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  const suffer = async (kind: Trouble) => {
    if (kind === 'slow') await pause(400);
    if (kind === 'broken' || kind === 'lost') throw new Error('broken on purpose');
  };

  app.post<{ Body: HppFields }>('/pay', async ({ body: asked }, reply) => {
    const { ORDER_ID: reference = '' } = asked;
    if (asked['MERCHANT_ID'] !== merchant.merchantId) return reply.code(400).send('504');
    if (asked['SHA1HASH'] !== requestHash(asked, merchant.secret)) return reply.code(400).send('505');
    if (needed.some((name) => !asked[name])) return reply.code(400).send('502');
    if (payments.has(reference)) return reply.code(400).send('501');
    payments.set(reference, { asked, taken: Number(asked['AMOUNT']), code: null, givenBack: 0 });
    const button = (code: string, label: string) => `<button name="code" value="${code}">${label}</button>`;
    return reply
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><title>HPP de pruebas</title><h1>${reference}: ${Number(asked['AMOUNT']) / 100} €</h1><form method="post" action="/pagina/${reference}">${button('00', 'Pagar')}${button('101', 'Denegar')}${button('999', 'Cancelar')}</form>`,
      );
  });

  const finish: BankStandIn['finish'] = (reference, code, taken) => {
    const payment = paymentOf(reference);
    payment.code = code;
    payment.taken = taken ?? payment.taken;
  };
  app.post<{ Params: { reference: string }; Body: HppFields }>('/pagina/:reference', async (request, reply) => {
    const { reference } = request.params;
    finish(reference, request.body['code'] ?? '999');
    const inputs = Object.entries(responseOf(reference)).map(
      ([name, value]) => `<input type="hidden" name="${name}" value="${value}">`,
    );
    return reply
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><form method="post" action="${paymentOf(reference).asked['MERCHANT_RESPONSE_URL'] ?? ''}">${inputs.join('')}<button>Volver</button></form>`,
      );
  });

  /** What was not carried out comes back small and without a signature. */
  const rejected = (code: string, message: string, reference: string) =>
    `<response timestamp="${hppTimestamp(clock())}"><result>${code}</result><message>${message}</message><orderid>${reference}</orderid></response>`;
  const answered = (fields: HppFields, lie: boolean): string => {
    const text = (name: string, field: string) => `<${name}>${fields[field] ?? ''}</${name}>`;
    return (
      `<?xml version="1.0" encoding="UTF-8" ?>\n<response timestamp="${fields['TIMESTAMP'] ?? ''}">\n` +
      text('merchantid', 'MERCHANT_ID') +
      text('account', 'ACCOUNT') +
      text('orderid', 'ORDER_ID') +
      text('authcode', 'AUTHCODE') +
      (lie ? '<result>00</result>' : text('result', 'RESULT')) +
      text('message', 'MESSAGE') +
      text('pasref', 'PASREF') +
      text('cvnresult', 'CVNRESULT') +
      '<batchid>-1</batchid>' +
      text('sha1hash', 'SHA1HASH') +
      '\n</response>'
    );
  };

  const rebate = async (
    told: (name: string) => string,
    currency: string | undefined,
    reference: string,
  ): Promise<string> => {
    const payment = payments.get(reference);
    const secret = createHash('sha1').update(merchant.refundPassword).digest('hex');
    if (told('refundhash') !== secret)
      return rejected('505', 'The refund password you entered was incorrect.', reference);
    if (payment?.code !== '00' || told('pasref') !== `14${reference}` || currency !== 'EUR')
      return rejected('508', 'Original transaction not found.', `_rebate_${reference}`);
    if (payment.givenBack + Number(told('amount')) > payment.taken * 1.15)
      return rejected('512', 'You may only refund up to 115% of the original amount.', `_rebate_${reference}`);
    if (trouble.refund !== 'lost') await suffer(trouble.refund);
    payment.givenBack += Number(told('amount'));
    await suffer(trouble.refund);
    const fields = {
      ...responseOf(reference),
      PASREF: `15${reference}`,
      MESSAGE: 'AUTH CODE: 003712',
      AUTHCODE: '003712',
    };
    return answered(
      { ...fields, SHA1HASH: responseHash(fields, trouble.refund === 'forged' ? 'x' : merchant.secret) },
      false,
    );
  };

  app.post('/epage-remote.cgi', async (request, reply) => {
    const asked = readXml(String(request.body));
    const told = (name: string) => childOf(asked, name)?.text ?? '';
    const [type, reference] = [asked.attributes.get('type'), told('orderid')];
    const amount = childOf(asked, 'amount');
    const currency = amount?.attributes.get('currency');
    const hash = hppHash(
      [asked.attributes.get('timestamp'), told('merchantid'), reference, amount?.text, currency, ''],
      merchant.secret,
    );
    void reply.type('text/xml; charset=utf-8');
    if (hash !== told('sha1hash')) return rejected('505', 'sha1hash incorrect', reference);
    if (type === 'rebate') return await rebate(told, currency, reference);
    if (type !== 'query') return rejected('506', 'does not conform to the schema', reference);
    await suffer(trouble.query);
    if ((payments.get(reference)?.code ?? null) === null)
      return rejected('508', 'Original transaction not found.', reference);
    return answered(responseOf(reference), trouble.query === 'forged');
  });

  const url = await app.listen({ port, host: '127.0.0.1' });
  return {
    url,
    trouble,
    visit: async (form) => {
      const response = await fetch(form.url, { method: 'POST', body: new URLSearchParams(form.fields) });
      const page = await response.text();
      if (!response.ok) throw new Error(page);
      return /<h1>(\w+):/.exec(page)?.[1] ?? '';
    },
    finish,
    notify: async (reference, changed = {}) =>
      await deliver(paymentOf(reference).asked['HPP_TX_STATUS_URL'] ?? '', { ...responseOf(reference), ...changed }),
    comeBack: async (reference) =>
      await deliver(paymentOf(reference).asked['MERCHANT_RESPONSE_URL'] ?? '', responseOf(reference)),
    givenBack: (reference) => paymentOf(reference).givenBack,
    close: async () => await app.close(),
  };
};
