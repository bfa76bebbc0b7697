import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freeDays } from '#server/booking/free-days.ts';
import { catalogueOf } from '#server/catalogue/catalogue.ts';
import { sql } from '#server/database/sql.ts';
import { defaultNeed } from '#server/workshops/default-need.ts';
import { workshopsHandlers } from '#server/workshops/workshops-handlers.ts';
import { startRuntime, testNow, type TestRuntime } from '#tests/support/app.ts';
import { insertCatalogue } from '#tests/support/catalogue.ts';
import { insertWorkshop, weekdays, type WorkshopSketch } from '#tests/support/workshops.ts';

let shop: TestRuntime;

const straight = [
  { dias: weekdays, desde: '08:00', hasta: '19:00' },
  { dias: [6], desde: '09:00', hasta: '13:00' },
];

const open = async (
  codTienda: number,
  town: { poblacion: string; lat: number; lon: number; area: string; servicios?: readonly string[] },
  sketch: Partial<WorkshopSketch> = {},
) => {
  await insertWorkshop(shop.database, { codTienda, ...sketch });
  const { poblacion, lat, lon, area, servicios = ['coche'] } = town;
  await shop.database.run(sql`
    update workshop set poblacion = ${poblacion}, lat = ${lat}, lon = ${lon}, area = ${area}, servicios = ${[...servicios]}::text[]
    where cod_tienda = ${codTienda}`);
};

beforeAll(async () => {
  shop = await startRuntime(workshopsHandlers);
  await insertCatalogue(shop.database);
  await open(1, { poblacion: 'Lleida', lat: 41.61, lon: 0.62, area: 'lleida', servicios: ['coche', 'renting'] });
  await open(
    2,
    { poblacion: 'Tàrrega', lat: 41.65, lon: 1.14, area: 'lleida', servicios: ['coche', 'moto'] },
    { hours: straight },
  );
  await open(
    3,
    { poblacion: 'Zaragoza', lat: 41.65, lon: -0.88, area: 'zaragoza', servicios: ['coche', 'moto', 'renting'] },
    { hours: straight, closures: [{ fecha: '2027-02-09', motivo_es: 'Fiesta', motivo_ca: 'Festa' }] },
  );
  await open(4, { poblacion: 'A Coruña', lat: 43.37, lon: -8.4, area: 'a-coruna' });
  await shop.database.script(`
    insert into postcode_area (prefijo, lat, lon) values ('2500', 41.62, 0.63), ('3500', 28.1, -15.4)`);
});
afterAll(async () => await shop.close());

type Query = { filtro?: string; cp?: string; lat?: number; lon?: number; sinHoras?: boolean };
const list = async (area: string, query: Query = {}) =>
  await shop.call('readWorkshopArea', { params: { area }, query });
const numbers = ({ tiendas }: { tiendas: readonly { codTienda: number }[] }) =>
  tiendas.map(({ codTienda }) => codTienda);

describe('the page of workshops', () => {
  test.each([
    ['oberts-migdia', [2, 3]],
    ['oberts-dissabte', [2, 3]],
    ['moto', [2, 3]],
    ['renting', [1, 3]],
    ['moto,renting', [3]],
    ['oberts-migdia,oberts-dissabte,moto,renting', [3]],
    ['', [1, 2, 3, 4]],
  ])('keeps what passes every filter: %s', async (filtro, left) => {
    expect(numbers(await list('todas', { filtro }))).toEqual(left);
  });

  test('names the same without their first free hours where only which there are is asked for', async () => {
    const asked = { cp: '25001', filtro: 'moto' };
    const whole = await list('todas', asked);
    const known = await list('todas', { ...asked, sinHoras: true });
    expect(whole.tiendas.every(({ primeraHora }) => primeraHora !== null)).toBe(true);
    expect(known).toEqual({
      ...whole,
      tiendas: whole.tiendas.map((tienda) => ({ ...tienda, primeraHora: null, primerasHoras: [] })),
    });
  });

  test('combines a filter with an area, and may leave none', async () => {
    expect(numbers(await list('lleida', { filtro: 'moto' }))).toEqual([2]);
    expect(numbers(await list('a-coruna', { filtro: 'moto' }))).toEqual([]);
  });

  test('says of each filter how many it would leave beside those that are set', async () => {
    const { filtros } = await list('todas', { filtro: 'renting' });
    expect(filtros).toEqual([
      { filtro: 'oberts-migdia', total: 1 },
      { filtro: 'oberts-dissabte', total: 1 },
      { filtro: 'moto', total: 1 },
      { filtro: 'renting', total: 2 },
    ]);
  });

  test('counts in each area what passes', async () => {
    const { areas } = await list('lleida', { filtro: 'moto' });
    expect(areas).toEqual([
      { area: 'a-coruna', total: 0 },
      { area: 'lleida', total: 1 },
      { area: 'zaragoza', total: 1 },
    ]);
  });

  test('refuses a filter that is none', async () => {
    const { status } = await shop.send('readWorkshopArea', {
      params: { area: 'todas' },
      query: { filtro: 'moto,sauna' },
    });
    expect(status).toBe(422);
  });

  test.each([{ cp: '25001' }, { cp: 'lérida' }, { lat: 41.62, lon: 0.63 }])(
    'comes by distance from a postcode, a town or a position, within reach: %j',
    async (query) => {
      const found = await list('todas', query);
      expect(numbers(found)).toEqual([1, 2, 3]);
      expect(found.tiendas.every(({ distancia }) => distancia !== null && distancia < 150)).toBe(true);
      expect(found.lejos).toBe(false);
    },
  );

  test('combines place, area and filter', async () => {
    const found = await list('zaragoza', { cp: '25001', filtro: 'moto' });
    expect(numbers(found)).toEqual([3]);
    expect(found.lugar).toEqual({ lat: 41.62, lon: 0.63 });
  });

  test('shows the nearest where none is within reach, and says so', async () => {
    const found = await list('todas', { cp: '35001' });
    expect(found.lejos).toBe(true);
    expect(found.tiendas).toHaveLength(3);
    expect(found.filtros.every(({ total }) => total === 0)).toBe(true);
  });

  test('refuses a place that nobody knows', async () => {
    const problem = await shop.refused('readWorkshopArea', { params: { area: 'todas' }, query: { cp: 'Atlantis' } });
    expect(problem.code).toBe('codigo-postal-desconocido');
  });

  test('shows of each workshop the first time that its calendar has', async () => {
    const { tiendas } = await list('todas');
    const { tariffs } = await catalogueOf(shop.database);
    const rules = shop.runtime.config.booking;
    const need = defaultNeed(tariffs, rules.runflatMinutes);
    for (const { codTienda, primeraHora } of tiendas) {
      const free = await freeDays(shop.database, { codTienda, need, days: 25, now: testNow, rules });
      if (!('days' in free)) throw new Error(free.refusal);
      const first = free.days.find(({ libre }) => libre);
      expect(primeraHora).toEqual({ fecha: first?.fecha, hora: first?.primera });
    }
    expect(tiendas.find(({ codTienda }) => codTienda === 3)?.primeraHora?.fecha).toBe('2027-02-10');
  });
});
