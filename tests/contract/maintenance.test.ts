import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallName } from '#contract/calls.ts';
import { minuteMs } from '#domain/time.ts';
import { sql } from '#server/database/sql.ts';
import { expectProblem, expectPromised } from './answers.ts';
import type { Parts } from './api.ts';
import { definitionOf, languages, names, startProber, type Prober } from './prober.ts';

const asking = names.filter((name) => definitionOf(name).usesAgenda);

let api: Prober;
// Made while the agenda is open: most of them ask it.
const samples = new Map<CallName, Parts>();
beforeAll(async () => {
  api = await startProber();
  for (const name of [...asking, 'updateBasket'] as const) samples.set(name, await api.sampleOf(name));
});
const sampleOf = (name: CallName): Parts => samples.get(name) ?? {};
afterAll(async () => await api.close());

/** A window that begins and ends so many minutes from now, and no other. */
const announce = async (from: number, to: number, activo = true) => {
  const at = (minutes: number) => new Date(api.shop.runtime.clock().getTime() + minutes * minuteMs);
  await api.shop.database.run(sql`delete from maintenance`);
  await api.shop.database.run(sql`
    insert into maintenance (activo, fecha_inicio, fecha_fin) values (${activo}, ${at(from)}, ${at(to)})`);
  // What is known of it may be a second old.
  await setTimeout(1200);
};

describe('while the agenda is in maintenance', () => {
  beforeAll(async () => await announce(-1, 30));

  it.each(asking)('%s says so, and when to ask again', async (name) => {
    const answer = await api.send(name, sampleOf(name), { language: 'ca' });
    expect(expectProblem(answer, ['ca'])).toMatchObject({ code: 'agenda-en-mantenimiento', status: 503 });
    expect(Number(answer.headers['retry-after'])).toBe(30 * 60);
  });

  it('the rest of the shop goes on', async () => {
    expect(await api.promised('updateBasket', sampleOf('updateBasket'))).toBe('ok');
    expect(await api.promised('siteInit', {})).toBe('ok');
  });
});

it.each([
  ['that is over', -60, -1, true],
  ['that is to come', 60, 120, true],
  ['that is not in force', -60, 60, false],
] as const)('maintenance %s keeps nobody from the agenda', async (_, from, to, activo) => {
  await announce(from, to, activo);
  const answer = await api.send('consultTimes', sampleOf('consultTimes'));
  expect(expectPromised('consultTimes', answer, languages)).toBe('ok');
});
