import type { BasketService } from '#contract/basket.ts';
import { times } from '#domain/money/cents.ts';
import { nearestCents } from '#domain/money/euros.ts';
import type { BasketTexts } from '#i18n/es/basket.ts';
import { writeEuros } from '#web/ui/page/euros.ts';

/** `4 × 15,90 €`; undefined where it is done once, or costs more on some products than on others. */
export const unitsOf = (
  { base_calculo, precio, cantidad, importeSinPromo }: BasketService,
  t: BasketTexts,
): string | undefined =>
  base_calculo === 'U' && cantidad > 1 && times(nearestCents(precio), cantidad) === nearestCents(importeSinPromo)
    ? t.porUnidad(writeEuros(precio), cantidad)
    : undefined;
