import type { Billing } from '#contract/orders.ts';
import type { Language } from '#domain/language.ts';
import { cents, type Cents } from '#domain/money/cents.ts';
import { formatEuros } from '#domain/money/format-euros.ts';
import { dueNow, type PaymentTerms } from '#domain/payments/deposit.ts';
import { refuse, type Refusal } from '#domain/refusal.ts';
import type { Config } from '../config/config.ts';
import type { OrderRow } from '../orders/orders-store.ts';
import { invalid, type Runtime } from '../runtime.ts';
import type { PaymentGateway, PaymentType } from '../payments/gateways/payment-gateway.ts';

/** How an order is going to be paid. `online` is null where nothing is due now. */
export interface WayToPay {
  readonly terms: PaymentTerms;
  readonly online: { readonly paymentType: PaymentType; readonly importe: Cents } | null;
}

export type WayRefusal = Refusal<'pago-en-taller-no-ofrecido' | 'pago-no-ofrecido' | 'datos-no-validos'>;

export interface WayWish {
  readonly terms: PaymentTerms;
  readonly paymentType: PaymentType | null;
  readonly billing: Billing | null;
  readonly generaFactura: boolean;
  /** The order knows already whom its invoices are for. */
  readonly named?: boolean;
}

/**
 * Whether an order of so much may be paid so. An invoice asks for whom it names where that is wanted, or where it is of more
 * than a simplified one may be; a card asks for nothing of the kind here (decision 079). `path` names the fields to the caller.
 */
export const chooseWay = (
  total: Cents,
  { terms, paymentType, billing, generaFactura, named = billing !== null }: WayWish,
  { payment, invoices }: Pick<Config, 'payment' | 'invoices'>,
  gateway: PaymentGateway,
  language: Language,
  path: string,
): WayToPay | WayRefusal => {
  const importe = dueNow(terms, total, payment);
  if (terms === 'taller' && total > payment.atWorkshopMax) {
    return refuse('pago-en-taller-no-ofrecido', { hasta: formatEuros(cents(payment.atWorkshopMax), language) });
  }
  if (generaFactura && billing === null) return invalid({ [`${path}.billing`]: 'campo-obligatorio' });
  if (importe === 0) return { terms, online: null };
  if (paymentType === null) return invalid({ [`${path}.paymentType`]: 'campo-obligatorio' });
  if (!gateway.accepts(paymentType, importe)) return refuse('pago-no-ofrecido');
  // Its invoice will name somebody (RD 1619/2012 art. 4.1.a).
  if (importe > invoices.simplifiedMax && !named) return invalid({ [`${path}.billing`]: 'factura-sin-datos-fiscales' });
  return { terms, online: { paymentType, importe } };
};

/** The way to pay an order that was placed before: as it was, but for what is said now. */
export const chooseWayAgain = (
  { config }: Pick<Runtime, 'config'>,
  { total, terms, paymentType, billing: kept }: OrderRow,
  said: {
    readonly paymentTerms?: PaymentTerms | null | undefined;
    readonly paymentType?: PaymentType | null | undefined;
  },
  billing: Billing | null,
  gateway: PaymentGateway,
  language: Language,
  path: string,
): WayToPay | WayRefusal => {
  const wish = {
    terms: said.paymentTerms ?? terms,
    paymentType: said.paymentType ?? paymentType,
    billing,
    generaFactura: false,
    named: billing !== null || kept !== null,
  };
  return chooseWay(total, wish, config, gateway, language, path);
};
