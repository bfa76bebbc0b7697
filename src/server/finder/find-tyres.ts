import { hash } from 'node:crypto';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { idAt, type Columns } from '../catalogue/columns.ts';
import type { Parts } from '../in-turns.ts';
import { unchanging } from '../json-text.ts';
import type { CountedFacets, TyreFinder } from './finders.ts';
import { costsOf, pickPage, type PageAsked } from './pick-page.ts';
import { countFound, scanTyres, tyresFound, type Tally } from './scan.ts';
import { anyTyre, type TyreWish } from './wish.ts';

type Options<Counted extends CountedFacets> = { [Name in keyof Counted]: ReturnType<Counted[Name]['options']> };

interface Found<Counted extends CountedFacets> {
  readonly total: number;
  /** Numbers of the products of this page. */
  readonly ids: readonly number[];
  readonly filtros: Options<Counted>;
  readonly token: string;
}

/**
 * The name of a search: the same for the same wish, whoever asks and in whatever order the filters were
 * given. It says nothing about the visitor and cannot be turned back.
 */
export const searchToken = ({ prefix, keyOf }: TyreFinder, wish: TyreWish): string =>
  `${prefix}.${hash('sha256', keyOf(wish), 'base64url').slice(0, 22)}`;

/** The wish without what is counted: all the tyres that the filters are about. */
const unfiltered = ({ counted }: TyreFinder, wish: TyreWish): TyreWish => ({
  ...wish,
  ...Object.fromEntries(Object.values(counted).map(({ field }) => [field, anyTyre[field]])),
});

const optionsOf = <Counted extends CountedFacets>(
  { counted }: TyreFinder<Counted>,
  columns: Columns,
  present: Tally,
  left: Tally,
): Options<Counted> =>
  Object.fromEntries(
    Object.entries(counted).map(([name, { options }]) => [
      name,
      options(columns, present[name] ?? new Uint32Array(), left[name] ?? new Uint32Array()),
    ]),
  ) as Options<Counted>;

/** A page of the tyres of a wish, with what each filter would leave. Without any access to the database. */
export const findTyres = <Counted extends CountedFacets>(
  catalogue: Catalogue,
  finder: TyreFinder<Counted>,
  wish: TyreWish,
  asked: PageAsked,
): Parts<Found<Counted>> => {
  const { columns, remember, rememberParts, rememberAskedParts } = catalogue;
  const { page, pageSize, order, direction } = asked;
  const key = `${finder.prefix} ${finder.keyOf(wish)}`;
  return rememberAskedParts(`found ${key} ${order} ${direction} ${page} ${pageSize}`, function* () {
    const base = unfiltered(finder, wish);
    const baseKey = `${finder.prefix} ${finder.keyOf(base)}`;
    const others =
      baseKey === key
        ? null
        : yield* rememberParts(`base ${baseKey}`, function* () {
            return (yield* scanTyres(columns, finder, base)).tally;
          });
    // Last, so that what it found is at hand for what is recommended of it.
    const { found, tally } = yield* scanTyres(columns, finder, wish);
    const present = others ?? remember(`base ${baseKey}`, () => tally);
    const picked = yield* pickPage(costsOf(catalogue), found, wish, asked);
    return {
      total: countFound(found),
      ids: picked.map(idAt),
      filtros: unchanging(optionsOf(finder, columns, present, tally)),
      token: searchToken(finder, wish),
    };
  });
};

/** How many tyres a wish leaves. */
export function* countTyres(
  { columns, rememberAskedParts }: Catalogue,
  finder: TyreFinder,
  wish: TyreWish,
): Parts<number> {
  const { total } = yield* rememberAskedParts(`count ${finder.prefix} ${finder.keyOf(wish)}`, function* () {
    return { total: countFound(yield* tyresFound(columns, finder, wish)) };
  });
  return total;
}
