export type Json = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const record = (value: unknown): Json => (isRecord(value) ? value : {});
export const list = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.map(record) : []);

const shown = new Set(['type', 'properties', 'required', 'items', 'anyOf', 'description', 'additionalProperties']);

/** What a schema asks for beside its type: `minimum=1 maximum=20`. */
const bounds = (schema: Json): string =>
  Object.entries(schema)
    .filter(([key]) => !shown.has(key) && !(key === 'pattern' && 'format' in schema))
    .map(([key, value]) => ` ${key}=${JSON.stringify(value)}`)
    .join('');

const typeOf = (schema: Json): string => {
  const inner = list(schema['anyOf']);
  if (inner.length > 0) return inner.map(typeOf).join(' | ') + bounds(schema);
  if (schema['type'] === 'array') return `[${typeOf(record(schema['items']))}]${bounds(schema)}`;
  return `${typeof schema['type'] === 'string' ? schema['type'] : 'any'}${bounds(schema)}`;
};

/** The objects directly inside a schema, whatever lists or alternatives stand around them. */
const objectsIn = (schema: Json): Json[] => {
  if (isRecord(schema['properties'])) return [schema];
  return [...list(schema['anyOf']), record(schema['items'])].flatMap((inner) =>
    Object.keys(inner).length > 0 ? objectsIn(inner) : [],
  );
};

/** A schema with a field a line, fields of fields further in; `?` where a field may be left out. */
export const outlineOf = (name: string, schema: Json, depth = 1): string[] => {
  const fields = objectsIn(schema).flatMap((object) => {
    const required = Array.isArray(object['required']) ? object['required'] : [];
    return Object.entries(record(object['properties'])).flatMap(([field, inner]) =>
      outlineOf(required.includes(field) ? field : `${field}?`, record(inner), depth + 1),
    );
  });
  return [`${'  '.repeat(depth)}${name}: ${typeOf(schema)}`, ...fields];
};
