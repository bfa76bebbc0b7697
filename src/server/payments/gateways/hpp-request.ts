import { hppTimestamp, requestHash, type HppFields, type HppMerchant } from './hpp.ts';
import type { BillingAddress, PayerContact, PaymentStart } from './payment-gateway.ts';

/** ISO 3166-1 numeric, as HPP wants countries. */
const countryNumber = { ES: '724', AD: '020', FR: '250', PT: '620' } as const;

const withoutControls = (value: string) => value.replaceAll(/\p{Cc}+/gu, ' ').trim();

const cut = (value: string, from: number, length: number) =>
  Array.from(withoutControls(value))
    .slice(from, from + length)
    .join('');

const contactFields = ({ email, telefono }: PayerContact): HppFields => ({
  HPP_CUSTOMER_EMAIL: withoutControls(email),
  HPP_CUSTOMER_PHONENUMBER_MOBILE: withoutControls(telefono),
});

/** Streets that HPP leaves over are sent empty. */
const addressFields = (billing: BillingAddress): HppFields => ({
  HPP_BILLING_STREET1: cut(billing.direccion, 0, 50),
  HPP_BILLING_STREET2: cut(billing.direccion, 50, 50),
  HPP_BILLING_STREET3: cut(billing.direccion, 100, 50),
  HPP_BILLING_CITY: cut(billing.poblacion, 0, 40),
  HPP_BILLING_POSTALCODE: cut(billing.codigo_postal, 0, 16),
  HPP_BILLING_COUNTRY: countryNumber[billing.pais],
});

/** What strong customer authentication needs to know about the cardholder. */
const cardholderFields = (billing: BillingAddress | null): HppFields => ({
  // What was typed for nobody is asked for by HPP's own page, beside the card.
  ...(billing ? addressFields(billing) : { HPP_CAPTURE_ADDRESS: 'TRUE' }),
  // What is bought is fitted in a workshop: there is no delivery address that could be the same.
  HPP_ADDRESS_MATCH_INDICATOR: 'FALSE',
  HPP_CHALLENGE_REQUEST_INDICATOR: 'NO_PREFERENCE',
});

/** The signed fields that the browser posts to a hosted payment page: a sale in euros, settled at once. */
export const hppRequest = (
  payment: PaymentStart,
  merchant: HppMerchant & { account: string },
  now: Date,
): HppFields => {
  const fields: HppFields = {
    MERCHANT_ID: merchant.merchantId,
    ACCOUNT: merchant.account,
    ORDER_ID: payment.reference,
    AMOUNT: String(payment.importe),
    CURRENCY: 'EUR',
    TIMESTAMP: hppTimestamp(now),
    AUTO_SETTLE_FLAG: '1',
    HPP_VERSION: '2',
    HPP_CHANNEL: 'ECOM',
    HPP_LANG: payment.idioma,
    MERCHANT_RESPONSE_URL: payment.returnUrl,
    HPP_TX_STATUS_URL: payment.notifyUrl,
    PM_METHODS: payment.paymentType === 'tarjeta' ? 'cards' : 'bizum',
    ...(payment.contact ? contactFields(payment.contact) : {}),
    ...(payment.paymentType === 'tarjeta' ? cardholderFields(payment.billing) : {}),
    // Supplementary data, which HPP hands back untouched and its pages may use.
    SHOP_URL: payment.shopUrl,
    EXPIRES: hppTimestamp(payment.caduca),
  };
  return { ...fields, SHA1HASH: requestHash(fields, merchant.secret) };
};
