import type { RefusalCode } from '#contract/refusals.ts';
import type { Language } from '#domain/language.ts';
import { missingSentences as caMissing } from './ca/person-refusals.ts';
import { refusalSentences as ca } from './ca/refusals.ts';
import { missingSentences as esMissing } from './es/person-refusals.ts';
import { refusalSentences as es } from './es/refusals.ts';
import { missingIn } from './missing-in.ts';

const sentences = { es, ca };
const missing = { es: esMissing, ca: caMissing };

/** What a refusal says to the visitor. */
export const sentenceOf = (
  code: RefusalCode,
  language: Language,
  values: Readonly<Record<string, string | number>> = {},
): string => {
  const sentence = sentences[language][code];
  return typeof sentence === 'string' ? sentence : sentence(values);
};

/** What stands beside a field that was refused. */
export const sentenceBeside = (field: string, code: RefusalCode, language: Language): string =>
  missingIn(missing[language], field, code) ?? sentenceOf(code, language);
