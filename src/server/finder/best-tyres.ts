import { bestOf, type Reason } from '#domain/finder/best-of.ts';
import { setAmounts } from '../catalogue/assortment.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { fittedIn, type Fitted } from '../catalogue/fitted.ts';
import type { Viewer } from '../catalogue/tyre-result.ts';
import { atOnce } from '../in-turns.ts';
import type { TyreFinder } from './finders.ts';
import { tyresFound } from './scan.ts';
import type { TyreWish } from './wish.ts';

type Best = ReadonlyMap<number, readonly Reason[]>;

const nothing: Best = new Map();

/**
 * The best tyres of a wish by the numbers of their products, with why, among all of which a whole set can be had. Only of one size:
 * tyres of several do not compare.
 */
export const bestTyres = (
  catalogue: Catalogue,
  finder: TyreFinder,
  wish: TyreWish,
  fitted: Fitted,
  viewer: Pick<Viewer, 'pais'>,
): Best => {
  const { columns, rememberAsked } = catalogue;
  if (wish.ancho === null || wish.serie === null || wish.llanta === null) return nothing;
  return rememberAsked(`best ${finder.prefix} ${finder.keyOf(wish)} ${viewer.pais} ${fitted.at}`, () => {
    const [found] = atOnce(tyresFound(columns, finder, wish));
    if (!found) return nothing;
    const { size, rows } = found;
    const { tyres, offers } = size;
    const whole = rows.filter((row) => offers.completo[row] === 1);
    const precio = setAmounts(catalogue, size, whole, viewer);
    return bestOf({ ...tyres, precio, montados: fittedIn(size, fitted) }, whole);
  });
};
