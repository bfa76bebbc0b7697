import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { importProblems } from '#domain/imports/problems.ts';
import { imports as ca } from '#i18n/ca/imports.ts';
import { imports as es } from '#i18n/es/imports.ts';
import { readChanges, readSnapshot } from '#server/catalogue/changes-store.ts';
import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';
import { insertCatalogue, insertTyre } from '../support/catalogue.ts';
import { openTestDatabase } from '../support/database.ts';
import { importText } from '../support/imports.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  await db.run(
    sql`insert into country (pais, nombre_es, nombre_ca, impuesto, impuesto_bp) values ('ES', 'España', 'Espanya', 'IVA', 2100)`,
  );
});
beforeEach(async () => {
  await db.script('truncate brand, product, supplier, service, import_run, catalogue_change restart identity cascade');
  await insertCatalogue(db);
  for (const id of [1, 2, 3, 4]) await insertTyre(db, { id });
});
afterAll(async () => await db.close());

const offers = async () =>
  await db.rows<{ id: number; almacen: string; precio: number; descuento: number; stock: number | null }>(sql`
    select product_id as id, cod_almacen as almacen, precio, descuento, stock from offer order by product_id, cod_almacen`);
const history = async (id: number) =>
  (
    await db.rows<{ precio: number }>(sql`select precio from price_history where product_id = ${id} order by desde`)
  ).map(({ precio }) => precio);
const runs = async () =>
  await db.rows<{ filas: number; hechas: number; whole: boolean }>(
    sql`select filas, hechas, terminado is not null as whole from import_run order by id`,
  );

const prices = (...rows: string[]) => ['id_navision;codAlmacen;precio;descuento', ...rows].join('\n');
const stock = (...rows: string[]) => ['id_navision;codAlmacen;stock', ...rows].join('\n');

const tyreHeader =
  'id_navision;tipo_producto;marca;modelo;tipo_vehiculo;medida;temporada;gama;garantia_anos;runflat;nieve;consumo;mojado;ruido_db;ruido;eprel_id;peso;ecotasa';
const tyre = (id: string, medida: string, { modelo = 'Nuevo', marca = 'Michelin', temporada = 'verano' } = {}) =>
  `${id};neumatico;${marca};${modelo};turismo;${medida};${temporada};confort;3;0;${temporada === 'verano' ? 0 : 1};B;A;70;B;900001;9000;1,64`;
const tyres = (...rows: string[]) => [tyreHeader, ...rows].join('\n');

describe('prices', () => {
  test('are written with what they change, and stock stays', async () => {
    const report = await importText(db, 'prices', prices('N1;CERCA;64,90;12,5', 'N2;LEJOS;70.5;0'));
    expect(report).toMatchObject({ resultado: 'hecho', filas: 2, malas: 0, problems: [] });
    expect((await offers()).filter(({ id }) => id <= 2)).toEqual([
      { id: 1, almacen: 'CERCA', precio: 6490, descuento: 1250, stock: 20 },
      { id: 2, almacen: 'CERCA', precio: 10_000, descuento: 0, stock: 20 },
      { id: 2, almacen: 'LEJOS', precio: 7050, descuento: 0, stock: 0 },
    ]);
    expect(await runs()).toEqual([{ filas: 2, hechas: 2, whole: true }]);
  });

  test('leave a history of what each unit cost, once for each change', async () => {
    const at = (day: string) => ({ clock: () => new Date(`2026-11-${day}T10:00:00Z`) });
    await importText(db, 'prices', prices('N1;CERCA;80;0'), at('01'));
    await importText(db, 'prices', prices('N1;CERCA;80;10'), at('02'));
    await importText(db, 'prices', prices('N1;CERCA;80;10'), at('03'));
    // Dearer and farther away: nobody pays it.
    await importText(db, 'prices', prices('N1;LEJOS;99;0'), at('04'));
    expect(await history(1)).toEqual([8000, 7200]);
    // Even twice within one moment.
    await importText(db, 'prices', prices('N1;CERCA;75,55;0'), at('04'));
    await importText(db, 'prices', prices('N1;CERCA;75,54;0'), at('04'));
    expect(await history(1)).toEqual([8000, 7200, 7555, 7554]);
  });

  test('are seen by a process that keeps the catalogue in memory, and only where they change', async () => {
    const before = await readSnapshot(db);
    await importText(db, 'prices', prices('N1;CERCA;90;0', 'N2;CERCA;100;0'));
    expect((await readChanges(db, before.snapshot)).changed).toContain(1);
    const after = await readSnapshot(db);
    await importText(db, 'prices', prices('N1;CERCA;90;0', 'N2;CERCA;100,00;0'));
    expect((await readChanges(db, after.snapshot)).changed).toEqual([]);
  });
});

describe('stock', () => {
  test('is what the file says, and moves the price where another warehouse sells from now on', async () => {
    await importText(db, 'prices', prices('N1;LEJOS;120;0'));
    expect(await history(1)).toEqual([10_000]);
    const report = await importText(db, 'stock', stock('N1;CERCA;0', 'N1;LEJOS;8'));
    expect(report.resultado).toBe('hecho');
    expect((await offers()).filter(({ id }) => id === 1).map((offer) => offer.stock)).toEqual([0, 8]);
    expect(await history(1)).toEqual([10_000, 12_000]);
  });
});

describe('a file as people keep them', () => {
  test.each([
    ['with the mark of UTF-8 and CRLF', `\uFEFF${prices('N1;CERCA;64,90;0', '').replaceAll('\n', '\r\n')}`],
    ['between commas, decimals quoted', 'id_navision,codAlmacen,precio\n"N1",CERCA,"64,90"\n'],
    ['with columns in another order', 'precio;id_navision;codAlmacen\n 64,90 ;N1;CERCA'],
    ['between tabs', 'id_navision\tcodAlmacen\tprecio\nN1\tCERCA\t64.9'],
  ])('is read %s', async (_, text) => {
    expect((await importText(db, 'prices', text)).problems).toEqual([]);
    expect((await offers())[0]).toMatchObject({ id: 1, precio: 6490 });
  });
});

describe('a bad file changes nothing', () => {
  const good = 'N1;CERCA;64,90;0';
  const cases: readonly (readonly [string, string | Uint8Array, object])[] = [
    ['nothing in it', '', { problema: 'fichero-vacio' }],
    ['another header', 'codigo;precio\nN1;3', { linea: 1, columna: 'codigo', problema: 'columna-desconocida' }],
    ['a column twice', 'id_navision;precio;precio\nN1;3;3', { columna: 'precio', problema: 'columna-repetida' }],
    ['a column less', 'id_navision;precio\nN1;3', { columna: 'codAlmacen', problema: 'falta-columna' }],
    ['Latin-1', Buffer.from(prices(good, 'Ñ2;CERCA;3;0'), 'latin1'), { linea: 3, problema: 'codificacion' }],
    ['UTF-16', Buffer.from(`\uFEFF${prices(good)}`, 'utf16le'), { linea: 1, problema: 'codificacion' }],
    ['open quotes', prices(good, '"N2;CERCA;3;0'), { linea: 3, problema: 'comillas' }],
    ['no line end', 'x'.repeat(2_000_000), { linea: 1, problema: 'fila-larga' }],
    ['a row of 70 kB', prices(good, `N2;CERCA;${'9'.repeat(70_000)};0`), { linea: 3, problema: 'fila-larga' }],
    ['a row of nothing', prices(good, ';'.repeat(300_000), good), { linea: 3, problema: 'fila-larga' }],
    ['quotes open for long', prices(good, `"${'N2;CERCA;3;0\n'.repeat(30_000)}`), { linea: 3, problema: 'comillas' }],
    ['a cell less', prices(good, 'N2;CERCA;3'), { linea: 3, problema: 'celdas', values: { hay: 3, deberia: 4 } }],
    ['no price', prices(good, 'N2;CERCA;;0'), { columna: 'precio', problema: 'vacio' }],
    ['words', prices(good, 'N2;CERCA;caro;0'), { columna: 'precio', valor: 'caro', problema: 'no-es-numero' }],
    ['thousands parted', prices(good, 'N2;CERCA;1.234,56;0'), { columna: 'precio', problema: 'no-es-numero' }],
    ['a third decimal', prices(good, 'N2;CERCA;1,234;0'), { columna: 'precio', problema: 'demasiados-decimales' }],
    ['a huge number', prices(good, `N2;CERCA;${'9'.repeat(40)};0`), { problema: 'fuera-de-limites' }],
    ['exponents', prices(good, 'N2;CERCA;1e9;0'), { columna: 'precio', problema: 'no-es-numero' }],
    ['a price of nothing', prices(good, 'N2;CERCA;0;0'), { columna: 'precio', problema: 'fuera-de-limites' }],
    [
      'more than everything off',
      prices(good, 'N2;CERCA;9;101'),
      { columna: 'descuento', problema: 'fuera-de-limites' },
    ],
    ['an unknown product', prices(good, 'X9;CERCA;9;0'), { columna: 'id_navision', problema: 'producto-desconocido' }],
    ['an unknown warehouse', prices(good, 'N2;AQUI;9;0'), { columna: 'codAlmacen', problema: 'almacen-desconocido' }],
    ['a row twice', prices(good, 'N2;CERCA;9;0', good), { linea: 4, problema: 'fila-repetida', values: { linea: 2 } }],
    [
      'control characters',
      prices(good, 'N2\u0007;CERCA;9;0'),
      { columna: 'id_navision', problema: 'caracter-no-valido' },
    ],
  ];
  test.each(cases)('prices: %s', async (_, content, problem) => {
    const before = await offers();
    const report = await importText(db, 'prices', content, { batch: 1 });
    expect(report.problems).toHaveLength(1);
    expect(report.problems[0]).toMatchObject(problem);
    expect(['con-errores', 'fichero-no-valido']).toContain(report.resultado);
    expect([await offers(), await runs(), await history(1)]).toEqual([before, [], []]);
  });

  test.each([
    ['half a unit', 'N1;CERCA;1,5', 'no-es-entero'],
    ['less than none', 'N1;CERCA;-1', 'fuera-de-limites'],
    ['no price in that warehouse', 'N1;LEJOS;5', 'sin-precio'],
  ])('stock: %s', async (_, row, problema) => {
    const report = await importText(db, 'stock', stock('N2;CERCA;7', row));
    expect(report.problems).toMatchObject([{ linea: 3, problema }]);
    expect((await offers()).map((offer) => offer.stock)).toEqual([20, 20, 20, 20]);
  });

  test.each([
    ['a maker that nobody knows', tyre('A2', '195/65 R15 91H', { marca: 'Redonda' }), 'marca', 'marca-desconocida'],
    [
      'a kind that does not exist',
      tyre('A2', '195/65 R15 91H').replace('neumatico', 'llanta'),
      'tipo_producto',
      'opcion-desconocida',
    ],
    ['a size that is none', tyre('A2', '195/65'), 'medida', 'medida-no-valida'],
    ['a range without words', tyre('A2', '195/65 R15 91H').replace('confort', 'rapido'), 'gama', 'opcion-desconocida'],
    ['half a label', tyre('A2', '195/65 R15 91H').replace(';70;', ';;'), 'ruido_db', 'etiqueta-incompleta'],
    [
      'a model that the file tells otherwise',
      tyre('A2', '195/65 R15 91H', { temporada: 'invierno' }),
      'temporada',
      'modelo-distinto',
    ],
    ['a tyre twice', tyre('A2', '205/55R16 91V'), 'medida', 'fila-repetida'],
    [
      'a tyre that is another product',
      tyre('A2', '205/55 R16 91V', { modelo: 'Modelo 4' }),
      'medida',
      'medida-de-otro',
    ],
    [
      'a model of another vehicle',
      tyre('A2', '195/65 R15 91H', { modelo: 'Modelo 4' }).replace('turismo', '4x4'),
      'tipo_vehiculo',
      'otro-vehiculo',
    ],
    ['work as a tyre', `A2;preitv;Michelin;ITV;turismo${';'.repeat(13)}`, 'nombre_producto_es', 'vacio'],
  ])('a catalogue: %s', async (_, row, columna, problema) => {
    const report = await importText(db, 'catalogue', `${tyres(tyre('A1', '205/55 R16 91V'), row)}\n`);
    const wrong = report.problems.filter((each) => each.columna === columna);
    // What stands in a header that has no such column is missing too.
    expect(report.problems.map((each) => each.problema)).toContain(problema);
    for (const each of wrong) expect(each).toMatchObject({ linea: 3, problema });
    expect(await db.one(sql`select count(*)::int as n from product`)).toEqual({ n: 4 });
    expect(await db.one(sql`select count(*)::int as n from tyre_model`)).toEqual({ n: 4 });
  });

  test('a dry run neither, right or wrong', async () => {
    expect(await importText(db, 'prices', prices('N1;CERCA;1;0'), { dryRun: true })).toMatchObject({
      resultado: 'correcto',
    });
    expect((await offers())[0]?.precio).toBe(10_000);
    expect(await runs()).toEqual([]);
  });

  test('unless its wrong rows are to be left out', async () => {
    const text = prices('N1;CERCA;1;0', 'N2;CERCA;caro;0', 'N3;CERCA;3;0', 'N1;CERCA;4;0');
    const report = await importText(db, 'prices', text, { skipBadRows: true, batch: 2 });
    expect(report).toMatchObject({ resultado: 'hecho', filas: 4, malas: 2, saltadas: 2 });
    expect((await offers()).map(({ precio }) => precio)).toEqual([100, 10_000, 300, 10_000]);
  });

  test('what cannot be read is never left out', async () => {
    const report = await importText(db, 'prices', prices('N1;CERCA;1;0', '"N2;CERCA'), { skipBadRows: true });
    expect(report.resultado).toBe('fichero-no-valido');
    expect((await offers())[0]?.precio).toBe(10_000);
  });

  test('and every problem has its sentence in both languages', () => {
    for (const words of [es, ca]) expect(Object.keys(words.problemas).sort()).toEqual([...importProblems].sort());
  });
});

describe('an import that is interrupted', () => {
  /** Fails like a power cut in the middle of a batch: some of its rows are written, its count is not. */
  const failing = (database: Database, price: number): Database => ({
    ...database,
    transaction: async (work) =>
      await database.transaction(async (tx) => {
        const answer = await work(tx);
        const written = await tx.maybeOne(sql`select 1 from offer where precio = ${price}`);
        if (written) throw new Error('power cut');
        return answer;
      }),
  });

  const text = prices('N1;CERCA;1;0', 'N2;CERCA;2;0', 'N3;CERCA;3;0', 'N4;CERCA;4;0');

  test('keeps whole batches, loses the broken one, and goes on after the last', async () => {
    await expect(importText(failing(db, 300), 'prices', text, { batch: 2 })).rejects.toThrow('power cut');
    expect((await offers()).map(({ precio }) => precio)).toEqual([100, 200, 10_000, 10_000]);
    expect(await runs()).toEqual([{ filas: 4, hechas: 2, whole: false }]);
    // What somebody changed meanwhile in rows that are done is not undone.
    await db.run(sql`update offer set precio = 777 where product_id = 1`);

    expect(await importText(db, 'prices', text, { batch: 2 })).toMatchObject({ resultado: 'hecho', retomadas: 2 });
    expect((await offers()).map(({ precio }) => precio)).toEqual([777, 200, 300, 400]);
    expect(await history(3)).toEqual([300]);
    expect(await runs()).toEqual([{ filas: 4, hechas: 4, whole: true }]);
  });

  test('goes on in batches of another size', async () => {
    await expect(importText(failing(db, 200), 'prices', text, { batch: 1 })).rejects.toThrow('power cut');
    expect(await importText(db, 'prices', text, { batch: 3 })).toMatchObject({ resultado: 'hecho', retomadas: 1 });
    expect((await offers()).map(({ precio }) => precio)).toEqual([100, 200, 300, 400]);
  });

  test('does not hinder another file, and the same one begins anew once it is done', async () => {
    await importText(db, 'prices', text);
    await db.run(sql`update offer set precio = 777`);
    expect(await importText(db, 'prices', text)).toMatchObject({ resultado: 'hecho', retomadas: 0 });
    expect((await offers()).map(({ precio }) => precio)).toEqual([100, 200, 300, 400]);
    expect(await runs()).toHaveLength(2);
  });
});

describe('a catalogue', () => {
  test('makes products and models, and changes those that are there', async () => {
    expect(
      await importText(db, 'catalogue', tyres(tyre('A1', '205/55R16 91V'), tyre('A2', '195/65 R15 91H'))),
    ).toMatchObject({
      resultado: 'hecho',
      problems: [],
    });
    const made = await db.rows(sql`
      select p.id_navision, p.nombre_producto_es, t.medida, t.specs, t.ecotasa, m.modelo, m.garantia_anos
      from product p join tyre t on t.product_id = p.id join tyre_model m on m.id = t.model_id
      where p.id > 4 order by p.id_navision`);
    expect(made).toEqual([
      {
        id_navision: 'A1',
        nombre_producto_es: 'Michelin Nuevo 205/55 R16 91V',
        medida: '205/55 R16 91V',
        specs: '205-55-r16-91v',
        ecotasa: 164,
        modelo: 'Nuevo',
        garantia_anos: 3,
      },
      {
        id_navision: 'A2',
        nombre_producto_es: 'Michelin Nuevo 195/65 R15 91H',
        medida: '195/65 R15 91H',
        specs: '195-65-r15-91h',
        ecotasa: 164,
        modelo: 'Nuevo',
        garantia_anos: 3,
      },
    ]);
    const winter = tyres(tyre('A1', '205/55 R16 91V', { temporada: 'invierno' }).replace(';9000;', ';9100;'));
    expect((await importText(db, 'catalogue', winter)).problems).toEqual([]);
    expect(
      await db.one(sql`
        select t.peso, m.temporada from tyre t join tyre_model m on m.id = t.model_id
        join product p on p.id = t.product_id where p.id_navision = 'A1'`),
    ).toEqual({ peso: 9100, temporada: 'invierno' });
    expect(await db.one(sql`select count(*)::int as n from product`)).toEqual({ n: 6 });
  });

  test('notes nothing where nothing changes', async () => {
    const text = tyres(tyre('A1', '205/55 R16 91V'));
    await importText(db, 'catalogue', text);
    const { snapshot } = await readSnapshot(db);
    await importText(db, 'catalogue', text);
    expect((await readChanges(db, snapshot)).changed).toEqual([]);
  });

  const every: readonly (readonly [string, Record<string, string>])[] = [
    [
      'tyre_moto',
      {
        tipo_producto: 'neumatico',
        tipo_vehiculo: 'moto',
        medida: '120/70 ZR17 58W',
        temporada: 'verano',
        peso: '4000',
        ecotasa: '1,64',
        tipo: 'deportivo',
        posicion: 'delantera',
        camara: 'TL',
      },
    ],
    [
      'tyre_truck',
      {
        tipo_producto: 'neumatico',
        tipo_vehiculo: 'camion',
        medida: '315/80R22.5 156/150L',
        temporada: 'verano',
        peso: '60000',
        ecotasa: '11,76',
        eje: 'direccion',
      },
    ],
    [
      'tyre_agri',
      {
        tipo_producto: 'neumatico',
        tipo_vehiculo: 'agricola',
        medida: 'VF 710/60R42 176D',
        temporada: 'verano',
        peso: '250000',
        ecotasa: '48',
        uso: 'tractor',
      },
    ],
    [
      'tube_size',
      { tipo_producto: 'camara', tipo_vehiculo: 'moto', llanta: '21', valvula: 'TR4', medidas: '80/100-21|90/90-21' },
    ],
    [
      'battery',
      {
        tipo_producto: 'bateria',
        tipo_vehiculo: 'turismo',
        tecnologia: 'agm',
        start_stop: 'sí',
        borne_positivo: 'derecha',
        voltaje: '12',
        ah: '70',
        arranque: '760',
        caja: 'L3',
        largo: '278',
        ancho: '175',
        alto: '190',
      },
    ],
    [
      'oil',
      {
        tipo_producto: 'aceite',
        tipo_vehiculo: 'turismo',
        viscosidad: '5W-30',
        litros: '5',
        especificacion: 'ACEA C3|API SN',
      },
    ],
    ['accessory', { tipo_producto: 'acc-seguridad', tipo_vehiculo: 'turismo', familia: 'emergencia' }],
    [
      'shock_absorber',
      {
        tipo_producto: 'amortiguador',
        tipo_vehiculo: 'turismo',
        eje: 'delantero',
        tecnologia: 'gas',
        vehiculo_marca: 'Seat',
        vehiculo_modelo: 'León',
        desde: '2012',
      },
    ],
    ['gas_charge', { tipo_producto: 'ac2', tipo_vehiculo: 'turismo', gas: 'R1234yf', gramos: '600', desde: '2016' }],
    [
      'maintenance_pack',
      {
        tipo_producto: 'revision',
        tipo_vehiculo: 'turismo',
        nivel: 'Plus',
        partes_es: 'Aceite|Filtro',
        partes_ca: 'Oli|Filtre',
      },
    ],
    ['article', { tipo_producto: 'preitv', tipo_vehiculo: 'turismo', minutos: '20' }],
  ];
  test.each(every)('takes products that stand in %s, twice alike', async (table, cells) => {
    const names = { nombre_producto_es: 'Uno', nombre_producto_ca: 'Un', descripcion_es: 'Es', descripcion_ca: 'És' };
    const texts = cells['tipo_producto'] === 'neumatico' ? {} : names;
    const row = { id_navision: 'K1', marca: 'Michelin', modelo: 'Algo', ...texts, ...cells };
    const text = `${Object.keys(row).join(';')}\n${Object.values(row).join(';')}\n`;
    for (const time of [1, 2]) {
      const { problems, resultado } = await importText(db, 'catalogue', text);
      expect([time, problems, resultado]).toEqual([time, [], 'hecho']);
    }
    await db.script('drop view if exists stands');
    await db.script(
      `create view stands as select p.id from ${table} x join product p on p.id = x.product_id where p.id_navision = 'K1'`,
    );
    expect((await db.rows(sql`select id from stands`)).length).toBe(table === 'tube_size' ? 2 : 1);
  });

  test('gives work an offer that never runs out, and no stock', async () => {
    await importText(
      db,
      'catalogue',
      'id_navision;tipo_producto;marca;modelo;tipo_vehiculo;nombre_producto_es;nombre_producto_ca;descripcion_es;descripcion_ca\nITV;preitv;Michelin;ITV;turismo;Uno;Un;Es;És',
    );
    await importText(db, 'prices', prices('ITV;CERCA;30;0'));
    expect((await offers()).at(-1)).toMatchObject({ precio: 3000, stock: null });
    expect((await importText(db, 'stock', stock('ITV;CERCA;3'))).problems).toMatchObject([
      { problema: 'sin-existencias' },
    ]);
  });
});
