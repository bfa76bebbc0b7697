import { isGoods, type ProductKind } from '#domain/catalogue/product-kinds.ts';
import {
  differing,
  priceColumns,
  statedPrice,
  stockColumns,
  type PriceRow,
  type StockRow,
} from '#domain/imports/offer-rows.ts';
import type { RowProblem } from '#domain/imports/problems.ts';
import { readRow } from '#domain/imports/read-row.ts';
import { isRefusal } from '#domain/refusal.ts';
import type { PriceRefusal } from '#domain/pricing/unit-price.ts';
import type { Database } from '../database/database.ts';
import { problemOfRow, type ImportKind, type Numbered } from './import-kind.ts';
import { readOfferFacts, writePrices, writeStock, type KnownOffer, type PriceToWrite } from './offers-store.ts';

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
  more: (facts: KnownOffer & { readonly tipo_producto: ProductKind }, row: Row) => RowProblem[],
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
    const found = facts.get(linea);
    const tipo_producto = found?.tipo_producto ?? null;
    const problems: RowProblem[] = [];
    if (tipo_producto === null)
      problems.push(problemOfRow(linea, 'id_navision', row.id_navision, 'producto-desconocido'));
    if (!found?.hay_almacen) problems.push(problemOfRow(linea, 'codAlmacen', row.codAlmacen, 'almacen-desconocido'));
    if (!found || tipo_producto === null || problems.length > 0) return problems;
    return more({ ...found, tipo_producto }, row);
  });
};

const lackingColumn = (refusal: PriceRefusal): string => refusal.slice('falta-'.length);

/** Prices: an offer that is new begins without units, unless its product is work, which has none. */
export const pricesImport = (): ImportKind<PriceRow> => ({
  shape: { known: new Set(Object.keys(priceColumns)), needed: ['id_navision', 'codAlmacen', 'precio'] },
  read: (cells) => readRow(priceColumns, cells),
  keys: keysOf,
  check: async (db, rows) =>
    await checkOffers(db, rows, (held, row) => {
      const others = differing(row, held);
      if (others.length > 0)
        return others.map(({ columna, valor, esperado }) =>
          problemOfRow(held.linea, columna, valor, 'no-coincide', { esperado }),
        );
      const price = statedPrice(row, held);
      return isRefusal(price) ? [problemOfRow(held.linea, lackingColumn(price.refusal), '', 'no-se-vende')] : [];
    }),
  write: async (db, rows, now) => {
    const keys = rows.map(({ id_navision, codAlmacen }, linea) => ({ linea, id_navision, codAlmacen }));
    const facts = await readOfferFacts(db, keys);
    const toWrite = facts.flatMap((held): PriceToWrite[] => {
      const row = rows[held.linea];
      if (!row) return [];
      const { id_navision, codAlmacen, precio, descuento = 0 } = row;
      const price = statedPrice(row, held);
      const falta = isRefusal(price) ? price.refusal : null;
      const stock = held.tipo_producto && !isGoods(held.tipo_producto) ? null : 0;
      return [{ id_navision, codAlmacen, precio, descuento, falta, stock }];
    });
    await writePrices(db, toWrite, now);
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
