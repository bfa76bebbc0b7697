import { groupThousands } from '../format-number.ts';
import type { Language } from '../language.ts';
import type { Cents } from './cents.ts';

const marks: Readonly<Record<Language, { readonly decimal: string; readonly unit: string }>> = {
  es: { decimal: ',', unit: '\u00a0€' },
  ca: { decimal: ',', unit: '\u00a0€' },
};

/** The parts of an amount: 140960 is `1.409` and `60`. */
export const splitEuros = (amount: Cents): { sign: string; euros: string; cents: string } => {
  const whole = Math.abs(amount);
  return {
    sign: amount < 0 ? '−' : '',
    euros: groupThousands(Math.trunc(whole / 100)),
    cents: String(whole % 100).padStart(2, '0'),
  };
};

/** An amount for people: `1.409,60 €`, with a space that does not break and a true minus. */
export const formatEuros = (amount: Cents, language: Language): string => {
  const { sign, euros, cents } = splitEuros(amount);
  return `${sign}${euros}${marks[language].decimal}${cents}${marks[language].unit}`;
};
