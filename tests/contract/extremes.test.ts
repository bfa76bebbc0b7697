import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls, type CallName } from '#contract/calls.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { startMigrated } from '#tests/support/database.ts';
import type { TestPostgres } from '#tests/support/postgres.ts';
import { fillShop } from '#tests/support/shop.ts';
import { ofThisTurn } from '#tests/support/turn.ts';
import type { Parts } from './api.ts';
import { boundless } from './boundless.ts';
import { extremesOf } from './extremes.ts';
import { definitionOf, names, startProber, type Prober } from './prober.ts';

/** So long, in milliseconds, may one call keep everybody else waiting. */
const mostOfTheLoop = 50;

/** Calls that only ask are more often written as POST than not. */
const changesSomething = (name: CallName): boolean =>
  calls[name][0] !== 'GET' && !/^(?:select|count|find|filter|consult|explain|price|read)/.test(name);

let postgres: TestPostgres;
let api: Prober;
beforeAll(async () => {
  postgres = await startMigrated();
  const database = openPostgres(postgres.url, 4);
  await fillShop(database);
  api = await startProber({ database });
});
afterAll(async () => {
  await api.close();
  await postgres.stop();
});

describe.each(names)('%s', (name) => {
  it('has a bound for every list and text that a caller sends', () => {
    const { params, query, body } = definitionOf(name);
    expect([params, query, body].flatMap((schema) => (schema ? boundless(schema) : []))).toEqual([]);
  });

  it('keeps nobody waiting, whatever days, counts and pages are asked for', { timeout: 180_000 }, async () => {
    const definition = definitionOf(name);
    const who = await api.authorizationFor(name);
    let sample = await api.sampleOf(name);
    /** The processor's time of this thread: what other processes take meanwhile does not count. */
    const loopMs = async (parts: Parts): Promise<number> => {
      const before = process.threadCpuUsage();
      const { statusCode } = await api.send(name, parts, who);
      const { user, system } = process.threadCpuUsage(before);
      expect(statusCode).toBeLessThan(500);
      // What was ordered or cancelled is refused early the next time.
      if (statusCode === 200 && changesSomething(name)) sample = await api.sampleOf(name);
      return (user + system) / 1000;
    };
    const bestOf = async (tries: number, parts: () => Parts): Promise<number> => {
      const took = await loopMs(parts());
      return took > mostOfTheLoop && tries > 1 ? Math.min(took, await bestOf(tries - 1, parts)) : took;
    };
    const slow: unknown[] = [];
    for (const part of ['params', 'query', 'body'] as const) {
      const schema = definition[part];
      const extremes = schema ? extremesOf(schema, sample[part], part !== 'body') : [];
      for (const extreme of ofThisTurn(extremes, 6, `${name}.${part}`)) {
        const parts = () => ({ ...sample, [part]: extreme(sample[part]) });
        // A page of an invoice is drawn by code that gets fast only after a while.
        const took = await bestOf(20, parts);
        if (took > mostOfTheLoop) slow.push([Math.round(took), part, JSON.stringify(parts()[part]).slice(0, 200)]);
      }
    }
    expect(slow).toEqual([]);
  });
});
