import type { Basket, BasketOrder } from '#contract/basket.ts';
import type { Hold } from '#contract/times.ts';
import { mayChangeOrder } from '#domain/access/may-change-order.ts';
import { mayBecome } from '#domain/orders/order-state.ts';
import { refuse, type Refusal } from '#domain/refusal.ts';
import { jobMinutes } from '#domain/booking/job.ts';
import { calendarPath } from '../calendar/calendar-addresses.ts';
import { linkOfOrdered } from '../change-requests/change-signature.ts';
import { orderedOf } from '../change-requests/change-requests-store.ts';
import type { CallContext } from '../runtime.ts';
import { orderOfBasket, type OrderRow } from '../orders/orders-store.ts';
import { showOrder } from '../orders/show-order.ts';
import { loadBasketFacts } from './basket-facts-store.ts';
import { heldFor } from './basket-hold.ts';
import { priceBasketNow } from './basket-pricing.ts';
import { personasOfAccount } from '../promotions/personas.ts';
import { discountTrouble, showBasket } from './show-basket.ts';
import { showVisit } from './show-visit.ts';

/** An order that waits for its payment keeps its time: its visitor's own, until the wait ends. */
const timeKept = ({ status, caduca, fecha, hora, codTienda, snapshot }: OrderRow, now: Date): Hold | null => {
  if (status !== 'pendiente-pago' || caduca === null || caduca <= now || fecha === null || hora === null) return null;
  const until = caduca.toISOString();
  return { codTienda, date: fecha, time: hora.slice(0, 5), minutos: snapshot.minutos, expires: until, latest: until };
};

/** Others may share the appointment of a confirmed order: it takes as long as all of them. */
const appointmentOf = async (
  { database }: CallContext,
  { id, status }: OrderRow,
): Promise<Partial<Pick<BasketOrder, 'cita' | 'calendario' | 'minutos'>>> => {
  const ordered = status === 'confirmado' ? await orderedOf(database, id) : undefined;
  if (!ordered) return {};
  const cita = await linkOfOrdered(database, ordered);
  return { cita, calendario: calendarPath(cita), minutos: jobMinutes(ordered.stages) };
};

/**
 * What may be chosen for an account's money, and its appointment, are its owner's alone. Of a guest's order the id of the basket is
 * enough, and opens all of it: docs/decisions/007.
 */
const showOwn = async (context: CallContext, order: OrderRow): Promise<BasketOrder> => {
  const shown = showOrder(order, context.language);
  if (!mayChangeOrder(await context.actor(), order)) return { ...shown, oferta: null };
  return { ...shown, ...(await appointmentOf(context, order)) };
};

/** A basket as it stands now; one that became an order, as it was ordered. */
export const readBasket = async (
  context: CallContext,
  cestaID: string,
): Promise<Basket | Refusal<'cesta-no-existe'>> => {
  const { database, language } = context;
  const facts = await loadBasketFacts(database, { cestaID, ids: null, codTienda: null });
  if (!facts.guardada) return refuse('cesta-no-existe');
  const { state, version } = facts.guardada;
  const order = facts.pedido ? await orderOfBasket(database, cestaID) : undefined;
  const pedido = order ? await showOwn(context, order) : null;
  if (order && !mayBecome(order.status, 'pendiente-pago'))
    return {
      ...order.snapshot.cesta,
      version,
      step: state.step,
      hold: timeKept(order, context.clock()),
      pedido,
      retirados: [],
      visita: await showVisit(context, facts.guardada.visita, cestaID),
    };

  const priced = await priceBasketNow(context, state, facts, personasOfAccount(await context.account()));
  const hold = await heldFor(context, cestaID, state);
  const visita = await showVisit(context, facts.guardada.visita, cestaID);
  return showBasket({ cestaID, version, state, priced, hold, pedido, visita, ...discountTrouble(priced, language) });
};
