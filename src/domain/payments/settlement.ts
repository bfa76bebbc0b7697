import type { OrderStatus } from '../orders/order-state.ts';
import { paymentMayBecome, type PaymentStatus } from './payment-state.ts';

/** What a gateway says about an attempt, once its signature was checked. Amounts in cents. */
export interface GatewayWord {
  readonly paid: boolean;
  /** Null where the gateway's message carries none. */
  readonly importe: number | null;
}

/**
 * What a gateway's word brings about:
 * - `confirmar`: the order is paid;
 * - `recuperar`: it is paid after it had lapsed: everything is claimed anew;
 * - `ofrecer`: that could be done but for the time, so the customer chooses another one or the money;
 * - `devolver`: money that nobody owes (paid twice, or the order ended another way) goes back;
 * - `denegar`: this attempt failed, another may follow;
 * - `importe-distinto`: not believed; the gateway is asked (HPP does not sign the amount);
 * - `sin-cambio`: said before.
 */
export type Effect = 'confirmar' | 'recuperar' | 'ofrecer' | 'devolver' | 'denegar' | 'importe-distinto' | 'sin-cambio';

export const effectOf = (
  payment: { readonly status: PaymentStatus; readonly importe: number },
  order: { readonly status: OrderStatus; readonly total: number },
  word: GatewayWord,
): Effect => {
  if (!word.paid) return paymentMayBecome(payment.status, 'denegado') ? 'denegar' : 'sin-cambio';
  if (!paymentMayBecome(payment.status, 'pagado')) return 'sin-cambio';
  if (word.importe !== null && word.importe !== payment.importe) return 'importe-distinto';
  // Asked for before the order lapsed and came back smaller.
  if (payment.importe > order.total) return 'devolver';
  if (order.status === 'pendiente-pago') return 'confirmar';
  return order.status === 'caducado' ? 'recuperar' : 'devolver';
};

/** What an order that is brought back did not find any more; null where it found everything. */
export type Missing = 'sin-existencias' | 'cupo-agotado' | 'reserva-caducada' | 'matricula-ya-citada';

/** What becomes of a late payment: without goods, or at another price, there is nothing left to choose. */
export const effectOfLate = (missing: Missing | null): 'recuperar' | 'ofrecer' | 'devolver' => {
  switch (missing) {
    case null:
      return 'recuperar';
    case 'reserva-caducada':
    case 'matricula-ya-citada':
      return 'ofrecer';
    case 'sin-existencias':
    case 'cupo-agotado':
      return 'devolver';
  }
};
