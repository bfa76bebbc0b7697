import type { BasketService } from '#contract/basket.ts';
import type { Language } from '#domain/language.ts';
import type { BasketTexts } from '#i18n/es/basket.ts';

const number = (value: number, language: Language): string => value.toLocaleString(language, { useGrouping: 'always' });

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
