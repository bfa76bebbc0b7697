import type { GatewayForm } from '#contract/orders.ts';
import type { Language } from '#domain/language.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { Refusal } from '#domain/refusal.ts';

export type PaymentType = 'tarjeta' | 'bizum';

/** The cardholder's address, which strong customer authentication (EMV 3-D Secure 2) asks for. */
export interface BillingAddress {
  /** Street and number in one line. */
  readonly direccion: string;
  readonly poblacion: string;
  readonly codigo_postal: string;
  readonly pais: 'ES' | 'AD' | 'FR' | 'PT';
}

interface AnyPaymentStart {
  /** What `newPaymentReference` gave: unique per attempt, never used again. */
  readonly reference: string;
  /** Cents of euro. */
  readonly importe: number;
  readonly idioma: Language;
  /** Where the browser brings the signed answer; same origin as the shop. */
  readonly returnUrl: string;
  /** Where the gateway's server posts the same answer. */
  readonly notifyUrl: string;
  /** Where a visitor goes who leaves the gateway without an answer. */
  readonly shopUrl: string;
  /** When the attempt was made: the same attempt, asked again, signs the same form. */
  readonly creado: Date;
  /** After this moment the shop no longer waits for the payment. */
  readonly caduca: Date;
  /** Who is invoiced, where somebody said so. */
  readonly titular?: string;
}

/** Who pays. */
export interface PayerContact {
  readonly email: string;
  /** Country prefix and number: `34|600111222`. */
  readonly telefono: string;
}

/**
 * A card payment cannot start without knowing who pays. A billing address is handed on where one was typed for the invoice; else
 * the gateway's own page asks for what it wants to know. Bizum has no use for either.
 */
export type PaymentStart = AnyPaymentStart &
  (
    | { readonly paymentType: 'tarjeta'; readonly contact: PayerContact; readonly billing: BillingAddress | null }
    | { readonly paymentType: 'bizum'; readonly contact: PayerContact | null }
  );

/**
 * Kinds of result for which the shop has one sentence each (spec O24 to O30), beside `ok`,
 * `cancelado` (the customer said no on the gateway's page) and `otro`.
 */
export type PaymentFamily = 'ok' | '103' | '107' | '666' | '1xx' | '2xx' | '3xx' | '5xx' | 'cancelado' | 'otro';

/** What a gateway says, with a good signature, about one attempt. */
export interface Verdict {
  readonly reference: string;
  readonly ok: boolean;
  readonly code: string;
  readonly family: PaymentFamily;
  /** The gateway's own number of the transaction; a refund needs it. */
  readonly pasref: string | null;
  /** The issuer's approval; only where the payment was approved. */
  readonly authcode: string | null;
  /** Where the message names it. HPP does not sign it: always compare with the attempt's. */
  readonly importe?: Cents;
}

/** Why a message is not believed. Nothing in it may be used. */
export type UnbelievedMessage = 'mensaje-no-valido' | 'firma-no-valida';

/** The whole of an approved payment, or a part. */
export interface Refund {
  /** Names this refund among all, for gateways that can remember it. */
  readonly id: string;
  readonly reference: string;
  /** At most what is left of what was paid. */
  readonly importe: Cents;
  /** What was paid, and what of it went back before. */
  readonly pagado: Cents;
  readonly antes: Cents;
  readonly pasref: string;
  readonly authcode: string;
}

/** A hosted page where the visitor pays: no card number ever comes to the shop. */
export interface PaymentGateway {
  /** What `payment.gateway` keeps. */
  readonly name: string;
  /** Whether this way of paying is offered for so many cents. */
  readonly accepts: (paymentType: PaymentType, importe: number) => boolean;
  /** The signed form that the browser posts to the gateway. Talks to nobody. */
  readonly start: (payment: PaymentStart) => GatewayForm;
  /** Reads a notification or a return, whichever came; both may be repeated and in any order. */
  readonly read: (fields: Readonly<Record<string, unknown>>) => Verdict | Refusal<UnbelievedMessage>;
  /**
   * Asks about an attempt: `pending` while the visitor may still pay, `unknown` when the gateway never
   * saw it. Throws when the gateway does not answer or its answer is not believed: ask again later.
   */
  readonly query: (reference: string) => Promise<Verdict | 'pending' | 'unknown'>;
  /**
   * Gives an approved payment back, whole or in part. Throws as `query` does; then nobody knows whether it was given,
   * unless it was not even delivered (`NotDelivered`).
   */
  readonly refund: (refund: Refund) => Promise<{ readonly ok: boolean; readonly code: string }>;
  /** Whether a refund whose answer was lost may be sent again without ever being given twice (decision 022). */
  readonly maySendAgain: (refund: Refund) => boolean;
}
