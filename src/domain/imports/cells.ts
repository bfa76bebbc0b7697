import { cents, type Cents } from '../money/cents.ts';
import type { BasisPoints } from '../money/rate.ts';
import { isRefusal, refuse, type Refusal } from '../refusal.ts';
import type { ImportProblem } from './problems.ts';

/** Reads what somebody wrote into a cell, without the spaces around it. It is never empty. */
export type ReadCell<Value> = (text: string) => Value | Refusal<ImportProblem>;

/** Up to so many characters, none of which steers a terminal or breaks a line. */
export const text =
  (most: number): ReadCell<string> =>
  (written) => {
    if (/\p{Cc}/u.test(written)) return refuse('caracter-no-valido');
    return written.length > most ? refuse('texto-largo', { maximo: most }) : written;
  };

/**
 * A decimal number, with a point or a comma before its decimals and nothing between thousands: `1234.5`, `1234,5`.
 * Answers the whole number of its last decimal allowed, so that no fraction is ever rounded.
 */
const scaled =
  (decimals: number, least: number, most: number): ReadCell<number> =>
  (written) => {
    const [, sign = '', whole = '', fraction = ''] = /^([-+]?)(\d{1,12})(?:[.,](\d{1,12}))?$/.exec(written) ?? [];
    if (whole === '')
      return refuse(/^[-+]?\d{13,}$/.test(written) ? 'fuera-de-limites' : 'no-es-numero', {
        minimo: least,
        maximo: most,
      });
    if (/[^0]/.test(fraction.slice(decimals)))
      return decimals === 0 ? refuse('no-es-entero') : refuse('demasiados-decimales', { decimales: decimals });
    const value = Number(`${sign}${whole}${fraction.slice(0, decimals).padEnd(decimals, '0')}`);
    const scale = 10 ** decimals;
    if (value < least * scale || value > most * scale)
      return refuse('fuera-de-limites', { minimo: least, maximo: most });
    return value === 0 ? 0 : value;
  };

const mapped =
  <From, To>(read: ReadCell<From>, to: (value: From) => To): ReadCell<To> =>
  (written) => {
    const value = read(written);
    return isRefusal(value) ? value : to(value);
  };

/** A whole number between two. */
export const whole = (least: number, most: number): ReadCell<number> => scaled(0, least, most);

/** A number between two with so many decimals at most. */
export const decimal = (decimals: number, least: number, most: number): ReadCell<number> =>
  mapped(scaled(decimals, least, most), (value) => value / 10 ** decimals);

/** Euros with two decimals at most, as cents: `64,90`. */
export const euros = (least: number, most: number): ReadCell<Cents> => mapped(scaled(2, least, most), cents);

/** Percent with two decimals at most, as basis points: `12,5`. */
export const percentCell: ReadCell<BasisPoints> = scaled(2, 0, 100);

const yes: ReadonlySet<string> = new Set(['1', 'si', 'sí', 'true']);
const no: ReadonlySet<string> = new Set(['0', 'no', 'false']);

/** Yes or no, in the words that spreadsheets and people write. */
export const flag: ReadCell<boolean> = (written) => {
  const word = written.toLowerCase();
  if (yes.has(word)) return true;
  return no.has(word) ? false : refuse('no-es-si-o-no');
};

/** One of a closed list, small and capital letters alike. */
export const oneOf =
  <const Option extends string>(options: readonly Option[]): ReadCell<Option> =>
  (written) =>
    options.find((option) => option.toLowerCase() === written.toLowerCase()) ??
    refuse('opcion-desconocida', { opciones: options.join(', ') });

/** Several values between bars, each read alike: `MB 229.5|VW 504`. */
export const listOf =
  <Value>(read: ReadCell<Value>): ReadCell<readonly Value[]> =>
  (written) => {
    const values: Value[] = [];
    for (const part of written.split('|')) {
      const value = part.trim() === '' ? refuse('vacio') : read(part.trim());
      if (isRefusal(value)) return value;
      values.push(value);
    }
    return values;
  };
