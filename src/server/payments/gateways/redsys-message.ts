import { cents } from '#domain/money/cents.ts';
import { refuse, type Refusal } from '#domain/refusal.ts';
import type { RedsysSignatureVersion } from '../../config/gateway-config.ts';
import type { UnbelievedMessage, Verdict } from './payment-gateway.ts';
import { redsysFamily, redsysPaid, redsysUnfinished } from './redsys-results.ts';
import { isRedsysSignatureVersion, redsysSignature, redsysSignatureMatches } from './redsys-signature.ts';

/** What a shop and Redsys share. */
export interface RedsysMerchant {
  /** FUC, up to 9 digits. */
  readonly merchantCode: string;
  readonly terminal: string;
  readonly key: string;
  /** How the shop signs. It believes both ways. */
  readonly signatureVersion: RedsysSignatureVersion;
}

/** The three fields in which Redsys and a shop talk, whatever the road. */
export type RedsysFields = Readonly<Record<'Ds_SignatureVersion' | 'Ds_MerchantParameters' | 'Ds_Signature', string>>;

/** Puts parameters into a signed message. */
export const signedRedsysFields = (
  order: string,
  parameters: object,
  { key, signatureVersion }: RedsysMerchant,
): RedsysFields => {
  const json = Buffer.from(JSON.stringify(parameters), 'utf8');
  const text = json.toString(signatureVersion === 'HMAC_SHA256_V1' ? 'base64' : 'base64url');
  return {
    Ds_SignatureVersion: signatureVersion,
    Ds_MerchantParameters: text,
    Ds_Signature: redsysSignature(signatureVersion, { order, text }, key),
  };
};

/** Parameters of a believed message, by their names in small letters: Redsys does not always write them alike. */
export type RedsysParameters = ReadonlyMap<string, string>;

const mostCharacters = 16_384;
const orderShape = /^\d{4}[0-9A-Za-z]{0,8}$/;

const parametersIn = (text: string): RedsysParameters | undefined => {
  if (text.length > mostCharacters || !/^[\w+/-]+={0,2}$/.test(text)) return undefined;
  try {
    const read: unknown = JSON.parse(Buffer.from(text, 'base64').toString('utf8'));
    if (typeof read !== 'object' || read === null || Array.isArray(read)) return undefined;
    const names = Object.entries(read).map(([name, value]) => [name.toLowerCase(), String(value)] as const);
    const parameters = new Map(names);
    return parameters.size === names.length ? parameters : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Opens a message of Redsys: a notification, a return with its parameters, the answer of its REST service. What
 * is signed is the received text; the key is the one of the order that the text names.
 */
export const openRedsysMessage = (
  fields: Readonly<Record<string, unknown>>,
  { key }: RedsysMerchant,
): RedsysParameters | Refusal<UnbelievedMessage> => {
  const { Ds_SignatureVersion: version, Ds_MerchantParameters: text, Ds_Signature: sent } = fields;
  if (typeof text !== 'string') return refuse('mensaje-no-valido');
  const parameters = parametersIn(text);
  const order = parameters?.get('ds_order');
  if (!parameters || order === undefined || !orderShape.test(order)) return refuse('mensaje-no-valido');
  if (!isRedsysSignatureVersion(version) || typeof sent !== 'string') return refuse('firma-no-valida');
  return redsysSignatureMatches(version, { order, text }, sent, key) ? parameters : refuse('firma-no-valida');
};

const euro = '978';

/** Whether parameters speak of this shop's terminal; Redsys writes terminals with and without zeroes in front. */
export const isOfTerminal = (parameters: RedsysParameters, merchant: RedsysMerchant): boolean => {
  const [code, terminal] = [parameters.get('ds_merchantcode') ?? '', parameters.get('ds_terminal') ?? ''];
  return (
    /^\d{1,9}$/.test(code) &&
    Number(code) === Number(merchant.merchantCode) &&
    /^\d{1,3}$/.test(terminal) &&
    Number(terminal) === Number(merchant.terminal)
  );
};

/** Ds_Response in four digits; nothing where there is none. */
export const redsysCode = (parameters: RedsysParameters): string | undefined => {
  const code = parameters.get('ds_response') ?? '';
  return /^\d{1,4}$/.test(code) ? code.padStart(4, '0') : undefined;
};

/** Letters and digits, between blanks that come as `+` or `%20` where there is no code. */
const authorisationCode = (parameters: RedsysParameters): string =>
  /^(?:\+|%20|\s)*([0-9A-Za-z]{1,20})(?:\+|%20|\s)*$/.exec(parameters.get('ds_authorisationcode') ?? '')?.[1] ?? '';

/**
 * What believed parameters say about a payment; nothing where they are not about one of this terminal in euros, or
 * where it has no end yet. A refund is another operation (Ds_TransactionType 3) of the same order, and no verdict.
 */
export const redsysVerdict = (parameters: RedsysParameters, merchant: RedsysMerchant): Verdict | undefined => {
  const [code, amount] = [redsysCode(parameters), parameters.get('ds_amount') ?? ''];
  if (code === undefined || redsysUnfinished.has(code) || !/^\d{1,12}$/.test(amount)) return undefined;
  if (parameters.get('ds_transactiontype') !== '0' || parameters.get('ds_currency') !== euro) return undefined;
  if (!isOfTerminal(parameters, merchant)) return undefined;
  const [reference, ok] = [parameters.get('ds_order') ?? '', redsysPaid(code)];
  return {
    reference,
    ok,
    code,
    family: redsysFamily(code),
    // Redsys knows a payment by its order alone; a code of the issuer is not always there (Bizum).
    pasref: reference,
    authcode: ok ? authorisationCode(parameters) : null,
    importe: cents(Number(amount)),
  };
};
