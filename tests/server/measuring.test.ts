import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '#server/database/sql.ts';
import { countEmptySearch, everythingCounted } from '#server/measuring/count.ts';
import { forgetMeasured } from '#server/measuring/measured-store.ts';
import { measuringHandlers } from '#server/measuring/measuring-handlers.ts';
import { selectorHandlers } from '#server/finder/selector-handlers.ts';
import { motoHandlers } from '#server/finder/moto-handlers.ts';
import { searchHandlers } from '#server/search/search-handlers.ts';
import type { CallContext } from '#server/runtime.ts';
import { startRuntime, testNow, type TestRuntime } from '#tests/support/app.ts';
import { marksIn } from '#tests/support/marks.ts';
import { signInStaff } from '#tests/support/staff.ts';

let shop: TestRuntime;
let operator: string;
beforeAll(async () => {
  shop = await startRuntime({ ...measuringHandlers, ...searchHandlers, ...selectorHandlers, ...motoHandlers });
  operator = await signInStaff(shop.database, testNow, { rol: 'operador', talleres: [] });
});
afterAll(async () => await shop.close());
beforeEach(async () => {
  shop.setClock(testNow);
  await shop.database.script('truncate measured_day, rate_limit');
});

const person = { userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', address: '203.0.113.77' };
const counted = async (dias = 28) => await shop.call('readMeasured', { query: { dias } }, { token: operator });
const search = async (q: string, more: object = { buscado: '1' }, caller: object = person) =>
  await shop.call('searchSite', { query: { q, ...more } }, caller);

describe('a search that finds nothing', () => {
  it('is counted by day, and who searched is not kept', async () => {
    await search('Cadenas Zzyzx');
    await search('cadenas zzyzx');
    await search('Zzyzx9');
    const { desde, hasta, sinResultado } = await counted();
    expect([desde, hasta]).toEqual(['2027-01-13', '2027-02-09']);
    expect(sinResultado).toEqual([
      { grupo: 'palabras', que: 'cadenas zzyzx', veces: 2 },
      { grupo: 'palabras', que: 'zzyzx9', veces: 1 },
    ]);
    expect(await marksIn(shop.database, [person.address, 'Firefox/140.0'])).toEqual([]);
  });

  it('is not counted while it is typed, by a crawler, or where it finds something', async () => {
    await search('zzyzx', {});
    await search('zzyzx', undefined, { ...person, userAgent: 'Googlebot/2.1 (+http://www.google.com/bot.html)' });
    await search('neumaticos');
    expect((await counted()).sinResultado).toEqual([]);
  });

  it('is not counted where it may be about somebody', async () => {
    for (const q of ['9999 ZZZ', 'zzyzx@example.com', 'zzyzx 611222333', '12345678Z']) await search(q);
    expect((await counted()).sinResultado).toEqual([]);
    expect(await marksIn(shop.database, ['zzyzx@example.com', '9999ZZZ'])).toEqual([]);
  });

  it('by size is counted as it is read on the tyre, apart where more was wished than the size', async () => {
    const filters = { ancho: 999, serie: 55, llanta: 16 };
    await shop.call('selectTyres', { body: { filters } }, person);
    await shop.call('selectTyres', { body: { filters: { ...filters, runflat: true } } }, person);
    await shop.call('selectTyres', { body: { filters: { ancho: 999 } } }, person);
    await shop.call('selectMotoTyres', { body: { tipoVehiculo: 'moto', medidas: { ancho: 999, llanta: 17 } } }, person);
    expect((await counted()).sinResultado).toEqual([
      { grupo: 'medida', que: '999/55 R16', veces: 1 },
      { grupo: 'medida-filtrada', que: '999/55 R16', veces: 1 },
      { grupo: 'medida-moto', que: '999/- 17', veces: 1 },
    ]);
  });

  it('is told apart from 300 others of its day and no more, and those that are known go on', async () => {
    await shop.database.run(sql`
      insert into measured_day (dia, clase, grupo, que)
      select '2027-02-09', 'sin-resultado', 'palabras', 'otra ' || n from generate_series(1, 300) n`);
    await search('zzyzx una');
    await search('zzyzx dos');
    const context = { ...shop.runtime, ...person } as unknown as CallContext;
    await countEmptySearch(context, 'palabras', 'otra 7');
    const rows = await shop.database.rows<{ que: string; veces: number }>(sql`
      select que, veces from measured_day where veces > 1 order by que`);
    expect(rows).toEqual([
      { que: '', veces: 2 },
      { que: 'otra 7', veces: 2 },
    ]);
    expect((await counted()).sinResultado).toHaveLength(100);
  });

  it('is told apart from no more where all of a day come at the same moment, and every one is counted', async () => {
    const context = { ...shop.runtime, ...person } as unknown as CallContext;
    const names = Array.from({ length: 1500 }, (_, n) => `otra ${n}`);
    await Promise.all([...names, ...names].map(async (name) => await countEmptySearch(context, 'palabras', name)));
    expect(
      await shop.database.one(sql`select count(*)::int as different, sum(veces)::int as all from measured_day`),
    ).toEqual({ different: 301, all: 3000 });
  });

  it('is answered all the same where it cannot be counted', async () => {
    await shop.database.script('alter table measured_day rename to away');
    try {
      expect(await search('zzyzx')).toMatchObject({ articulos: [] });
      const step = { recorrido: 'cesta', paso: 'pago' } as const;
      expect(await shop.call('countStep', { body: step }, person)).toEqual({ contado: false });
    } finally {
      await shop.database.script('alter table away rename to measured_day');
    }
  });
});

describe('a step', () => {
  const reach = async (recorrido: 'cesta' | 'cita', paso: string, caller: object = person) =>
    await shop.call('countStep', { body: { recorrido, paso } }, caller);

  it('is counted, and what is none, or a crawler’s, is not', async () => {
    for (const paso of ['solicitud', 'solicitud', 'opciones'])
      expect(await reach('cesta', paso)).toEqual({ contado: true });
    expect(await reach('cita', 'confirmacion')).toEqual({ contado: true });
    expect(await reach('cita', '1234BCD')).toEqual({ contado: false });
    expect(await reach('cesta', 'pago', { ...person, userAgent: 'bingbot/2.0' })).toEqual({ contado: false });
    expect((await counted()).recorridos).toEqual([
      {
        recorrido: 'cesta',
        pasos: [
          { paso: 'solicitud', veces: 2, dejado: 1 },
          { paso: 'opciones', veces: 1, dejado: 0 },
        ],
      },
      { recorrido: 'cita', pasos: [{ paso: 'confirmacion', veces: 1, dejado: 0 }] },
    ]);
  });

  it('that many reach at the same moment is counted for each of them', async () => {
    await Promise.all(Array.from({ length: 40 }, async () => await reach('cesta', 'pago')));
    expect((await counted()).recorridos).toEqual([
      { recorrido: 'cesta', pasos: [{ paso: 'pago', veces: 40, dejado: 0 }] },
    ]);
  });
});

describe('what was counted', () => {
  it('is shown for the days that were asked for, up to 92', async () => {
    await search('zzyzx');
    shop.setClock(new Date('2027-02-16T08:00:00Z'));
    expect((await counted(7)).sinResultado).toEqual([]);
    expect((await counted(8)).sinResultado).toHaveLength(1);
    await shop.refused('readMeasured', { query: { dias: 93 } }, { token: operator });
    await shop.refused('readMeasured', { query: { dias: 0 } }, { token: operator });
  });

  it('is for operators and administrators alone', async () => {
    const workshop = await signInStaff(shop.database, testNow, { talleres: [] });
    expect(await shop.refused('readMeasured', { query: {} }, { token: workshop })).toMatchObject({ status: 403 });
    expect(await shop.refused('readMeasured', { query: {} })).toMatchObject({ status: 401 });
  });

  it('goes after 13 months', async () => {
    await search('zzyzx');
    await everythingCounted(shop.database);
    const left = async (today: string) => {
      await forgetMeasured(shop.database, today);
      return (await shop.database.one<{ n: number }>(sql`select count(*)::int as n from measured_day`)).n;
    };
    expect(await left('2028-03-09')).toBe(1);
    expect(await left('2028-03-10')).toBe(0);
  });
});
