import type { BasketDiscount } from '#contract/basket.ts';
import type { PromotionMark } from '#contract/promotions.ts';
import { nearestCents, toEuros } from '#domain/money/euros.ts';
import { plus, sum } from '#domain/money/cents.ts';

type Discounts = readonly BasketDiscount[];

export const promotionsOf = (discounts: Discounts): Discounts =>
  discounts.filter(({ codigo_promocion }) => codigo_promocion === null);

/** The promotion that makes a line cheaper, by its number; null where it is not told what it is called. */
export const markOf = (id: number | null, discounts: Discounts): PromotionMark => {
  const found = id === null ? undefined : discounts.find((each) => each.id_site_promocion_cesta === id);
  return found && id !== null
    ? { id_site_promocion: id, titulo_es: found.descripcion_es, titulo_ca: found.descripcion_ca }
    : null;
};

/** Promotions that make the products themselves cheaper; the others give work away. */
const isOfProducts = ({ tipo }: BasketDiscount): boolean =>
  tipo === 'importe' || tipo === 'porcentaje' || tipo === 'dia-sin-iva';

/** Two amounts together, both in euros as the API gives them. */
export const addedTo = (importe: number, more: number): number =>
  toEuros(plus(nearestCents(importe), nearestCents(more)));

/** What promotions take off the products of a basket, in euros. */
export const takenOffProducts = (discounts: Discounts): number =>
  toEuros(
    sum(
      promotionsOf(discounts)
        .filter(isOfProducts)
        .map(({ importePromocion }) => nearestCents(importePromocion)),
    ),
  );
