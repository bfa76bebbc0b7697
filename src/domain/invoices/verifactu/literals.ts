import type { Fecha } from '../../booking/calendar.ts';
import type { Cents } from '../../money/cents.ts';
import type { BasisPoints } from '../../money/rate.ts';

const twoDecimals = (whole: number): string => {
  const digits = String(Math.abs(whole)).padStart(3, '0');
  return `${whole < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/**
 * An amount as records have it: `-12.30`. Always two decimals, as the hash is made of the very characters of the message,
 * where 12.3 is another text than 12.30.
 */
export const amountText = (amount: Cents): string => twoDecimals(amount);

/** `21.00` of 2100 basis points. */
export const rateText = (rate: BasisPoints): string => twoDecimals(rate);

/** `22-11-2026`. */
export const dateText = (fecha: Fecha): string => `${fecha.slice(8, 10)}-${fecha.slice(5, 7)}-${fecha.slice(0, 4)}`;

/** The day of `22-11-2026`. */
export const readDateText = (text: string): Fecha => `${text.slice(6, 10)}-${text.slice(3, 5)}-${text.slice(0, 2)}`;
