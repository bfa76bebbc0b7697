import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openPglite } from '#server/database/pglite.ts';
import { sql } from '#server/database/sql.ts';

// It works in the server's own thread: a long row of queries once let nobody else be answered before its end.
test('between two queries of the embedded database somebody else has a turn', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rodera-embedded-'));
  const database = await openPglite({ folder });
  const order: string[] = [];
  setImmediate(() => order.push('somebody else'));
  for (const query of ['first', 'second', 'third']) {
    await database.one(sql`select ${query}::text as name`);
    order.push(query);
  }
  await database.close();
  await rm(folder, { recursive: true });
  expect(order.indexOf('somebody else')).toBeLessThan(order.indexOf('third'));
});
