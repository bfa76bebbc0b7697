import type { Basket, BesideBasket } from '#contract/basket.ts';
import { minus } from '#domain/money/cents.ts';
import { toEuros } from '#domain/money/euros.ts';
import { personasOfAccount } from '../promotions/personas.ts';
import type { CallContext } from '../runtime.ts';
import { loadBasketFacts } from './basket-facts-store.ts';
import { priceBasketNow } from './basket-pricing.ts';
import { basketsBeside, type BesideRow, type VisitToCome } from './beside-store.ts';
import { nameIn } from './show-left.ts';

const showCome = ({ codTienda, alias, date, time, hasta }: VisitToCome): BesideBasket['cita'] => ({
  codTienda,
  alias,
  date,
  time,
  hasta,
});

/** As it was ordered, or priced as it would be now. */
const showBeside = async (
  context: CallContext,
  { cestaID, state, pedido, cita: there }: BesideRow,
): Promise<BesideBasket> => {
  const cita = there && showCome(there);
  const { database, language } = context;
  if (pedido) {
    const { orderNumber, status, total, pagado, cesta } = pedido;
    const pendiente = toEuros(minus(total, pagado));
    const productos = cesta.products.map((product) => ({
      id_navision: product.id_navision,
      nombre: nameIn(language, product),
      cantidad: product.cantidad,
    }));
    return { cestaID, productos, total: toEuros(total), pedido: { orderNumber, status, pendiente }, cita };
  }
  const facts = await loadBasketFacts(database, { cestaID, ids: null, codTienda: null });
  const { chosen, priced } = await priceBasketNow(context, state, facts, personasOfAccount(await context.account()));
  const productos = chosen.map((each) => ({
    id_navision: each.facts.id_navision,
    nombre: nameIn(language, each.facts),
    cantidad: each.cantidad,
  }));
  return { cestaID, productos, total: toEuros(priced.total), pedido: null, cita };
};

/** The other baskets of a visit, each with what it costs. */
export const showVisit = async (
  context: CallContext,
  visita: string | null,
  cestaID: string,
): Promise<Basket['visita']> => {
  if (visita === null) return [];
  const shown: BesideBasket[] = [];
  const now = context.clock();
  for (const row of await basketsBeside(context.database, { visita, but: cestaID, now }))
    shown.push(await showBeside(context, row));
  return shown;
};
