import type { Language } from '#domain/language.ts';

const written = (language: Language) =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
/** To make one takes as long as to write a hundred numbers with it. */
const made: Record<string, Intl.NumberFormat> = {};

/** An average as it is read: "4,0". */
export const oneDecimal = (value: number, language: Language): string =>
  (made[language] ??= written(language)).format(value);
