import { cents } from '#domain/money/cents.ts';
import { refuse, type Refusal } from '#domain/refusal.ts';
import { createHash } from 'node:crypto';
import { isSameSecret } from '../../security/signature.ts';
import type { UnbelievedMessage, Verdict } from './payment-gateway.ts';
import { familyOf } from './result-families.ts';

/** The names and values of one message of Global Payments' Hosted Payment Page (GP Ecom, formerly Realex). */
export type HppFields = Readonly<Record<string, string>>;

/** What a shop and its gateway share. */
export interface HppMerchant {
  readonly merchantId: string;
  readonly secret: string;
}

const sha1 = (text: string) => createHash('sha1').update(text, 'utf8').digest('hex');

/** HPP's signature: SHA-1 in lower-case hex of the parts, then of that and the secret; a missing part is empty. */
export const hppHash = (parts: readonly (string | undefined)[], secret: string): string =>
  sha1(`${sha1(parts.map((part) => part ?? '').join('.'))}.${secret}`);

/** The values of some fields, in the order in which a signature covers them. */
export const fieldsNamed = (fields: HppFields, names: string): (string | undefined)[] =>
  names.split('.').map((name) => fields[name]);

/**
 * The signature of a payment request. Storing or choosing a card adds the payer and the card, a fraud
 * filter its mode. Nothing else is covered: addresses and languages may have been changed on the way.
 */
export const requestHash = (fields: HppFields, secret: string): string => {
  const chosenPayer = fields.HPP_SELECT_STORED_CARD;
  const namesCard = chosenPayer || fields.CARD_STORAGE_ENABLE === '1' || fields.OFFER_SAVE_CARD === '1';
  return hppHash(
    [
      ...fieldsNamed(fields, 'TIMESTAMP.MERCHANT_ID.ORDER_ID.AMOUNT.CURRENCY'),
      ...(namesCard ? [chosenPayer || fields.PAYER_REF, fields.PMT_REF] : []),
      ...(fields.HPP_FRAUDFILTER_MODE ? [fields.HPP_FRAUDFILTER_MODE] : []),
    ],
    secret,
  );
};

/** The signature of an answer. AMOUNT is not covered. */
export const responseHash = (fields: HppFields, secret: string): string =>
  hppHash(fieldsNamed(fields, 'TIMESTAMP.MERCHANT_ID.ORDER_ID.RESULT.MESSAGE.PASREF.AUTHCODE'), secret);

/** A moment as HPP writes it, YYYYMMDDHHMMSS, in UTC. */
export const hppTimestamp = (moment: Date): string => moment.toISOString().replaceAll(/\D/g, '').slice(0, 14);

/** The moment that `hppTimestamp` wrote; nothing when there is no such moment. */
export const momentOf = (timestamp: string): Date | undefined => {
  const parts = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(timestamp);
  if (!parts) return undefined;
  const [, year, month, day, hour, minute, second] = parts;
  const moment = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(moment.getTime()) || hppTimestamp(moment) !== timestamp ? undefined : moment;
};

/** A message as it came from a form: every value must be a text. */
export const hppFieldsOf = (body: unknown): HppFields | undefined => {
  if (typeof body !== 'object' || body === null) return undefined;
  const entries = Object.entries(body);
  return entries.every((entry): entry is [string, string] => typeof entry[1] === 'string')
    ? Object.fromEntries(entries)
    : undefined;
};

/** What a believed answer says. `00` alone is a payment. */
const verdictOf = (fields: HppFields): Verdict => {
  const { ORDER_ID: reference = '', RESULT: code = '', PASREF, AUTHCODE, AMOUNT = '' } = fields;
  return {
    reference,
    ok: code === '00',
    code,
    family: familyOf(code),
    pasref: PASREF || null,
    authcode: AUTHCODE || null,
    ...(/^\d{1,11}$/.test(AMOUNT) ? { importe: cents(Number(AMOUNT)) } : {}),
  };
};

/** Reads an answer of the gateway to this merchant, or says why it is not believed. */
export const readHppResponse = (body: unknown, merchant: HppMerchant): Verdict | Refusal<UnbelievedMessage> => {
  const fields = hppFieldsOf(body);
  if (!fields?.ORDER_ID || !fields.RESULT || fields.MERCHANT_ID !== merchant.merchantId) {
    return refuse('mensaje-no-valido');
  }
  return isSameSecret(fields.SHA1HASH, responseHash(fields, merchant.secret))
    ? verdictOf(fields)
    : refuse('firma-no-valida');
};
