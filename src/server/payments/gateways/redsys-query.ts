import { askServer, type ServerRoad } from './ask-server.ts';
import {
  isOfTerminal,
  redsysCode,
  redsysVerdict,
  type RedsysMerchant,
  type RedsysParameters,
} from './redsys-message.ts';
import type { Verdict } from './payment-gateway.ts';
import { redsysUnfinished } from './redsys-results.ts';
import { redsysSignature, redsysSignatureMatches } from './redsys-signature.ts';
import { childOf, escapeXml, onlyElement, readXml, type XmlElement } from '../../xml-reader.ts';

/** Ds_TransactionType of what the shop does. */
export const redsysOperations = { payment: '0', refund: '3' } as const;
export type RedsysOperation = (typeof redsysOperations)[keyof typeof redsysOperations];

/** The service signs in one way only, both what it is asked and what it answers. */
const signedBy = 'HMAC_SHA256_V1';

/** What is asked, as it is signed: without blanks between the tags. */
export const queryVersion = (
  { merchantCode, terminal }: RedsysMerchant,
  reference: string,
  operation: RedsysOperation,
): string =>
  '<Version Ds_Version="0.0"><Message><Transaction>' +
  `<Ds_MerchantCode>${merchantCode}</Ds_MerchantCode><Ds_Terminal>${terminal}</Ds_Terminal>` +
  `<Ds_Order>${escapeXml(reference)}</Ds_Order><Ds_TransactionType>${operation}</Ds_TransactionType>` +
  '</Transaction></Message></Version>';

const envelope = (version: string, signature: string): string =>
  '<?xml version="1.0" encoding="UTF-8"?>' +
  '<soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/" xmlns:web="http://webservices.apl02.redsys.es">' +
  '<soapenv:Header/><soapenv:Body><web:consultaOperaciones><cadenaXML><![CDATA[' +
  `<Messages>${version}<Signature>${signature}</Signature><SignatureVersion>${signedBy}</SignatureVersion></Messages>` +
  ']]></cadenaXML></web:consultaOperaciones></soapenv:Body></soapenv:Envelope>';

/** The service knows no operation of this order and kind. */
const nothingKnown = 'XML0024';

const parametersOf = (response: XmlElement): RedsysParameters =>
  new Map(response.children.map(({ name, text }) => [name.toLowerCase(), text.trim()]));

/**
 * The operations that an answer tells of. Only a signed answer tells of any; that nothing is known, or that the
 * question was wrong, comes without a signature and decides nothing.
 */
export const readQueryAnswer = (
  answer: string,
  reference: string,
  merchant: RedsysMerchant,
): readonly RedsysParameters[] | 'unknown' => {
  const returned = onlyElement(readXml(answer), 'consultaOperacionesReturn');
  if (!returned) throw new Error('the gateway answered a query without saying anything');
  const messages = readXml(returned.text);
  const version = childOf(messages, 'Version');
  const message = childOf(version, 'Message');
  if (messages.name !== 'Messages' || !version || !message) throw new Error('the gateway answered a query badly');

  const failure = childOf(childOf(message, 'ErrorMsg'), 'Ds_ErrorCode')?.text.trim();
  if (failure === nothingKnown) return 'unknown';
  if (failure !== undefined) throw new Error(`the gateway refused a query: ${failure.slice(0, 20)}`);

  const signed = { order: reference, text: returned.text.slice(version.from, version.to) };
  const signature = childOf(messages, 'Signature')?.text.trim() ?? '';
  if (!redsysSignatureMatches(signedBy, signed, signature, merchant.key))
    throw new Error('the gateway’s answer to a query is not believed');
  return message.children.filter(({ name }) => name === 'Response').map(parametersOf);
};

/** Asks the consultation service (SOAP, «Consulta SOAP de transacciones») about one kind of operation of an order. */
export const askRedsys = async (
  road: ServerRoad,
  url: string,
  { reference, operation, merchant }: { reference: string; operation: RedsysOperation; merchant: RedsysMerchant },
): Promise<readonly RedsysParameters[] | 'unknown'> => {
  const version = queryVersion(merchant, reference, operation);
  const signature = redsysSignature(signedBy, { order: reference, text: version }, merchant.key);
  const answer = await askServer(road, {
    url,
    headers: { 'content-type': 'text/xml; charset=utf-8', soapaction: 'consultaOperaciones' },
    body: envelope(version, signature),
  });
  const told = readQueryAnswer(answer, reference, merchant);
  if (told === 'unknown' || told.length === 0) return 'unknown';
  const ours = told.filter(
    (operationTold) =>
      operationTold.get('ds_order') === reference &&
      operationTold.get('ds_transactiontype') === operation &&
      isOfTerminal(operationTold, merchant),
  );
  if (ours.length === 0) throw new Error('the gateway answered a query about another payment');
  return ours;
};

/** Ds_State F: finished. All other states (asked for, in process, without answer) may still become anything. */
export const isFinished = (operation: RedsysParameters): boolean => {
  const code = redsysCode(operation);
  return operation.get('ds_state') === 'F' && code !== undefined && !redsysUnfinished.has(code);
};

const momentOf = (operation: RedsysParameters): string =>
  `${operation.get('ds_date') ?? ''} ${operation.get('ds_hour') ?? ''}`;

/** What became of a payment of which the service tells one or more tries: paid, else still open, else the last denial. */
export const verdictOfTries = (tries: readonly RedsysParameters[], merchant: RedsysMerchant): Verdict | 'pending' => {
  const ended = tries
    .filter(isFinished)
    .toSorted((one, other) => momentOf(one).localeCompare(momentOf(other)))
    .map((operation) => redsysVerdict(operation, merchant));
  const paid = ended.find((verdict) => verdict?.ok);
  if (paid) return paid;
  if (ended.length < tries.length) return 'pending';
  const last = ended.at(-1);
  if (!last) throw new Error('the gateway answered a query with something that is no payment');
  return last;
};
