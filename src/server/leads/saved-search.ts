import type { Input } from '#contract/contract.ts';
import { readMotoSearch } from '#domain/finder/read-moto-search.ts';
import { isModelSearch, isSizeSearch, writeMotoSearch } from '#domain/finder/moto-search.ts';
import { printMotoSize } from '#domain/finder/moto-size.ts';
import { readSearch } from '#domain/finder/read-car-search.ts';
import { writeSearch } from '#domain/finder/car-search.ts';
import { sizeText } from '#domain/finder/car-size.ts';

/** A search as it is kept with a lead: which selector opens it, and its query as the shop spells it. */
export type SavedSearch = NonNullable<Input<'createLead'>['body']['busqueda']>;

const pairsOf = ({ selector, consulta }: SavedSearch) => {
  const query = new URLSearchParams(consulta);
  if (selector === 'coche') {
    const search = readSearch(query);
    return search.llanta ? writeSearch({ ...search, pagina: 1 }) : [];
  }
  const search = readMotoSearch(query);
  return isSizeSearch(search) || isModelSearch(search) ? writeMotoSearch({ ...search, pagina: 1 }) : [];
};

/** What a browser sent, read and spelled again, so that one search is one; undefined where it looks for nothing. */
export const savedSearch = (sent: SavedSearch): SavedSearch | undefined => {
  const pairs = pairsOf(sent);
  return pairs.length > 0 ? { selector: sent.selector, consulta: new URLSearchParams(pairs).toString() } : undefined;
};

/** The tyre or the motorcycle that is looked for: `205/55 R16 91V`, `Yamaha MT-07`. */
export const searchInWords = ({ selector, consulta }: SavedSearch): string => {
  const query = new URLSearchParams(consulta);
  if (selector === 'coche') return sizeText(readSearch(query));
  const search = readMotoSearch(query);
  return search.marca ? `${search.marca} ${search.modelo ?? ''}`.trim() : printMotoSize(search);
};
