import type { Language } from './language.ts';

/** Three digits at a time, parted by points, as both languages write them: 12345 is `12.345`. */
export const groupThousands = (whole: number | string): string => String(whole).replaceAll(/\B(?=(\d{3})+$)/g, '.');

/**
 * A number for people, with so many decimals at most: `12.345`, `2,5`. Four digits stand together in Spanish (`1234`) and are parted
 * in Catalan (`1.234`). A browser's own formats say the same, and the first of them holds up its page for 15 to 25 ms.
 */
export const formatNumber = (value: number, language: Language, decimals = 3): string => {
  const [whole = '', part] = String(Math.round(value * 10 ** decimals) / 10 ** decimals).split('.');
  const parted = language === 'ca' || whole.length > 4 ? groupThousands(whole) : whole;
  return part === undefined ? parted : `${parted},${part}`;
};

/** As it is, with a comma: "4,5". What is measured, or a part of a hundred, is never grouped. */
export const withComma = (value: number | string): string => String(value).replace('.', ',');

/** An average as it is read: "4,0". */
export const oneDecimal = (value: number): string => withComma(value.toFixed(1));
