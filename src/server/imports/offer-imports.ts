import { isGoods, type ProductKind } from '#domain/catalogue/product-kinds.ts';
import { priceColumns, stockColumns, type PriceRow, type StockRow } from '#domain/imports/offer-rows.ts';
import type { RowProblem } from '#domain/imports/problems.ts';
import { readRow } from '#domain/imports/read-row.ts';
import type { Database } from '../database/database.ts';
import { problemOfRow, type ImportKind, type Numbered } from './import-kind.ts';
import { readOfferFacts, writePrices, writeStock, type OfferFacts } from './offers-store.ts';

interface OfferRow {
  readonly id_navision: string;
  readonly codAlmacen: string;
}

const keysOf = ({ id_navision, codAlmacen }: OfferRow) => [
  { columna: 'id_navision', clave: JSON.stringify([id_navision, codAlmacen]) },
];

/** What is unknown of the offers of rows, and what `more` finds of those that are known. */
const checkOffers = async <Row extends OfferRow>(
  db: Database,
  rows: readonly Numbered<Row>[],
  more: (facts: OfferFacts & { readonly tipo_producto: ProductKind }, row: Row) => RowProblem[],
): Promise<RowProblem[]> => {
  const facts = new Map(
    (
      await readOfferFacts(
        db,
        rows.map(({ linea, row: { id_navision, codAlmacen } }) => ({ linea, id_navision, codAlmacen })),
      )
    ).map((each) => [each.linea, each]),
  );
  return rows.flatMap(({ linea, row }) => {
    const { tipo_producto = null, hay_almacen = false, hay_oferta = false } = facts.get(linea) ?? {};
    const problems: RowProblem[] = [];
    if (tipo_producto === null)
      problems.push(problemOfRow(linea, 'id_navision', row.id_navision, 'producto-desconocido'));
    if (!hay_almacen) problems.push(problemOfRow(linea, 'codAlmacen', row.codAlmacen, 'almacen-desconocido'));
    if (tipo_producto === null || problems.length > 0) return problems;
    return more({ linea, tipo_producto, hay_almacen, hay_oferta }, row);
  });
};

/** Prices: an offer that is new begins without units, unless its product is work, which has none. */
export const pricesImport = (): ImportKind<PriceRow> => ({
  shape: { known: new Set(Object.keys(priceColumns)), needed: ['id_navision', 'codAlmacen', 'precio'] },
  read: (cells) => readRow(priceColumns, cells),
  keys: keysOf,
  check: async (db, rows) => await checkOffers(db, rows, () => []),
  write: async (db, rows, now) => {
    const keys = rows.map(({ id_navision, codAlmacen }, linea) => ({ linea, id_navision, codAlmacen }));
    const kinds = new Map((await readOfferFacts(db, keys)).map(({ linea, tipo_producto }) => [linea, tipo_producto]));
    const stockOf = (kind: ProductKind | null | undefined) => (kind && !isGoods(kind) ? null : 0);
    await writePrices(
      db,
      rows.map((row, linea) => ({ ...row, stock: stockOf(kinds.get(linea)) })),
      now,
    );
  },
});

/** Stock of offers that have a price. */
export const stockImport = (): ImportKind<StockRow> => ({
  shape: { known: new Set(Object.keys(stockColumns)), needed: Object.keys(stockColumns) },
  read: (cells) => readRow(stockColumns, cells),
  keys: keysOf,
  check: async (db, rows) =>
    await checkOffers(db, rows, ({ linea, tipo_producto, hay_oferta }, row) => {
      if (!isGoods(tipo_producto)) return [problemOfRow(linea, 'stock', String(row.stock), 'sin-existencias')];
      return hay_oferta ? [] : [problemOfRow(linea, 'codAlmacen', row.codAlmacen, 'sin-precio')];
    }),
  write: writeStock,
});
