import { printIssued } from '#server/invoices/print-issued.ts';
import { findInvoice } from '#server/invoices/invoices-store.ts';
import { migrate } from '#server/database/migrate.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { sql } from '#server/database/sql.ts';
import { startRuntime } from '#tests/support/app.ts';
import { raceInvoices } from '#tests/support/invoice-race.ts';
import { startOwnPostgres } from '#tests/support/postgres.ts';
import { fillShop } from '#tests/support/shop.ts';

/** `npm run bench:invoices -- [10000 [20]]`: so many invoices by so many writers at once, and then the files of a hundred. */
const [count = 10_000, writers = 20] = process.argv.slice(2).map(Number);
const mostMs = 50;

const postgres = await startOwnPostgres();
const database = openPostgres(postgres.url, writers);
await migrate(database);
await fillShop(database);
const { runtime, close } = await startRuntime({}, { database });

const race = await raceInvoices(runtime, { count, writers });
const { issued, seconds, links, broken } = race;
process.stdout.write(
  `${issued} invoices by ${writers} writers in ${seconds.toFixed(1)} s, ${(issued / seconds).toFixed(0)}/s; ${links} links; broken: ${JSON.stringify(broken)}\n`,
);

const numbers = await database.rows<{ numero: string }>(sql`select numero from invoice order by id limit 110`);
const times: number[] = [];
for (const { numero } of numbers) {
  const row = await findInvoice(database, numero);
  if (!row) throw new Error(numero);
  const began = performance.now();
  await printIssued(database, row);
  times.push(performance.now() - began);
}
// The first ten parse the fonts and are compiled.
const sorted = times.slice(10).toSorted((one, other) => one - other);
const [middle = 0, late = 0] = [sorted[50], sorted[94]];
process.stdout.write(`a file in ${middle.toFixed(1)} ms, 95 of 100 in ${late.toFixed(1)} ms (≤ ${mostMs} ms)\n`);
await close();
await postgres.stop();
process.exit(broken.length > 0 || middle > mostMs ? 1 : 0);
