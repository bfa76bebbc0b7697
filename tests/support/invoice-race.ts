import { walkChain } from '#domain/invoices/verifactu/walk-chain.ts';
import { cents } from '#domain/money/cents.ts';
import { isRefusal } from '#domain/refusal.ts';
import type { Database } from '#server/database/database.ts';
import { retryLostRace } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';
import { billOrder } from '#server/invoices/bill-order.ts';
import { recordOf } from '#server/invoices/records-store.ts';
import { sha256 } from '#server/invoices/verifactu/sha256.ts';
import { recordsFrom } from '#server/invoices/walk-chain-store.ts';
import { giveBackPart } from '#server/checkout/give-back-part.ts';
import { lookAtBooks } from '#server/reconciliation/reconciliation-store.ts';
import type { Runtime } from '#server/runtime.ts';
import { insertPaidOrder } from './invoiced-order.ts';
import { billing } from './shop.ts';

/** What came of writers who issued invoices at once. */
export interface InvoiceRace {
  readonly issued: number;
  readonly seconds: number;
  /** Rules of the books that do not hold, with the first that break them. */
  readonly broken: readonly (readonly [string, readonly string[]])[];
  readonly links: number;
}

const wholeChain = async (database: Database, nif: string) => {
  const records = [];
  for (let from = 1; ; from += 2000) {
    const rows = await recordsFrom(database, nif, { from, most: 2000 });
    records.push(...rows.map(recordOf));
    if (rows.length < 2000) return records;
  }
};

/**
 * `writers` issue `count` invoices at once: advances of orders with tax data and without, of Spain and of Andorra, and
 * every tenth a corrective one; the orders are there before.
 */
export const raceInvoices = async (
  runtime: Runtime,
  { count, writers }: { readonly count: number; readonly writers: number },
): Promise<InvoiceRace> => {
  const { database } = runtime;
  const orders: number[] = [];
  for (let place = 0; place < Math.ceil((count * 10) / 11); place += 1) {
    const sketch = { billing: place % 3 === 0 ? billing : null, pais: place % 7 === 0 ? 'AD' : 'ES' } as const;
    orders.push((await insertPaidOrder(runtime, sketch)).orderId);
  }
  let next = 0;
  let issued = 0;
  const write = async (): Promise<void> => {
    for (let place = next++; place < orders.length; place = next++) {
      const id = orders[place] ?? 0;
      const billed = await retryLostRace(async () => await billOrder(runtime, id, null));
      const given = place % 10 === 0 ? await giveBackPart(runtime, id, cents(100)) : [];
      if (isRefusal(billed) || isRefusal(given)) throw new Error('refused');
      issued += billed.length + given.length;
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: writers }, write));
  const seconds = (performance.now() - began) / 1000;
  const rules = new Set<string>(['orders-are-invoiced', 'numbers-without-gap', 'records-of-invoices']);
  const found = (await lookAtBooks(database)).filter(({ regla, descuadres }) => rules.has(regla) && descuadres > 0);
  const { nif } = await database.one<{ nif: string }>(sql`select nif from billing_chain`);
  const chain = await wholeChain(database, nif);
  const breaks = walkChain(chain, null, sha256).map(({ numero, motivo }) => `${numero} ${motivo}`);
  return {
    issued,
    seconds,
    broken: [
      ...found.map(({ regla, ejemplos }) => [regla, ejemplos] as const),
      ...(breaks.length > 0 ? [['chain', breaks.slice(0, 5)] as const] : []),
    ],
    links: chain.length,
  };
};
