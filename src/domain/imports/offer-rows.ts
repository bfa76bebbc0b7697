import { euros, percent, text, whole } from './cells.ts';
import { needed, optional, type RowOf } from './read-row.ts';

const offerKey = { id_navision: needed(text(40)), codAlmacen: needed(text(40)) };

/** What a product costs in a warehouse: `precio` net, before its own `descuento` (percent). */
export const priceColumns = {
  ...offerKey,
  precio: needed(euros(0.01, 100_000)),
  descuento: optional(percent, 0),
} as const;
export type PriceRow = RowOf<typeof priceColumns>;

/** How many units a warehouse has of a product. */
export const stockColumns = { ...offerKey, stock: needed(whole(0, 1_000_000)) } as const;
export type StockRow = RowOf<typeof stockColumns>;
