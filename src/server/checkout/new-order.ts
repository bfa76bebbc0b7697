import type { Billing } from '#contract/orders.ts';
import { normaliseEmail } from '#domain/accounts/email.ts';
import { cents } from '#domain/money/cents.ts';
import { randomUUID } from 'node:crypto';
import type { FollowedWish } from '../basket/follow-wish.ts';
import type { PricedState } from '../basket/price-state.ts';
import { showBasket } from '../basket/show-basket.ts';
import type { GuestPlaces } from '../guests/guest-places.ts';
import type { OrderSnapshot, SnapshotWorkshop } from '../orders/order-snapshot.ts';
import type { OrderRow } from '../orders/orders-store.ts';
import { newPaymentReference } from '../payments/gateways/payment-reference.ts';
import { orderLines } from './order-lines.ts';
import type { ChosenTime } from './time-for-order.ts';
import type { WayToPay } from './way-to-pay.ts';
import type { Orderer } from './who-orders.ts';
import type { NewOrder } from './write-order-store.ts';

/** Everything that was decided about an order. */
export interface DecidedOrder {
  readonly cestaID: string;
  readonly orderer: Orderer;
  readonly billing: Billing | null;
  readonly way: WayToPay;
  readonly followed: FollowedWish;
  /** The version of the basket that was read. */
  readonly version: number;
  readonly priced: PricedState;
  /** Under whom its uses of coupons and promotions are counted. */
  readonly personas: readonly string[];
  /** What it claims of an unproved guest; null where nothing limits it. */
  readonly guest: GuestPlaces | null;
  readonly taller: SnapshotWorkshop;
  readonly time: ChosenTime;
  readonly minutos: number;
  /** How long it may wait for its payment, in milliseconds. */
  readonly wait: number;
  /** The order that this basket had made and that lapsed. */
  readonly lapsed: OrderRow | undefined;
}

const snapshotOf = ({ cestaID, followed, version, priced, taller, time, minutos }: DecidedOrder): OrderSnapshot => {
  const {
    hold: _,
    pedido: __,
    visita: ___,
    ...cesta
  } = showBasket({
    cestaID,
    version: version + 1,
    state: followed.state,
    priced,
    hold: null,
    pedido: null,
    cuponError: null,
    promocionError: null,
    visita: [],
  });
  const services = cesta.services.filter(({ selected }) => selected);
  return {
    cesta: { ...cesta, services },
    taller,
    selectedDate: time.fecha,
    selectedTime: time.hora,
    minutos,
    etapas: priced.stages ?? [],
  };
};

/** The order as it is written: paid online it waits for its payment, else it is confirmed and its mail goes out. */
export const newOrder = (decided: DecidedOrder, gateway: string, now: Date): NewOrder => {
  const { cestaID, orderer, billing, way, followed, version, priced, personas, guest, lapsed } = decided;
  const { online, terms } = way;
  const mail = {
    id: randomUUID(),
    template: 'confirmacion',
    destinatario: orderer.email,
    idioma: orderer.idioma,
  } as const;
  return {
    ...(lapsed ? { id: lapsed.id, order_number: lapsed.orderNumber } : {}),
    cesta_id: cestaID,
    account_id: orderer.accountId,
    email: orderer.email,
    email_norm: normaliseEmail(orderer.email),
    nombre: orderer.nombre,
    apellidos: orderer.apellidos,
    telefono: orderer.telefono,
    idioma: orderer.idioma,
    status: online ? 'pendiente-pago' : 'confirmado',
    terms,
    payment_type: online?.paymentType ?? null,
    cod_tienda: decided.time.codTienda,
    matricula: followed.state.matricula,
    total: priced.priced.total,
    a_pagar: online?.importe ?? cents(0),
    pagado: cents(0),
    billing,
    snapshot: snapshotOf(decided),
    creado: now,
    caduca: online ? new Date(now.getTime() + decided.wait) : null,
    pendiente_desde: online ? now : null,
    basket: { version, state: followed.state },
    claims: priced.claims,
    caps: priced.caps,
    personas,
    guest,
    lines: orderLines(priced, followed.facts.productos, orderer.idioma),
    payments: online
      ? [{ reference: newPaymentReference(), gateway, payment_type: online.paymentType, importe: online.importe }]
      : [],
    mails: online ? [] : [mail],
    jobs: online ? [] : [{ kind: 'send-mail', payload: { mailId: mail.id }, dedupe: mail.id }],
  };
};

/** What a new order's row says, without asking the database for what it was just told. */
export const rowOf = (order: NewOrder, id: number, orderNumber: string): OrderRow => {
  const [payment] = order.payments;
  return {
    id,
    orderNumber,
    cestaID: order.cesta_id,
    accountId: order.account_id,
    email: order.email,
    nombre: order.nombre,
    apellidos: order.apellidos,
    telefono: order.telefono,
    idioma: order.idioma,
    status: order.status,
    terms: order.terms,
    paymentType: order.payment_type,
    codTienda: order.cod_tienda,
    matricula: order.matricula,
    total: order.total,
    aPagar: order.a_pagar,
    pagado: order.pagado,
    billing: order.billing,
    snapshot: order.snapshot,
    caduca: order.caduca,
    pendienteDesde: order.pendiente_desde,
    fecha: order.snapshot.selectedDate,
    hora: order.snapshot.selectedTime,
    pago: payment
      ? {
          reference: payment.reference,
          status: 'iniciado',
          code: null,
          family: null,
          paymentType: payment.payment_type,
          importe: payment.importe,
          creado: order.creado.toISOString(),
        }
      : null,
    borrado: false,
    oferta: null,
  };
};
