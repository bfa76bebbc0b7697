import type { Billing } from '#contract/orders.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { OrderStatus } from '#domain/orders/order-state.ts';
import type { PaymentTerms } from '#domain/payments/deposit.ts';
import type { Language } from '#domain/language.ts';
import type { BasketState } from '../basket/basket-state.ts';
import type { CapClaim, Claim } from '../basket/price-state.ts';
import { sqlState, type Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import type { GuestPlaces } from '../guests/guest-places.ts';
import type { MailTemplate } from '../mail/new-mail.ts';
import type { OrderSnapshot } from '../orders/order-snapshot.ts';
import type { PaymentType } from '../payments/gateways/payment-gateway.ts';
import type { OrderLine } from './order-lines.ts';

/** An order with all that it takes, as the database function of that name reads it. */
export interface NewOrder {
  /** Where a lapsed order comes back. */
  readonly id?: number;
  readonly order_number?: string;
  readonly cesta_id: string;
  readonly account_id: string | null;
  readonly email: string;
  readonly email_norm: string;
  readonly nombre: string;
  readonly apellidos: string;
  readonly telefono: string;
  readonly idioma: Language;
  readonly status: OrderStatus;
  readonly terms: PaymentTerms;
  readonly payment_type: PaymentType | null;
  readonly cod_tienda: number;
  readonly matricula: string | null;
  readonly total: Cents;
  readonly a_pagar: Cents;
  readonly pagado: Cents;
  readonly billing: Billing | null;
  readonly snapshot: OrderSnapshot;
  readonly creado: Date;
  readonly caduca: Date | null;
  readonly pendiente_desde: Date | null;
  /** The version of the basket that was read, and what it holds from now on. */
  readonly basket: { readonly version: number; readonly state: BasketState };
  readonly claims: readonly Claim[];
  readonly caps: readonly CapClaim[];
  readonly personas: readonly string[];
  /** What it claims of an unproved guest; null where nothing limits it. */
  readonly guest: GuestPlaces | null;
  readonly lines: readonly OrderLine[];
  readonly payments: readonly {
    readonly reference: string;
    readonly gateway: string;
    readonly payment_type: PaymentType;
    readonly importe: Cents;
  }[];
  /** Each learns the order's id, which is made here. */
  readonly mails: readonly {
    readonly id: string;
    readonly template: MailTemplate;
    readonly destinatario: string;
    readonly idioma: Language;
  }[];
  readonly jobs: readonly {
    readonly kind: 'send-mail';
    readonly payload: { readonly mailId: string };
    readonly dedupe: string;
  }[];
}

export type WrittenOrder =
  | { readonly codigo: null; readonly id: number; readonly orderNumber: string }
  | {
      readonly codigo:
        | 'cesta-cambiada'
        | 'pedido-existe'
        | 'oferta-cambiada'
        | 'cupo-agotado'
        | 'reserva-caducada'
        | 'matricula-ya-citada';
    };

/** Raised by `take_caps`: the statement is undone. */
const usedUp = 'RC001';

/** Takes and writes everything, or nothing and says why: db/functions/write_order.sql. One statement, one transaction. */
export const writeOrder = async (db: Database, order: NewOrder, now: Date): Promise<WrittenOrder> => {
  try {
    return await db.one<WrittenOrder>(sql`
      select codigo, order_id as id, order_number as "orderNumber" from write_order(${JSON.stringify(order)}::jsonb, ${now}::timestamptz)`);
  } catch (error) {
    if (sqlState(error) === usedUp) return { codigo: 'cupo-agotado' };
    throw error;
  }
};
