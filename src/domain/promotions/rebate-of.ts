import { amount } from './benefits/amount.ts';
import type { Rebate } from './benefits/benefit.ts';
import { cheaperFitting } from './benefits/cheaper-fitting.ts';
import { freeService } from './benefits/free-service.ts';
import { percent } from './benefits/percent.ts';
import { vatDay } from './benefits/vat-day.ts';
import type { PromotableLine } from './promotable.ts';
import type { Promotion } from './promotion.ts';

/** What a promotion does to a line of what it speaks of, by its kind. */
export const rebateOf = (promotion: Promotion, line: PromotableLine): Rebate | undefined => {
  switch (promotion.tipo) {
    case 'porcentaje':
      return percent(promotion, line);
    case 'importe':
      return amount(promotion, line);
    case 'dia-sin-iva':
      return vatDay(promotion, line);
    case 'montaje-porcentaje':
      return cheaperFitting(promotion, line);
    case 'seguro':
    case 'alineacion':
    case 'nitrogeno':
    case 'packinvierno':
    case 'montaje':
    case 'kitur':
    case 'kit4x4':
    case 'kitcta':
      return freeService(promotion, line);
  }
};
