import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { sql } from '#server/database/sql.ts';
import { openEmbedded } from '#tests/support/embedded.ts';
import { startPostgres, type TestPostgres } from '#tests/support/postgres.ts';

let postgres: TestPostgres;
let drivers: Readonly<Record<'postgres' | 'pglite', Database>>;
beforeAll(async () => {
  postgres = await startPostgres();
  drivers = { postgres: openPostgres(postgres.url, 1), pglite: await openEmbedded() };
  for (const driver of Object.values(drivers)) await driver.run(sql`create table noted (what text not null)`);
});
afterAll(async () => {
  for (const driver of Object.values(drivers)) await driver.close();
  await postgres.stop();
});

const noted = async (database: Database) =>
  (await database.rows<{ what: string }>(sql`select what from noted order by what`)).map(({ what }) => what);
const note = async (database: Database, what: string) => await database.run(sql`insert into noted values (${what})`);

describe.each(['postgres', 'pglite'] as const)('what is asked within a transaction of %s', (name) => {
  it('at once is answered in turn, and its driver has nothing to warn of', async () => {
    const warnings: string[] = [];
    const hear = ({ message }: Error) => void warnings.push(message);
    process.on('warning', hear);
    const answers = await drivers[name].transaction(
      async (tx) =>
        await Promise.all(
          Array.from({ length: 6 }, async (_, n) => (await tx.one<{ n: number }>(sql`select ${n}::int as n`)).n),
        ),
    );
    // A warning is told in the turn after.
    await new Promise((resolve) => setTimeout(resolve, 20));
    process.off('warning', hear);
    expect(answers).toEqual([0, 1, 2, 3, 4, 5]);
    expect(warnings).toEqual([]);
  });

  it('beside something that fails is undone with it, even what had not been sent yet', async () => {
    const database = drivers[name];
    let beside: Promise<unknown> | undefined;
    const work = database.transaction(async (tx) => {
      const failing = tx.run(sql`select 1 / ${0}::int`);
      beside = Promise.allSettled(Array.from({ length: 5 }, async (_, turn) => await note(tx, `beside ${turn}`)));
      await failing;
    });
    await expect(work).rejects.toThrow('division by zero');
    await beside;
    expect(await noted(database)).toEqual([]);
  });

  it('once it is over is refused, and nothing of it happens', async () => {
    const database = drivers[name];
    const tx = await database.transaction(async (open) => await Promise.resolve(open));
    await expect(note(tx, 'late')).rejects.toThrow();
    expect(await noted(database)).toEqual([]);
  });
});
