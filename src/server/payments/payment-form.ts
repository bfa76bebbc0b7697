import { address } from '#contract/addresses.ts';
import { fullName } from '#domain/accounts/full-name.ts';
import { pageUrl } from '../page-url.ts';
import type { Config } from '../config/config.ts';
import type { Billing, GatewayForm } from '#contract/orders.ts';
import type { Language } from '#domain/language.ts';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { BillingAddress, PaymentGateway, PaymentType } from './gateways/payment-gateway.ts';

/** Paths of a gateway's two ways to answer, below the shop's address. */
export const noticePath = (gateway: string): string => `/pagos/${gateway}/aviso`;
export const returnPath = (gateway: string): string => `/pagos/${gateway}/retorno`;

const addressOf = (billing: Billing): BillingAddress => ({
  direccion: `${billing.direccion}, ${billing.numero}`,
  poblacion: billing.poblacion,
  codigo_postal: billing.codigo_postal,
  pais: /^AD/i.test(billing.codigo_postal) ? 'AD' : 'ES',
});

/** `34|600111222`, as HPP writes telephones; a prefix that nobody knows is left with its number. */
const withPrefixApart = (telefono: string): string => {
  const read = parsePhoneNumberFromString(telefono);
  return read ? `${read.countryCallingCode}|${read.nationalNumber}` : telefono.replace('+', '');
};

/**
 * Who pays, as the caller said or as the account knows: the form goes through the caller's browser, so what
 * somebody else typed does not belong in it.
 */
export interface Payer {
  /** `telefono` as `+34600111222`. */
  readonly contact: { readonly email: string; readonly telefono: string } | null;
  readonly billing: Billing | null;
}

export interface PaymentAttempt {
  readonly reference: string;
  readonly paymentType: PaymentType;
  /** Cents. */
  readonly importe: number;
  readonly idioma: Language;
  readonly payer: Payer;
  readonly creado: Date;
  readonly caduca: Date;
}

/** The form that takes the visitor's browser to the gateway. Nothing is asked of anybody: it is only signed. */
export const paymentForm = (
  attempt: PaymentAttempt,
  gateway: PaymentGateway,
  config: Pick<Config, 'publicUrl'>,
): GatewayForm => {
  const { paymentType, payer, ...rest } = attempt;
  const { billing } = payer;
  const contact = payer.contact && {
    email: payer.contact.email,
    telefono: withPrefixApart(payer.contact.telefono),
  };
  const common = {
    ...rest,
    returnUrl: pageUrl(config, returnPath(gateway.name)),
    notifyUrl: pageUrl(config, noticePath(gateway.name)),
    shopUrl: pageUrl(config, address('basketPayment', attempt.idioma)),
    ...(billing ? { titular: fullName(billing) } : {}),
  };
  if (paymentType === 'bizum') return gateway.start({ ...common, paymentType, contact });
  if (contact === null) throw new Error('a card payment needs to know who pays');
  return gateway.start({ ...common, paymentType, contact, billing: billing && addressOf(billing) });
};
