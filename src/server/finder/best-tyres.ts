import { bestOf, type Reason } from '#domain/finder/best-of.ts';
import { setPrice } from '../catalogue/assortment.ts';
import { idAt } from '../catalogue/columns.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Fitted } from '../catalogue/fitted.ts';
import type { Viewer } from '../catalogue/tyre-result.ts';
import type { TyreFinder } from './finders.ts';
import { eachFound, tyresFound } from './scan.ts';
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
  { units, at }: Fitted,
  viewer: Pick<Viewer, 'pais'>,
): Best => {
  const { columns, remember } = catalogue;
  if (wish.ancho === null || wish.serie === null || wish.llanta === null) return nothing;
  return remember(`best ${finder.prefix} ${finder.keyOf(wish)} ${viewer.pais} ${at}`, () =>
    bestOf(
      [...eachFound(tyresFound(columns, finder, wish))]
        .filter(({ size, row }) => size.offers.completo[row] === 1)
        .map((tyre) => {
          const id = idAt(tyre);
          return {
            id,
            precio: setPrice(catalogue, tyre, viewer).importe,
            ruido: tyre.size.tyres.ruido[tyre.row] ?? 0,
            montados: units.get(id) ?? 0,
          };
        }),
    ),
  );
};
