import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { sql } from '#server/database/sql.ts';
import { siteHandlers } from '#server/site/site-handlers.ts';
import { startRuntime, type TestRuntime } from '#tests/support/app.ts';

let shop: TestRuntime;
beforeAll(async () => {
  shop = await startRuntime(siteHandlers);
});
afterAll(async () => await shop.close());

test('every page learns whose shop it is and how it may be paid', async () => {
  expect(await shop.call('siteInit', {})).toMatchObject({
    nombre: 'Rodera',
    moneda: 'EUR',
    allowMixedOrders: true,
    tiposPago: ['tarjeta', 'bizum'],
    facturaSimplificadaHasta: 400,
    pagoEnTallerHasta: 1500,
  });
});

test('the parts of the shop are switched as specified, unless the configuration says otherwise', async () => {
  const specified = {
    revisionMoto: true,
    neumaticosMoto: true,
    baterias: true,
    aceites: true,
    tunel: true,
    cocheElectrico: false,
  };
  expect((await shop.call('siteInit', {})).flags).toEqual({ ...specified, matricula: expect.any(Boolean) });
  const read = (name: string, value: string) => readConfig({ NODE_ENV: 'test', [name]: value }).flags;
  expect(read('MOTO_REVISION', '0')).toEqual({ ...specified, revisionMoto: false });
  expect(read('MOTO_TYRES', '0')).toEqual({ ...specified, neumaticosMoto: false });
  expect(read('BATTERIES', '0')).toEqual({ ...specified, baterias: false });
  expect(read('OILS', '0')).toEqual({ ...specified, aceites: false });
  expect(read('TUNNEL', '0')).toEqual({ ...specified, tunel: false });
  expect(read('ELECTRIC_CAR_TYRES', '1')).toEqual({ ...specified, cocheElectrico: true });
});

test('of maintenance, what is in force comes first, then the soonest; what is over is gone', async () => {
  expect(await shop.call('readMaintenance', {})).toEqual([]);
  await shop.database.run(sql`
    insert into maintenance (activo, fecha_inicio, fecha_fin) values
      (false, '2027-02-10T01:00Z', '2027-02-10T02:00Z'),
      (true, '2027-02-12T01:00Z', '2027-02-12T02:00Z'),
      (true, '2027-02-09T07:30Z', '2027-02-09T09:00Z'),
      (true, '2027-02-08T01:00Z', '2027-02-08T02:00Z')`);
  expect((await shop.call('readMaintenance', {})).map(({ activo, fecha_inicio }) => [activo, fecha_inicio])).toEqual([
    [true, '2027-02-09T07:30:00.000Z'],
    [true, '2027-02-12T01:00:00.000Z'],
    [false, '2027-02-10T01:00:00.000Z'],
  ]);
});
