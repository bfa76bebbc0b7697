import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { sql } from '#server/database/sql.ts';
import { workshopsHandlers } from '#server/workshops/workshops-handlers.ts';
import { startRuntime, type TestRuntime } from '#tests/support/app.ts';
import { insertCatalogue, insertTyre } from '#tests/support/catalogue.ts';
import { insertVisitServices } from '#tests/support/visits.ts';
import { insertWorkshop, weekdays, type WorkshopSketch } from '#tests/support/workshops.ts';

let shop: TestRuntime;

interface Town {
  poblacion: string;
  cpostal: string;
  lat: number;
  lon: number;
  area: string;
  provincia?: string;
  servicios?: readonly string[];
}

const open = async (codTienda: number, town: Town, sketch: Partial<WorkshopSketch> = {}) => {
  await insertWorkshop(shop.database, { codTienda, ...sketch });
  const { poblacion, cpostal, lat, lon, area, provincia = '25', servicios = ['coche'] } = town;
  await shop.database.run(sql`
    update workshop set poblacion = ${poblacion}, cpostal = ${cpostal}, lat = ${lat}, lon = ${lon}, area = ${area}, provincia = ${provincia},
      servicios = ${[...servicios]}::text[], slug = ${`${area}-${codTienda}`}
    where cod_tienda = ${codTienda}`);
};

const straight = [
  { dias: weekdays, desde: '08:00', hasta: '19:00' },
  { dias: [6], desde: '09:00', hasta: '13:00' },
];
const smallBay = [{ skills: ['turismo'], max_llanta: 17 }];

beforeAll(async () => {
  shop = await startRuntime(workshopsHandlers);
  const { database } = shop;
  await database.script(`
    insert into country (pais, nombre_es, nombre_ca, impuesto, impuesto_bp)
      values ('ES', 'España', 'Espanya', 'IVA', 2100), ('AD', 'Andorra', 'Andorra', 'IGI', 450);
    insert into province (codigo, pais, nombre_es, nombre_ca, lat, lon) values
      ('25', 'ES', 'Lleida', 'Lleida', 41.6, 0.62), ('AD', 'AD', 'Andorra', 'Andorra', 42.5, 1.52), ('50', 'ES', 'Zaragoza', 'Saragossa', 41.65, -0.88),
      ('07', 'ES', 'Baleares', 'Illes Balears', 39.6, 2.9), ('15', 'ES', 'A Coruña', 'La Corunya', 43.37, -8.4);
    insert into postcode_area (prefijo, lat, lon) values
      ('2500', 41.62, 0.63), ('2570', 42.36, 1.46), ('5000', 41.65, -0.88), ('0700', 39.57, 2.65), ('AD500', 42.51, 1.52), ('AD100', 42.57, 1.6)`);
  await insertCatalogue(database);
  await insertTyre(database, { id: 1 });
  await insertTyre(database, { id: 2, ancho: 255, serie: 35, llanta: 20 });
  await insertTyre(database, { id: 3, tipo_vehiculo: 'furgoneta' });
  await open(1, { poblacion: 'Lleida', cpostal: '25001', lat: 41.61, lon: 0.62, area: 'lleida' }, { bays: smallBay });
  await open(
    2,
    {
      poblacion: 'Tàrrega',
      cpostal: '25300',
      lat: 41.65,
      lon: 1.14,
      area: 'lleida',
      servicios: ['coche', 'moto', 'renting'],
    },
    { hours: straight },
  );
  await open(
    3,
    { poblacion: 'Andorra la Vella', cpostal: 'AD500', lat: 42.507, lon: 1.521, area: 'andorra', provincia: 'AD' },
    { pais: 'AD' },
  );
  await open(
    4,
    { poblacion: 'A Coruña', cpostal: '15001', lat: 43.37, lon: -8.4, area: 'a-coruna', provincia: '15' },
    { web: false },
  );
  await open(
    5,
    { poblacion: 'Zaragoza', cpostal: '50001', lat: 41.65, lon: -0.88, area: 'zaragoza', provincia: '50' },
    {
      closures: [
        { fecha: '2027-03-05', motivo_es: 'Cincomarzada', motivo_ca: 'Cincomarzada' },
        { fecha: '2026-10-12', motivo_es: 'Pilar', motivo_ca: 'Pilar' },
      ],
    },
  );
});
afterAll(async () => await shop.close());

const near = async (postCode: string, more: object = {}) =>
  await shop.call('findWorkshopsByPostcode', { body: { postCode, ...more } });
const numbers = ({ tiendas }: { tiendas: readonly { codTienda: number }[] }) =>
  tiendas.map(({ codTienda }) => codTienda);

describe('workshops near a postcode', () => {
  test('come by distance, those within reach', async () => {
    const found = await near('25001');
    expect(numbers(found)).toEqual([1, 2, 3, 5]);
    expect(found.tiendas.map(({ distancia }) => distancia)).toEqual([1.4, 42.5, 123, 125.5]);
    expect(found).toMatchObject({ lat: 41.62, lon: 0.63 });
  });

  test('may be written with spaces, hyphens and small letters', async () => {
    expect(numbers(await near(' 25 001 '))).toEqual([1, 2, 3, 5]);
    expect(numbers(await near('ad-500'))[0]).toBe(3);
  });

  test('lies in the nearest area that is known, else in its province', async () => {
    expect(await near('25718')).toMatchObject({ lat: 41.6, lon: 0.62 });
    expect(await near('25701')).toMatchObject({ lat: 42.36, lon: 1.46 });
    expect(await near('AD100')).toMatchObject({ lat: 42.57, lon: 1.6 });
    expect(await near('AD600')).toMatchObject({ lat: 42.5, lon: 1.52 });
  });

  test.each([
    ['tarrega', 2],
    ['Tàrrega', 2],
    ['ANDORRA LA VELLA', 3],
    ['coruña', 4],
    ['la corunya', 4],
    ['Saragossa', 5],
    ['zarag', 5],
    ['sarag', 5],
    ['Lérida', 1],
    ['lleida', 1],
    ['leri', 1],
    ['Andorra la Vieja', 3],
    ['La Coruña', 4],
  ])('may be a town or a province instead: %s', async (typed, codTienda) => {
    expect(numbers(await near(typed))[0]).toBe(codTienda);
  });

  test.each(['99999', '2500', 'xyz', 'villar del arzobispo', 'AD999', '-', '%_'])(
    'that nobody knows is refused: %s',
    async (postCode) => {
      expect(await shop.refused('findWorkshopsByPostcode', { body: { postCode } })).toMatchObject({
        status: 422,
        code: 'codigo-postal-desconocido',
        values: { lugar: postCode },
      });
    },
  );

  test('on an island without a workshop are none', async () => {
    const problem = await shop.refused('findWorkshopsByPostcode', { body: { postCode: '07001' } });
    expect(problem).toMatchObject({
      status: 404,
      error: expect.stringMatching(
        /^No hay talleres en esta ubicación\. El más cercano a 07001 está en .+, a \d+ km\.$/,
      ),
    });
    expect(Number(problem.values?.['km'])).toBeGreaterThan(150);
    expect((await shop.refused('findWorkshopsByPosition', { body: { lat: 28.1, lon: -15.4 } })).code).toBe(
      'no-hay-talleres',
    );
  });

  test('for the shop are those that take bookings on the web', async () => {
    expect(numbers(await near('A Coruña'))).toEqual([4]);
    const problem = await shop.refused('findWorkshopsByPostcode', {
      body: { postCode: 'A Coruña', forEcommerce: true },
    });
    expect(problem.code).toBe('no-hay-talleres');
  });

  test('with a service are those that offer it, by name or by its machine', async () => {
    expect(numbers(await near('25001', { service: 'moto' }))).toEqual([2]);
    expect(numbers(await near('25001', { service: 'MONTAJE_TALLER', specialServices: ['renting'] }))).toEqual([2]);
    expect(numbers(await near('25001', { service: 'ALINEACION' }))).toEqual([2, 3, 5]);
    expect(
      (await shop.refused('findWorkshopsByPostcode', { body: { postCode: '25001', service: 'masaje' } })).code,
    ).toBe('no-hay-talleres');
  });
});

describe('workshops for motorcycles near a postcode', () => {
  const numbersNear = async (postCode: string, more: object = {}) =>
    numbers(await shop.call('findMotoWorkshopsByPostcode', { body: { postCode, ...more } }));

  test('are those that work on them, whatever else is asked', async () => {
    expect(await numbersNear('25001')).toEqual([2]);
    expect(await numbersNear('25001', { service: 'renting' })).toEqual([2]);
    const nowhere = await shop.refused('findMotoWorkshopsByPostcode', { body: { postCode: '15001' } });
    expect(nowhere.code).toBe('no-hay-talleres');
  });
});

describe('the first free time', () => {
  test('is that of four car tyres where nobody said what is wanted', async () => {
    const { tiendas } = await near('25001');
    expect(tiendas.map(({ codTienda, primeraHora }) => [codTienda, primeraHora])).toEqual([
      [1, { fecha: '2027-02-09', hora: '11:00' }],
      [2, { fecha: '2027-02-09', hora: '11:00' }],
      [3, { fecha: '2027-02-09', hora: '11:00' }],
      [5, { fecha: '2027-02-09', hora: '11:00' }],
    ]);
  });

  test('waits for the goods that are wanted', async () => {
    const { tiendas } = await near('25001', { selectedProducts: [{ id_navision: 'N1', cantidad: 4 }] });
    expect(tiendas[0]?.primeraHora).toEqual({ fecha: '2027-02-10', hora: '09:00' });
  });

  test.each(['N2', 'N3'])(
    'is not shown by a workshop whose machines cannot take it, which comes last (%s)',
    async (id_navision) => {
      const { tiendas } = await near('25001', { selectedProducts: [{ id_navision, cantidad: 4 }] });
      expect(tiendas.map(({ codTienda, primeraHora }) => [codTienda, primeraHora !== null])).toEqual([
        [2, true],
        [3, true],
        [5, true],
        [1, false],
      ]);
    },
  );

  test('is looked for in the first so many workshops alone, which are the first of all', async () => {
    const selectedProducts = [{ id_navision: 'N2', cantidad: 4 }];
    const all = await near('25001', { selectedProducts });
    for (const cuantos of [1, 2, 4, 50])
      expect(await near('25001', { selectedProducts, cuantos })).toEqual({
        ...all,
        tiendas: all.tiendas.slice(0, cuantos),
      });
    const around = { lat: 41.62, lon: 0.63 };
    expect(numbers(await shop.call('findWorkshopsByPosition', { body: { ...around, cuantos: 2 } }))).toEqual([1, 2]);
    for (const cuantos of [0, 51])
      expect((await shop.refused('findWorkshopsByPosition', { body: { ...around, cuantos } })).code).toBe(
        'datos-no-validos',
      );
  });

  test('of a product that has gone is that of four car tyres', async () => {
    const { tiendas } = await near('25001', { selectedProducts: [{ id_navision: 'GONE', cantidad: 4 }] });
    expect(tiendas[0]?.primeraHora).toEqual({ fecha: '2027-02-09', hora: '11:00' });
  });
});

describe('the first times of some products', () => {
  const firsts = async (postCode: string, ...ids: string[]) => {
    const products = ids.map((id_navision) => ({ id_navision, cantidad: 4 }));
    return (await shop.call('findFirstTimes', { body: { postCode, products } })).primeras;
  };

  test.each(['25001', 'AD500', 'Zaragoza'])('are those of the nearest workshop that has any: %s', async (postCode) => {
    const alone = async (id_navision: string) => {
      const { tiendas } = await near(postCode, { selectedProducts: [{ id_navision, cantidad: 4 }] });
      const first = tiendas.find(({ primeraHora }) => primeraHora !== null);
      return { id_navision, codTienda: first?.codTienda, poblacion: first?.poblacion, ...first?.primeraHora };
    };
    const told = await firsts(postCode, 'N1', 'N2', 'N3');
    expect(told).toEqual([await alone('N1'), await alone('N2'), await alone('N3')]);
    // Asked again, they are known.
    expect(await firsts(postCode, 'N3', 'N1')).toEqual([told[2], told[0]]);
  });

  test('are those of the workshop that was chosen, with and without a postcode near it', async () => {
    const products = [{ id_navision: 'N1', cantidad: 4 }];
    const { tiendas } = await near('25001', { selectedProducts: products });
    const [nearest, other] = tiendas.filter(({ primeraHora }) => primeraHora !== null);
    if (!nearest || !other) throw new Error('two workshops near have time');
    const chosen = async (codTienda: number, postCode?: string) =>
      (await shop.call('findFirstTimes', { body: { postCode, codTienda, products } })).primeras[0]?.codTienda;
    for (const { codTienda } of [nearest, other]) {
      expect(await chosen(codTienda)).toBe(codTienda);
      expect(await chosen(codTienda, '25001')).toBe(codTienda);
    }
    // Of another province than what was typed, or no more.
    const { primeras } = await shop.call('findFirstTimes', { body: { postCode: 'AD500', products } });
    for (const { codTienda } of [nearest, other].filter(({ cpostal }) => !cpostal.startsWith('AD')))
      expect(await chosen(codTienda, 'AD500')).toBe(primeras[0]?.codTienda);
    expect(await chosen(99_999, '25001')).toBe(nearest.codTienda);
    expect((await shop.refused('findFirstTimes', { body: { codTienda: 99_999, products } })).code).toBe(
      'codigo-postal-desconocido',
    );
  });

  test('leave out what has gone, and what no workshop near takes on the web', async () => {
    expect((await firsts('25001', 'GONE', 'N1')).map(({ id_navision }) => id_navision)).toEqual(['N1']);
    expect(await firsts('A Coruña', 'N1')).toEqual([]);
  });

  test('follow a warehouse that takes longer, within a second', async () => {
    const { database } = shop;
    const day = async () => (await firsts('25001', 'N1'))[0]?.fecha;
    const soon = await day();
    await database.run(sql`update warehouse set plazo_dias = 3 where cod_almacen = 'CERCA'`);
    await vi.waitFor(async () => expect(await day()).not.toBe(soon), { timeout: 3000, interval: 100 });
    const { tiendas } = await near('25001', { selectedProducts: [{ id_navision: 'N1', cantidad: 4 }] });
    expect(await day()).toBe(tiendas[0]?.primeraHora?.fecha);
    await database.run(sql`update warehouse set plazo_dias = 1 where cod_almacen = 'CERCA'`);
    await vi.waitFor(async () => expect(await day()).toBe(soon), { timeout: 3000, interval: 100 });
  });

  test('leave out what is taken off the shelves, within a second', async () => {
    const { database } = shop;
    const ids = async () => (await firsts('25001', 'N1', 'N3')).map(({ id_navision }) => id_navision);
    expect(await ids()).toEqual(['N1', 'N3']);
    await database.run(sql`delete from offer where product_id = 3`);
    await database.run(sql`update product set activo = false where id = 3`);
    await vi.waitFor(async () => expect(await ids()).toEqual(['N1']), { timeout: 3000, interval: 100 });
    await database.run(sql`update product set activo = true where id = 3`);
    await database.run(sql`insert into offer (product_id, cod_almacen, precio, stock) values (3, 'CERCA', 10000, 20)`);
    await vi.waitFor(async () => expect(await ids()).toEqual(['N1', 'N3']), { timeout: 3000, interval: 100 });
  });

  test('are refused where the place is unknown or far from every workshop, and for more than twenty at once', async () => {
    const refused = async (postCode: string, count = 1) => {
      const products = Array.from({ length: count }, () => ({ id_navision: 'N1', cantidad: 4 }));
      return (await shop.refused('findFirstTimes', { body: { postCode, products } })).code;
    };
    expect(await refused('99999')).toBe('codigo-postal-desconocido');
    expect(await refused('07001')).toBe('no-hay-talleres');
    expect(await refused('25001', 21)).toBe('datos-no-validos');
    expect(await refused('25001', 0)).toBe('datos-no-validos');
  });
});

describe('an appointment without anything bought', () => {
  beforeAll(async () => await insertVisitServices(shop.database));
  const ways = async (citaPrevia: string, postCode = '25001') =>
    (await near(postCode, { citaPrevia })).tiendas.map(({ codTienda, cita }) => [codTienda, cita]);

  test('is given online by workshops that do what is wanted, and those that do not come last', async () => {
    const found = await near('25001', { citaPrevia: 'patinete' });
    expect(found.tiendas.every(({ cita, primeraHora }) => cita === 'no' && primeraHora === null)).toBe(true);
    expect(await ways('pinchazo')).toEqual([
      [1, 'web'],
      [2, 'web'],
      [3, 'web'],
      [5, 'web'],
    ]);
  });

  test('is asked for by telephone where the workshop or the service is not on the web', async () => {
    expect(await ways('pinchazo', '15001')).toEqual([[4, 'telefono']]);
    expect(await ways('renting')).toContainEqual([1, 'telefono']);
  });
});

describe('workshops around a position', () => {
  test('are the same as around its postcode', async () => {
    expect(numbers(await shop.call('findWorkshopsByPosition', { body: { lat: 41.62, lon: 0.63 } }))).toEqual([
      1, 2, 3, 5,
    ]);
    expect(
      numbers(await shop.call('findWorkshopsByPosition', { body: { lat: 41.62, lon: 0.63, service: 'moto' } })),
    ).toEqual([2]);
  });
});

describe('filtering workshops', () => {
  const filter = async (filtro?: 'oberts-migdia' | 'oberts-dissabte' | 'moto' | 'renting', body: object = {}) =>
    await shop.call('filterWorkshops', { query: { filtro }, body });

  test('keeps those open at midday, on Saturdays, for motorcycles or with renting', async () => {
    for (const filtro of ['oberts-migdia', 'oberts-dissabte', 'moto', 'renting'] as const)
      expect(numbers(await filter(filtro))).toEqual([2]);
    expect(numbers(await filter())).toEqual([1, 2, 3, 4, 5]);
  });

  test('keeps to the given ones, by distance where a position is given', async () => {
    expect(numbers(await filter(undefined, { talleres: [5, 3, 99] }))).toEqual([3, 5]);
    expect(numbers(await filter(undefined, { talleres: [5, 3], lat: 41.65, lon: -0.88 }))).toEqual([5, 3]);
    expect((await shop.refused('filterWorkshops', { query: { filtro: 'moto' }, body: { talleres: [1] } })).code).toBe(
      'no-hay-talleres',
    );
  });
});

describe('a workshop', () => {
  test('is found by its number and by its slug, with its hours and the holidays to come', async () => {
    const byNumber = await shop.call('readWorkshop', { params: { id: '5' } });
    expect(await shop.call('readWorkshop', { params: { id: 'zaragoza-5' } })).toEqual(byNumber);
    expect(byNumber).toMatchObject({
      tienda: { codTienda: 5, provincia: 'Zaragoza', distancia: null, abiertoSabado: false, abiertoMediodia: false },
      festivos: [{ fecha: '2027-03-05', motivo: 'Cincomarzada' }],
    });
    expect(byNumber.tienda.horario.slice(0, 2)).toEqual([
      { dia: 1, desde: '09:00', hasta: '13:00' },
      { dia: 1, desde: '15:00', hasta: '19:00' },
    ]);
  });

  test('speaks the visitor’s language', async () => {
    const { tienda } = await shop.call('readWorkshop', { params: { id: '5' } }, { language: 'ca' });
    expect(tienda.provincia).toBe('Saragossa');
  });

  test('that takes no bookings on the web shows no time', async () => {
    const { tienda } = await shop.call('readWorkshop', { params: { id: '4' } });
    expect(tienda.primeraHora).toBeNull();
  });

  test.each(['0', '99', 'nadie', '5x', '99999999999999999999'])('that does not exist is not found: %s', async (id) => {
    expect(await shop.refused('readWorkshop', { params: { id } })).toMatchObject({
      status: 404,
      code: 'taller-no-existe',
    });
  });
});

describe('the workshops of an area', () => {
  test('come with all areas and how many each has', async () => {
    const { tiendas, areas } = await shop.call('readWorkshopArea', { params: { area: 'lleida' }, query: {} });
    expect(tiendas.map(({ codTienda }) => codTienda)).toEqual([1, 2]);
    expect(areas).toEqual([
      { area: 'a-coruna', total: 1 },
      { area: 'andorra', total: 1 },
      { area: 'lleida', total: 2 },
      { area: 'zaragoza', total: 1 },
    ]);
    expect(numbers(await shop.call('readWorkshopArea', { params: { area: 'todas' }, query: {} }))).toEqual([
      1, 2, 3, 4, 5,
    ]);
    expect((await shop.refused('readWorkshopArea', { params: { area: 'lugo' }, query: {} })).code).toBe(
      'pagina-no-existe',
    );
  });
});
