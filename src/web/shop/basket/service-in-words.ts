import type { BasketService } from '#contract/basket.ts';
import type { Language } from '#domain/language.ts';
import { times } from '#domain/money/cents.ts';
import { nearestCents } from '#domain/money/euros.ts';
import type { BasketTexts } from '#i18n/es/basket.ts';
import { writeEuros } from '#web/ui/euros.ts';

const number = (value: number, language: Language): string => value.toLocaleString(language, { useGrouping: 'always' });

/** `4 × 15,90 €`; undefined where it is done once, or costs more on some products than on others. */
export const unitsOf = (
  { base_calculo, precio, cantidad, importeSinPromo }: BasketService,
  t: BasketTexts,
): string | undefined =>
  base_calculo === 'U' && cantidad > 1 && times(nearestCents(precio), cantidad) === nearestCents(importeSinPromo)
    ? t.porUnidad(writeEuros(precio), cantidad)
    : undefined;

/** What an insurance pays by kilometres, in a sentence; undefined of other services. */
export const coverOf = (
  { cobertura }: Pick<BasketService, 'cobertura'>,
  t: BasketTexts,
  language: Language,
): string | undefined => {
  if (cobertura.length === 0) return undefined;
  const steps = cobertura.map(({ hasta_km, porcentaje }) =>
    t.cubreHasta(number(porcentaje, language), number(hasta_km, language)),
  );
  return t.cubre(new Intl.ListFormat(language).format(steps));
};
