import { isAnotherVehicle } from '#domain/basket/give-way.ts';
import { randomUUID } from 'node:crypto';
import type { StoredBasket } from './basket-facts-store.ts';
import type { Wish } from './basket-state.ts';

/**
 * The wish that a basket begins with again, under an id of its own, where a wish names another vehicle than the stored
 * one, whether for the whole basket or with a product (spec B30): what it brings for that vehicle.
 * Undefined where the basket goes on. What was stored stays under its id, so that it can be taken up again.
 */
export const restartWish = (stored: StoredBasket | null, wish: Wish): Wish | undefined => {
  // A copy that knew less may name a plate that was corrected since.
  if (!stored || (wish.version ?? stored.version) < stored.version || stored.state.products.length === 0)
    return undefined;
  const known = new Set(stored.state.products.map(({ id_navision }) => id_navision));
  const added = wish.products.filter(
    (product) => !known.has(product.id_navision) || isAnotherVehicle(stored.state.matricula, product.matricula ?? null),
  );
  const matricula = [wish.matricula, ...added.map((product) => product.matricula)].find((plate) =>
    isAnotherVehicle(stored.state.matricula, plate ?? null),
  );
  if (!matricula) return undefined;
  return {
    cestaID: randomUUID(),
    matricula,
    products: added.filter((product) => !isAnotherVehicle(matricula, product.matricula ?? null)),
    origin: wish.origin,
  };
};
