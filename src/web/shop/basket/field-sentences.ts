import type { RefusalCode } from '#contract/refusals.ts';
import type { Language } from '#domain/language.ts';
import { sentenceOf } from '#i18n/sentence.ts';

/** Codes of wrong fields as the sentences that stand beside them. */
export const fieldSentences = (
  errors: Readonly<Record<string, RefusalCode>>,
  language: Language,
): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([field, code]) => [field, sentenceOf(code, language)]));
