import { cents } from '#domain/money/cents.ts';
import { fromEuros, toEuros } from '#domain/money/euros.ts';
import { couponCode } from '#domain/coupons/coupon.ts';
import { refuse } from '#domain/refusal.ts';
import type { CallContext } from '../runtime.ts';
import { loadBasketFacts } from './basket-facts-store.ts';
import { priceBasketNow } from './basket-pricing.ts';
import { emptyBasket, type BasketState } from './basket-state.ts';
import { showDiscounts } from './show-discounts.ts';
import { showPriced } from './show-priced.ts';

interface Alone {
  readonly id_navision: string;
  readonly cantidad: number;
  readonly postCode: string | null | undefined;
  /** As typed. */
  readonly cupones?: readonly string[] | null | undefined;
}

/** One product as it would stand in a basket of its own, its `importe` less what coupons take off it; undefined of none, refused
 * with the value that its price lacks. */
export const priceAlone = async (context: CallContext, { id_navision, cantidad, postCode, cupones }: Alone) => {
  const state: BasketState = {
    ...emptyBasket,
    products: [{ id_navision, cantidad, matricula: null, desde: 0, cambiado: 0 }],
    codigoPostalIntroducido: postCode ?? null,
    cupones: (cupones ?? []).map(couponCode),
  };
  const facts = await loadBasketFacts(context.database, { cestaID: null, ids: [id_navision], codTienda: null });
  const priced = await priceBasketNow(context, state, facts);
  const { agotados, rechazo, desconocidos } = priced;
  const { products, services, totals } = showPriced(priced, state.selectedDate);
  const [product] = products;
  if (!product) return undefined;
  if (agotados[0]?.falta) return refuse(agotados[0].falta);
  const [line] = priced.priced.lines;
  const importe = toEuros(cents(fromEuros(product.importe) - (line?.parteDescuento ?? 0)));
  return {
    producto: { ...product, importe },
    servicios: services,
    discount: showDiscounts(priced),
    totals,
    displayCouponBox: priced.admiteCupones,
    agotado: agotados[0],
    rechazo,
    desconocidos,
  };
};
