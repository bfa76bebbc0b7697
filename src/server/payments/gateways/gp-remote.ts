import { isRefusal } from '#domain/refusal.ts';
import { createHash } from 'node:crypto';
import { askServer, type ServerRoad } from './ask-server.ts';
import { hppHash, hppTimestamp, readHppResponse, type HppFields, type HppMerchant } from './hpp.ts';
import type { Refund, Verdict } from './payment-gateway.ts';
import { childOf, escapeXml, readXml, type XmlElement } from '../../xml-reader.ts';

/** What the shop shares with GP Ecom beside HPP's secret. */
export interface GpMerchant extends HppMerchant {
  readonly account: string;
  /** The «rebate password»: only who knows it may give money back. */
  readonly refundPassword: string;
}

interface Asked {
  readonly type: 'query' | 'rebate';
  readonly timestamp: string;
  readonly reference: string;
  readonly refund?: Refund;
}

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

/** The signature of a request between servers: HPP's, with empty places for what the request does not carry. */
export const remoteHash = (
  { timestamp, reference, refund }: Asked,
  { merchantId, secret }: Pick<GpMerchant, 'merchantId' | 'secret'>,
): string =>
  hppHash([timestamp, merchantId, reference, refund && String(refund.importe), refund && 'EUR', undefined], secret);

/** A question or an order of the Remote API («epage-remote»), as XML. */
export const remoteRequest = (asked: Asked, merchant: GpMerchant): string => {
  const { type, timestamp, reference, refund } = asked;
  return [
    `<request type="${type}" timestamp="${timestamp}">`,
    element('merchantid', merchant.merchantId),
    element('account', merchant.account),
    element('orderid', reference),
    ...(refund
      ? [
          element('pasref', refund.pasref),
          element('authcode', refund.authcode),
          `<amount currency="EUR">${refund.importe}</amount>`,
          element('refundhash', createHash('sha1').update(merchant.refundPassword, 'utf8').digest('hex')),
          '<autosettle flag="1"/>',
        ]
      : []),
    element('sha1hash', remoteHash(asked, merchant)),
    '</request>',
  ].join('');
};

/** The elements of an answer by HPP's names for the same things. */
const fieldsOf = (response: XmlElement): HppFields => {
  const text = (name: string) => childOf(response, name)?.text.trim() ?? '';
  return {
    TIMESTAMP: response.attributes.get('timestamp') ?? '',
    MERCHANT_ID: text('merchantid'),
    ORDER_ID: text('orderid'),
    RESULT: text('result'),
    MESSAGE: text('message'),
    PASREF: text('pasref'),
    AUTHCODE: text('authcode'),
    SHA1HASH: text('sha1hash'),
  };
};

/** A request that was not carried out comes back as a small document with its code and without a signature. */
export interface Rejected {
  readonly rejected: string;
}

const readAnswer = (text: string, merchant: GpMerchant): Verdict | Rejected => {
  const response = readXml(text);
  const fields = fieldsOf(response);
  if (response.name !== 'response' || !/^\d{2,3}$/.test(fields['RESULT'] ?? ''))
    throw new Error('the gateway answered badly');
  if (fields['SHA1HASH'] === '' && /^5\d\d$/.test(fields['RESULT'] ?? '')) return { rejected: fields['RESULT'] ?? '' };
  const verdict = readHppResponse(fields, merchant);
  if (isRefusal(verdict)) throw new Error(`the gateway's answer is not believed: ${verdict.refusal}`);
  return verdict;
};

/** Asks GP Ecom's server; throws where it does not answer or is not believed. */
export const askGp = async (
  road: ServerRoad & { readonly url: string; readonly clock: () => Date },
  asked: Omit<Asked, 'timestamp'>,
  merchant: GpMerchant,
): Promise<Verdict | Rejected> => {
  const text = await askServer(road, {
    url: road.url,
    headers: { 'content-type': 'text/xml; charset=utf-8' },
    body: remoteRequest({ ...asked, timestamp: hppTimestamp(road.clock()) }, merchant),
  });
  const answer = readAnswer(text, merchant);
  // Orders are echoed with the kind of request in front where it is not the payment's own.
  if ('rejected' in answer || [asked.reference, `_${asked.type}_${asked.reference}`].includes(answer.reference))
    return answer;
  throw new Error('the gateway answered about another payment');
};
