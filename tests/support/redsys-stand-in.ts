import formbody from '@fastify/formbody';
import fastify from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import {
  signedRedsysFields,
  type RedsysMerchant,
  type RedsysParameters,
} from '#server/payments/gateways/redsys-message.ts';
import { redsysSignature, redsysSignatureMatches } from '#server/payments/gateways/redsys-signature.ts';
import { childOf, escapeXml, onlyElement, readXml } from '#server/xml-reader.ts';
import { deliverByHttp, type BankStandIn, type Deliver, type Trouble } from './bank-stand-in.ts';

interface Operation {
  readonly asked: RedsysParameters;
  amount: number;
  code: string | null;
  givenBack: number;
}

/** Requests are signed like answers, under names of their own. */
const openRequest = (body: unknown, merchant: RedsysMerchant): RedsysParameters | undefined => {
  const fields = { ...(body as Record<string, string>) };
  const text = Buffer.from(fields['Ds_MerchantParameters'] ?? '', 'base64').toString();
  const asked = Object.entries(JSON.parse(text) as Record<string, unknown>).map(
    ([name, value]) => [name.toUpperCase(), typeof value === 'string' ? value : JSON.stringify(value)] as const,
  );
  const [parameters, version] = [new Map(asked), fields['Ds_SignatureVersion']];
  if (version !== 'HMAC_SHA256_V1' && version !== 'HMAC_SHA512_V2') return undefined;
  const signed = { order: parameters.get('DS_MERCHANT_ORDER') ?? '', text: fields['Ds_MerchantParameters'] ?? '' };
  return redsysSignatureMatches(version, signed, fields['Ds_Signature'] ?? '', merchant.key) ? parameters : undefined;
};

/** What Redsys refuses to open its page for, by the codes it shows. */
const wrongIn = (asked: RedsysParameters, merchant: RedsysMerchant): string | undefined => {
  const shapes: Readonly<Record<string, [RegExp, string]>> = {
    DS_MERCHANT_MERCHANTCODE: [new RegExp(`^${merchant.merchantCode}$`), 'SIS0026'],
    DS_MERCHANT_TERMINAL: [new RegExp(`^0*${merchant.terminal}$`), 'SIS0026'],
    DS_MERCHANT_ORDER: [/^\d{4}[0-9A-Za-z]{0,8}$/, 'SIS0014'],
    DS_MERCHANT_AMOUNT: [/^[1-9]\d{0,11}$/, 'SIS0018'],
    DS_MERCHANT_CURRENCY: [/^978$/, 'SIS0015'],
    DS_MERCHANT_TRANSACTIONTYPE: [/^[03]$/, 'SIS0023'],
    DS_MERCHANT_PAYMETHODS: [/^(?:C|z)?$/, 'SIS0078'],
    DS_MERCHANT_CONSUMERLANGUAGE: [/^(?:00[13])?$/, 'SIS0040'],
    DS_MERCHANT_TITULAR: [/^.{0,60}$/u, 'SIS0031'],
    DS_MERCHANT_PRODUCTDESCRIPTION: [/^.{0,125}$/u, 'SIS0030'],
  };
  return Object.entries(shapes).find(([name, [shape]]) => !shape.test(asked.get(name) ?? ''))?.[1][1];
};

export interface RedsysStandIn extends BankStandIn {
  /** What the page was asked for. */
  readonly asked: (reference: string) => RedsysParameters | undefined;
  /** The browser returns by the address of what it saw, where the terminal adds no parameters to addresses. */
  readonly comeBackSilently: (reference: string) => ReturnType<Deliver>;
}

export const startRedsysStandIn = async (
  merchant: RedsysMerchant,
  { deliver = deliverByHttp, port = 0 }: { deliver?: Deliver; port?: number } = {},
): Promise<RedsysStandIn> => {
  const operations = new Map<string, Operation>();
  const trouble: BankStandIn['trouble'] = { query: 'none', refund: 'none' };
  const operationOf = (reference: string): Operation => {
    const operation = operations.get(reference);
    if (!operation) throw new Error(`the stand-in never saw ${reference}`);
    return operation;
  };
  const common = (reference: string) => ({
    Ds_MerchantCode: merchant.merchantCode,
    Ds_Terminal: merchant.terminal.padStart(3, '0'),
    Ds_Order: reference,
  });
  const messageOf = (reference: string): Record<string, string> => {
    const { amount, code } = operationOf(reference);
    return signedRedsysFields(
      reference,
      {
        Ds_Date: '09%2F02%2F2027',
        Ds_Hour: '09%3A00',
        ...common(reference),
        Ds_Amount: String(amount),
        Ds_Currency: '978',
        Ds_Response: code,
        Ds_TransactionType: '0',
        Ds_AuthorisationCode: code?.startsWith('00') ? '052029' : '++++++',
      },
      merchant,
    );
  };

  const app = fastify();
  await app.register(formbody);
  app.addContentTypeParser('text/xml', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  const suffer = async (kind: Trouble) => {
    if (kind === 'slow') await pause(400);
    if (kind === 'broken' || kind === 'lost') throw new Error('broken on purpose');
  };

  app.post('/sis/realizarPago', async (request, reply) => {
    const asked = openRequest(request.body, merchant);
    const reference = asked?.get('DS_MERCHANT_ORDER') ?? '';
    const wrong = asked ? wrongIn(asked, merchant) : 'SIS0042';
    if (!asked || wrong) return reply.code(400).send(wrong);
    if (operations.has(reference)) return reply.code(400).send('SIS0051');
    operations.set(reference, { asked, amount: Number(asked.get('DS_MERCHANT_AMOUNT')), code: null, givenBack: 0 });
    const button = (code: string, label: string) => `<button name="code" value="${code}">${label}</button>`;
    return reply.type('text/html; charset=utf-8').send(
      `<!doctype html><title>Redsys de pruebas</title><h1>${reference}: ${Number(asked.get('DS_MERCHANT_AMOUNT')) / 100} €</h1>
      <form method="post" action="/pagina/${reference}">${button('0000', 'Pagar')}${button('0190', 'Denegar')}${button('9915', 'Cancelar')}
      <label><input type="checkbox" name="aviso" value="0"> sin aviso</label>
      <label><input type="checkbox" name="parametros" value="0"> sin parámetros en la vuelta</label></form>`,
    );
  });

  const finish: BankStandIn['finish'] = (reference, code, taken) => {
    const operation = operationOf(reference);
    operation.code = code;
    operation.amount = taken ?? operation.amount;
  };
  const backAddress = (reference: string, withMessage: boolean): string => {
    const { asked, code } = operationOf(reference);
    const url = new URL(asked.get(code?.startsWith('00') ? 'DS_MERCHANT_URLOK' : 'DS_MERCHANT_URLKO') ?? '');
    if (withMessage)
      for (const [name, value] of Object.entries(messageOf(reference))) url.searchParams.set(name, value);
    return url.href;
  };
  const notify: BankStandIn['notify'] = async (reference, changed = {}) =>
    await deliver(operationOf(reference).asked.get('DS_MERCHANT_MERCHANTURL') ?? '', {
      ...messageOf(reference),
      ...changed,
    });

  app.post<{ Params: { reference: string }; Body: Record<string, string> }>(
    '/pagina/:reference',
    async (request, reply) => {
      const { reference } = request.params;
      finish(reference, request.body['code'] ?? '9915');
      if (request.body['aviso'] !== '0') await notify(reference);
      return reply.redirect(backAddress(reference, request.body['parametros'] !== '0'), 302);
    },
  );

  app.post('/sis/rest/trataPeticionREST', async (request) => {
    if (trouble.refund !== 'lost') await suffer(trouble.refund);
    const asked = openRequest(request.body, merchant);
    if (!asked) return { errorCode: 'SIS0042' };
    const reference = asked.get('DS_MERCHANT_ORDER') ?? '';
    const [operation, amount] = [operations.get(reference), Number(asked.get('DS_MERCHANT_AMOUNT'))];
    const wrong = wrongIn(asked, merchant);
    if (wrong) return { errorCode: wrong };
    if (asked.get('DS_MERCHANT_TRANSACTIONTYPE') !== '3' || operation?.code === null || !operation)
      return { errorCode: 'SIS0054' };
    if (operation.givenBack + amount > operation.amount) return { errorCode: 'SIS0057' };
    operation.givenBack += amount;
    await suffer(trouble.refund);
    const answer = signedRedsysFields(
      reference,
      {
        ...common(reference),
        Ds_Amount: String(amount),
        Ds_Currency: '978',
        Ds_Response: '0900',
        Ds_TransactionType: '3',
      },
      merchant,
    );
    const { Ds_Signature: signature } = answer;
    const another = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
    return trouble.refund === 'forged' ? { ...answer, Ds_Signature: another } : answer;
  });

  /** Redsys's rows of one kind of operation, in the words of its manual. */
  const rows = (reference: string, kind: string): string[] => {
    const operation = operations.get(reference);
    const row = (amount: number, state: string, code: string | null) =>
      `<Response><Ds_MerchantCode>${merchant.merchantCode}</Ds_MerchantCode><Ds_Terminal>${merchant.terminal}</Ds_Terminal>` +
      `<Ds_Order>${reference}</Ds_Order><Ds_TransactionType>${kind}</Ds_TransactionType><Ds_Date>2027-02-09</Ds_Date>` +
      `<Ds_Hour>09:00:00</Ds_Hour><Ds_Amount>${amount}</Ds_Amount><Ds_Currency>978</Ds_Currency>` +
      `<Ds_SecurePayment>1</Ds_SecurePayment><Ds_State>${state}</Ds_State>` +
      `${code === null ? '' : `<Ds_Response>${code}</Ds_Response>`}</Response>`;
    if (!operation) return [];
    if (kind === '0') return [row(operation.amount, operation.code === null ? 'S' : 'F', operation.code)];
    return operation.givenBack > 0 ? [row(operation.givenBack, 'F', '0900')] : [];
  };

  app.post('/apl02/services/SerClsWSConsulta', async (request, reply) => {
    await suffer(trouble.query);
    const inner = onlyElement(readXml(String(request.body)), 'cadenaXML')?.text ?? '';
    const messages = readXml(inner);
    const version = childOf(messages, 'Version');
    const reference = onlyElement(messages, 'Ds_Order')?.text ?? '';
    const signed = { order: reference, text: inner.slice(version?.from, version?.to) };
    const signature = childOf(messages, 'Signature')?.text ?? '';
    const found = rows(reference, onlyElement(messages, 'Ds_TransactionType')?.text ?? '');
    const failure = !redsysSignatureMatches('HMAC_SHA256_V1', signed, signature, merchant.key)
      ? 'XML0023'
      : found.length === 0 && 'XML0024';
    const text = `<Version Ds_Version="0.0"><Message>${failure ? `<ErrorMsg><Ds_ErrorCode>${failure}</Ds_ErrorCode></ErrorMsg>` : found.join('')}</Message></Version>`;
    const told = trouble.query === 'forged' ? text.replace(/<Ds_Response>\d+/, '<Ds_Response>0000') : text;
    const by = failure
      ? ''
      : `<Signature>${redsysSignature('HMAC_SHA256_V1', { order: reference, text }, trouble.query === 'forged' ? 'Mk9m98IfEblmPfrpsawt7BmxObt98Jev' : merchant.key)}</Signature>`;
    return reply
      .type('text/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="utf-8"?><soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/"><soapenv:Header/><soapenv:Body>` +
          `<p259:consultaOperacionesResponse xmlns:p259="http://webservices.apl02.redsys.es"><consultaOperacionesReturn>${escapeXml(`<Messages>${told}${by}</Messages>`)}</consultaOperacionesReturn>` +
          `</p259:consultaOperacionesResponse></soapenv:Body></soapenv:Envelope>`,
      );
  });

  const url = await app.listen({ port, host: '127.0.0.1' });
  return {
    url,
    trouble,
    asked: (reference) => operations.get(reference)?.asked,
    visit: async (form) => {
      const response = await fetch(form.url, { method: 'POST', body: new URLSearchParams(form.fields) });
      const page = await response.text();
      if (!response.ok) throw new Error(page);
      return /<h1>(\w+):/.exec(page)?.[1] ?? '';
    },
    finish,
    notify,
    comeBack: async (reference) => await deliver(backAddress(reference, true)),
    comeBackSilently: async (reference) => await deliver(backAddress(reference, false)),
    givenBack: (reference) => operationOf(reference).givenBack,
    close: async () => await app.close(),
  };
};
