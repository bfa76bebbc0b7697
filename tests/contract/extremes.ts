import type { z } from 'zod';
import { alternativesIn, changedAt, jsonSchemaOf, type Path, type Schema } from './arbitrary.ts';

/** A value that a caller may put at a place of a part of a call, at the edge of what it takes or beyond it. */
interface Extreme {
  readonly place: Path;
  readonly value: unknown;
}

const days = ['9999-12-31', '0001-01-01', '2999-01-01', '2100-06-15', '1970-01-01'];
const numbers = [0, -1, 365, 100_000, 2_147_483_647, Number.MAX_SAFE_INTEGER, 1e15];
const pages = [
  '{"page":2147483647,"pageSize":2147483647}',
  '{"page":9007199254740991,"pageSize":1}',
  '{"page":0,"pageSize":100000}',
];

/** As many of a thing as the contract allows, and as fit into the largest body that is read. */
const most = (item: unknown, limit: number | undefined): unknown[][] => {
  const fit = Math.floor(60_000 / (JSON.stringify(item ?? null).length + 1));
  return [...new Set([Math.min(limit ?? fit, fit), fit])].map((length) => Array.from({ length }, () => item));
};

const long = (schema: Schema): unknown[] => [
  'a'.repeat(Math.min(schema.maxLength ?? 60_000, 60_000)),
  '9'.repeat(Math.min(schema.maxLength ?? 60_000, 60_000)),
];

const textExtremes = (schema: Schema, inAddress: boolean): unknown[] => {
  if (schema.enum || schema.format === 'uuid') return [];
  if (schema.format === 'date') return days;
  // Whatever is written in an address is text: it may be a number, a day or a page to whoever reads it.
  return [...long(schema), ...(inAddress ? [...days, ...numbers.map(String), ...pages] : [])];
};

const itemAt = (sample: unknown, place: Path): unknown =>
  place.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>)[key] : undefined),
    sample,
  );

const atPlace = (schema: Schema, { sample, place, inAddress }: Around): Extreme[] => {
  const within = (inner: Schema, key: string | number) => atPlace(inner, { sample, place: [...place, key], inAddress });
  const alternatives = alternativesIn(schema);
  if (alternatives) return alternatives.flatMap((one) => atPlace(one, { sample, place, inAddress }));
  switch (schema.type) {
    case 'object':
      return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => within(field, name));
    case 'array': {
      const first = itemAt(sample, [...place, 0]) ?? 'x';
      return [...most(first, schema.maxItems).map((value) => ({ place, value })), ...within(schema.items ?? {}, 0)];
    }
    case 'integer':
    case 'number': {
      const edges = [schema.minimum, schema.maximum].filter((edge) => edge !== undefined);
      return [...edges, ...numbers].map((value) => ({ place, value }));
    }
    case 'string':
      return textExtremes(schema, inAddress).map((value) => ({ place, value }));
    case 'boolean':
    case 'null':
      return [];
    case undefined:
    default:
      return [...days, ...numbers, ...pages].map((value) => ({ place, value }));
  }
};

interface Around {
  readonly sample: unknown;
  readonly place: Path;
  readonly inAddress: boolean;
}

/** A copy of a value with another one at a place, where the way to it is made if it is missing. */
const placed = (value: unknown, [key, ...rest]: Path, to: unknown): unknown => {
  if (key === undefined) return to;
  const whole = typeof value === 'object' && value !== null ? value : typeof key === 'number' ? [] : {};
  const inner = (whole as Record<string | number, unknown>)[key];
  return changedAt(whole, [key], { value: placed(inner, rest, to) });
};

/**
 * What a part of a call becomes: its sample once with each extreme at each of its places, and once with each day and
 * number in all places of its kind together, because a range has two ends.
 */
export const extremesOf = (
  schema: z.ZodType,
  sample: unknown,
  inAddress: boolean,
): readonly ((sample: unknown) => unknown)[] => {
  const all = atPlace(jsonSchemaOf(schema), { sample, place: [], inAddress });
  const together = [...days, 2_147_483_647].map((same) => all.filter(({ value }) => value === same));
  return [...all.map((one) => [one]), ...together].map(
    (changes) => (to: unknown) => changes.reduce((whole, { place, value }) => placed(whole, place, value), to),
  );
};
