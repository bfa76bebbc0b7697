import type { Cents } from '#domain/money/cents.ts';
import type { PaymentStatus } from '#domain/payments/payment-state.ts';
import type { Database } from '../database/database.ts';
import { fragment, sql } from '../database/sql.ts';
import type { PaymentFamily, PaymentType, Verdict } from './gateways/payment-gateway.ts';

/** One attempt to pay. */
export interface PaymentRow {
  readonly reference: string;
  readonly orderId: number;
  readonly gateway: string;
  readonly paymentType: PaymentType;
  readonly importe: Cents;
  /** What of it went back, or is on its way. */
  readonly devuelto: Cents;
  readonly status: PaymentStatus;
  readonly family: PaymentFamily | null;
  readonly pasref: string | null;
  readonly authcode: string | null;
  readonly creado: Date;
}

/** The columns of `PaymentRow`. */
const paymentColumns = fragment`
  reference, order_id as "orderId", gateway, payment_type as "paymentType", importe, devuelto, status, family, pasref, authcode, creado`;

export const findPayment = async (db: Database, reference: string): Promise<PaymentRow | undefined> =>
  await db.maybeOne<PaymentRow>(sql`select ${paymentColumns} from payment where reference = ${reference}`);

export const insertPayment = async (
  tx: Database,
  payment: Pick<PaymentRow, 'reference' | 'orderId' | 'gateway' | 'paymentType' | 'importe' | 'creado'>,
): Promise<void> => {
  await tx.run(sql`
    insert into payment (reference, order_id, gateway, payment_type, importe, status, creado)
    values (${payment.reference}, ${payment.orderId}, ${payment.gateway}, ${payment.paymentType}, ${payment.importe},
      'iniciado', ${payment.creado})`);
};

/** Writes what became of an attempt. Its order's row is locked by the caller. */
export const resolvePayment = async (
  tx: Database,
  reference: string,
  status: PaymentStatus,
  verdict: Verdict | null,
  now: Date,
): Promise<void> => {
  await tx.run(sql`
    update payment set status = ${status}, resuelto = ${now},
      code = coalesce(${verdict?.code ?? null}, code), family = coalesce(${verdict?.family ?? null}, family),
      pasref = coalesce(${verdict?.pasref ?? null}, pasref), authcode = coalesce(${verdict?.authcode ?? null}, authcode)
    where reference = ${reference}`);
};

/** What a refund gives back is what came, even where that is not what was asked for. */
export const correctAmount = async (tx: Database, reference: string, importe: number): Promise<void> => {
  await tx.run(sql`update payment set importe = ${importe} where reference = ${reference}`);
};

/** Attempts of an order that have no answer yet. */
export const openPaymentsOf = async (db: Database, orderId: number): Promise<PaymentRow[]> =>
  await db.rows<PaymentRow>(sql`
    select ${paymentColumns} from payment where order_id = ${orderId}::bigint and status = 'iniciado' order by intento`);

/** Payments of an order whose money is with us, the oldest first. */
export const paidOf = async (db: Database, orderId: number): Promise<PaymentRow[]> =>
  await db.rows<PaymentRow>(sql`
    select ${paymentColumns} from payment where order_id = ${orderId}::bigint and status = 'pagado' order by intento`);

/** How a message reached us. */
export type Via = 'aviso' | 'retorno' | 'consulta';

/** Everything a gateway says is kept: the way back through a dispute begins here. */
export const noteMessage = async (
  db: Database,
  message: {
    readonly gateway: string;
    readonly reference: string | null;
    readonly via: Via;
    readonly efecto: string;
    readonly campos: object;
    readonly recibido: Date;
  },
): Promise<void> => {
  await db.run(sql`
    insert into payment_notification (gateway, reference, via, valida, efecto, campos, recibido)
    values (${message.gateway}, ${message.reference}, ${message.via}, true, ${message.efecto},
      ${JSON.stringify(message.campos)}::jsonb, ${message.recibido})`);
};

/** What is not believed is kept too, in the place of the oldest of `most`: somebody may be trying things. */
export const noteUnbelieved = async (
  db: Database,
  message: {
    readonly gateway: string;
    readonly via: Via;
    readonly why: string;
    readonly campos: object;
    readonly recibido: Date;
    readonly most: number;
  },
): Promise<void> => {
  await db.run(sql`
    insert into payment_notification (gateway, reference, via, valida, efecto, campos, recibido, place)
    values (${message.gateway}, null, ${message.via}, false, ${message.why}, ${JSON.stringify(message.campos)}::jsonb,
      ${message.recibido}, nextval('unbelieved_notice') % ${message.most}::int)
    on conflict (place) do update set gateway = excluded.gateway, via = excluded.via, efecto = excluded.efecto,
      campos = excluded.campos, recibido = excluded.recibido`);
};

/** Forgets what was not believed before a moment, and what is beyond `most`. */
export const forgetUnbelieved = async (
  db: Database,
  { before, most }: { before: Date; most: number },
): Promise<void> => {
  await db.run(sql`
    delete from payment_notification where not valida and (recibido < ${before} or place is null or place >= ${most}::int)`);
};

/**
 * Attempts without an answer whose turn it is to be asked about, the one waiting longest first. They count as asked.
 * The pause before the first question is `first` minutes; each further one is as long as the attempt is old, so that
 * pauses double, up to `longest` minutes.
 */
export const takeUnanswered = async (
  db: Database,
  ask: { readonly now: Date; readonly first: number; readonly longest: number; readonly most: number },
): Promise<PaymentRow[]> =>
  await db.rows<PaymentRow>(sql`
    update payment set consultado = ${ask.now}::timestamptz
    where reference in (
      select reference from payment
      where status = 'iniciado' and ${ask.now}::timestamptz - coalesce(consultado, creado) > greatest(
        make_interval(secs => ${ask.first * 60}::float8),
        least(make_interval(secs => ${ask.longest * 60}::float8), coalesce(consultado, creado) - creado))
      order by coalesce(consultado, creado), intento limit ${ask.most}::int for update skip locked)
    returning ${paymentColumns}`);
