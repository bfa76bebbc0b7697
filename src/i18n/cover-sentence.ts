import type { Language } from '#domain/language.ts';
import type { InsuranceTexts } from './es/services.ts';

interface CoverStep {
  readonly hasta_km: number;
  readonly porcentaje: number;
}

const number = (value: number, language: Language): string => value.toLocaleString(language, { useGrouping: 'always' });

/** What an insurance pays by kilometres, in a sentence; undefined of what is none. */
export const coverSentence = (steps: readonly CoverStep[], t: InsuranceTexts, language: Language): string | undefined =>
  steps.length === 0
    ? undefined
    : t.cubre(
        new Intl.ListFormat(language).format(
          steps.map(({ hasta_km, porcentaje }) =>
            t.cubreHasta(number(porcentaje, language), number(hasta_km, language)),
          ),
        ),
      );
