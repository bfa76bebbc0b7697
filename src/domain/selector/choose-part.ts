import type { TyreSearch } from './search.ts';
import { sizeParts, type SizePart } from './selector.ts';

/**
 * Chooses one number of the size. Another one than before resets those that follow, and the makers, who are those of a
 * size (spec S4).
 */
export const choosePart = <Part extends SizePart>(
  search: TyreSearch,
  part: Part,
  value: TyreSearch[Part],
): Partial<TyreSearch> => {
  if (search[part] === value) return search;
  const before = sizeParts.slice(0, sizeParts.indexOf(part)).map((each) => [each, search[each]] as const);
  const { tipo, cp, temporada, runflat } = search;
  return { tipo, cp, temporada, runflat, ...Object.fromEntries(before), [part]: value };
};
