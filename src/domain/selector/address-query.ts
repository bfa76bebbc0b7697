import { categories, type Category } from '../tyres/category.ts';
import { highestLoadIndex } from '../tyres/load-index.ts';
import { speedLimit } from '../tyres/speed-symbols.ts';

/** What is asked of a query; `URLSearchParams` gives it. */
export interface QueryReader {
  readonly get: (name: string) => string | null;
  readonly getAll: (name: string) => readonly string[];
}

const lastPage = 1000;
const mostIds = 50;

/** A number of a size: `120`, `3.00`, `12,5`. */
export const parseMeasure = (text: string | null): number | undefined => {
  const value = text?.trim() ? Number(text.replace(',', '.')) : Number.NaN;
  return value > 0 && value < 1000 ? value : undefined;
};

const whole = (text: string, most: number): number | undefined => {
  const value = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return value > 0 && value <= most ? value : undefined;
};

export const parseLoad = (text: string | null): number | undefined => whole(text ?? '', highestLoadIndex);

export const parseSpeed = (text: string | null): string | undefined => {
  const symbol = text?.trim().toUpperCase() ?? '';
  return speedLimit(symbol) === undefined ? undefined : symbol;
};

export const parseIds = (texts: readonly string[]): number[] =>
  [...new Set(texts.flatMap((text) => whole(text, 2 ** 31 - 1) ?? []))].slice(0, mostIds);

export const parsePage = (text: string | null): number => whole(text ?? '', lastPage) ?? 1;

export const parseCategories = (texts: readonly string[]): Category[] => among(categories, texts);

export const parsePostcode = (text: string | null): string | undefined => text?.trim().slice(0, 10) || undefined;

/** The known values that were named, in their own order. */
export const among = <Value extends string>(known: readonly Value[], texts: readonly string[]): Value[] =>
  known.filter((value) => texts.includes(value));
