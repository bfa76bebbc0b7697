import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tyreFacts as ca } from '#i18n/ca/tyre-facts.ts';
import { compare as compareEs } from '#i18n/es/compare.ts';
import { shop as shopEs } from '#i18n/es/shop.ts';
import { tyreFacts as es } from '#i18n/es/tyre-facts.ts';
import { catalogueHandlers } from '#server/catalogue/catalogue-handlers.ts';
import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';
import { selectorHandlers } from '#server/finder/selector-handlers.ts';
import { insertCatalogue } from '#tests/support/catalogue.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { importText } from '#tests/support/imports.ts';
import { startShop, type TestShop } from '#tests/support/shop.ts';
import { compareRows, judgeRow } from '#web/shop/compare/compare-rows.tsx';
import { labelSentence, labelTexts } from '#web/shop/tyres/label-sentence.ts';
import { tyreFacts } from '#web/shop/tyres/tyre-facts.server.ts';

const header =
  'id_navision;tipo_producto;marca;modelo;tipo_vehiculo;medida;temporada;gama;runflat;tipo_runflat;nieve;hielo;consumo;mojado;ruido_db;ruido;eprel_id;peso;ecotasa';

interface Cells {
  readonly medida: string;
  readonly marca?: string;
  readonly modelo?: string;
  readonly temporada?: string;
  readonly runflat?: string;
  readonly tipo_runflat?: string;
  readonly nieve?: string;
  readonly hielo?: string;
}

const row = (id: string, cells: Cells): string => {
  const { medida, marca = 'Michelin', modelo = 'Uno', temporada = 'verano', runflat = '', tipo_runflat = '' } = cells;
  const { nieve = '', hielo = '' } = cells;
  return `${id};neumatico;${marca};${modelo};turismo;${medida};${temporada};confort;${runflat};${tipo_runflat};${nieve};${hielo};B;A;70;B;900001;9000;1,64`;
};
const winter = { modelo: 'Invierno', temporada: 'invierno', medida: '205/55 R16 91T' };

const sellAll = async (db: Database): Promise<unknown> =>
  await db.run(sql`
    insert into offer (product_id, cod_almacen, precio, descuento, stock) select id, 'CERCA', 10000, 0, 20 from product`);

let shop: TestShop;
beforeAll(async () => {
  const database = await openTestDatabase();
  await insertCatalogue(database);
  await database.run(sql`
    insert into country (pais, nombre_es, nombre_ca, impuesto, impuesto_bp) values ('ES', 'España', 'Espanya', 'IVA', 2100)`);
  await database.run(
    sql`insert into brand (id, slug, marca, categoria, fabricante) values (2, 'nadie', 'Nadie', 'BUDGET', 'Nadie')`,
  );
  const text = [
    header,
    row('PLANO', { medida: '245/40 R19 94Y' }),
    row('XL', { medida: '245/40 R19 98Y XL' }),
    row('HL', { medida: 'HL 245/40 R19 101Y' }),
    row('SUYO', { medida: '225/45 R17 91W', runflat: '1' }),
    row('DICHO', { medida: '225/45 R18 91W', runflat: '1', tipo_runflat: 'dsst' }),
    row('AJENO', { medida: '225/45 R17 91W', runflat: '1', marca: 'Nadie' }),
    row('COPO', { ...winter, nieve: '1' }),
    row('NORDICO', { ...winter, medida: '195/65 R15 91T', nieve: '1', hielo: '1' }),
    row('REMOLQUE', { medida: '195/55R10C 98/96N' }),
  ].join('\n');
  expect((await importText(database, 'catalogue', text)).problems).toEqual([]);
  await sellAll(database);
  shop = await startShop({ handlers: { ...catalogueHandlers, ...selectorHandlers }, database });
});
afterAll(async () => await shop.close());

const sheet = async (id: string) => {
  const { marca, modelo, specs } = await shop.database.one<{ marca: string; modelo: string; specs: string }>(sql`
    select b.slug as marca, m.slug as modelo, t.specs from tyre t join product p on p.id = t.product_id
    join tyre_model m on m.id = t.model_id join brand b on b.id = m.brand_id where p.id_navision = ${id}`);
  return await shop.call('readTyreSheet', { params: { marca, modelo, specs }, query: {} });
};
const told = async (id: string) => {
  const { xl, refuerzo, runflat, tipo_runflat, etiqueta } = (await sheet(id)).neumatico;
  return { xl, refuerzo, runflat, tipo_runflat, hielo: etiqueta?.hielo };
};
const plain = { xl: false, refuerzo: null, runflat: false, tipo_runflat: null, hielo: false };

describe('markings of a tyre', () => {
  it.each([
    ['PLANO', plain],
    ['XL', { ...plain, xl: true, refuerzo: 'XL' }],
    ['HL', { ...plain, refuerzo: 'HL' }],
    ['SUYO', { ...plain, runflat: true, tipo_runflat: 'ZP' }],
    ['DICHO', { ...plain, runflat: true, tipo_runflat: 'DSST' }],
    ['AJENO', { ...plain, runflat: true }],
    ['COPO', plain],
    ['NORDICO', { ...plain, hielo: true }],
  ])('of %s reach its sheet as they came', async (id, marks) => {
    expect(await told(id)).toEqual(marks);
  });

  it('reach the lists alike', async () => {
    const { neumaticos } = await shop.call('selectTyres', { body: { filters: {}, userInfo: {} } });
    const of = (id: string) => neumaticos.find(({ id_navision }) => id_navision === id);
    expect(of('HL')).toMatchObject({ medida: 'HL245/40 R19 101Y', ic: 101, refuerzo: 'HL', xl: false });
    expect(of('NORDICO')?.etiqueta).toMatchObject({ nieve: true, hielo: true });
    expect(of('SUYO')).toMatchObject({ tipo_runflat: 'ZP' });
  });

  it('are said on the sheet in both languages, with what they mean', async () => {
    for (const [language, { dato }] of [['es', es] as const, ['ca', ca] as const]) {
      const facts = async (id: string) => Object.fromEntries(tyreFacts(await sheet(id), language));
      expect((await facts('HL'))[dato.reforzado]).toBe(dato.refuerzo.HL);
      expect((await facts('XL'))[dato.reforzado]).toBe(dato.refuerzo.XL);
      expect((await facts('PLANO'))[dato.reforzado]).toBe(dato.no);
      expect((await facts('SUYO'))[dato.runflat]).toContain(' ZP:');
      expect((await facts('AJENO'))[dato.runflat]).toBe(dato.runflatSi(null));
      expect((await facts('NORDICO'))[dato.hielo]).toBe(dato.hieloSi);
      expect((await facts('COPO'))[dato.hielo]).toBe(dato.no);
    }
  });
});

describe('beside the sheet', () => {
  it('the label says its symbols to those who cannot see them', async () => {
    const said = async (id: string) => {
      const { etiqueta } = (await sheet(id)).neumatico;
      return etiqueta ? labelSentence(etiqueta, shopEs.etiqueta, labelTexts(etiqueta, shopEs.etiqueta)) : '';
    };
    const { nieve, hielo } = shopEs.etiqueta;
    expect(await said('NORDICO')).toMatch(new RegExp(`${nieve.replaceAll(/[()]/g, '\\$&')}\\. ${hielo}$`));
    expect(await said('COPO')).toContain(nieve);
    expect(await said('COPO')).not.toContain(hielo);
    expect(await said('XL')).not.toContain(nieve);
  });

  it('no label stands on a tyre that the law gives none, whatever its maker sent', async () => {
    expect((await sheet('REMOLQUE')).neumatico.etiqueta).toBeNull();
  });

  it('a comparison shows in what two tyres differ', async () => {
    const rows = compareRows(compareEs, shopEs, es);
    const shown = async (name: string, ids: readonly string[]) => {
      const found = rows.find((each) => each.name === name);
      const tyres = await Promise.all(
        ids.map(async (id) => {
          const { neumatico, ...rest } = await sheet(id);
          return { ...neumatico, ...rest };
        }),
      );
      return found && [judgeRow(found, tyres).differs, ...tyres.map(found.show)];
    };
    expect(await shown(es.dato.reforzado, ['XL', 'HL', 'PLANO'])).toEqual([true, 'XL', 'HL', 'No']);
    expect(await shown(es.dato.runflat, ['SUYO', 'AJENO', 'PLANO'])).toEqual([true, 'ZP', 'Sí', 'No']);
    expect(await shown(es.dato.hielo, ['NORDICO', 'COPO'])).toEqual([true, 'Sí', 'No']);
  });
});

describe('a file that contradicts itself', () => {
  it.each([
    [
      'a kind of run-flat on what is none',
      { medida: '225/40 R18 92Y', tipo_runflat: 'SSR' },
      'tipo_runflat',
      'runflat-no',
    ],
    [
      'a kind that nobody makes',
      { medida: '225/40 R18 92Y', runflat: '1', tipo_runflat: 'FR' },
      'tipo_runflat',
      'opcion-desconocida',
    ],
    ['ice without snow', { ...winter, temporada: 'verano', hielo: '1' }, 'hielo', 'hielo-no'],
    ['winter without snow', winter, 'nieve', 'nieve-falta'],
    ['ice on a C tyre', { ...winter, medida: '205/65 R16C 107T', nieve: '1', hielo: '1' }, 'hielo', 'hielo-no'],
  ])('is refused with its cell: %s', async (_, cells, columna, problema) => {
    const { problems } = await importText(shop.database, 'catalogue', `${header}\n${row('MAL', cells)}`);
    expect(problems).toMatchObject([{ linea: 2, columna, problema }]);
  });

  it('is not kept by the database either', async () => {
    const wrong = [
      sql`update tyre set hl = true where xl`,
      sql`update tyre set tipo_runflat = 'SSR' where not runflat`,
      sql`update tyre set tipo_runflat = 'FR' where runflat`,
      sql`update tyre set hielo = true where not nieve`,
    ];
    for (const each of wrong) await expect(shop.database.run(each)).rejects.toThrow(/constraint/);
  });
});
