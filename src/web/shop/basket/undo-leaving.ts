import type { Basket } from '#contract/basket.ts';
import { printPlate } from '#domain/vehicles/plate.ts';
import { rememberPlate } from '#web/stored/my-car.ts';
import { languageOfPath } from '#contract/addresses.ts';
import { browserApi } from '#web/api.ts';
import { wishOf, type BasketCopy } from './basket-copy.ts';
import { changeBasket, reloadBasket, useBasketStore } from './basket-store.ts';

/** What came along from a basket beside: it goes back there before anything else is taken back. */
const cameAlong = (before: BasketCopy, now: Basket | null) => {
  const beside = new Set(
    before.cesta?.visita.flatMap(({ productos }) => productos.map(({ id_navision }) => id_navision)),
  );
  return wishOf({ cestaID: before.cestaID, cesta: now }).products.filter(({ id_navision }) => beside.has(id_navision));
};

/**
 * Puts back what left, instead of what it left for. A basket that began again for another vehicle is given up for the one
 * before, which is still stored under its own id.
 */
export const undoLeaving = async (): Promise<void> => {
  const { left, cestaID } = useBasketStore.getState();
  if (!left?.before) return;
  const { retirados, before } = left;
  useBasketStore.setState({ left: null });
  if (before.cestaID !== cestaID) {
    useBasketStore.setState(before);
    const { cesta } = before;
    if (cesta?.matricula) rememberPlate(printPlate(cesta.matricula, cesta.totals.pais));
    await reloadBasket();
    await browserApi(languageOfPath(window.location.pathname))('deleteBasket', { params: { id: cestaID } }).catch(
      () => {},
    );
    return;
  }
  const { products } = wishOf(before);
  const named = new Set(products.map(({ id_navision }) => id_navision));
  const unseen = retirados.filter(({ id_navision }) => !named.has(id_navision));
  const back = cameAlong(before, useBasketStore.getState().cesta);
  if (back.length > 0 && !(await changeBasket({ products: back }))) return;
  await changeBasket({
    products: [...back, ...products, ...unseen.map(({ id_navision, cantidad }) => ({ id_navision, cantidad }))],
  });
};
