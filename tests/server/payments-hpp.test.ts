import { cents } from '#domain/money/cents.ts';
import { isRefusal } from '#domain/refusal.ts';
import { hppRequest } from '#server/payments/gateways/hpp-request.ts';
import { hppTimestamp, momentOf, readHppResponse, requestHash, responseHash } from '#server/payments/gateways/hpp.ts';
import type { PaymentStart } from '#server/payments/gateways/payment-gateway.ts';
import { newPaymentReference } from '#server/payments/gateways/payment-reference.ts';
import { familyOf } from '#server/payments/gateways/result-families.ts';
import { anything, assert, constantFrom, dictionary, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';

const secret = 'mysecret';
/** The worked example of the public SDKs (rxp-hpp-java, HppRequestTest and SampleJsonData). */
const request = {
  TIMESTAMP: '20130814122239',
  MERCHANT_ID: 'thestore',
  ORDER_ID: 'ORD453-11',
  AMOUNT: '29900',
  CURRENCY: 'EUR',
};
const response = {
  TIMESTAMP: '20130814122239',
  MERCHANT_ID: 'thestore',
  ORDER_ID: 'ORD453-11',
  RESULT: '00',
  MESSAGE: 'Successful',
  PASREF: '3737468273643',
  AUTHCODE: '79347',
  AMOUNT: '29900',
  SHA1HASH: 'f093a0b233daa15f2bf44888f4fe75cb652e7bf0',
};
const merchant = { merchantId: 'thestore', secret };

describe('the signature of a request', () => {
  const plain = 'cc72c08e529b3bc153481eda9533b815cef29de3';

  it('is the one of the published example', () => {
    expect(requestHash(request, secret)).toBe(plain);
  });

  it('covers payer and card when a card is stored or chosen', () => {
    const payer = { PAYER_REF: 'newpayer1', PMT_REF: 'mycard1' };
    const stored = requestHash({ ...request, ...payer, CARD_STORAGE_ENABLE: '1' }, secret);
    expect(stored).not.toBe(plain);
    expect(requestHash({ ...request, ...payer, OFFER_SAVE_CARD: '1' }, secret)).toBe(stored);
    expect(requestHash({ ...request, PMT_REF: 'mycard1', HPP_SELECT_STORED_CARD: 'newpayer1' }, secret)).toBe(stored);
    expect(requestHash({ ...request, ...payer, CARD_STORAGE_ENABLE: '0' }, secret)).toBe(plain);
  });

  it('covers the mode of the fraud filter, last', () => {
    const filtered = requestHash({ ...request, HPP_FRAUDFILTER_MODE: 'PASSIVE' }, secret);
    expect(filtered).not.toBe(plain);
    expect(filtered).not.toBe(requestHash({ ...request, HPP_FRAUDFILTER_MODE: 'OFF' }, secret));
    expect(requestHash({ ...request, HPP_FRAUDFILTER_MODE: '' }, secret)).toBe(plain);
  });

  it('takes a missing value for an empty one', () => {
    const { CURRENCY: _, ...rest } = request;
    expect(requestHash(rest, secret)).toBe(requestHash({ ...rest, CURRENCY: '' }, secret));
  });
});

describe('an answer of the gateway', () => {
  it('is believed with the signature of the published example', () => {
    expect(responseHash(response, secret)).toBe(response.SHA1HASH);
    expect(readHppResponse(response, merchant)).toEqual({
      reference: 'ORD453-11',
      ok: true,
      code: '00',
      family: 'ok',
      pasref: '3737468273643',
      authcode: '79347',
      importe: 29900,
    });
  });

  it.each(['TIMESTAMP', 'ORDER_ID', 'RESULT', 'MESSAGE', 'PASREF', 'AUTHCODE'] as const)(
    'is not believed when %s was changed',
    (field) => {
      expect(readHppResponse({ ...response, [field]: `${response[field]}1` }, merchant)).toEqual({
        refusal: 'firma-no-valida',
      });
    },
  );

  it('is not believed without a signature, with a malformed one, with one for another secret', () => {
    const { SHA1HASH, ...unsigned } = response;
    for (const sent of [
      unsigned,
      { ...unsigned, SHA1HASH: '' },
      { ...unsigned, SHA1HASH: SHA1HASH.slice(1) },
      { ...unsigned, SHA1HASH: 'é'.repeat(40) },
    ]) {
      expect(readHppResponse(sent, merchant)).toEqual({ refusal: 'firma-no-valida' });
    }
    expect(readHppResponse(response, { ...merchant, secret: 'another' })).toEqual({ refusal: 'firma-no-valida' });
  });

  it('is no message when it is for another merchant or is not made of texts', () => {
    const wrong = { refusal: 'mensaje-no-valido' };
    expect(readHppResponse({ ...response, MERCHANT_ID: 'other' }, merchant)).toEqual(wrong);
    expect(readHppResponse({ ...response, MESSAGE: ['Successful', 'Successful'] }, merchant)).toEqual(wrong);
    expect(readHppResponse({}, merchant)).toEqual(wrong);
    expect(readHppResponse(undefined, merchant)).toEqual(wrong);
    expect(readHppResponse('RESULT=00', merchant)).toEqual(wrong);
  });

  it('never throws, whatever comes', () => {
    assert(property(anything(), (body) => isRefusal(readHppResponse(body, merchant))));
    assert(
      property(dictionary(constantFrom(...Object.keys(response)), string()), (fields) =>
        isRefusal(readHppResponse(fields, merchant)),
      ),
    );
  });

  it('names no amount where the message has none that can be one', () => {
    for (const AMOUNT of ['', '-5', '1.5', '1e3', '999999999999']) {
      expect(readHppResponse({ ...response, AMOUNT }, merchant)).not.toHaveProperty('importe');
    }
  });
});

describe('families of results', () => {
  it.each([
    ['00', 'ok'],
    ['101', '1xx'],
    ['102', '1xx'],
    ['103', '103'],
    ['107', '107'],
    ['111', '1xx'],
    ['205', '2xx'],
    ['301', '3xx'],
    ['404', 'otro'],
    ['501', '5xx'],
    ['508', '5xx'],
    ['603', '3xx'],
    ['666', '666'],
    ['999', 'cancelado'],
    ['', 'otro'],
    ['1', 'otro'],
    ['1001', 'otro'],
    ['constructor', 'otro'],
  ])('%s is of %s', (code, family) => expect(familyOf(code)).toBe(family));
});

describe('timestamps', () => {
  it('are written in UTC and read back', () => {
    expect(hppTimestamp(new Date('2026-03-09T07:05:01.999Z'))).toBe('20260309070501');
    expect(momentOf('20260309070501')).toEqual(new Date('2026-03-09T07:05:01Z'));
  });

  it.each(['', '2026', '20260230000000', '20261301000000', '20260309250000', '2026030907050a'])(
    '%j is no moment',
    (text) => {
      expect(momentOf(text)).toBeUndefined();
    },
  );
});

describe('a payment request', () => {
  const payment = {
    reference: '0421ABCDEFGH',
    importe: cents(4124),
    idioma: 'ca',
    paymentType: 'tarjeta',
    returnUrl: 'https://rodera.example/pagos/sandbox/retorno',
    notifyUrl: 'https://rodera.example/pagos/sandbox/aviso',
    shopUrl: 'https://rodera.example/ca/cistella/pagament',
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
  const fields = hppRequest(payment, { ...merchant, account: 'internet' }, new Date('2026-11-21T10:00:00Z'));

  it('is a signed sale in cents of euro, settled at once', () => {
    expect(fields).toMatchObject({
      MERCHANT_ID: 'thestore',
      ORDER_ID: '0421ABCDEFGH',
      AMOUNT: '4124',
      CURRENCY: 'EUR',
      TIMESTAMP: '20261121100000',
      AUTO_SETTLE_FLAG: '1',
      HPP_LANG: 'ca',
      PM_METHODS: 'cards',
      EXPIRES: '20261121103000',
      SHA1HASH: requestHash(fields, secret),
    });
  });

  it('carries what strong customer authentication asks for, within its lengths', () => {
    expect(fields).toMatchObject({
      HPP_CUSTOMER_EMAIL: 'nuria@example.com',
      HPP_CUSTOMER_PHONENUMBER_MOBILE: '34|600111222',
      HPP_BILLING_CITY: 'Andorra la Vella',
      HPP_BILLING_POSTALCODE: 'AD500',
      HPP_BILLING_COUNTRY: '020',
      HPP_BILLING_STREET3: '',
    });
    const streets = [fields.HPP_BILLING_STREET1, fields.HPP_BILLING_STREET2, fields.HPP_BILLING_STREET3];
    expect(streets.join('')).toBe(`Carrer ${'Llarg '.repeat(15)}12`);
    expect(streets.map((street) => street?.length)).toEqual([50, 49, 0]);
  });

  it('has HPP’s own page ask for an address that nobody typed', () => {
    const { HPP_CAPTURE_ADDRESS, ...rest } = hppRequest(
      { ...payment, billing: null },
      { ...merchant, account: 'internet' },
      new Date(),
    );
    expect(HPP_CAPTURE_ADDRESS).toBe('TRUE');
    expect(Object.keys(rest).filter((name) => name.includes('BILLING'))).toEqual([]);
    expect(fields).not.toHaveProperty('HPP_CAPTURE_ADDRESS');
  });

  it('sends no address with Bizum, and nobody’s name where nobody said theirs', () => {
    const { billing: _, ...rest } = payment;
    const to = { ...merchant, account: 'internet' };
    const bizum = hppRequest({ ...rest, paymentType: 'bizum' }, to, new Date());
    expect(bizum.PM_METHODS).toBe('bizum');
    expect(Object.keys(bizum).filter((name) => name.includes('BILLING'))).toEqual([]);
    expect(bizum.HPP_CUSTOMER_EMAIL).toBe('nuria@example.com');
    const unnamed = hppRequest({ ...rest, paymentType: 'bizum', contact: null }, to, new Date());
    expect(Object.keys(unnamed).filter((name) => name.includes('CUSTOMER'))).toEqual([]);
  });
});

it('gives references that both Redsys and HPP take, and never the same twice', () => {
  const references = Array.from({ length: 2000 }, newPaymentReference);
  expect(references.every((reference) => /^\d{4}[0-9A-Z]{8}$/.test(reference))).toBe(true);
  expect(new Set(references).size).toBe(2000);
});
