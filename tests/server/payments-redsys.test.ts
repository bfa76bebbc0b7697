import { cents } from '#domain/money/cents.ts';
import { isRefusal } from '#domain/refusal.ts';
import { redsysSignatureVersions } from '#server/config/gateway-config.ts';
import type { PaymentFamily, PaymentStart } from '#server/payments/gateways/payment-gateway.ts';
import { redsysGateway } from '#server/payments/gateways/redsys-gateway.ts';
import {
  openRedsysMessage,
  redsysVerdict,
  signedRedsysFields,
  type RedsysMerchant,
} from '#server/payments/gateways/redsys-message.ts';
import { queryVersion, readQueryAnswer, redsysOperations } from '#server/payments/gateways/redsys-query.ts';
import { redsysFamily } from '#server/payments/gateways/redsys-results.ts';
import { redsysSignature, redsysSignatureMatches } from '#server/payments/gateways/redsys-signature.ts';
import {
  anything,
  assert,
  constantFrom,
  dictionary,
  integer,
  nat,
  property,
  record,
  string,
  stringMatching,
} from 'fast-check';
import { describe, expect, it } from 'vitest';

/** Redsys's public test merchant. */
const key = 'sq7HjrUOBfKmC576ILgskD5srU870gJ7';
const merchant: RedsysMerchant = {
  merchantCode: '999008881',
  terminal: '1',
  key,
  signatureVersion: 'HMAC_SHA256_V1',
};

describe('Redsys’s signatures', () => {
  it('are those of the published examples', () => {
    const v1 =
      'eyJEU19NRVJDSEFOVF9UUkFOU0FDVElPTlRZUEUiOiIwIiwiRFNfTUVSQ0hBTlRfT1JERVIiOiIwNzI2cUkzSDdzWngiLCJEU19NRVJDSEFOVF9NRVJDSEFOVENPREUiOiI5OTkwMDg4ODEiLCJEU19NRVJDSEFOVF9URVJNSU5BTCI6IjEiLCJEU19NRVJDSEFOVF9BTU9VTlQiOiI0OTk5IiwiRFNfTUVSQ0hBTlRfQ1VSUkVOQ1kiOiI5NzgiLCJEU19NRVJDSEFOVF9NRVJDSEFOVFVSTCI6Imh0dHA6Ly93d3cucHJ1ZWJhLmNvbS91cmxOb3RpZmljYWNpb24ucGhwIiwiRFNfTUVSQ0hBTlRfVVJMT0siOiJodHRwOi8vd3d3LnBydWViYS5jb20vdXJsT0sucGhwIiwiRFNfTUVSQ0hBTlRfVVJMS08iOiJodHRwOi8vd3d3LnBydWViYS5jb20vdXJsS08ucGhwIn0=';
    expect(redsysSignature('HMAC_SHA256_V1', { order: '0726qI3H7sZx', text: v1 }, key)).toBe(
      'TyW+LIa2GZnhCPLM7JSPwbQn4ZjOvMO/KiIf4yJgwo8=',
    );
    const v2 =
      'eyJEU19NRVJDSEFOVF9BTU9VTlQiOiI5OTkiLCJEU19NRVJDSEFOVF9PUkRFUiI6IjEyMzQ1Njc4OTAiLCJEU19NRVJDSEFOVF9NRVJDSEFOVENPREUiOiI5OTkwMDg4ODEiLCJEU19NRVJDSEFOVF9DVVJSRU5DWSI6Ijk3OCIsIkRTX01FUkNIQU5UX1RSQU5TQUNUSU9OVFlQRSI6IjAiLCJEU19NRVJDSEFOVF9URVJNSU5BTCI6IjEiLCJEU19NRVJDSEFOVF9NRVJDSEFOVFVSTCI6Imh0dHA6XC9cL3d3dy5wcnVlYmEuY29tXC91cmxOb3RpZmljYWNpb24ucGhwIiwiRFNfTUVSQ0hBTlRfVVJMT0siOiJodHRwOlwvXC93d3cucHJ1ZWJhLmNvbVwvdXJsT0sucGhwIiwiRFNfTUVSQ0hBTlRfVVJMS08iOiJodHRwOlwvXC93d3cucHJ1ZWJhLmNvbVwvdXJsS08ucGhwIn0';
    expect(redsysSignature('HMAC_SHA512_V2', { order: '1234567890', text: v2 }, key)).toBe(
      'Vjo02eSWq249IeZZp3R-ArFnGLhKY0OuzDDlx1BuVtZDC2yhczA7_11uZhsYzLZBCMFAz8u8uzGDX3AErHKmmw',
    );
  });

  it('of the consultation service are those of its manual, both ways', () => {
    const question = queryVersion({ ...merchant, merchantCode: '266615889', terminal: '002' }, '1518203C', '0').replace(
      '<Ds_TransactionType>0<',
      '<Ds_TransactionType>O<',
    );
    expect(redsysSignature('HMAC_SHA256_V1', { order: '1518203C', text: question }, key)).toBe(
      '0c2QnpPS/E7xnjqTHhYy7jyh15a6FdRUl8ehG89h/3w=',
    );
    const tested = queryVersion({ ...merchant, terminal: '001' }, '260723890989', '0');
    expect(redsysSignature('HMAC_SHA256_V1', { order: '260723890989', text: tested }, key)).toBe(
      'q7LbX1P32WQSisGT+A8ZV+fMeVJo6kR0OjYUBCxPkUI=',
    );
  });

  const orders = stringMatching(/^\d{4}[0-9A-Za-z]{0,8}$/);
  const versions = constantFrom(...redsysSignatureVersions);

  it('are believed in both spellings of base64, with and without padding', () => {
    assert(
      property(versions, orders, string(), (version, order, text) => {
        const signature = Buffer.from(redsysSignature(version, { order, text }, key), 'base64');
        for (const spelt of [signature.toString('base64'), signature.toString('base64url')])
          expect(redsysSignatureMatches(version, { order, text }, spelt, key)).toBe(true);
      }),
    );
  });

  it('are not believed for another text, order, key or version, nor when a character of them changed', () => {
    assert(
      property(versions, orders, string(), nat(40), (version, order, text, place) => {
        const signed = { order, text };
        const right = redsysSignature(version, signed, key);
        const changed = right.slice(0, place) + (right[place] === 'A' ? 'B' : 'A') + right.slice(place + 1);
        const other = version === 'HMAC_SHA256_V1' ? 'HMAC_SHA512_V2' : 'HMAC_SHA256_V1';
        expect(redsysSignatureMatches(version, signed, changed, key)).toBe(false);
        expect(redsysSignatureMatches(version, { order, text: `${text}x` }, right, key)).toBe(false);
        expect(redsysSignatureMatches(version, { order: `1${order}`.slice(0, 12), text }, right, key)).toBe(
          `1${order}`.slice(0, 12) === order,
        );
        expect(redsysSignatureMatches(version, signed, right, 'Mk9m98IfEblmPfrpsawt7BmxObt98Jev')).toBe(false);
        expect(redsysSignatureMatches(other, signed, right, key)).toBe(false);
      }),
    );
  });
});

/** A real notification of the public test merchant. */
const notification = {
  Ds_SignatureVersion: 'HMAC_SHA256_V1',
  Ds_MerchantParameters:
    'eyJEc19EYXRlIjoiMjIlMkYxMCUyRjIwMjEiLCJEc19Ib3VyIjoiMjIlM0E1MSIsIkRzX1NlY3VyZVBheW1lbnQiOiIxIiwiRHNfQ2FyZF9OdW1iZXIiOiI0NTQ4ODEqKioqKiowMDA0IiwiRHNfQ2FyZF9Db3VudHJ5IjoiNzI0IiwiRHNfQW1vdW50IjoiNDk5OSIsIkRzX0N1cnJlbmN5IjoiOTc4IiwiRHNfT3JkZXIiOiIwNzI2cUkzSDdzWngiLCJEc19NZXJjaGFudENvZGUiOiI5OTkwMDg4ODEiLCJEc19UZXJtaW5hbCI6IjAwMSIsIkRzX1Jlc3BvbnNlIjoiMDAwMCIsIkRzX01lcmNoYW50RGF0YSI6IiIsIkRzX1RyYW5zYWN0aW9uVHlwZSI6IjAiLCJEc19Db25zdW1lckxhbmd1YWdlIjoiMSIsIkRzX0F1dGhvcmlzYXRpb25Db2RlIjoiMDUyMDI5IiwiRHNfQ2FyZF9CcmFuZCI6IjEiLCJEc19Qcm9jZXNzZWRQYXlNZXRob2QiOiIxIn0=',
  Ds_Signature: '52nPyUkyDws__OfMqDka_yN-arxzulELZC1TYTvvR0s=',
};

const gatewayOf = (signatureVersion: RedsysMerchant['signatureVersion'] = 'HMAC_SHA256_V1') =>
  redsysGateway({
    ...merchant,
    signatureVersion,
    url: 'https://redsys.example',
    merchantName: 'Rodera',
    bizum: true,
    fetch: globalThis.fetch,
  });
const gateway = gatewayOf();

/** A notification as Redsys would sign it. */
const told = {
  Ds_Order: '0421ABCDEFGH',
  Ds_MerchantCode: '999008881',
  Ds_Terminal: '001',
  Ds_Response: '0000',
  Ds_Amount: '4124',
  Ds_Currency: '978',
  Ds_TransactionType: '0',
  Ds_AuthorisationCode: '052029',
};
const signed = (parameters: Readonly<Record<string, string>>, by = merchant) =>
  signedRedsysFields(parameters['Ds_Order'] ?? '', parameters, by);

describe('a notification of Redsys', () => {
  it('is believed as the published one was', () => {
    expect(gateway.read(notification)).toEqual({
      reference: '0726qI3H7sZx',
      ok: true,
      code: '0000',
      family: 'ok',
      pasref: '0726qI3H7sZx',
      authcode: '052029',
      importe: 4999,
    });
  });

  it('is believed in both versions, whichever the shop signs with', () => {
    for (const signatureVersion of redsysSignatureVersions)
      for (const shop of redsysSignatureVersions)
        expect(gatewayOf(shop).read(signed(told, { ...merchant, signatureVersion }))).toMatchObject({
          ok: true,
          reference: told.Ds_Order,
          importe: 4124,
        });
  });

  it('whatever it says is believed when it is signed', () => {
    const messages = record({
      order: stringMatching(/^\d{4}[0-9A-Z]{0,8}$/),
      amount: integer({ min: 1, max: 9_999_999 }),
      code: integer({ min: 0, max: 9996 }),
      version: constantFrom(...redsysSignatureVersions),
    });
    assert(
      property(messages, ({ order, amount, code, version }) => {
        const fields = signed(
          { ...told, Ds_Order: order, Ds_Amount: String(amount), Ds_Response: String(code).padStart(4, '0') },
          { ...merchant, signatureVersion: version },
        );
        expect(gateway.read(fields)).toMatchObject({ reference: order, importe: amount, ok: code < 100 });
      }),
    );
  });

  it('is not believed when a character of it changed', () => {
    const fields = signed(told);
    assert(
      property(
        nat(fields.Ds_MerchantParameters.length - 1),
        string({ minLength: 1, maxLength: 1 }),
        (place, letter) => {
          const text = fields.Ds_MerchantParameters;
          const changed = text.slice(0, place) + letter + text.slice(place + 1);
          expect(isRefusal(gateway.read({ ...fields, Ds_MerchantParameters: changed }))).toBe(changed !== text);
        },
      ),
    );
  });

  it('is not believed without a signature, in a version of one’s own or from another key', () => {
    const fields = signed(told);
    const { Ds_Signature: _, ...unsigned } = fields;
    const another = signed(told, { ...merchant, key: 'Mk9m98IfEblmPfrpsawt7BmxObt98Jev' });
    for (const wrong of [
      unsigned,
      { ...fields, Ds_Signature: '' },
      { ...fields, Ds_SignatureVersion: 'T25V1' },
      another,
    ])
      expect(gateway.read(wrong)).toEqual({ refusal: 'firma-no-valida' });
  });

  it('of a refund, another terminal, another currency or without an end says nothing about a payment', () => {
    for (const other of [
      { Ds_TransactionType: '3', Ds_Response: '0900' },
      { Ds_TransactionType: '3', Ds_Response: '0000' },
      { Ds_Terminal: '2' },
      { Ds_MerchantCode: '999008882' },
      { Ds_Currency: '840' },
      { Ds_Response: '9998' },
      { Ds_Amount: '-1' },
    ])
      expect(gateway.read(signed({ ...told, ...other }))).toEqual({ refusal: 'mensaje-no-valido' });
  });

  it('names no issuer’s code where there is none', () => {
    for (const [written, read] of [
      ['      ', ''],
      ['++++++', ''],
      ['%20%2012AB', '12AB'],
    ] as const)
      expect(gateway.read(signed({ ...told, Ds_AuthorisationCode: written }))).toMatchObject({ authcode: read });
    expect(gateway.read(signed({ ...told, Ds_Response: '0190' }))).toMatchObject({ ok: false, authcode: null });
  });

  it('never throws, whatever comes', () => {
    assert(property(anything(), (body) => isRefusal(gateway.read({ Ds_MerchantParameters: body }))));
    assert(
      property(dictionary(constantFrom(...Object.keys(notification)), string()), (fields) =>
        isRefusal(gateway.read(fields)),
      ),
    );
    assert(
      property(anything(), (value) => {
        const text = Buffer.from(JSON.stringify(value) ?? '').toString('base64');
        return isRefusal(openRedsysMessage({ ...notification, Ds_MerchantParameters: text }, merchant));
      }),
    );
  });
});

it.each<[string, PaymentFamily]>([
  ['0000', 'ok'],
  ['0099', 'ok'],
  ['0100', '1xx'],
  ['0101', '1xx'],
  ['0102', '107'],
  ['0116', '1xx'],
  ['0129', '1xx'],
  ['0172', '1xx'],
  ['0184', '1xx'],
  ['0190', '1xx'],
  ['0195', '1xx'],
  ['0202', '107'],
  ['0208', '103'],
  ['0904', '666'],
  ['0909', '3xx'],
  ['0912', '2xx'],
  ['9912', '2xx'],
  ['0913', '5xx'],
  ['0950', '5xx'],
  ['9015', '5xx'],
  ['9042', '5xx'],
  ['9051', '5xx'],
  ['9064', '1xx'],
  ['9078', '5xx'],
  ['9093', '1xx'],
  ['9104', '666'],
  ['9261', '107'],
  ['9444', '666'],
  ['9915', 'cancelado'],
  ['9914', 'otro'],
  ['9999', 'otro'],
  ['0900', 'otro'],
  ['constructor', 'otro'],
])('Redsys’s code %s is of %s', (code, family) => expect(redsysFamily(code)).toBe(family));

describe('a request to Redsys', () => {
  const payment = {
    reference: '0421ABCDEFGH',
    importe: cents(4124),
    idioma: 'ca',
    paymentType: 'tarjeta',
    returnUrl: 'https://rodera.example/pagos/redsys/retorno',
    notifyUrl: 'https://rodera.example/pagos/redsys/aviso',
    shopUrl: 'https://rodera.example/ca/cistella/pagament',
    titular: `Núria Pons i «Vila» ${'de '.repeat(20)}Çà`,
    contact: { email: 'nuria@example.com', telefono: '34|600111222' },
    billing: {
      direccion: `Carrer ${'Llarg '.repeat(15)}12`,
      poblacion: 'Andorra la Vella',
      codigo_postal: 'AD500',
      pais: 'AD',
    },
    creado: new Date('2026-11-21T10:00:00Z'),
    caduca: new Date('2026-11-21T10:30:00Z'),
  } as const satisfies PaymentStart;
  const sent = (start: PaymentStart, by = gateway): Record<string, unknown> => {
    const { fields } = by.start(start);
    const read: unknown = JSON.parse(Buffer.from(fields['Ds_MerchantParameters'] ?? '', 'base64').toString());
    return { ...(read as object) };
  };

  it('is posted to its page, signed in the version of the shop', () => {
    for (const version of redsysSignatureVersions) {
      const { url, method, fields } = gatewayOf(version).start(payment);
      expect([url, method]).toEqual(['https://redsys.example/sis/realizarPago', 'POST']);
      expect(Object.keys(fields)).toEqual(['Ds_SignatureVersion', 'Ds_MerchantParameters', 'Ds_Signature']);
      expect(fields['Ds_SignatureVersion']).toBe(version);
      const text = fields['Ds_MerchantParameters'] ?? '';
      expect(
        redsysSignatureMatches(version, { order: payment.reference, text }, fields['Ds_Signature'] ?? '', key),
      ).toBe(true);
    }
    expect(gatewayOf('HMAC_SHA512_V2').start(payment).fields['Ds_MerchantParameters']).not.toContain('=');
  });

  it('is an authorisation in cents of euro, with both ways to answer and the language', () => {
    expect(sent(payment)).toMatchObject({
      DS_MERCHANT_MERCHANTCODE: '999008881',
      DS_MERCHANT_TERMINAL: '1',
      DS_MERCHANT_ORDER: '0421ABCDEFGH',
      DS_MERCHANT_AMOUNT: '4124',
      DS_MERCHANT_CURRENCY: '978',
      DS_MERCHANT_TRANSACTIONTYPE: '0',
      DS_MERCHANT_PAYMETHODS: 'C',
      DS_MERCHANT_CONSUMERLANGUAGE: '003',
      DS_MERCHANT_MERCHANTURL: 'https://rodera.example/pagos/redsys/aviso',
      DS_MERCHANT_URLOK: 'https://rodera.example/pagos/redsys/retorno/0421ABCDEFGH/ok',
      DS_MERCHANT_URLKO: 'https://rodera.example/pagos/redsys/retorno/0421ABCDEFGH/ko',
      DS_MERCHANT_PRODUCTDESCRIPTION: 'Rodera 0421ABCDEFGH',
    });
    expect(sent({ ...payment, idioma: 'es' })['DS_MERCHANT_CONSUMERLANGUAGE']).toBe('001');
  });

  it('says who pays within the lengths and letters that Redsys takes', () => {
    const fields = sent(payment);
    const titular = String(fields['DS_MERCHANT_TITULAR']);
    expect(titular).toMatch(/^Núria Pons i Vila de /);
    expect(titular.length).toBeLessThanOrEqual(60);
    expect(fields['DS_MERCHANT_EMV3DS']).toMatchObject({
      cardholderName: expect.stringMatching(/^Nuria Pons i Vila de [ -~]{1,25}$/),
      email: 'nuria@example.com',
      mobilePhone: { cc: '34', subscriber: '600111222' },
      addrMatch: 'N',
      billAddrCity: 'Andorra la Vella',
      billAddrPostCode: 'AD500',
      billAddrCountry: '020',
    });
    const { billAddrLine1, billAddrLine2 } = { ...(fields['DS_MERCHANT_EMV3DS'] as Record<string, string>) };
    expect([billAddrLine1?.length, billAddrLine2?.length]).toEqual([50, 49]);
  });

  it('by Bizum shows Bizum alone and tells nothing of the card’s holder', () => {
    const { billing: _, titular: __, ...rest } = payment;
    const fields = sent({ ...rest, paymentType: 'bizum', contact: null });
    expect(fields['DS_MERCHANT_PAYMETHODS']).toBe('z');
    expect(Object.keys(fields)).not.toContain('DS_MERCHANT_EMV3DS');
    expect(Object.keys(fields)).not.toContain('DS_MERCHANT_TITULAR');
  });

  it('is offered by Bizum from fifty cents, where the terminal takes it', () => {
    expect([49, 50, 100_000, 100_001].map((importe) => gateway.accepts('bizum', importe))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    const cardsOnly = redsysGateway({
      ...merchant,
      url: 'https://redsys.example',
      merchantName: 'Rodera',
      bizum: false,
      fetch: globalThis.fetch,
    });
    expect([cardsOnly.accepts('bizum', 5000), cardsOnly.accepts('tarjeta', 5000)]).toEqual([false, true]);
  });
});

describe('an answer of the consultation service', () => {
  const shop = { ...merchant, merchantCode: '266615889', terminal: '2' };
  const version =
    '<Version Ds_Version="0.0"><Message><Response><Ds_MerchantCode>266615889</Ds_MerchantCode><Ds_Terminal>2</Ds_Terminal><Ds_Order>1518203C</Ds_Order><Ds_TransactionType>O</Ds_TransactionType><Ds_Date>2014-12-01</Ds_Date><Ds_Hour>16:28:59</Ds_Hour><Ds_Amount>4501</Ds_Amount><Ds_Currency>978</Ds_Currency><Ds_SecurePayment>1</Ds_SecurePayment><Ds_State>F</Ds_State><Ds_Response>0000</Ds_Response></Response></Message></Version>';
  const signature = 'aX9LeXn3FQ0bGF6iVLejvhPElZ0RoJwqIa6tNPhBXAk=';
  const messages = `<Messages>${version}<Signature>${signature}</Signature></Messages>`;
  const soap = (inside: string) =>
    `<?xml version="1.0" encoding="UTF-8"?><soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/"><soapenv:Body><p259:consultaOperacionesResponse xmlns:p259="http://webservices.apl02.redsys.es"><p259:consultaOperacionesReturn>${inside}</p259:consultaOperacionesReturn></p259:consultaOperacionesResponse></soapenv:Body></soapenv:Envelope>`;
  const escaped = (xml: string) => xml.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

  it('is read and believed as the manual’s example, in CDATA or escaped', () => {
    for (const answer of [soap(`<![CDATA[${messages}]]>`), soap(escaped(messages))]) {
      const read = readQueryAnswer(answer, '1518203C', shop);
      expect(read === 'unknown' ? read : read.map((row) => row.get('ds_response'))).toEqual(['0000']);
    }
  });

  it('is not believed when anything in it changed', () => {
    for (const changed of [
      messages.replace('4501', '4502'),
      messages.replace('0000', '0001'),
      messages.replace('1518203C', '1518203D'),
      messages.replace('><Ds_Order', '> <Ds_Order'),
      messages.replace(/<Signature>.*<\/Signature>/, ''),
    ])
      expect(() => readQueryAnswer(soap(escaped(changed)), '1518203C', shop)).toThrow('not believed');
    expect(() => readQueryAnswer(soap(escaped(messages)), '1518203D', shop)).toThrow('not believed');
  });

  const failure = (code: string) =>
    soap(
      escaped(
        `<Messages><Version Ds_Version="0.0"><Message><ErrorMsg><Ds_ErrorCode>${code}</Ds_ErrorCode></ErrorMsg></Message></Version></Messages>`,
      ),
    );

  it('that nothing is known is no verdict; another error is none either', () => {
    expect(readQueryAnswer(failure('XML0024'), '1518203C', shop)).toBe('unknown');
    expect(() => readQueryAnswer(failure('XML0023'), '1518203C', shop)).toThrow('XML0023');
  });

  it('in a shape of its own is an error, never a verdict', () => {
    for (const answer of [
      '',
      'OK',
      '<html><body>error</body></html>',
      soap(''),
      soap('<a/>'),
      soap(escaped('<Messages/>')),
      soap(escaped(messages)) + soap(escaped(messages)),
      `<!DOCTYPE x [<!ENTITY e "x">]>${soap(escaped(messages))}`,
      soap(escaped(`<!DOCTYPE x>${messages}`)),
    ])
      expect(() => readQueryAnswer(answer, '1518203C', shop)).toThrow(/xml|gateway/);
  });
});

it('operations are told apart by their type: a payment’s parameters are no refund’s', () => {
  const parameters = new Map(Object.entries(told).map(([name, value]) => [name.toLowerCase(), value]));
  expect(redsysVerdict(parameters, merchant)?.ok).toBe(true);
  expect(
    redsysVerdict(new Map([...parameters, ['ds_transactiontype', redsysOperations.refund]]), merchant),
  ).toBeUndefined();
});
