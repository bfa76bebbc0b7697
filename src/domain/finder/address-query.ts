import { highestLoadIndex } from '../tyres/load-index.ts';
import { speedLimit } from '../tyres/speed-symbols.ts';

/** What is asked of a query; `URLSearchParams` gives it. */
export interface QueryReader {
  readonly get: (name: string) => string | null;
  readonly getAll: (name: string) => readonly string[];
}

const lastPage = 1000;
const mostIds = 50;
const mostWords = 20;

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

export const parsePostcode = (text: string | null): string | undefined => text?.trim().slice(0, 10) || undefined;

/** A feature of a vehicle; a dash is what tables write for nothing (spec S31). */
export const withoutDash = (text: string): string => (/^[-–—]+$/.test(text.trim()) ? '' : text.trim());

export const parseWord = (text: string | null): string | undefined =>
  withoutDash(text ?? '')
    .slice(0, 80)
    .trim() || undefined;

export const parseWords = (texts: readonly string[]): string[] =>
  [...new Set(texts.flatMap((text) => parseWord(text) ?? []))].slice(0, mostWords);

/** The known values that were named, in their own order. */
export const among = <Value extends string>(known: readonly Value[], texts: readonly string[]): Value[] =>
  known.filter((value) => texts.includes(value));
