import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tyreFacts as ca } from '#i18n/ca/tyre-facts.ts';
import { tyreFacts as es } from '#i18n/es/tyre-facts.ts';
import { catalogueHandlers } from '#server/catalogue/catalogue-handlers.ts';
import { sql } from '#server/database/sql.ts';
import { selectorHandlers } from '#server/finder/selector-handlers.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { demoChain } from '#tests/support/demo.ts';
import { startShop, type TestShop } from '#tests/support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  const handlers = { ...catalogueHandlers, ...selectorHandlers };
  shop = await startShop({ handlers, database: await openTestDatabase(demoChain) });
});
afterAll(async () => await shop.close());

const brand = async (marca: string) => await shop.call('readTyreBrand', { params: { marca } });
const page = async (marca: string, pagina: string) =>
  await shop.call('readTyrePage', { params: { marca, pagina }, query: {} });

interface AnyTyre {
  readonly id_navision: string;
  readonly modelo: string;
  readonly specs: string;
  readonly marca: string;
}

/** A tyre of a vehicle that can be had, as the database has it. */
const tyreOf = async (vehicle: string): Promise<AnyTyre> =>
  await shop.database.one<AnyTyre>(sql`
    select p.id_navision, m.slug as modelo, t.specs, b.slug as marca
    from tyre t join product p on p.id = t.product_id join tyre_model m on m.id = t.model_id join brand b on b.id = m.brand_id
    where m.tipo_vehiculo = ${vehicle} and exists (select from offer o where o.product_id = p.id and o.stock >= 4)
    order by t.product_id limit 1`);

const families = ['moto', 'quad', 'patinete', 'camion', 'agricola'] as const;

describe('the makers', () => {
  it('stand once for each kind of vehicle that they make tyres for', async () => {
    const { marcas } = await shop.call('readTyreBrands', { query: {} });
    const michelin = marcas.filter(({ marca }) => marca === 'Michelin').map(({ slug, familia }) => [slug, familia]);
    expect(michelin).toEqual([
      ['michelin', 'coche'],
      ['michelin-moto', 'moto'],
      ['michelin-camion', 'camion'],
      ['michelin-agricola', 'agricola'],
    ]);
    expect(new Set(marcas.map(({ slug }) => slug)).size).toBe(marcas.length);
    expect(marcas.every(({ modelos }) => modelos > 0)).toBe(true);
  });

  it('have a page for each, with models of those vehicles only', async () => {
    const car = await brand('michelin');
    const moto = await brand('michelin-moto');
    expect(new Set(moto.modelos.map(({ tipoVehiculo }) => tipoVehiculo))).toEqual(new Set(['moto']));
    expect(car.modelos.some(({ tipoVehiculo }) => tipoVehiculo === 'moto')).toBe(false);
    expect(moto.familias.map(({ slug }) => slug)).toEqual(['michelin', 'michelin-camion', 'michelin-agricola']);
    expect(moto.marca.desde?.importeMontado).toBe(
      Math.min(...moto.modelos.flatMap(({ desde }) => desde?.importeMontado ?? [])),
    );
  });

  it('that make nothing for a vehicle have no page there', async () => {
    for (const marca of ['metzeler', 'michelin-quad', 'michelin-barco', 'moto'])
      expect(await shop.refused('readTyreBrand', { params: { marca } })).toMatchObject({ code: 'pagina-no-existe' });
  });
});

describe('what a model is good for', () => {
  it('is said in both languages, whatever the vehicle', async () => {
    const rows = await shop.database.rows<{ gama: string }>(sql`select distinct gama from tyre_model`);
    for (const { gama } of rows) for (const facts of [es, ca]) expect(facts.gama[gama], gama).toBeTypeOf('string');
  });
});

describe('an address below a maker', () => {
  it.each(families)('of %s opens the sheet of a tyre', async (vehicle) => {
    const { marca, modelo, specs, id_navision } = await tyreOf(vehicle);
    const found = await page(`${marca}-${vehicle}`, `${modelo}-${specs}`);
    if (!('ficha' in found)) throw new Error('no sheet');
    const { neumatico, diametro, otras } = found.ficha;
    expect(neumatico).toMatchObject({ id_navision, tipoVehiculo: vehicle, marcaSlug: `${marca}-${vehicle}` });
    expect(neumatico.rasgos).not.toBeNull();
    expect(neumatico.etiqueta === null).toBe(vehicle !== 'camion');
    expect(diametro).toBeGreaterThan(100);
    expect(otras.every(({ tipoVehiculo }) => tipoVehiculo === vehicle)).toBe(true);
  });

  it.each(families)('of %s opens a model with its tyres', async (vehicle) => {
    const { marca, modelo } = await tyreOf(vehicle);
    const found = await page(`${marca}-${vehicle}`, modelo);
    if (!('modelo' in found)) throw new Error('no model');
    expect(found.modelo.modelo).toMatchObject({ slug: modelo, tipoVehiculo: vehicle });
    expect(found.modelo.neumaticos.length).toBeGreaterThan(0);
  });

  it('opens every tyre of every other vehicle', async () => {
    const all = await shop.database.rows<{
      marca: string;
      modelo: string;
      specs: string;
      id: string;
      vehicle: string;
    }>(sql`
      select b.slug as marca, m.slug as modelo, t.specs, p.id_navision as id, m.tipo_vehiculo as vehicle
      from tyre t join product p on p.id = t.product_id join tyre_model m on m.id = t.model_id join brand b on b.id = m.brand_id
      where m.tipo_vehiculo not in ('turismo', '4x4', 'furgoneta') and t.product_id % 5 = 0`);
    expect(all.length).toBeGreaterThan(300);
    for (const { marca, modelo, specs, id, vehicle } of all) {
      const found = await page(`${marca}-${vehicle}`, `${modelo}-${specs}`);
      expect('ficha' in found && found.ficha.neumatico.id_navision).toBe(id);
    }
  });

  it('of a car is found the same way, and not below another vehicle', async () => {
    const { marca, modelo, specs } = await tyreOf('turismo');
    expect('ficha' in (await page(marca, `${modelo}-${specs}`))).toBe(true);
    const wrong = { params: { marca: `${marca}-moto`, pagina: `${modelo}-${specs}` }, query: {} };
    expect(await shop.refused('readTyrePage', wrong)).toMatchObject({ status: 404 });
    const nothing = { params: { marca, pagina: `${modelo}-000-00-r00-00x` }, query: {} };
    expect(await shop.refused('readTyrePage', nothing)).toMatchObject({ status: 404 });
  });
});

describe('a suffix behind the address of a sheet', () => {
  it('leads to the sheet of the one maker that has it, and tells its own address', async () => {
    const { modelo, specs } = await shop.database.one<AnyTyre>(sql`
      select m.slug as modelo, t.specs from tyre t join tyre_model m on m.id = t.model_id join brand b on b.id = m.brand_id
      where b.slug = 'firestone' and m.tipo_vehiculo = 'turismo' order by t.product_id limit 1`);
    const pagina = `${modelo}-${specs}`;
    expect(await page('firestone', `${pagina}-fm`)).toEqual(await page('firestone', pagina));
    const other = await tyreOf('turismo');
    const params = { marca: other.marca, pagina: `${other.modelo}-${other.specs}-fm` };
    expect(other.marca).not.toBe('firestone');
    expect(await shop.refused('readTyrePage', { params, query: {} })).toMatchObject({ status: 404 });
  });
});

describe('the price of such a tyre', () => {
  it.each(families)('of %s is to the cent what a basket of the usual set costs', async (vehicle) => {
    const { marca, modelo, specs, id_navision } = await tyreOf(vehicle);
    const params = { marca: `${marca}-${vehicle}`, modelo, specs };
    const { neumatico } = await shop.call('readTyreSheet', { params, query: {} });
    const products = [{ id_navision, cantidad: neumatico.unidades }];
    const { cesta } = await shop.call('updateBasket', { body: { cestaState: { cestaID: randomUUID(), products } } });
    expect(cesta.totals.total).toBe(neumatico.importeMontado);
    expect(cesta.products[0]?.marcaSlug).toBe(params.marca);
  });
});

describe('a landing', () => {
  it.each(families)('of %s has only its tyres, with sizes as they are printed', async (tipo) => {
    const found = await shop.call('readTyreLanding', { query: { tipo } });
    expect(found.total).toBeGreaterThan(50);
    expect(new Set(found.neumaticos.map(({ tipoVehiculo }) => tipoVehiculo))).toEqual(new Set([tipo]));
    expect(found.modelos.every(({ tipoVehiculo }) => tipoVehiculo === tipo)).toBe(true);
    expect(found.medidas).toHaveLength(Math.min(24, found.medidas.length));
    for (const { medida } of found.medidas) expect(medida).toMatch(/^[A-Z0-9 ./x]+(-| [ZR]?R| B)?[\d.]*( CFO)?$/);
  });

  it('can be narrowed to a size, a maker and a use', async () => {
    const all = await shop.call('readTyreLanding', { query: { tipo: 'moto' } });
    const { ancho = 0, serie = 0, llanta = 0, total } = all.medidas[0] ?? {};
    const ofSize = await shop.call('readTyreLanding', { query: { tipo: 'moto', ancho, serie, llanta } });
    expect([ofSize.total, ofSize.medidas.length]).toEqual([total, 1]);
    const ofMaker = await shop.call('readTyreLanding', { query: { marca: 'metzeler-moto' } });
    expect(new Set(ofMaker.neumaticos.map(({ marcaSlug }) => marcaSlug))).toEqual(new Set(['metzeler-moto']));
    const ofUse = await shop.call('readTyreLanding', {
      query: { tipo: 'agricola', gama: 'agricola-tractor', pageSize: 50 },
    });
    expect(new Set(ofUse.modelos.map(({ gama }) => gama))).toContain('agricola-tractor-VF');
    expect(ofUse.total).toBeLessThan((await shop.call('readTyreLanding', { query: { tipo: 'agricola' } })).total);
  });
});
