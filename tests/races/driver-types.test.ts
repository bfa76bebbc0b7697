import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { inArrays, kinds } from '#tests/architecture/sql/kinds.ts';
import { openEmbedded } from '#tests/support/embedded.ts';
import { startPostgres, type TestPostgres } from '#tests/support/postgres.ts';

/** A value of each type that statements may answer with. */
const samples: Readonly<Record<string, string>> = {
  int2: '-7',
  int4: '2000000000',
  int8: '9007199254740991',
  numeric: '12.34',
  float4: '0.5',
  float8: '0.1',
  oid: '4000000000',
  bool: 'true',
  text: 'a, "b"',
  varchar: 'a, "b"',
  bpchar: 'ES',
  name: 'visit',
  uuid: '6fa459ea-ee8a-3ca4-894e-db77e160355e',
  date: '2026-03-29',
  time: '10:15:00',
  timestamptz: '2026-03-29 01:30:00+00',
  json: '{"a": [1, null]}',
  jsonb: '{"a": [1, null]}',
};

const kindOf = (value: unknown) =>
  value instanceof Date ? 'Date' : typeof value === 'object' ? 'any' : (typeof value as string);

let postgres: TestPostgres;
let drivers: readonly Database[];
beforeAll(async () => {
  postgres = await startPostgres();
  drivers = [openPostgres(postgres.url, 1), await openEmbedded()];
});
afterAll(async () => {
  await Promise.all(drivers.map(async (driver) => await driver.close()));
  await postgres.stop();
});

describe('what the two drivers make of a type', () => {
  it.each(Object.keys(kinds))('%s is as the check of statements has it', async (type) => {
    const text = `select '${samples[type]}'::${type} as alone, array['${samples[type]}'::${type}] as among`;
    const [one, other] = await Promise.all(
      drivers.map(async (driver) => await driver.one<{ alone: unknown; among: unknown }>({ text, values: [] })),
    );
    expect(one?.alone).toEqual(other?.alone);
    expect(kindOf(one?.alone)).toBe(kinds[type]);
    if (inArrays.has(type)) expect([one?.among, other?.among]).toEqual([[one?.alone], [one?.alone]]);
  });
});
