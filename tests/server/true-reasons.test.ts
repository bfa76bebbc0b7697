import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { visitsHandlers } from '#server/visits/visits-handlers.ts';
import { workshopsHandlers } from '#server/workshops/workshops-handlers.ts';
import { insertTyre } from '#tests/support/catalogue.ts';
import { startShop, thursday, type TestShop } from '#tests/support/shop.ts';
import { insertVisitServices } from '#tests/support/visits.ts';
import { insertWorkshop } from '#tests/support/workshops.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop({ handlers: { ...visitsHandlers, ...workshopsHandlers } });
  await insertVisitServices(shop.database);
  // Takes no rim above 17 inches, and has no bench to align.
  await insertWorkshop(shop.database, { codTienda: 801, bays: [{ skills: ['turismo'], max_llanta: 17 }] });
  await insertTyre(shop.database, { id: 80, tipo_vehiculo: 'moto', ofertas: [{ precio: 5000, stock: 9 }] });
});
afterAll(async () => await shop.close());

describe('a workshop that cannot do what is wanted', () => {
  const products = [
    { id_navision: 'N1', cantidad: 4 },
    { id_navision: 'N2', cantidad: 4 },
  ];
  const error = 'Este taller no tiene lo que hace falta para Michelin Modelo 2. Elige otro taller.';

  test('says for which product, where days, times and a hold are asked for', async () => {
    const dates = { codTienda: 801, selectedProducts: products };
    expect(await shop.refused('consultDates', { body: dates })).toMatchObject({ code: 'taller-no-puede', error });
    const times = { codTienda: 801, date: thursday, products };
    expect(await shop.refused('consultTimes', { body: times })).toMatchObject({ code: 'taller-no-puede', error });
    const cestaID = randomUUID();
    await shop.update({ cestaID, products });
    const hold = { codTienda: 801, date: thursday, time: '10:00', cestaID };
    expect(await shop.refused('reserveTime', { body: hold })).toMatchObject({ code: 'taller-no-puede', error });
  });

  test('says for which service, of what is bought and of an appointment', async () => {
    const four = [{ id_navision: 'N1', cantidad: 4 }];
    const services = [{ id_navision: 'MONTAJE_TALLER' }, { id_navision: 'ALINEACION' }];
    const body = { codTienda: 801, date: thursday, products: four, services };
    const { error: bought } = await shop.refused('consultTimes', { body });
    expect(bought).toBe('Este taller no tiene lo que hace falta para Alineación. Elige otro taller.');
    const { error: visited } = await shop.refused('consultVisitDates', {
      params: { id: 801 },
      body: { selectedService: 'alineacion' },
    });
    expect(visited).toBe(bought);
  });
});

describe('where there is no workshop', () => {
  test('the words are those of the specification, and the postcode is told beside them', async () => {
    const error = 'No hay talleres en esta ubicación';
    const near = { postCode: '25001', service: 'tacografo' };
    expect(await shop.refused('findWorkshopsByPostcode', { body: near })).toMatchObject({
      error,
      values: { postCode: '25001' },
    });
    expect(await shop.refused('findWorkshopsByPosition', { body: { lat: 0, lon: 0 } })).toMatchObject({ error });
  });
});

describe('the plate of a motorcycle', () => {
  const wish = (matricula: string, id_navision = 'N80') => ({
    body: { cestaState: { cestaID: randomUUID(), matricula, products: [{ id_navision, cantidad: 1 }] } },
  });

  test.each(['M-AB 123', 'ab 12345', 'HH XY 7'])('of another country, %s, is taken into the basket', async (typed) => {
    const { cesta } = await shop.call('updateBasket', wish(typed));
    expect(cesta.matricula).toBe(typed.toUpperCase().replaceAll(/[- ]/g, ''));
  });

  test('has letters, digits and hyphens only, and its own sentence', async () => {
    expect(await shop.refused('updateBasket', wish('ÑÑ.12*'))).toMatchObject({
      errors: { 'cestaState.matricula': 'La matrícula de una moto solo lleva letras, cifras y guiones.' },
    });
  });

  test('is no plate of a car', async () => {
    expect(await shop.refused('updateBasket', wish('M-AB 123', 'N1'))).toMatchObject({
      errors: { 'cestaState.matricula': 'Escribe la matrícula como 1234 BCD o B-1234-AB.' },
    });
  });
});
