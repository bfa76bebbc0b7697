/**
 * How a selector chooses one answer: another one than before resets those that follow on the same way, and all that was said of
 * the tyres but for what is kept.
 */
export const choosingParts =
  <Search extends object, Any extends keyof Search>(
    ways: readonly (readonly Any[])[],
    kept: readonly (keyof Search)[],
  ) =>
  <Part extends Any>(search: Search, part: Part, value: Search[Part]): Partial<Search> => {
    if (search[part] === value) return search;
    const way = ways.find((parts) => parts.includes(part)) ?? [];
    const staying = [...kept, ...way.slice(0, way.indexOf(part))];
    return Object.fromEntries([...staying.map((each) => [each, search[each]]), [part, value]]) as Partial<Search>;
  };
