import { minuteMs } from '#domain/time.ts';
import type { Need } from '../booking/need.ts';
import { BoundedMap } from '../catalogue/bounded-map.ts';
import { catalogueOf } from '../catalogue/catalogue.ts';
import type { Runtime } from '../runtime.ts';
import { loadBasketFacts, type ProductFacts } from '../basket/basket-facts-store.ts';
import { isSoldIn, priceBasketNow } from '../basket/basket-pricing.ts';
import { emptyBasket } from '../basket/basket-state.ts';
import { inBasket, type NeedAsk } from '../basket/needed-time.ts';

type Wanted = NeedAsk['products'][number];

const mostKept = 2000;

interface Kept {
  minute: number;
  needs: BoundedMap<string, { readonly need: Need | null }>;
}

const priced = async (runtime: Runtime, product: Wanted, productos: readonly ProductFacts[]): Promise<Need | null> => {
  const facts = productos.find(({ id_navision }) => id_navision === product.id_navision);
  if (!facts?.activo || !isSoldIn(runtime.config)(facts)) return null;
  const state = { ...emptyBasket, products: inBasket([product]) };
  const { stages, delivery } = await priceBasketNow(runtime, state, { productos: [facts], taller: null });
  return stages && { stages, delivery };
};

/**
 * What each of some products asks of a workshop when it is bought alone, whoever buys it; null of what is not sold, and of what needs
 * no workshop. Lists of tyres ask for it again and again: it is kept until anything in the catalogue changes, and for a minute at
 * most, because promotions begin and end by the clock.
 */
export const neededAlone = async (runtime: Runtime, products: readonly Wanted[]): Promise<(Need | null)[]> => {
  const { remember } = await catalogueOf(runtime.database);
  const kept = remember('needed alone', (): Kept => ({ minute: Number.NaN, needs: new BoundedMap(mostKept) }));
  const minute = Math.floor(runtime.clock().getTime() / minuteMs);
  if (kept.minute !== minute) Object.assign(kept, { minute, needs: new BoundedMap(mostKept) });

  const { needs } = kept;
  const keyOf = ({ id_navision, cantidad }: Wanted): string => `${cantidad} ${id_navision}`;
  const missing = products.filter((product) => !needs.get(keyOf(product)));
  if (missing.length > 0) {
    const ids = missing.map(({ id_navision }) => id_navision);
    const { productos } = await loadBasketFacts(runtime.database, { cestaID: null, ids, codTienda: null });
    for (const product of missing) needs.set(keyOf(product), { need: await priced(runtime, product, productos) });
  }
  return products.map((product) => needs.get(keyOf(product))?.need ?? null);
};
