import { unitPrice } from '../../pricing/unit-price.ts';
import { vatDayDiscount } from '../../pricing/vat-day.ts';
import { cents } from '../../money/cents.ts';
import type { Benefit } from './benefit.ts';

/**
 * The tax part of each unit without its eco-fee: at 21 %, a tyre of 121.00 costs 100.00. The tax of what remains is
 * still charged: it is a discount of the same size, shown as 17.36 % (spec M19).
 */
export const vatDay: Benefit<unknown> = (_, { parts, categoriaServicio }) =>
  categoriaServicio === null
    ? { promo: 0, rebaja: vatDayDiscount(unitPrice({ ...parts, ecotasa: cents(0) }), parts.impuesto) }
    : undefined;
