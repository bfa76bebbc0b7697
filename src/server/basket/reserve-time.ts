import type { Answer, Input, RefusalOf } from '#contract/contract.ts';
import { mayBecome } from '#domain/orders/order-state.ts';
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts';
import { randomUUID } from 'node:crypto';
import { holderOf, personaOf } from '../booking/holder.ts';
import { holdTimeNaming } from '../booking/hold-time.ts';
import type { Need } from '../booking/need.ts';
import { catalogueOf } from '../catalogue/catalogue.ts';
import type { CallContext } from '../runtime.ts';
import { defaultNeed } from '../workshops/default-need.ts';
import { loadBasketFacts } from './basket-facts-store.ts';
import { openSince } from './basket-age.ts';
import { openBasketOf, rememberTime } from './baskets-store.ts';
import { joiningVisit } from './join-visit.ts';
import { timeForBasket } from './needed-time.ts';
import { showHold } from './show-basket.ts';
import { reopenBasket, type BasketNeeds } from './update-basket.ts';

type Ask = Input<'reserveTime'>['body'];

/** The basket that is named, or the one that the account filled last. */
const basketOf = async (context: CallContext, named: Ask['cestaID']): Promise<string | null> => {
  if (named) return named;
  const account = await context.account();
  if (!account) return null;
  const { database, clock } = context;
  return (await openBasketOf(database, account.id, { but: null, since: openSince(clock()) })) ?? null;
};

interface Wanted {
  readonly need: Need;
  readonly visita: string | null;
  readonly matricula: string | null;
}

/** What a stored basket needs; of nobody's yet, what most visitors come for. */
const wantedBy = async (
  context: CallContext,
  cestaID: string | null,
): Promise<Wanted | Refusal<'cesta-no-existe' | 'cesta-con-pedido' | 'cesta-vacia'>> => {
  const { database, config } = context;
  if (cestaID === null) {
    const { tariffs } = await catalogueOf(database);
    return { need: defaultNeed(tariffs, config.booking.runflatMinutes), matricula: null, visita: null };
  }
  const { guardada, pedido, productos } = await loadBasketFacts(database, { cestaID, ids: null, codTienda: null });
  if (!guardada) return refuse('cesta-no-existe');
  if (pedido && !mayBecome(pedido.status, 'pendiente-pago')) return refuse('cesta-con-pedido');
  const need = await timeForBasket(context, guardada.state, { productos });
  return need ? { need, matricula: guardada.state.matricula, visita: guardada.visita } : refuse('cesta-vacia');
};

/**
 * Holds a time for a basket. Without one the hold stands by itself, under an id that nobody can guess: a basket that is
 * stored under that id has it.
 */
export const reserveTime = async (
  context: CallContext,
  { cestaID: named, codTienda, date, time, email }: Ask,
  parts: BasketNeeds,
): Promise<Answer<'reserveTime'> | Refusal<RefusalOf<'reserveTime'>>> => {
  const cestaID = await basketOf(context, named);
  const ordered = cestaID && (await reopenBasket(context, cestaID, parts));
  if (ordered) return ordered;
  const wanted = await wantedBy(context, cestaID);
  if (isRefusal(wanted)) return wanted;
  const { database, clock, config } = context;
  const reserva = cestaID ?? randomUUID();
  const now = clock();
  const { need, matricula, visita } = wanted;
  const ask = await joiningVisit(database, visita, {
    codTienda,
    fecha: date,
    hora: time,
    need,
    token: reserva,
    matricula,
    now,
    rules: config.booking,
  });
  const holder = await holderOf(context);
  const held = await holdTimeNaming(database, ask, holder, await personaOf(context, email, holder));
  if (isRefusal(held)) return held;
  if (cestaID) await rememberTime(database, { cestaID, codTienda, date, time, now });
  return { hold: showHold(held), reserva };
};
