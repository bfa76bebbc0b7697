import { readPostcode } from '#domain/accounts/postcode.ts';
import type { Language } from '#domain/language.ts';
import { isRefusal } from '#domain/refusal.ts';
import { sentenceOf } from '#i18n/sentence.ts';

/** What is wrong with a postcode in an address; undefined where there is none, or nothing wrong. */
export const postcodeError = (cp: string | undefined, language: Language): string | undefined => {
  const read = cp ? readPostcode(cp) : undefined;
  return isRefusal(read) ? sentenceOf('codigo-postal-no-valido', language) : undefined;
};
