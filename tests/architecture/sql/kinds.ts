import type { Catalog } from './catalog.ts';
import type { Kind } from './shape.ts';

/** As `src/server/database` has the two drivers read them. */
export const kinds: Readonly<Record<string, Kind>> = {
  int2: 'number',
  int4: 'number',
  int8: 'number',
  numeric: 'number',
  float4: 'number',
  float8: 'number',
  oid: 'number',
  bool: 'boolean',
  text: 'string',
  varchar: 'string',
  bpchar: 'string',
  name: 'string',
  uuid: 'string',
  date: 'string',
  time: 'string',
  timestamptz: 'Date',
  json: 'any',
  jsonb: 'any',
};

/** Elements that both drivers read in an array as they read them alone. */
export const inArrays = new Set([
  'int2',
  'int4',
  'float4',
  'float8',
  'bool',
  'text',
  'varchar',
  'bpchar',
  'uuid',
  'timestamptz',
]);

export const kindOf = ({ typeNames, elements }: Catalog, type: number): Kind => {
  const name = typeNames.get(type) ?? `${type}`;
  const element = typeNames.get(elements.get(type) ?? 0);
  if (!element) return kinds[name] ?? { unread: name };
  const kind = inArrays.has(element) ? kinds[element] : undefined;
  return kind ? { array: { kind, nulls: 'unknown' } } : { unread: `${element}[]` };
};

/** JSON knows no dates. */
export const inJson = (kind: Kind): Kind => {
  if (kind === 'Date') return 'string';
  if (typeof kind === 'string' || 'object' in kind || 'tuple' in kind) return kind;
  return 'array' in kind ? { array: { ...kind.array, kind: inJson(kind.array.kind) } } : 'any';
};

/** A type as part of a JSON document. What JSON has no word for is text. */
export const jsonKindOf = (catalog: Catalog, type: number): Kind => {
  const element = catalog.elements.get(type);
  if (element) return { array: { kind: jsonKindOf(catalog, element), nulls: 'unknown' } };
  return inJson(kinds[catalog.typeNames.get(type) ?? ''] ?? 'string');
};
