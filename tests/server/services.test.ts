import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '#server/database/sql.ts';
import { servicesHandlers } from '#server/catalogue/services-handlers.ts';
import { startRuntime, type TestRuntime } from '#tests/support/app.ts';
import { fillShop } from '#tests/support/shop.ts';

let shop: TestRuntime;
beforeAll(async () => {
  shop = await startRuntime(servicesHandlers);
  await fillShop(shop.database);
});
afterAll(async () => await shop.close());

const fitting = async (query: { cpostal?: string } = {}) => {
  const { servicios } = await shop.call('readTyreServices', { query });
  return servicios.find(({ id_navision }) => id_navision === 'MONTAJE_TALLER');
};

describe('the tariff of what is done with tyres', () => {
  test('has every price by vehicle and rim, with the tax of the country', async () => {
    expect(await fitting()).toMatchObject({ nombre: 'Montaje', base_calculo: 'U', incluido: true });
    const ofCars = (await fitting())?.tarifas.filter(({ tipoVehiculo }) => tipoVehiculo === 'turismo');
    expect(ofCars).toEqual([
      { tipoVehiculo: 'turismo', llanta_desde: 0, llanta_hasta: 18, precio: 15 },
      { tipoVehiculo: 'turismo', llanta_desde: 18.1, llanta_hasta: 40, precio: 19.97 },
    ]);
    expect((await fitting({ cpostal: 'AD500' }))?.tarifas[0]?.precio).toBe(12.96);
  });

  test('tells rims of one price once', async () => {
    await shop.database.run(sql`update service_price set precio = 1240 where id_navision = 'MONTAJE_TALLER'`);
    await expect
      .poll(async () => (await fitting())?.tarifas.filter(({ tipoVehiculo }) => tipoVehiculo === 'turismo'), {
        timeout: 10_000,
      })
      .toEqual([{ tipoVehiculo: 'turismo', llanta_desde: 0, llanta_hasta: 40, precio: 15 }]);
  });

  test('has only services of tyres', async () => {
    const { servicios } = await shop.call('readTyreServices', { query: {} });
    expect(servicios.map(({ id_navision }) => id_navision)).not.toContain('MONTAJE_TALLER_BATERIA');
  });
});
