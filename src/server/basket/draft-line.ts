import type { LineToPrice } from '#domain/pricing/price-basket.ts';
import type { PromotableLine } from '#domain/promotions/promotable.ts';

/** A line of a basket before promotions and the country's tax. */
export interface DraftLine extends Omit<PromotableLine, 'parts'> {
  readonly line: LineToPrice;
}
