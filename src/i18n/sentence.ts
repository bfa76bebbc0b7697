import type { RefusalCode } from '#contract/refusals.ts';
import type { Language } from '#domain/language.ts';
import { refusalSentences as ca } from './ca/refusals.ts';
import { refusalSentences as es } from './es/refusals.ts';

const sentences = { es, ca };

/** What a refusal says to the visitor. */
export const sentenceOf = (
  code: RefusalCode,
  language: Language,
  values: Readonly<Record<string, string | number>> = {},
): string => {
  const sentence = sentences[language][code];
  return typeof sentence === 'string' ? sentence : sentence(values);
};
