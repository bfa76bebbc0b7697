import { plus } from '#domain/money/cents.ts';
import { isRefusal, refuse } from '#domain/refusal.ts';
import { askServer, type ServerRoad } from './ask-server.ts';
import type { PaymentGateway, Refund } from './payment-gateway.ts';
import {
  openRedsysMessage,
  redsysCode,
  redsysVerdict,
  signedRedsysFields,
  type RedsysMerchant,
  type RedsysParameters,
} from './redsys-message.ts';
import { askRedsys, isFinished, redsysOperations, verdictOfTries, type RedsysOperation } from './redsys-query.ts';
import { redsysBizumLimits, redsysRequest } from './redsys-request.ts';
import { redsysRefunded } from './redsys-results.ts';

export interface RedsysOptions extends RedsysMerchant, ServerRoad {
  /** Where Redsys stands: `https://sis.redsys.es`, without a slash at the end. */
  readonly url: string;
  readonly merchantName: string;
  /** Whether the terminal takes Bizum. */
  readonly bizum: boolean;
}

const paths = {
  page: '/sis/realizarPago',
  rest: '/sis/rest/trataPeticionREST',
  query: '/apl02/services/SerClsWSConsulta',
} as const;

/** What was given back so far, in cents; throws while a refund has no end yet. */
const givenBack = (refunds: readonly RedsysParameters[]): number => {
  if (!refunds.every(isFinished)) throw new Error('a refund is still under way at the gateway');
  return refunds
    .filter((refund) => redsysCode(refund) === redsysRefunded)
    .reduce((sum, refund) => sum + Number(refund.get('ds_amount')), 0);
};

/** The shop's side of Redsys: redirection for the visitor, REST and SOAP between servers. */
export const redsysGateway = (options: RedsysOptions): PaymentGateway => {
  const { url } = options;

  const operationsOf = async (reference: string, operation: RedsysOperation) =>
    await askRedsys(options, url + paths.query, { reference, operation, merchant: options });

  const sendRefund = async ({
    reference,
    importe,
  }: Pick<Refund, 'reference' | 'importe'>): Promise<{ ok: boolean; code: string }> => {
    const fields = signedRedsysFields(
      reference,
      {
        DS_MERCHANT_MERCHANTCODE: options.merchantCode,
        DS_MERCHANT_TERMINAL: options.terminal,
        DS_MERCHANT_ORDER: reference,
        DS_MERCHANT_AMOUNT: String(importe),
        DS_MERCHANT_CURRENCY: '978',
        DS_MERCHANT_TRANSACTIONTYPE: redsysOperations.refund,
      },
      options,
    );
    const text = await askServer(options, {
      url: url + paths.rest,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    });
    const answer: unknown = JSON.parse(text);
    if (typeof answer !== 'object' || answer === null) throw new Error('the gateway answered a refund badly');
    // A request that is not even looked into is answered with a code and no signature.
    if ('errorCode' in answer && !('Ds_MerchantParameters' in answer))
      return { ok: false, code: String(answer.errorCode).slice(0, 20) };
    const parameters = openRedsysMessage({ ...answer }, options);
    if (isRefusal(parameters))
      throw new Error(`the gateway's answer to a refund is not believed: ${parameters.refusal}`);
    if (parameters.get('ds_order') !== reference) throw new Error('the gateway answered about another refund');
    const code = redsysCode(parameters) ?? '';
    return { ok: code === redsysRefunded && Number(parameters.get('ds_amount')) === importe, code };
  };

  return {
    name: 'redsys',
    accepts: (paymentType, importe) =>
      importe > 0 &&
      (paymentType === 'tarjeta' ||
        (options.bizum && importe >= redsysBizumLimits.min && importe <= redsysBizumLimits.max)),
    start: (payment) => ({ url: url + paths.page, method: 'POST', fields: redsysRequest(payment, options) }),
    read: (fields) => {
      const parameters = openRedsysMessage(fields, options);
      return isRefusal(parameters) ? parameters : (redsysVerdict(parameters, options) ?? refuse('mensaje-no-valido'));
    },
    query: async (reference) => {
      const tries = await operationsOf(reference, redsysOperations.payment);
      return tries === 'unknown' ? tries : verdictOfTries(tries, options);
    },
    // Redsys has no key that makes a refund happen once, so it is asked first what it gave back of this payment: the
    // shop sends one refund of a payment after the other and knows what went before.
    refund: async (refund) => {
      const refunds = await operationsOf(refund.reference, redsysOperations.refund);
      const there = refunds === 'unknown' ? 0 : givenBack(refunds);
      if (there === plus(refund.antes, refund.importe)) return { ok: true, code: redsysRefunded };
      if (there === refund.antes) return await sendRefund(refund);
      throw new Error(`the gateway gave back ${there} of ${refund.reference}, the shop knows of ${refund.antes}`);
    },
    maySendAgain: () => true,
  };
};
