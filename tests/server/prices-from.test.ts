import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer } from '#contract/contract.ts';
import type { TyreResult } from '#contract/tyres.ts';
import { catalogueHandlers } from '#server/catalogue/catalogue-handlers.ts';
import { sql } from '#server/database/sql.ts';
import { selectorHandlers } from '#server/finder/selector-handlers.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { demoChain } from '#tests/support/demo.ts';
import { startShop, type TestShop } from '#tests/support/shop.ts';

let shop: TestShop;
let makers: Answer<'readTyreBrands'>['marcas'];
beforeAll(async () => {
  const handlers = { ...catalogueHandlers, ...selectorHandlers };
  shop = await startShop({ database: await openTestDatabase(demoChain), handlers });
  // What a promotion takes off is no part of the price that lists begin at.
  await shop.database.run(sql`update promotion set desde = '2020-01-01', hasta = '2020-02-01', fecha_limite = null`);
  ({ marcas: makers } = await shop.call('readTyreBrands', { query: {} }));
});
afterAll(async () => await shop.close());

type From = Answer<'readTyreBrands'>['marcas'][number]['desde'];

/** What the basket asks for so many of a tyre, with all that comes with them. */
const inBasket = async ({ id_navision }: TyreResult, cantidad: number, codigoPostalIntroducido?: string) => {
  const { cesta } = await shop.call('updateBasket', {
    body: {
      cestaState: { cestaID: randomUUID(), products: [{ id_navision, cantidad }], codigoPostalIntroducido },
    },
  });
  return cesta.totals.total;
};

/** A price to begin at is what the basket asks for a whole set of one of these tyres, and none of them costs less. */
const expectTrue = async (from: From, tyres: readonly TyreResult[], cpostal?: string) => {
  const sets = tyres.filter(({ stock, unidades }) => stock >= unidades);
  const [cheapest] = sets.toSorted((one, other) => one.importeMontado - other.importeMontado);
  const named = sets.find(({ id }) => id === from?.id);
  expect(from).toEqual(
    cheapest ? { id: named?.id, unidades: cheapest.unidades, importeMontado: cheapest.importeMontado } : null,
  );
  expect(named?.importeMontado).toBe(cheapest?.importeMontado);
  if (cheapest) expect(await inBasket(cheapest, cheapest.unidades, cpostal)).toBe(cheapest.importeMontado);
};

const tyresOf = async (marca: string, modelo: string, cpostal?: string) =>
  await shop.call('readTyreModel', { params: { marca, modelo }, query: { cpostal } });

test('a maker and each of its models begin at the price of a whole set, fitted', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...makers), async ({ slug, desde }) => {
      const { marca, modelos } = await shop.call('readTyreBrand', { params: { marca: slug } });
      expect(marca.desde).toEqual(desde);
      const all: TyreResult[] = [];
      for (const modelo of modelos) {
        const { neumaticos } = await tyresOf(slug, modelo.slug);
        await expectTrue(modelo.desde, neumaticos);
        all.push(...neumaticos);
      }
      await expectTrue(desde, all);
    }),
    { numRuns: 12 },
  );
}, 120_000);

const landings = [
  {},
  { temporada: 'invierno' },
  { tipo: '4x4' },
  { tipo: 'moto' },
  { tipo: 'quad' },
  { tipo: 'camion' },
  { tipo: 'agricola' },
  { tipo: 'turismo', gama: 'eco' },
  { marca: 'michelin' },
] as const;

const wholeLanding = async (query: (typeof landings)[number] & { ancho?: number; serie?: number; llanta?: number }) => {
  const all: TyreResult[] = [];
  for (let page = 0; ; page += 1) {
    const { neumaticos, pages } = await shop.call('readTyreLanding', { query: { ...query, page, pageSize: 50 } });
    all.push(...neumaticos);
    if (page + 1 >= pages) return all;
  }
};

test.each(landings)(
  'the sizes of a landing do so too: %o',
  async (query) => {
    const { medidas } = await shop.call('readTyreLanding', { query });
    expect(medidas.length).toBeGreaterThan(0);
    const shown = medidas.filter((_, place) => place % 5 === 0);
    for (const { ancho, serie, llanta, desde } of shown)
      await expectTrue(desde, await wholeLanding({ ...query, ancho, serie, llanta }));
  },
  120_000,
);

test('where somebody buys from Andorra, in its prices', async () => {
  const { modelo, neumaticos } = await tyresOf('michelin', 'crossclimate-2', 'AD500');
  await expectTrue(modelo.desde, neumaticos, 'AD500');
  const spain = await tyresOf('michelin', 'crossclimate-2');
  expect(modelo.desde).not.toEqual(spain.modelo.desde);
});

test('what nobody has a whole set of begins at no price', async () => {
  const { id_navision, modelo, marca } = await shop.database.one<{
    id_navision: string;
    modelo: string;
    marca: string;
  }>(sql`
    select min(p.id_navision) as id_navision, m.slug as modelo, min(b.slug) as marca
    from tyre t join product p on p.id = t.product_id join tyre_model m on m.id = t.model_id join brand b on b.id = m.brand_id
    where m.tipo_vehiculo = 'turismo' group by m.id, m.slug order by m.id limit 1`);
  await shop.database.run(sql`
    update offer set stock = least(stock, 3) where product_id in
      (select product_id from tyre t join tyre_model m on m.id = t.model_id where m.slug = ${modelo})`);
  await expect
    .poll(async () => (await tyresOf(marca, modelo)).modelo.desde, { timeout: 6000, interval: 200 })
    .toBeNull();
  const { neumaticos } = await tyresOf(marca, modelo);
  expect(neumaticos.every(({ stock }) => stock < 4)).toBe(true);
  expect(id_navision).not.toBe('');
  for (const tyre of neumaticos.filter(({ stock }) => stock > 0).slice(0, 3)) {
    expect(tyre.cantidad).toBe(tyre.stock);
    expect(await inBasket(tyre, tyre.cantidad)).toBe(tyre.importeMontado);
  }
});
