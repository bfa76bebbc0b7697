import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { servicesHandlers } from '#server/catalogue/services-handlers.ts';
import { sql } from '#server/database/sql.ts';
import { selectorHandlers } from '#server/finder/selector-handlers.ts';
import { startShop, wishFrom, type TestShop } from '#tests/support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop({ handlers: { ...servicesHandlers, ...selectorHandlers } });
  await shop.database.run(
    sql`update service set descuento_asociado = 2000, unidades_asociadas = 4 where id_navision = 'ALINEACION'`,
  );
  await shop.database.run(sql`insert into insurance_cover (hasta_km, cubre_bp) values (20000, 5000), (5000, 10000)`);
  await shop.database.run(sql`update country set envio_unidad = 350, aduana_bp = 250 where pais = 'AD'`);
});
afterAll(async () => await shop.close());

const some = (...units: readonly number[]) =>
  units.map((cantidad, place) => ({ id_navision: `N${place + 1}`, cantidad }));
const chosen = (...ids: readonly string[]) => ids.map((id_navision) => ({ id_navision, selected: true }));
const newBasket = async (wish: Partial<Parameters<TestShop['update']>[0]> = {}) =>
  await shop.update({ cestaID: randomUUID(), products: some(4), ...wish });
const service = (cesta: Awaited<ReturnType<typeof newBasket>>, id: string) =>
  cesta.services.find(({ id_navision }) => id_navision === id);

describe('an alignment, a fifth less with four tyres', () => {
  test('costs its whole price with fewer, and says from how many on it costs less', async () => {
    const cesta = await newBasket({ products: some(3), services: chosen('ALINEACION') });
    expect(service(cesta, 'ALINEACION')).toMatchObject({
      precio: 49.61,
      importe: 49.61,
      descuentoAsociado: 20,
      unidadesAsociadas: 4,
      conDescuentoAsociado: false,
    });
  });

  test('costs less with four, of one kind or of two, chosen or not', async () => {
    // 41.00 × 0.8 × 1.21 = 39.688 → 39.69
    for (const products of [some(4), some(2, 2), some(6)])
      for (const services of [[], chosen('ALINEACION')])
        expect(service(await newBasket({ products, services }), 'ALINEACION')).toMatchObject({
          precio: 39.69,
          importe: 39.69,
          importeSinAsociado: 49.61,
          conDescuentoAsociado: true,
        });
    expect((await newBasket({ services: chosen('ALINEACION') })).totals).toMatchObject({
      servicios: 99.69,
      total: 590.97,
    });
  });

  test('is ordered at the price that was shown', async () => {
    const cesta = await shop.readyBasket('09:00', { services: chosen('ALINEACION') });
    await shop.order(cesta);
    const lines = await shop.database.rows(sql`
      select l.id_navision, l.cantidad, l.importe from order_line l join customer_order o on o.id = l.order_id
      where o.cesta_id = ${cesta.cestaID}::uuid order by l.posicion`);
    expect(lines).toEqual([
      { id_navision: 'N1', cantidad: 4, importe: 49_128 },
      { id_navision: 'MONTAJE_TALLER', cantidad: 4, importe: 60_00 },
      { id_navision: 'ALINEACION', cantidad: 1, importe: 39_69 },
    ]);
  });

  test('is nothing that other services have', async () => {
    expect(service(await newBasket(), 'MONTAJE_TALLER')).toMatchObject({
      descuentoAsociado: 0,
      unidadesAsociadas: 0,
      conDescuentoAsociado: false,
      incluido: true,
    });
  });
});

describe('what the insurance pays', () => {
  const steps = [
    { hasta_km: 5000, porcentaje: 100 },
    { hasta_km: 20000, porcentaje: 50 },
  ];

  test('is told with it in the basket, step by step, and with no other service', async () => {
    const { services } = await newBasket();
    expect(services.map(({ id_navision, cobertura, incluido }) => [id_navision, cobertura, incluido])).toEqual([
      ['MONTAJE_TALLER', [], true],
      ['ALINEACION', [], false],
      ['SEGURO', steps, false],
    ]);
  });

  test('is told with the tariff', async () => {
    const { servicios } = await shop.call('readTyreServices', { query: {} });
    expect(
      servicios.map(({ id_navision, cobertura, descuentoAsociado }) => [id_navision, cobertura, descuentoAsociado]),
    ).toEqual([
      ['MONTAJE_TALLER', [], 0],
      ['ALINEACION', [], 20],
      ['SEGURO', steps, 0],
    ]);
  });

  test('stays with an order as it was when the order was made', async () => {
    const cesta = await shop.readyBasket('11:00', { services: chosen('SEGURO') });
    await shop.order(cesta);
    await shop.database.run(sql`update insurance_cover set cubre_bp = 1000`);
    const ordered = await shop.basket(cesta.cestaID);
    await shop.database.run(
      sql`update insurance_cover set cubre_bp = case hasta_km when 5000 then 10000 else 5000 end`,
    );
    expect(service(ordered, 'SEGURO')).toMatchObject({ selected: true, cobertura: steps });
  });
});

describe('a basket for Andorra', () => {
  test('is shown in full: the tax of the country, shipping for each unit and customs of the goods', async () => {
    const cesta = await newBasket({ selectedTaller: 2 });
    // 101.50 × 1.045 = 106.0675 → 106.07; fitting 12.40 → 12.96; 3.50 → 3.66 a unit; 2.5 % of 424.28 → 10.61
    expect(cesta.totals).toEqual({
      productos: 424.28,
      servicios: 51.84,
      envio: 14.64,
      aduana: 10.61,
      ecotasa: 6.28,
      descuento: 0,
      ahorro: 0,
      total: 501.37,
      reserva: 50.14,
      impuestos: [{ nombre: 'IGI', porcentaje: 4.5, base: 479.78, cuota: 21.59 }],
      pais: 'AD',
    });
  });

  test('costs with a workshop there what it cost with a postcode of there, and what the list said', async () => {
    const body = { filters: { ancho: 205 }, userInfo: { postCode: 'AD500' } };
    const { neumaticos } = await shop.call('selectTyres', { body });
    const listed = neumaticos.find(({ id_navision }) => id_navision === 'N1');
    const typed = await newBasket({ codigoPostalIntroducido: 'AD500' });
    const chosenThere = await shop.update({ ...wishFrom(typed), selectedTaller: 2 });
    expect([typed.totals.total, chosenThere.totals.total]).toEqual([listed?.importeMontado, listed?.importeMontado]);
    expect(chosenThere.totals).toEqual(typed.totals);
  });

  test('bears the tax of Spain with a workshop in Spain, and nothing for the border', async () => {
    const { totals } = await newBasket({ codigoPostalIntroducido: 'AD500', selectedTaller: 1 });
    expect(totals).toMatchObject({ pais: 'ES', envio: 0, aduana: 0, total: 551.28, impuestos: [{ nombre: 'IVA' }] });
  });

  test('pays customs of goods at their reduced price, and for no work', async () => {
    const { totals } = await newBasket({ selectedTaller: 2, services: chosen('ALINEACION', 'SEGURO') });
    expect(totals).toMatchObject({ envio: 14.64, aduana: 10.61, servicios: 106.84 });
  });
});
