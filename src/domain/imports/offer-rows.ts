import { withComma } from '../format-number.ts';
import type { Cents } from '../money/cents.ts';
import type { BasisPoints } from '../money/rate.ts';
import { completePrice, type PriceParts, type PriceRefusal } from '../pricing/unit-price.ts';
import type { Refusal } from '../refusal.ts';
import { euros, percentCell, text, whole } from './cells.ts';
import { needed, stated, type RowOf } from './read-row.ts';

const offerKey = { id_navision: needed(text(40)), codAlmacen: needed(text(40)) };

/** What a product costs in a warehouse: `precio` net, before its own `descuento` (percent), and what else its price is made of. */
export const priceColumns = {
  ...offerKey,
  precio: needed(euros(0.01, 100_000)),
  descuento: stated(percentCell),
  promo: stated(percentCell),
  ecotasa: stated(euros(0, 1000)),
  impuesto: stated(percentCell),
} as const;
export type PriceRow = RowOf<typeof priceColumns>;

/** What the shop itself takes for a price. */
export interface HeldParts {
  /** Of the product. */
  readonly ecotasa: Cents;
  /** Of the countries that it sells in; none while it knows none. */
  readonly impuestos: readonly BasisPoints[];
}

/** The price that a row states, or the first value it lacks. What the file has no column for is what the shop takes. */
export const statedPrice = (
  { precio, descuento = 0, promo = 0, ecotasa, impuesto }: PriceRow,
  held: HeldParts,
): PriceParts | Refusal<PriceRefusal> =>
  completePrice({
    precio,
    descuento,
    promo,
    ecotasa: ecotasa === undefined ? held.ecotasa : ecotasa,
    impuesto: impuesto === undefined ? held.impuestos[0] : impuesto,
  });

const inHundreds = (value: number): string => withComma(value / 100);

/** The values of a row that are not the shop's own, with those that are: a price would not be what its file says. */
export const differing = (
  { promo, ecotasa, impuesto }: PriceRow,
  { ecotasa: fee, impuestos }: HeldParts,
): { readonly columna: 'promo' | 'ecotasa' | 'impuesto'; readonly valor: string; readonly esperado: string }[] => {
  const against = (
    columna: 'promo' | 'ecotasa' | 'impuesto',
    value: number | null | undefined,
    right: readonly number[],
  ) =>
    value == null || right.includes(value)
      ? []
      : [{ columna, valor: inHundreds(value), esperado: right.map(inHundreds).join(' / ') }];
  return [
    ...against('promo', promo, [0]),
    ...against('ecotasa', ecotasa, [fee]),
    ...against('impuesto', impuesto, impuestos),
  ];
};

/** How many units a warehouse has of a product. */
export const stockColumns = { ...offerKey, stock: needed(whole(0, 1_000_000)) } as const;
export type StockRow = RowOf<typeof stockColumns>;
