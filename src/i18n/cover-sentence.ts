import { formatNumber, groupThousands } from '#domain/format-number.ts';
import type { Language } from '#domain/language.ts';
import { listInWords } from '#domain/list-in-words.ts';
import type { InsuranceTexts } from './es/services.ts';

interface CoverStep {
  readonly hasta_km: number;
  readonly porcentaje: number;
}

/** What an insurance pays by kilometres, in a sentence; undefined of what is none. */
export const coverSentence = (steps: readonly CoverStep[], t: InsuranceTexts, language: Language): string | undefined =>
  steps.length === 0
    ? undefined
    : t.cubre(
        listInWords(
          steps.map(({ hasta_km, porcentaje }) =>
            t.cubreHasta(formatNumber(porcentaje, language), groupThousands(hasta_km)),
          ),
          language,
        ),
      );
