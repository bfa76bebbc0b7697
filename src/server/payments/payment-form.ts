import type { Billing, GatewayForm } from '#contract/orders.ts';
import type { Language } from '#domain/language.ts';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Links } from '../links.ts';
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

export interface PaymentAttempt {
  readonly reference: string;
  readonly paymentType: PaymentType;
  /** Cents. */
  readonly importe: number;
  readonly idioma: Language;
  readonly email: string;
  /** `+34600111222` */
  readonly telefono: string;
  readonly billing: Billing | null;
  readonly creado: Date;
  readonly caduca: Date;
}

/** The form that takes the visitor's browser to the gateway. Nothing is asked of anybody: it is only signed. */
export const paymentForm = (
  attempt: PaymentAttempt,
  gateway: PaymentGateway,
  links: Links,
  publicUrl: string,
): GatewayForm => {
  const { paymentType, billing, ...rest } = attempt;
  const common = {
    ...rest,
    telefono: withPrefixApart(attempt.telefono),
    returnUrl: publicUrl + returnPath(gateway.name),
    notifyUrl: publicUrl + noticePath(gateway.name),
    shopUrl: links.payment(attempt.idioma),
  };
  if (paymentType === 'bizum') return gateway.start({ ...common, paymentType });
  if (billing === null) throw new Error('a card payment needs a billing address');
  return gateway.start({ ...common, paymentType, billing: addressOf(billing) });
};
