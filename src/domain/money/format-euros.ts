import type { Language } from '../language.ts';
import type { Cents } from './cents.ts';

const marks: Readonly<Record<Language, { readonly group: string; readonly decimal: string; readonly unit: string }>> = {
  es: { group: '.', decimal: ',', unit: '\u00a0€' },
  ca: { group: '.', decimal: ',', unit: '\u00a0€' },
};

/** An amount for people: `1.409,60 €`, with a space that does not break and a true minus. */
export const formatEuros = (amount: Cents, language: Language): string => {
  const { group, decimal, unit } = marks[language];
  const whole = Math.abs(amount);
  const euros = String(Math.trunc(whole / 100)).replace(/\B(?=(\d{3})+$)/g, group);
  return `${amount < 0 ? '−' : ''}${euros}${decimal}${String(whole % 100).padStart(2, '0')}${unit}`;
};
