import { dayMs } from '#domain/time.ts';
import { hppFieldsOf, momentOf, requestHash, type HppFields } from '#server/payments/gateways/hpp.ts';
import { isSameSecret } from '#server/security/signature.ts';
import { bizumLimits } from '#demo/bank/sandbox-protocol.ts';
import type { SandboxOptions } from './sandbox-options.ts';

/** A result code of GP Ecom for a request that cannot be served, and the field it is about. */
export interface Trouble {
  readonly code: '501' | '502' | '504' | '505' | '506' | '508';
  readonly field: string;
}

interface FieldRule {
  readonly shape: RegExp;
  /** Without it there is no payment: `always`, only with a card, or only where the page is not told to ask for the address itself. */
  readonly need?: 'always' | 'card' | 'address';
}

/** Lengths and characters of the fields that this gateway uses (HPP request fields of GP Ecom). */
const rules: Readonly<Record<string, FieldRule>> = {
  AMOUNT: { shape: /^[1-9]\d{0,10}$/, need: 'always' },
  CURRENCY: { shape: /^EUR$/, need: 'always' },
  AUTO_SETTLE_FLAG: { shape: /^(?:0|1|on|off|multi)$/i, need: 'always' },
  ACCOUNT: { shape: /^[a-zA-Z0-9 ]{0,30}$/ },
  HPP_VERSION: { shape: /^[12]$/ },
  HPP_CHANNEL: { shape: /^(?:ECOM|MOTO)$/ },
  HPP_LANG: { shape: /^[a-z]{2}(?:_[a-z]{2})?$/i },
  PM_METHODS: { shape: /^(?:cards|bizum)$/ },
  EXPIRES: { shape: /^\d{14}$/ },
  HPP_CUSTOMER_EMAIL: { shape: /^(?=.{3,254}$)[^\s@]+@[^\s@]+$/, need: 'card' },
  HPP_CUSTOMER_PHONENUMBER_MOBILE: { shape: /^\d{1,3}\|\d{4,15}$/, need: 'card' },
  HPP_CAPTURE_ADDRESS: { shape: /^(?:TRUE|FALSE)$/ },
  HPP_BILLING_STREET1: { shape: /^.{1,50}$/u, need: 'address' },
  HPP_BILLING_STREET2: { shape: /^.{0,50}$/u },
  HPP_BILLING_STREET3: { shape: /^.{0,50}$/u },
  HPP_BILLING_CITY: { shape: /^.{1,40}$/u, need: 'address' },
  HPP_BILLING_POSTALCODE: { shape: /^.{1,16}$/u, need: 'address' },
  HPP_BILLING_COUNTRY: { shape: /^\d{3}$/, need: 'address' },
};

/** HPP takes a timestamp that lies within 24 hours of its own time. */
export const isOfToday = (timestamp: string | undefined, now: Date): boolean => {
  const sent = momentOf(timestamp ?? '');
  return sent !== undefined && Math.abs(sent.getTime() - now.getTime()) <= dayMs;
};

const isAtShop = (address: string, shopOrigin: string) =>
  address.length <= 255 && URL.canParse(address) && new URL(address).origin === shopOrigin;

/** Ways to pay are asked for by name; without one it is a card. */
export const paysByBizum = (request: HppFields): boolean => request.PM_METHODS === 'bizum';

const isNeeded = (need: NonNullable<FieldRule['need']>, request: HppFields): boolean =>
  need === 'always' || (!paysByBizum(request) && (need === 'card' || request['HPP_CAPTURE_ADDRESS'] !== 'TRUE'));

const troubleInFields = (request: HppFields): Trouble | undefined => {
  const bizum = paysByBizum(request);
  for (const [field, { shape, need }] of Object.entries(rules)) {
    const value = request[field] ?? '';
    if (value === '' && need && isNeeded(need, request)) return { code: '502', field };
    if (value !== '' && !shape.test(value)) return { code: '508', field };
  }
  const amount = Number(request.AMOUNT);
  return bizum && (amount < bizumLimits.min || amount > bizumLimits.max) ? { code: '508', field: 'AMOUNT' } : undefined;
};

/** Why a request is refused: the merchant did not sign it, or signed it too long ago. */
const troubleWithSender = (request: HppFields, options: SandboxOptions): Trouble | undefined => {
  if (request.MERCHANT_ID !== options.merchantId) return { code: '504', field: 'MERCHANT_ID' };
  if (!/^[\w-]{1,50}$/.test(request.ORDER_ID ?? '')) return { code: '508', field: 'ORDER_ID' };
  if (!isSameSecret(request.SHA1HASH, requestHash(request, options.secret))) return { code: '505', field: 'SHA1HASH' };
  if (!isOfToday(request.TIMESTAMP, options.clock())) return { code: '508', field: 'TIMESTAMP' };
  // The signature does not cover addresses: an answer goes to the shop or nowhere.
  for (const field of ['MERCHANT_RESPONSE_URL', 'HPP_TX_STATUS_URL', 'SHOP_URL']) {
    const address = request[field] ?? '';
    const mayMiss = field !== 'MERCHANT_RESPONSE_URL' && address === '';
    if (!mayMiss && !isAtShop(address, options.shopOrigin)) return { code: '508', field };
  }
  return undefined;
};

const hasControls = (value: string) => /\p{Cc}/u.test(value);

/**
 * Judges a request for a payment. `refused` is told to the visitor only; with `rejected` the request is
 * the merchant's own and gets a signed answer with that code.
 */
export const checkRequest = (
  body: unknown,
  options: SandboxOptions,
): { refused: Trouble } | { request: HppFields; orderId: string; rejected?: Trouble } => {
  const request = hppFieldsOf(body);
  if (!request || Object.keys(request).length > 100 || Object.values(request).some(hasControls)) {
    return { refused: { code: '506', field: '' } };
  }
  const refused = troubleWithSender(request, options);
  if (refused) return { refused };
  const rejected = troubleInFields(request);
  const orderId = request.ORDER_ID ?? '';
  return rejected ? { request, orderId, rejected } : { request, orderId };
};
