import { les } from '#i18n/ca/hours.ts';
import type { Language } from '#domain/language.ts';

/** `09:15` as a sentence has it: "9:15" in Spanish, "les 9:15" in Catalan. */
export const spokenTime = (time: string, language: Language): string =>
  language === 'ca' ? les(time) : time.replace(/^0/, '');
