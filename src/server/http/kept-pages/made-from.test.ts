import { expect, test } from 'vitest';
import type { Ask, MadeFrom } from './made-from.ts';
import { comparing, startRecord } from './made-from.ts';

const now = new Date('2026-11-26T10:00:00Z');
const parts = { params: {}, query: {}, body: undefined };

/** A shop whose menu and pages may change, and what it was asked. */
const shop = () => {
  const said: Record<string, string> = { siteInit: 'menu', readTyreBrands: 'makers' };
  const asked: string[] = [];
  const ask: Ask = async (name) => {
    asked.push(name);
    return await Promise.resolve({ status: 200, body: { said: said[name] } });
  };
  return { said, asked, ask };
};

const pageOf = async (ask: Ask, names: readonly ('siteInit' | 'readTyreBrands')[]): Promise<MadeFrom> => {
  const record = startRecord(ask, now);
  for (const name of names) await record.ask(name, parts);
  return record.madeFrom(Buffer.from('')) ?? { calls: [] };
};

test('pages that show the same ask for it once in a while, each in its language', async () => {
  const { asked, ask } = shop();
  const [home, makers] = [await pageOf(ask, ['siteInit']), await pageOf(ask, ['siteInit', 'readTyreBrands'])];
  let ms = 0;
  const isStillSame = comparing(100, () => ms);
  asked.length = 0;
  expect(await isStillSame(home, ask, { now, language: 'es' })).toBe(true);
  expect(await isStillSame(makers, ask, { now, language: 'es' })).toBe(true);
  expect(asked).toEqual(['siteInit', 'readTyreBrands']);
  await isStillSame(home, ask, { now, language: 'ca' });
  expect(asked).toEqual(['siteInit', 'readTyreBrands', 'siteInit']);
  ms = 101;
  await isStillSame(home, ask, { now, language: 'es' });
  expect(asked).toHaveLength(4);
});

test('a change is seen by the first who asks after the while', async () => {
  const { said, ask } = shop();
  const home = await pageOf(ask, ['siteInit']);
  let ms = 0;
  const isStillSame = comparing(100, () => ms);
  await isStillSame(home, ask, { now, language: 'es' });
  said['siteInit'] = 'another menu';
  ms = 101;
  expect(await isStillSame(home, ask, { now, language: 'es' })).toBe(false);
});

test('what could not be asked is asked again after the while', async () => {
  const { ask } = shop();
  const home = await pageOf(ask, ['siteInit']);
  let ms = 0;
  const isStillSame = comparing(100, () => ms);
  const away: Ask = async () => await Promise.resolve({ status: 503, body: {} });
  await expect(isStillSame(home, away, { now, language: 'es' })).rejects.toThrow('siteInit answered 503');
  ms = 101;
  expect(await isStillSame(home, ask, { now, language: 'es' })).toBe(true);
});
