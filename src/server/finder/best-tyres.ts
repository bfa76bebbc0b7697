import { startComparison, type Reason } from '#domain/finder/best-of.ts';
import { setAmountsIn } from '../catalogue/assortment.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Fitted } from '../catalogue/fitted.ts';
import type { Viewer } from '../catalogue/tyre-result.ts';
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
  { units, at }: Fitted,
  viewer: Pick<Viewer, 'pais'>,
): Best => {
  const { columns, remember } = catalogue;
  if (wish.ancho === null || wish.serie === null || wish.llanta === null) return nothing;
  return remember(`best ${finder.prefix} ${finder.keyOf(wish)} ${viewer.pais} ${at}`, () => {
    const comparison = startComparison();
    for (const { size, rows } of tyresFound(columns, finder, wish)) {
      const { tyres, offers } = size;
      const amountOf = setAmountsIn(catalogue, size, viewer);
      for (const row of rows) {
        if (offers.completo[row] !== 1) continue;
        const id = tyres.id[row] ?? 0;
        comparison.add({ id, precio: amountOf(row), ruido: tyres.ruido[row] ?? 0, montados: units.get(id) ?? 0 });
      }
    }
    return comparison.best();
  });
};
