import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startRuntime, type TestRuntime } from '#tests/support/app.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { insertInvoicedOrder } from '#tests/support/invoiced-order.ts';
import { raceInvoices } from '#tests/support/invoice-race.ts';
import { startMigrated } from '#tests/support/database.ts';
import type { TestPostgres } from '#tests/support/postgres.ts';
import { fillShop } from '#tests/support/shop.ts';
import { billOrder } from '#server/invoices/bill-order.ts';
import { replaceInvoice } from '#server/invoices/change-invoice.ts';
import { findInvoice } from '#server/invoices/invoices-store.ts';
import { isRefusal } from '#domain/refusal.ts';
import { insertPaidOrder } from '#tests/support/invoiced-order.ts';
import { billing } from '#tests/support/shop.ts';

let postgres: TestPostgres;
let shop: TestRuntime;
beforeAll(async () => {
  postgres = await startMigrated();
  const database = openPostgres(postgres.url, 20);
  await fillShop(database);
  shop = await startRuntime({}, { database });
}, 120_000);
afterAll(async () => {
  await shop.close();
  await postgres.stop();
});

describe('twenty writers at once', () => {
  test('issue invoices without a gap, a double or a broken link', { timeout: 120_000 }, async () => {
    const { issued, broken, links } = await raceInvoices(shop.runtime, { count: 220, writers: 20 });
    expect(issued).toBeGreaterThanOrEqual(220);
    expect(links).toBeGreaterThan(150);
    expect(broken).toEqual([]);
  });

  test('issue one invoice for one payment, and replace it once', { timeout: 60_000 }, async () => {
    const { orderId } = await insertPaidOrder(shop.runtime);
    const bills = await Promise.all(
      Array.from({ length: 20 }, async () => await billOrder(shop.runtime, orderId, null)),
    );
    expect(bills.flatMap((each) => (isRefusal(each) ? [] : each))).toHaveLength(1);
    const { numero } = await insertInvoicedOrder(shop.runtime);
    const row = await findInvoice(shop.database, numero);
    if (!row) throw new Error(numero);
    const replaced = await Promise.all(
      Array.from({ length: 20 }, async () => await replaceInvoice(shop.runtime, row, billing)),
    );
    expect(replaced.filter((each) => !isRefusal(each))).toHaveLength(1);
  });
});
