import type { PromotionMark } from '#contract/promotions.ts';
import { concernsProduct } from '#domain/promotions/concerns.ts';
import { fittedInTime } from '#domain/promotions/conditions/fitted-in-time.ts';
import { runs } from '#domain/runs.ts';
import type { PromotableProduct } from '#domain/promotions/promotable.ts';
import { minuteMs } from '#domain/time.ts';
import { utcDay } from '../booking/local-time.ts';
import { promotionCap } from '../promotions/caps-store.ts';
import type { PromotionRow } from '../promotions/promotions-store.ts';
import type { Tariffs } from './tariffs-store.ts';

interface Running {
  readonly minute: number;
  readonly promotions: readonly PromotionRow[];
}

const known = new WeakMap<Tariffs, Running>();

const areSame = (one: readonly PromotionRow[], other: readonly PromotionRow[]): boolean =>
  one.length === other.length && one.every((promotion, place) => promotion === other[place]);

/**
 * Promotions that run, of which there are units left and whose products there is still time to fit, the ones that end
 * first before the others. Asked for with every product of a list, so they are told once a minute; as long as they are
 * the same, so is the list. No two tariffs share one, so what was shown by it is not shown once other taxes or services count.
 */
export const runningPromotions = (tariffs: Tariffs, now: Date): readonly PromotionRow[] => {
  const minute = Math.floor(now.getTime() / minuteMs);
  const before = known.get(tariffs);
  if (before?.minute === minute) return before.promotions;
  const found = tariffs.promotions.filter(
    (promotion) =>
      runs(promotion, now) &&
      fittedInTime(promotion, utcDay(now)) &&
      !tariffs.usedUp.has(promotionCap(promotion.id_site_promocion)),
  );
  const promotions = before && areSame(before.promotions, found) ? before.promotions : found;
  known.set(tariffs, { minute, promotions });
  return promotions;
};

/** The first of some promotions that speaks of a product, as lists and sheets name it. */
export const promotionMark = (promotions: readonly PromotionRow[], product: PromotableProduct): PromotionMark => {
  const found = promotions.find((promotion) => concernsProduct(promotion, product));
  if (!found) return null;
  const { id_site_promocion, titulo_es, titulo_ca } = found;
  return { id_site_promocion, titulo_es, titulo_ca };
};
