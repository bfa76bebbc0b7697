import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '#contract/contract.ts';
import { plainWords } from '#domain/search/plain-words.ts';
import { searchServices as servicesCa } from '#i18n/ca/search-services.ts';
import { searchHelp } from '#i18n/es/search-help.ts';
import { searchPages } from '#i18n/es/search-pages.ts';
import { searchServices as servicesEs } from '#i18n/es/search-services.ts';
import { loadVisitServices } from '#server/visit-services/visit-services-store.ts';
import { sql } from '#server/database/sql.ts';
import { pageOfKind } from '#server/search/found-pages.ts';
import { searchHandlers } from '#server/search/search-handlers.ts';
import { startRuntime, type TestRuntime } from '#tests/support/app.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { demoChain } from '#tests/support/demo.ts';
import { address, isPageName } from '#contract/addresses.ts';

let runtime: TestRuntime;
beforeAll(async () => {
  runtime = await startRuntime(searchHandlers, { database: await openTestDatabase(demoChain) });
});
afterAll(async () => await runtime.close());

type Found = Answer<'searchSite'>;
const search = async (q: string, language: 'es' | 'ca' = 'es'): Promise<Found> =>
  await runtime.call('searchSite', { query: { q } }, { language });
const names = ({ articulos }: Found): string[] => articulos.map(({ nombre }) => nombre);

describe('a size', () => {
  it.each([
    ['205 55 16', 'turismo', '205/55 R16'],
    ['2055516', 'turismo', '205/55 R16'],
    ['neumáticos 205/55R16', 'turismo', '205/55 R16'],
    ['120/70 17', 'moto', '120/70 ZR17'],
    ['90 90 21', 'moto', '90/90-21'],
    ['25 8 12', 'quad', '25x8-12'],
    ['315 80 22,5', 'camion', '315/80 R22.5'],
  ])('%s leads straight to tyres of a %s', async (q, tipoVehiculo, medida) => {
    const { directo, medidas } = await search(q);
    expect(directo).toBe('medida');
    expect(medidas).toMatchObject([{ tipoVehiculo, medida }]);
    expect(medidas[0]?.total).toBeGreaterThan(0);
  });

  it('has the maker, the rating and the season that were asked for, as far as there are such tyres', async () => {
    const { medidas, directo, modelos } = await search('michelin 205 55 16 91v');
    expect(directo).toBe('medida');
    expect(medidas).toMatchObject([{ medida: '205/55 R16 91V', ic: 91, cv: 'V', marca: { marca: 'Michelin' } }]);
    expect(modelos.every(({ marca }) => marca === 'Michelin')).toBe(true);

    const unheardOf = await search('205 55 16 150y');
    expect(unheardOf).toMatchObject({ directo: null, medidas: [{ medida: '205/55 R16', ic: null }] });
  });

  it('that is being typed brings those that begin so, the most sold first', async () => {
    const { medidas, directo } = await search('205 5');
    expect(directo).toBeNull();
    expect(medidas.map(({ medida }) => medida.startsWith('205/5'))).toEqual(medidas.map(() => true));
    expect(medidas[0]?.medida).toBe('205/55 R16');
  });

  it('that nobody sells is found nowhere', async () => {
    expect(await search('455 95 30')).toMatchObject({ directo: null, medidas: [] });
  });
});

describe('a plate', () => {
  it.each([
    ['1234bcd', '1234 BCD'],
    ['M5093', 'M5093'],
    ['b-1234-ab', 'B-1234-AB'],
  ])('%s leads straight to its vehicle', async (q, matricula) =>
    expect(await search(q)).toMatchObject({ directo: 'matricula', matricula }),
  );

  it('that may also be a size is left to the visitor', async () => {
    const { directo, matricula, medidas } = await search('MU85-16');
    expect([directo, matricula, medidas[0]?.tipoVehiculo]).toEqual([null, 'MU-8516', 'moto']);
  });
});

describe('names', () => {
  it('bring makers and models, for every kind of vehicle that they make tyres for', async () => {
    const { marcas, modelos } = await search('michelin');
    expect(marcas.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['michelin', 'michelin-moto']));
    expect(modelos.length).toBeGreaterThan(0);
    expect((await search('pilot sport')).modelos[0]).toMatchObject({ marca: 'Michelin', slug: 'pilot-sport-5' });
    expect((await search('goodyear vector 4 seasons')).modelos[0]?.modelo).toMatch(/^Vector 4Seasons/);
    expect((await search('michelin moto')).marcas.map(({ slug }) => slug)).toEqual(['michelin-moto']);
  });

  it('are understood in spite of slips', async () => {
    expect((await search('michlein')).marcas[0]?.slug).toBe('michelin');
    expect((await search('contiental')).marcas[0]?.slug).toBe('continental');
  });
});

describe('a vehicle', () => {
  const driven = async (q: string, language?: 'es' | 'ca') =>
    (await search(q, language)).vehiculos.map(({ marca, modelo }) => (modelo === null ? marca : `${marca} ${modelo}`));

  it.each([
    ['golf vii', 'Volkswagen Golf VII'],
    ['neumáticos para golf', 'Volkswagen Golf IV'],
    ['seat ibiza neumáticos', 'SEAT Ibiza (6L)'],
    ['batería golf vii', 'Volkswagen Golf VII'],
    ['revisión seat leon', 'SEAT León (1M)'],
    ['pneumàtics d’hivern golf', 'Volkswagen Golf IV'],
    ['neumáticos bmw', 'BMW'],
    ['volkswagne golf', 'Volkswagen Golf IV'],
    ['yamaha mt-07', 'Yamaha MT-07'],
    ['golf 2.0 tdi', 'Volkswagen Golf VII'],
  ])('%s is found by what somebody drives', async (q, first) => {
    expect((await driven(q))[0]).toBe(first);
  });

  it('is chosen by its maker where only that is said, with the way to all its models', async () => {
    expect((await search('bmw')).vehiculos.slice(0, 2)).toEqual([
      { tipoVehiculo: 'turismo', marca: 'BMW', marcaSlug: 'bmw', modelo: null, modeloSlug: null },
      { tipoVehiculo: 'moto', marca: 'BMW', marcaSlug: 'bmw', modelo: null, modeloSlug: null },
    ]);
  });

  it('is no answer to what names none, or a size', async () => {
    for (const q of ['neumáticos', 'batería', 'coche', 'golf 205 55 16']) expect(await driven(q), q).toEqual([]);
  });
});

describe('words', () => {
  it('find articles in both languages, with and without accents, in any form', async () => {
    for (const q of ['batería agm', 'bateria agm', 'Baterías AGM', 'bateries agm'])
      expect(names(await search(q))[0], q).toMatch(/^Batería .*AGM/);
    expect(names(await search('bateria agm', 'ca'))[0]).toMatch(/^Bateria .*AGM/);
    // In Catalan a tube is called so, too.
    expect(names(await search('aire'))[0]).toMatch(/aire acondicionado/);
    for (const q of ['ozono', 'ozó']) expect(names(await search(q))).toContain('Desinfección con ozono');
  });

  it('with figures find what has these figures', async () => {
    for (const q of ['aceite 5w30', 'aceite 5W-30', 'oli 5w 30'])
      for (const nombre of names(await search(q))) expect(nombre, q).toMatch(/5W-30/);
    for (const nombre of names(await search('batería 70 ah'))) expect(nombre).toMatch(/70 Ah/);
  });

  it('of a description count where they stand together: what tells of a change, and elsewhere of oil, is no oil change', async () => {
    expect(names(await search('anticongelante escobillas'))).toEqual(['Pack de invierno']);
    expect(names(await search('escobillas y anticongelante'))).toEqual(['Pack de invierno']);
    expect((await search('cambio de aceite')).articulos).toEqual([]);
  });

  it('are understood in spite of slips', async () => {
    expect(names(await search('bateira varta'))[0]).toMatch(/^Batería Varta/);
    expect(names(await search('acetie 10w40'))[0]).toMatch(/^Aceite .*10W-40/);
  });

  it.each([
    ['neumáticos de invierno lleida', 'es', 'tyresWinter'],
    ['pneumàtics d’hivern a Lleida', 'ca', 'tyresWinter'],
    ['baterías de coche lleida', 'es', 'batteries'],
    ['lleida 25001 neumáticos de moto', 'es', 'tyresMoto'],
  ] as const)('%s is what is wanted, and where: each is answered', async (q, language, page) => {
    const { paginas, talleres } = await search(q, language);
    expect(paginas.map(({ direccion }) => direccion)).toContain(address(page, language));
    expect(talleres[0]?.poblacion).toBe('Lleida');
  });

  it('find workshops by their towns, in all their names', async () => {
    const { zonas, talleres } = await search('taller lleida');
    expect(zonas).toEqual([{ area: 'lleida', titulo: 'Talleres en Lleida' }]);
    expect(talleres[0]?.poblacion).toBe('Lleida');
    expect((await search('lérida')).talleres[0]?.poblacion).toBe('Lleida');
    expect((await search('25001')).talleres[0]?.poblacion).toBe('Lleida');
  });

  it('find pages by their titles, and by what else they are called', async () => {
    expect((await search('ruedas de invierno')).paginas[0]).toMatchObject({ direccion: '/neumaticos/invierno' });
    expect((await search('frens cotxe', 'ca')).paginas[0]).toEqual({
      direccion: '/ca/cotxe/frens',
      titulo: 'Frens del cotxe',
    });
  });

  it.each([
    ['reparar pinchazo', 'pinchazo'],
    ['pinchazo', 'pinchazo'],
    ['pinchzao', 'pinchazo'],
    ['alineación', 'alineacion'],
    ['alinear', 'alineacion'],
    ['cambio de aceite', 'cambio-aceite'],
    ['cita para frenos', 'frenos'],
    ['pinchazo patinete', 'patinete-pinchazo'],
    ['punxada', 'pinchazo'],
    ['alineació', 'alineacion'],
    ['canvi d’oli', 'cambio-aceite'],
    ['canvi oli', 'cambio-aceite'],
    ['recàrrega aire condicionat', 'aire-acondicionado'],
    ['me ha salido un clavo en la rueda', 'pinchazo'],
    ['se me ha pinchado una rueda', 'pinchazo'],
    ['la rueda pierde aire', 'pinchazo'],
    ['frenos que chirrian', 'frenos'],
    ['ruido al frenar', 'frenos'],
    ['el coche no arranca', 'bateria'],
    ['me vibra el volante', 'alineacion'],
    ['el coche se va hacia un lado', 'alineacion'],
    ['el aire no enfria', 'aire-acondicionado'],
    ['cuanto cuesta cambiar el aceite', 'cambio-aceite'],
    ['cuanto tarda el cambio de ruedas', 'neumaticos'],
    ['cita para neumaticos', 'neumaticos'],
    ['se m’ha clavat un clau a la roda', 'pinchazo'],
    ['el cotxe no arrenca', 'bateria'],
    ['em fa soroll la roda', 'frenos'],
    ['frens que grinyolen', 'frenos'],
    ['quant costa canviar l’oli', 'cambio-aceite'],
  ])('%j finds the work that a workshop does by appointment first', async (q, servicio) => {
    const { servicios } = await search(q);
    expect(servicios[0]).toMatchObject({ servicio, minutos: expect.any(Number) });
  });

  it('name that work in the visitor’s language, with how long it takes', async () => {
    expect((await search('pinchazo')).servicios[0]).toEqual({
      servicio: 'pinchazo',
      nombre: 'Reparar un pinchazo',
      vehiculo: 'coche',
      minutos: 30,
    });
    expect((await search('pinchazo', 'ca')).servicios[0]?.nombre).toBe('Reparar una punxada');
  });

  it.each([
    ['cita', 'visit'],
    ['pedir cita', 'visit'],
    ['contacto', 'contact'],
    ['teléfono', 'contact'],
    ['telefno', 'contact'],
    ['horario', 'contact'],
    ['factura', 'area'],
    ['mi cuenta', 'area'],
    ['mis citas', 'visitsMine'],
    ['neumáticos baratos', 'promotions'],
    ['devolución', 'terms'],
    ['demanar cita', 'visit'],
    ['contacte', 'contact'],
    ['telèfon', 'contact'],
    ['horari', 'contact'],
    ['compte', 'area'],
    ['pneumàtics barats', 'promotions'],
    ['devolució', 'terms'],
    ['financiación', 'terms'],
    ['runflat', 'tyreGuide'],
    ['dibujo mínimo', 'tyreGuide'],
    ['taller abierto hoy', 'workshops'],
    ['pagar a plazos', 'terms'],
    ['mi coche', 'myCar'],
    ['qué le toca a mi coche', 'upkeep'],
    ['el meu cotxe', 'myCar'],
    ['dónde está mi pedido', 'ownOrders'],
    ['seguimiento pedido', 'ownOrders'],
    ['on és la meva comanda', 'ownOrders'],
    ['cambiar contraseña', 'newPassword'],
    ['darme de baja', 'newsletterCancel'],
    ['borrar mi cuenta', 'area'],
    ['opiniones', 'workshops'],
    ['donde estais', 'contact'],
    ['dónde estáis', 'contact'],
    ['on sou', 'contact'],
    ['abris los sabados', 'workshops'],
    ['taller cerca de mi', 'workshops'],
    ['on es el taller mes proper', 'workshops'],
    ['quiero hablar con alguien', 'contact'],
    ['vull parlar amb algu', 'contact'],
    ['cambiar la cita', 'visitsMine'],
    ['quiero cambiar la hora de mi cita', 'visitsMine'],
    ['canviar l’hora', 'visitsMine'],
    ['anular la cita', 'visitsMine'],
    ['anul·lar la cita', 'visitsMine'],
    ['quiero una cita para mañana', 'visit'],
    ['donde puedo ver mi factura', 'area'],
    ['no puc entrar al meu compte', 'area'],
    ['puedo pagar en el taller', 'terms'],
    ['mi pedido no ha llegado', 'ownOrders'],
    ['que ruedas lleva mi coche', 'myCar'],
    ['quines rodes porta el meu cotxe', 'myCar'],
    ['no encuentro mi medida', 'selectorSizes'],
    ['cadenas', 'safety'],
    ['cadenes', 'safety'],
    ['ruedas', 'tyres'],
    ['ruedas de moto', 'tyresMoto'],
    ['rodes de moto', 'tyresMoto'],
    ['rodes per la neu', 'tyresWinter'],
    ['roda de recanvi', 'tyres'],
  ] as const)('%j finds who or what helps first', async (q, page) => {
    expect((await search(q)).paginas[0]?.direccion).toBe(address(page, 'es'));
  });

  it('in a sentence are not told as left out where they only make it one', async () => {
    expect((await search('me ha salido un clavo en la rueda')).omitidas).toEqual(['salido']);
    for (const q of ['tengo la rueda pinchada', 'donde puedo ver mi factura', 'vull canviar la cita'])
      expect((await search(q)).omitidas, q).toEqual([]);
  });

  it('that ask to change an appointment, or only name what is sold, name no work and no maker before it', async () => {
    for (const q of ['cambiar la cita', 'canviar l’hora', 'cadenas', 'ruedas de moto', 'rodes de moto', 'neumáticos'])
      expect(await search(q), q).toMatchObject({ servicios: [], vehiculos: [] });
    expect((await search('moto guzzi')).vehiculos[0]).toMatchObject({ marca: 'Moto Guzzi', modelo: null });
  });

  it('of a day are no beginning of a town', async () => {
    expect((await search('horario sabado lleida')).talleres[0]?.poblacion).toBe('Lleida');
    expect((await search('neumáticos de invierno lleid')).talleres[0]?.poblacion).toBe('Lleida');
  });

  it('begin no name with a word of two letters that others follow: who asks for "mi coche" asks for no Michelin', async () => {
    const { marcas, modelos, articulos } = await search('mi coche');
    expect([marcas, modelos, articulos]).toEqual([[], [], []]);
    expect((await search('mi')).marcas.map(({ slug }) => slug)).toContain('michelin');
  });

  it('find what editors wrote', async () => {
    for (const q of ['envío gratis', 'gastos de envío', 'enviament gratis'])
      expect((await search(q)).paginas[0]?.direccion, q).toBe('/ayuda-entregas');
  });

  it('that only ask for an appointment name no work', async () => {
    expect((await search('cita')).servicios).toEqual([]);
  });

  it('find the workshops of a town among small words', async () => {
    expect((await search('talleres en Lleida')).zonas).toEqual([{ area: 'lleida', titulo: 'Talleres en Lleida' }]);
  });

  it('that mean nothing find nothing', async () => {
    const { directo, matricula, ...groups } = await search('asdfghjkl');
    expect([directo, matricula]).toEqual([null, null]);
    for (const group of Object.values(groups)) expect(group).toEqual([]);
  });

  it.each([
    ['neumático de repuesto', 'paginas', ['repuesto']],
    ['qwertyz neumático', 'paginas', ['qwertyz']],
    ['baterías qwértyz! asdfg', 'articulos', ['qwértyz', 'asdfg']],
  ] as const)('that nothing has beside the others are left out, and told: %s', async (q, group, omitted) => {
    const found = await search(q);
    expect(found.omitidas).toEqual(omitted);
    expect(found[group].length).toBeGreaterThan(0);
  });

  it('are not left out where all of them are found, nor beside figures of a size or a plate', async () => {
    for (const q of ['baterías', '205/55 R16 qwertyz', '205 5', 'qwertyz 205 5', '1234 BCD', 'qwertyz as'])
      expect((await search(q)).omitidas, q).toEqual([]);
  });

  it('never reach the database as anything but words', async () => {
    for (const q of ["'; drop table article; --", "bateria' | 'oli", 'a:* & !b', '%_%', '\\', "''':*"])
      expect((await search(q)).directo).toBeNull();
    expect(
      (await runtime.database.one<{ total: number }>(sql`select count(*) as total from article`)).total,
    ).toBeGreaterThan(0);
  });
});

describe('what is found', () => {
  it('has an address, and work has its other names in both languages', async () => {
    for (const page of Object.keys(searchPages)) expect(isPageName(page), page).toBe(true);
    for (const [page] of Object.values(searchHelp)) expect(isPageName(page), page).toBe(true);
    // What an assistant alone offers is nothing that anybody looks for by its name.
    const offered = (await loadVisitServices(runtime.database)).filter(({ producto }) => producto === null);
    for (const { servicio } of offered)
      expect([servicio in servicesEs, servicio in servicesCa], servicio).toEqual([true, true]);
    for (const page of Object.values(pageOfKind)) expect(isPageName(page.pagina), page.pagina).toBe(true);
  });

  it('is never more than was asked for', async () => {
    const { marcas, modelos, articulos } = await runtime.call('searchSite', { query: { q: 'michelin', cuantos: 2 } });
    expect([marcas.length, modelos.length, articulos.length]).toEqual([2, 2, 2]);
  });

  it('is found by its new name as soon as it has one', async () => {
    const { id } = await runtime.database.one<{ id: number }>(
      sql`select id from product where tipo_producto = 'bateria' order by id limit 1`,
    );
    await runtime.database.run(sql`update product set nombre_producto_es = 'Batería Zarzuela' where id = ${id}`);
    const { rows } = await runtime.database.one<{ rows: number }>(
      sql`select count(*) as rows from article_words where product_id = ${id} and nombre like '%Zarzuela%'`,
    );
    expect(rows).toBe(1);
    expect(await runtime.database.rows(sql`select word from near_words('zarzeula') as word`)).toContainEqual({
      word: 'zarzuela',
    });
  });
});

it('texts are compared in one spelling, here and in the database', async () => {
  const piece = fc.constantFrom(
    ...'Batería|5W-30|10w 40|70 Ah|8,6 Ah|VW 504.00|d’aire|l·l|5 litros|1 L|—|ÀÉÏÒÚç ñ|R1234yf|3.|.5|2 v 12'.split('|'),
  );
  const texts = fc.sample(
    fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(' ')),
    150,
  );
  const rows = await runtime.database.rows<{ text: string; plain: string }>(
    sql`select text, plain_words(text) as plain from unnest(${texts}::text[]) as text`,
  );
  for (const { text, plain } of rows) expect(plain.replaceAll(/ +/g, ' ').trim(), text).toBe(plainWords(text));
});
