import { concernsProduct } from './concerns.ts';
import { runs } from '../runs.ts';
import type { PromotableProduct } from './promotable.ts';
import type { Promotion } from './promotion.ts';

/**
 * The promotion because of which revisions may not lie beside the tyres of a basket (spec B36): one
 * that runs, speaks of such a tyre and is not `mezclable`. Undefined where there is none.
 */
export const keepsRevisionsApart = <Known extends Promotion>(
  promotions: readonly Known[],
  products: readonly PromotableProduct[],
  { now, without }: { readonly now: Date; readonly without: ReadonlySet<number> },
): Known | undefined => {
  const tyres = products.filter(({ tipo_producto }) => tipo_producto === 'neumatico');
  return promotions.find(
    (promotion) =>
      !promotion.mezclable &&
      runs(promotion, now) &&
      !without.has(promotion.id_site_promocion) &&
      tyres.some((tyre) => concernsProduct(promotion, tyre)),
  );
};
