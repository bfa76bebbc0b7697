import type { Basket, BesideBasket } from '#contract/basket.ts';
import { toEuros } from '#domain/money/euros.ts';
import { personasOfAccount } from '../promotions/personas.ts';
import type { CallContext } from '../runtime.ts';
import { loadBasketFacts } from './basket-facts-store.ts';
import { priceBasketNow } from './basket-pricing.ts';
import { basketsBeside, type BesideRow } from './beside-store.ts';
import { nameIn } from './show-left.ts';

/** As it was ordered, or priced as it would be now. */
const showBeside = async (context: CallContext, { cestaID, state, pedido }: BesideRow): Promise<BesideBasket> => {
  const { database, language } = context;
  if (pedido) {
    const { orderNumber, status, total, cesta } = pedido;
    const productos = cesta.products.map((product) => ({
      id_navision: product.id_navision,
      nombre: nameIn(language, product),
      cantidad: product.cantidad,
    }));
    return { cestaID, productos, total: toEuros(total), pedido: { orderNumber, status } };
  }
  const facts = await loadBasketFacts(database, { cestaID, ids: null, codTienda: null });
  const { chosen, priced } = await priceBasketNow(context, state, facts, personasOfAccount(await context.account()));
  const productos = chosen.map((each) => ({
    id_navision: each.facts.id_navision,
    nombre: nameIn(language, each.facts),
    cantidad: each.cantidad,
  }));
  return { cestaID, productos, total: toEuros(priced.total), pedido: null };
};

/** The other baskets of a visit, each with what it costs. */
export const showVisit = async (
  context: CallContext,
  visita: string | null,
  cestaID: string,
): Promise<Basket['visita']> => {
  if (visita === null) return [];
  const shown: BesideBasket[] = [];
  for (const row of await basketsBeside(context.database, visita, cestaID)) shown.push(await showBeside(context, row));
  return shown;
};
