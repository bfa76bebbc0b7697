import type { BillingAddress, PayerContact, PaymentStart } from './payment-gateway.ts';
import { signedRedsysFields, type RedsysFields, type RedsysMerchant } from './redsys-message.ts';

/** What Redsys takes by Bizum, in cents: from 0.50 €, and up to what banks let pass at once. */
export const redsysBizumLimits = { min: 50, max: 100_000 } as const;

const languages = { es: '001', ca: '003' } as const;

/** ISO 3166-1 numeric, as EMV 3-D Secure writes countries. */
const countries = { ES: '724', AD: '020', FR: '250', PT: '620' } as const;

/** Letters, digits and the signs of names and addresses: others make Redsys refuse the whole request. */
const cut = (value: string, from: number, length: number): string =>
  Array.from(
    value
      .replaceAll(/[^\p{L}\p{M}\p{N} .,ºª·’'@/+_-]+/gu, ' ')
      .replaceAll(/ +/g, ' ')
      .trim(),
  )
    .slice(from, from + length)
    .join('')
    .trim();

/** Names of cardholders travel in the letters of the card networks: no accents. */
const plainLetters = (name: string): string => name.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('·', '.');

const present = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '' && value !== undefined));

/** What strong customer authentication knows about the cardholder; Redsys's page itself asks the browser. */
const cardholder = ({ email, telefono }: PayerContact, billing: BillingAddress | null, titular: string | undefined) => {
  const [cc = '', subscriber = ''] = telefono.split('|');
  return present({
    cardholderName: cut(plainLetters(titular ?? ''), 0, 45),
    email: email.slice(0, 254),
    mobilePhone: /^\d{1,3}$/.test(cc) && /^\d{4,15}$/.test(subscriber) ? { cc, subscriber } : undefined,
    // What is bought is fitted in a workshop: there is no delivery address that could be the same.
    addrMatch: 'N',
    ...(billing && {
      billAddrLine1: cut(billing.direccion, 0, 50),
      billAddrLine2: cut(billing.direccion, 50, 50),
      billAddrLine3: cut(billing.direccion, 100, 50),
      billAddrCity: cut(billing.poblacion, 0, 50),
      billAddrPostCode: cut(billing.codigo_postal, 0, 16),
      billAddrCountry: countries[billing.pais],
    }),
  });
};

/** The address to which the visitor comes back: it names the payment, because Redsys need not say anything there. */
const backTo = (payment: PaymentStart, way: 'ok' | 'ko'): string => `${payment.returnUrl}/${payment.reference}/${way}`;

/** The signed form that the browser posts to Redsys's page: an authorisation in euros. */
export const redsysRequest = (
  payment: PaymentStart,
  merchant: RedsysMerchant & { readonly merchantName: string },
): RedsysFields =>
  signedRedsysFields(
    payment.reference,
    present({
      DS_MERCHANT_MERCHANTCODE: merchant.merchantCode,
      DS_MERCHANT_TERMINAL: merchant.terminal,
      DS_MERCHANT_ORDER: payment.reference,
      DS_MERCHANT_AMOUNT: String(payment.importe),
      DS_MERCHANT_CURRENCY: '978',
      DS_MERCHANT_TRANSACTIONTYPE: '0',
      DS_MERCHANT_PAYMETHODS: payment.paymentType === 'tarjeta' ? 'C' : 'z',
      DS_MERCHANT_CONSUMERLANGUAGE: languages[payment.idioma],
      DS_MERCHANT_MERCHANTURL: payment.notifyUrl,
      DS_MERCHANT_URLOK: backTo(payment, 'ok'),
      DS_MERCHANT_URLKO: backTo(payment, 'ko'),
      DS_MERCHANT_MERCHANTNAME: cut(merchant.merchantName, 0, 25),
      DS_MERCHANT_PRODUCTDESCRIPTION: cut(`${merchant.merchantName} ${payment.reference}`, 0, 125),
      DS_MERCHANT_TITULAR: cut(payment.titular ?? '', 0, 60),
      DS_MERCHANT_EMV3DS:
        payment.paymentType === 'tarjeta' ? cardholder(payment.contact, payment.billing, payment.titular) : undefined,
    }),
    merchant,
  );
