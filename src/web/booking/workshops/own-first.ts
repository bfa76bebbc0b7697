import { useLanguage } from '#web/language.ts';
import { favouriteFirst, useFavourite } from '#web/stored/favourite-store.ts';
import { useEffect, useState } from 'react';
import { asCard, listedAtOnce, type ListedWorkshop, type PointedWorkshop } from './listed-workshops.ts';

/**
 * The first page of a list that begins with the visitor's own workshop, wherever in the list it stands. The page is the
 * same for everybody, so the browser asks for what it does not carry; the last card gives way, and the page keeps its length.
 */
export const useOwnFirst = (
  tiendas: readonly ListedWorkshop[],
  puntos: readonly PointedWorkshop[],
  first: boolean,
): readonly ListedWorkshop[] => {
  const language = useLanguage();
  const favourite = useFavourite();
  const [own, setOwn] = useState<ListedWorkshop | null>(null);
  const codTienda = favourite?.codTienda;
  const missing =
    first &&
    codTienda !== undefined &&
    own?.codTienda !== codTienda &&
    puntos.some((punto) => punto.codTienda === codTienda) &&
    !tiendas.some((tienda) => tienda.codTienda === codTienda);
  useEffect(() => {
    if (!missing) return;
    void import('#web/api.ts')
      .then(async ({ browserApi }) => await browserApi(language)('readWorkshop', { params: { id: String(codTienda) } }))
      .then(({ tienda }) => setOwn(asCard(tienda, new Date())))
      // Without it the list is as everybody sees it.
      .catch(() => {});
  }, [missing, codTienda, language]);
  if (!first) return tiendas;
  const isElsewhere = own && own.codTienda === codTienda && !tiendas.some((each) => each.codTienda === codTienda);
  return isElsewhere && puntos.some((punto) => punto.codTienda === codTienda)
    ? [own, ...tiendas.slice(0, listedAtOnce - 1)]
    : favouriteFirst(tiendas, favourite);
};
