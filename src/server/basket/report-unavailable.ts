import type { Input } from '#contract/contract.ts';
import { shownStock } from '#domain/catalogue/shown-stock.ts';
import type { Runtime } from '../runtime.ts';
import { findAlternatives } from './alternatives-store.ts';
import { loadBasketFacts } from './basket-facts-store.ts';
import { isSoldIn } from './basket-pricing.ts';

type Reported = Input<'reportUnavailable'>['body']['unavailableProducts'];

/** How many of each product can be had, and what else would serve where that is too few. */
export const reportUnavailable = async ({ database, config }: Runtime, reported: Reported) => {
  const sold = isSoldIn(config);
  const ids = reported.map(({ id_navision }) => id_navision);
  const { productos } = await loadBasketFacts(database, { cestaID: null, ids, codTienda: null });
  const answers = reported.map(async ({ id_navision, cantidad }) => {
    const facts = productos.find((product) => product.id_navision === id_navision && sold(product));
    const stock = facts?.activo ? Math.max(0, ...facts.ofertas.map((offer) => offer.stock)) : 0;
    const disponibilidad = stock >= cantidad ? 1 : 0;
    const alternativas =
      facts && disponibilidad === 0 ? await findAlternatives(database, facts.productId, cantidad, 3) : [];
    return { id_navision, disponibilidad, stock: shownStock(stock, cantidad), alternativas } as const;
  });
  return await Promise.all(answers);
};
