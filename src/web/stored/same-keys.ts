const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Whether two states have one shape: the same keys, also inside. What an example leaves open, by null, an empty list or an
 * empty object, may be anything; a list's items are compared with the example's first one.
 */
export const sameKeys = (kept: unknown, example: unknown): boolean => {
  if (!isObject(example)) return true;
  if (Array.isArray(example))
    return example.length === 0 || (Array.isArray(kept) && kept.every((item) => sameKeys(item, example[0])));
  const parts = Object.entries(example);
  if (parts.length === 0) return true;
  if (!isObject(kept)) return false;
  const there = new Map(Object.entries(kept));
  return there.size === parts.length && parts.every(([key, part]) => there.has(key) && sameKeys(there.get(key), part));
};
