import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '#server/database/sql.ts';
import { catalogueHandlers } from '#server/catalogue/catalogue-handlers.ts';
import { BoundedMap } from '#server/catalogue/bounded-map.ts';
import { selectorHandlers } from '#server/finder/selector-handlers.ts';
import { jsonText, unchanging } from '#server/json-text.ts';
import { startRuntime, type TestRuntime } from '#tests/support/app.ts';
import { insertAssortment, plainTyres, type PlainTyre } from '#tests/support/assortment.ts';

let shop: TestRuntime;
let sold: PlainTyre[];
beforeAll(async () => {
  shop = await startRuntime({ ...selectorHandlers, ...catalogueHandlers });
  await insertAssortment(shop.database);
  sold = await plainTyres(shop.database);
});
afterAll(async () => await shop.close());

const numbers = (values: Iterable<number>) => [...values].sort((one, other) => one - other);

describe('the makers', () => {
  test('come Premium, Quality, Budget, by name, with how many models and from which price', async () => {
    const { marcas } = await shop.call('readTyreBrands', { query: {} });
    expect(marcas.map(({ marca }) => marca)).toEqual([3, 6, 1, 4, 7, 2, 5, 8].map((id) => `Marca ${id}`));
    expect(marcas.map(({ categoria }) => categoria).filter((each, at, all) => each !== all[at - 1])).toEqual([
      'PREMIUM',
      'QUALITY',
      'BUDGET',
    ]);
    expect(marcas.every(({ modelos, desde }) => modelos === 5 && Number(desde?.importeMontado) > 160)).toBe(true);
  });

  test('are the same without prices where only which there are is asked for', async () => {
    const { marcas } = await shop.call('readTyreBrands', { query: {} });
    const known = await shop.call('readTyreBrands', { query: { sinPrecios: true } });
    expect(known.marcas).toEqual(marcas.map((marca) => ({ ...marca, desde: null })));
  });

  test('have a page each with their models, those asked for most first', async () => {
    const { marca, modelos } = await shop.call('readTyreBrand', { params: { marca: 'marca-2' } });
    expect(marca).toMatchObject({ id: 2, marca: 'Marca 2', categoria: 'BUDGET', destacada: true });
    expect(modelos).toHaveLength(5);
    const popularity = await shop.database.rows<{ slug: string }>(
      sql`select slug from tyre_model where brand_id = 2 order by popularidad desc, id`,
    );
    expect(modelos.map(({ slug }) => slug)).toEqual(popularity.map(({ slug }) => slug));
  });

  test('that nobody knows have none', async () => {
    expect(await shop.refused('readTyreBrand', { params: { marca: 'nadie' } })).toMatchObject({
      status: 404,
      code: 'pagina-no-existe',
    });
    expect(
      (await shop.refused('readTyreModel', { params: { marca: 'marca-2', modelo: 'modelo-2' }, query: {} })).status,
    ).toBe(404);
    expect(
      (await shop.refused('readTyreModel', { params: { marca: 'nadie', modelo: 'modelo-1' }, query: {} })).status,
    ).toBe(404);
  });
});

describe('the page of a model', () => {
  test('has all its tyres by size, also those that are sold out', async () => {
    const { modelo, neumaticos } = await shop.call('readTyreModel', {
      params: { marca: 'marca-2', modelo: 'modelo-1' },
      query: {},
    });
    const rows = await shop.database.rows<{ id: number }>(
      sql`select product_id as id from tyre where model_id = 1 order by llanta, ancho, serie, orden, product_id`,
    );
    expect(neumaticos.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    const available = neumaticos.filter(({ disponibilidad }) => disponibilidad === 1);
    expect(available.length).toBeLessThan(neumaticos.length);
    expect(modelo).toMatchObject({
      modelo: 'Modelo 1',
      marcaSlug: 'marca-2',
      medidas: available.length,
      desde: {
        unidades: 4,
        importeMontado: Math.min(
          ...available.filter(({ stock }) => stock >= 4).map(({ importeMontado }) => importeMontado),
        ),
      },
    });
  });
});

describe('the sheet of a tyre', () => {
  const sheet = async (id: number, cpostal?: string, language?: 'es' | 'ca') => {
    const { model, brand, specs } = await shop.database.one<{ model: string; brand: string; specs: string }>(sql`
      select m.slug as model, b.slug as brand, t.specs from tyre t join tyre_model m on m.id = t.model_id join brand b on b.id = m.brand_id
      where t.product_id = ${id}`);
    return await shop.call(
      'readTyreSheet',
      { params: { marca: brand, modelo: model, specs }, query: { cpostal } },
      language ? { language } : {},
    );
  };

  test('stands at its own address and tells what the law and a careful buyer ask for', async () => {
    const id = sold.find(({ ancho, ic }) => ancho === 205 && ic === 91)?.id ?? 0;
    const found = await sheet(id);
    expect(found).toMatchObject({
      neumatico: {
        id,
        garantia: 2,
        ecotasa: 1.84,
        etiqueta: { clase: 'C1', consumo: 'B', mojado: 'A', ruido: 'B', ruido_db: 70, eprel_id: 500_000 + id },
      },
      ancho: 205,
      serie: 55,
      llanta: 16,
      cargaKg: 615,
      diametro: 632,
      peso: 9000,
    });
    expect(found.fabricante).toMatch(/^Fábrica \d$/);
  });

  test('shows the same price as the lists', async () => {
    const { neumaticos } = await shop.call('selectTyres', {
      body: { filters: { ancho: 205 }, userInfo: { postCode: 'AD500' } },
    });
    for (const tyre of neumaticos.slice(0, 3)) expect((await sheet(tyre.id, 'AD500')).neumatico).toEqual(tyre);
  });

  test('names its services in the visitor’s language, with their prices for its rim', async () => {
    const id = sold.find(({ llanta }) => llanta === 18)?.id ?? 0;
    const names = async (language: 'es' | 'ca') =>
      (await sheet(id, undefined, language)).servicios.map(({ nombre, precio, incluido }) => [
        nombre,
        precio,
        incluido,
      ]);
    expect(await names('es')).toEqual([
      ['Montaje', 19.84, true],
      ['Alineación', 54.45, false],
    ]);
    expect(await names('ca')).toEqual([
      ['Muntatge', 19.84, true],
      ['Alineació', 54.45, false],
    ]);
  });

  test('shows others of the same size, season and kind', async () => {
    const own = sold.find(({ ancho }) => ancho === 205);
    const { otras } = await sheet(own?.id ?? 0);
    expect(otras).toHaveLength(4);
    for (const other of otras) {
      const plain = sold.find(({ id }) => id === other.id);
      expect(plain).toMatchObject({
        ancho: own?.ancho,
        serie: own?.serie,
        llanta: own?.llanta,
        temporada: own?.temporada,
        tipo: own?.tipo,
      });
      expect(other.id).not.toBe(own?.id);
    }
  });

  test('of a tyre that is sold out stays, and says so', async () => {
    const all = await shop.database.rows<{ id: number }>(sql`select product_id as id from tyre order by 1`);
    const gone = all.find(({ id }) => !sold.some((tyre) => tyre.id === id))?.id ?? 0;
    expect((await sheet(gone)).neumatico).toMatchObject({ id: gone, disponibilidad: 0, stock: 0 });
  });

  test('that does not exist, or of another model, is not found', async () => {
    for (const params of [
      { marca: 'marca-2', modelo: 'modelo-1', specs: '205-55-r16-91v' },
      { marca: 'marca-2', modelo: 'modelo-99', specs: '205-55-r16-91v' },
      { marca: 'nadie', modelo: 'modelo-1', specs: '205-55-r16-91v' },
    ])
      expect(await shop.refused('readTyreSheet', { params, query: {} })).toMatchObject({
        status: 404,
        code: 'pagina-no-existe',
      });
  });
});

describe('a landing', () => {
  const landing = async (query: Parameters<typeof shop.call<'readTyreLanding'>>[1]['query']) =>
    await shop.call('readTyreLanding', { query });

  test('of a season has its tyres as recommended, its models and its sizes', async () => {
    const winter = sold.filter(({ temporada }) => temporada === 'invierno');
    const { neumaticos, total, pages, modelos, medidas } = await landing({ temporada: 'invierno' });
    expect([total, pages]).toEqual([winter.length, Math.ceil(winter.length / 10)]);
    expect(neumaticos.map(({ id }) => id)).toEqual(winter.slice(0, 10).map(({ id }) => id));
    expect(modelos.every(({ temporada }) => temporada === 'invierno')).toBe(true);
    expect(medidas.reduce((sum, size) => sum + size.total, 0)).toBe(winter.length);
    const totals = medidas.map((size) => size.total);
    expect(totals).toEqual(totals.toSorted((one, other) => other - one));
    expect(medidas[0]).toMatchObject({ medida: '205/55 R16', ancho: 205, serie: 55, llanta: 16 });
  });

  test('joins what it is asked for: kind, maker and rim', async () => {
    const { total, neumaticos } = await landing({ tipo: 'turismo', marca: 'marca-2', llanta: '16', pageSize: 50 });
    const wanted = sold.filter(({ tipo, brandId, llanta }) => tipo === 'turismo' && brandId === 2 && llanta === 16);
    expect(total).toBe(wanted.length);
    expect(numbers(neumaticos.map(({ id }) => id))).toEqual(numbers(wanted.slice(0, 50).map(({ id }) => id)));
  });

  test('shows every tyre once over its pages', async () => {
    const pages = await Promise.all(
      Array.from({ length: 14 }, async (_, page) => await landing({ page, pageSize: 50 })),
    );
    expect(numbers(pages.flatMap(({ neumaticos }) => neumaticos.map(({ id }) => id)))).toEqual(
      numbers(sold.map(({ id }) => id)),
    );
  });

  test('of a maker that nobody knows is empty', async () => {
    expect(await landing({ marca: 'nadie' })).toEqual({
      pages: 0,
      total: 0,
      page: 0,
      neumaticos: [],
      modelos: [],
      medidas: [],
    });
  });
});

describe('an answer as text', () => {
  test('is what JSON makes of it, with parts that never change or without', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string(), fc.jsonValue()),
        fc.array(fc.dictionary(fc.string(), fc.jsonValue())),
        (answer, parts) => {
          const whole = {
            ...answer,
            parts: parts.map((part) => unchanging({ ...part })),
            sheet: {
              one: unchanging({ ...answer }),
              others: parts.map((part) => unchanging({ ...part })),
              at: new Date(0),
            },
            missing: undefined,
            list: [undefined, 1],
          };
          expect(jsonText(whole)).toBe(JSON.stringify(whole));
          expect(jsonText(whole)).toBe(JSON.stringify(whole));
        },
      ),
    );
    for (const value of [null, 1, 'a', [1, { a: [] }], new Date(0), undefined])
      expect(jsonText(value)).toBe(JSON.stringify(value));
  });
});

describe('a bounded map', () => {
  test('forgets what was not asked for longest', () => {
    const map = new BoundedMap<string, number>(3);
    for (const [key, value] of [
      ['a', 1],
      ['b', 2],
      ['c', 3],
    ] as const)
      map.set(key, value);
    expect(map.get('a')).toBe(1);
    map.set('d', 4);
    expect(['a', 'b', 'c', 'd'].map((key) => map.get(key))).toEqual([1, undefined, 3, 4]);
    map.delete('a');
    expect([map.get('a'), map.size]).toEqual([undefined, 2]);
    map.clear();
    expect(map.size).toBe(0);
  });

  test('never keeps more than it may', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 30 })), fc.integer({ min: 1, max: 9 }), (keys, most) => {
        const map = new BoundedMap<number, number>(most);
        for (const key of keys) map.set(key, key);
        const last = keys.findLast(() => true);
        expect(map.size).toBeLessThanOrEqual(most);
        if (last !== undefined) expect(map.get(last)).toBe(last);
      }),
    );
  });
});
