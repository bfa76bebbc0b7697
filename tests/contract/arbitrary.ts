import * as fc from 'fast-check';
import { z } from 'zod';

/** As much of JSON Schema as the contract's schemas become. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly multipleOf?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
}

/** Values that mean something in the shop under test, by the name of their field. */
export type Hints = Readonly<Record<string, readonly unknown[]>>;

export const jsonSchemaOf = (schema: z.ZodType): Schema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;

/** The schemas of which a value meets one, where there are several. */
export const alternativesIn = (schema: Schema): readonly Schema[] | undefined =>
  schema.anyOf ?? (Array.isArray(schema.type) ? schema.type.map((type: string) => ({ ...schema, type })) : undefined);

const texts = (schema: Schema): fc.Arbitrary<string> => {
  if (schema.format === 'uuid') return fc.uuid({ version: [1, 4, 7] });
  if (schema.format === 'date')
    return fc
      .date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
  if (schema.pattern !== undefined) return fc.stringMatching(new RegExp(schema.pattern));
  const [minLength, maxLength] = [schema.minLength ?? 0, Math.min(schema.maxLength ?? 60, 60)];
  return fc.oneof(
    fc.string({ minLength, maxLength }),
    fc.string({ minLength, maxLength, unit: 'grapheme' }).map((text) => text.slice(0, maxLength)),
  );
};

const numbers = (schema: Schema): fc.Arbitrary<number> => {
  const min = Math.max(
    schema.minimum ?? -1e9,
    schema.exclusiveMinimum === undefined ? -1e15 : schema.exclusiveMinimum + 1,
  );
  const max = schema.maximum ?? 1e9;
  const whole = fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: Math.ceil(Math.max(min, -2e9)), max: Math.floor(Math.min(max, 2e9)) }) },
    { weight: 1, arbitrary: fc.constantFrom(Math.ceil(min), Math.floor(max)) },
  );
  if (schema.type === 'integer') return whole;
  if (schema.multipleOf !== undefined) return fc.integer({ min: 0, max: 1_000_000 }).map((cents) => cents / 100);
  return fc.oneof(whole, fc.double({ min, max, noNaN: true }));
};

const objects = (schema: Schema, hints: Hints): fc.Arbitrary<unknown> => {
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const told = hints[name];
    const plain = arbitraryOf(field, hints);
    return [
      name,
      told ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...told) }, { weight: 1, arbitrary: plain }) : plain,
    ] as const;
  });
  const required = (schema.required ?? []).filter((name) => name in (schema.properties ?? {}));
  return fc.record(Object.fromEntries(fields), { requiredKeys: required });
};

/** Values that a schema takes, by and large: what the schema's own refinements refuse is generated too. */
export const arbitraryOf = (schema: Schema, hints: Hints = {}): fc.Arbitrary<unknown> => {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const alternatives = alternativesIn(schema);
  if (alternatives) return fc.oneof(...alternatives.map((one) => arbitraryOf(one, hints)));
  switch (schema.type) {
    case 'string':
      return texts(schema);
    case 'integer':
    case 'number':
      return numbers(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(arbitraryOf(schema.items ?? {}, hints), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 5, 5),
      });
    case 'object':
      return schema.properties
        ? objects(schema, hints)
        : fc.dictionary(fc.string({ maxLength: 10 }), fc.string({ maxLength: 10 }));
    case undefined:
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
};

/** A place inside a value: `['cestaState', 'products', 0, 'cantidad']`. */
export type Path = readonly (string | number)[];

/** Every place inside a value but the whole. */
export const placesIn = (value: unknown, before: Path = []): Path[] => {
  if (typeof value !== 'object' || value === null) return [];
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? value.map((item, index) => [index, item])
    : Object.entries(value);
  return entries.flatMap(([key, inner]) => [[...before, key], ...placesIn(inner, [...before, key])]);
};

/** A copy of a value with another one at a place, or without what stood there. */
export const changedAt = (value: unknown, [key, ...rest]: Path, to: { readonly value: unknown } | 'gone'): unknown => {
  if (key === undefined) return to === 'gone' ? undefined : to.value;
  if (Array.isArray(value)) {
    const copy: unknown[] = [...value];
    const inner = changedAt(copy[Number(key)], rest, to);
    copy.splice(Number(key), 1, ...(inner === undefined ? [] : [inner]));
    return copy;
  }
  const copy: Record<string, unknown> = { ...(value as Record<string, unknown>) };
  const inner = changedAt(copy[key], rest, to);
  if (inner === undefined) delete copy[key];
  else copy[key] = inner;
  return copy;
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A good value of which some fields are another's; `fromOther` says of each field whether it is. */
export const mixed = (good: unknown, other: unknown, fromOther: () => boolean): unknown => {
  if (!isRecord(good) || !isRecord(other)) return fromOther() ? other : good;
  const keys = new Set([...Object.keys(good), ...Object.keys(other)]);
  const pairs = [...keys].map((key) => [key, mixed(good[key], other[key], fromOther)] as const);
  return Object.fromEntries(pairs.filter(([, value]) => value !== undefined));
};
