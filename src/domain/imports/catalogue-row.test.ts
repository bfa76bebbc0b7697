import { describe, expect, it } from 'vitest';
import { catalogueColumns, readCatalogueRow } from './catalogue-row.ts';
import type { Cells } from './read-row.ts';

const label = { consumo: 'C', mojado: 'A', ruido_db: '71', ruido: 'B', eprel_id: '381667' };
const car: Cells = {
  id_navision: 'N20555',
  tipo_producto: 'neumatico',
  marca: 'Michelin',
  modelo: 'Primacy 4',
  tipo_vehiculo: 'turismo',
  medida: '205/55 R16 91V',
  temporada: 'verano',
  peso: '8900',
  ecotasa: '1,64',
  gama: 'premium',
  ...label,
};
const { gama: _, ...unranged } = car;
const moto: Cells = {
  ...unranged,
  tipo_vehiculo: 'moto',
  medida: '120/70 R17 58W',
  tipo: 'deportivo',
  posicion: 'delantera',
  camara: 'TL',
};
const truck: Cells = { ...unranged, tipo_vehiculo: 'camion', medida: '315/80 R22.5 156/150L', eje: 'traccion' };
const tractor: Cells = { ...unranged, tipo_vehiculo: 'agricola', medida: '480/70 R34 143D', uso: 'tractor' };

const article: Cells = {
  id_navision: 'B70',
  tipo_producto: 'bateria',
  marca: 'Varta',
  modelo: 'Silver',
  tipo_vehiculo: 'turismo',
  nombre_producto_es: 'Batería Silver',
  nombre_producto_ca: 'Bateria Silver',
  descripcion_es: 'Sin mantenimiento.',
  descripcion_ca: 'Sense manteniment.',
};
const battery = {
  tecnologia: 'AGM',
  borne_positivo: 'derecha',
  voltaje: '12',
  ah: '70',
  arranque: '760',
  caja: 'L3',
  largo: '278',
  ancho: '175',
  alto: '190',
};
/** What each kind of article says besides, and what it is read as. */
const kinds: readonly (readonly [tipo: string, cells: Cells, traits: object])[] = [
  [
    'bateria',
    battery,
    {
      tecnologia: 'AGM',
      start_stop: false,
      borne_positivo: 'derecha',
      voltaje: 12,
      ah: 70,
      arranque: 760,
      caja: 'L3',
      largo: 278,
      ancho: 175,
      alto: 190,
    },
  ],
  [
    'aceite',
    { viscosidad: '5W-30', litros: '5', homologacion: 'VW 504|MB 229.5' },
    { viscosidad: '5W-30', litros: 5, homologacion: ['VW 504', 'MB 229.5'], especificacion: [] },
  ],
  [
    'camara',
    { llanta: '18', medidas: '120/90-18|130/80-18' },
    {
      llanta: 18,
      valvula: null,
      reforzada: false,
      medidas: [
        { ancho: 120, serie: 90, llanta: 18 },
        { ancho: 130, serie: 80, llanta: 18 },
      ],
    },
  ],
  [
    'mousse',
    { llanta: '18', valvula: 'TR4', reforzada: 'si', medidas: '120/90-18' },
    { llanta: 18, valvula: 'TR4', reforzada: true, medidas: [{ ancho: 120, serie: 90, llanta: 18 }] },
  ],
  ['acc-seguridad', { familia: 'triangulos' }, { familia: 'triangulos' }],
  ['acc-transporte', { familia: 'bacas' }, { familia: 'bacas' }],
  [
    'amortiguador',
    { eje: 'trasero', tecnologia: 'aceite', vehiculo_marca: 'VW', vehiculo_modelo: 'Golf', desde: '2012' },
    { eje: 'trasero', tecnologia: 'aceite', vehiculo_marca: 'VW', vehiculo_modelo: 'Golf', desde: 2012, hasta: null },
  ],
  [
    'ac',
    { gas: 'R134a', gramos: '450', desde: '2000', hasta: '2017' },
    { gas: 'R134a', gramos: 450, desde: 2000, hasta: 2017 },
  ],
  ['ac2', { gas: 'R1234yf', gramos: '500', desde: '2018' }, { gas: 'R1234yf', gramos: 500, desde: 2018, hasta: null }],
  [
    'revision',
    { nivel: 'basica' },
    { nivel: 'basica', carter_grande: false, cilindrada_desde: null, cilindrada_hasta: null },
  ],
  [
    'revision_moto',
    { nivel: 'basica', carter_grande: 'si', cilindrada_desde: '125', cilindrada_hasta: '500' },
    { nivel: 'basica', carter_grande: true, cilindrada_desde: 125, cilindrada_hasta: 500 },
  ],
  ...['kito1', 'kito2', 'ozono', 'packinvierno', 'preitv'].map((tipo) => [tipo, {}, {}] as const),
];
const kind = (tipo: string, more: Cells = {}): Cells => ({
  ...article,
  tipo_producto: tipo,
  ...kinds.find(([each]) => each === tipo)?.[1],
  ...more,
});

const rowOf = (cells: Cells) => {
  const read = readCatalogueRow(cells);
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  return read.row;
};
const tyreOf = (cells: Cells) => {
  const row = rowOf(cells);
  if (row.clase !== 'tyre') throw new Error('no tyre');
  return row;
};
const problems = (cells: Cells): readonly string[] => {
  const read = readCatalogueRow(cells);
  return 'problems' in read ? read.problems.map(({ columna, problema }) => `${columna}: ${problema}`) : [];
};
/** Which of some values a cell may have. */
const taken = (cells: Cells, column: string, values: readonly string[]): readonly string[] =>
  values.filter((value) => problems({ ...cells, [column]: value }).length === 0);

describe('a row of a catalogue', () => {
  it('says what every product says', () => {
    expect(rowOf(car)).toMatchObject({ id_navision: 'N20555', marca: 'Michelin', activo: true, orden: null });
    expect(rowOf({ ...car, activo: 'no', orden: '7' })).toMatchObject({ activo: false, orden: 7 });
    expect(problems({ id_navision: 'x'.repeat(41), tipo_producto: 'rueda', marca: '', orden: '0' })).toEqual([
      'id_navision: texto-largo',
      'tipo_producto: opcion-desconocida',
      'marca: vacio',
      'modelo: vacio',
      'orden: fuera-de-limites',
    ]);
    expect(taken(car, 'marca', ['x'.repeat(60), 'x'.repeat(61)])).toEqual(['x'.repeat(60)]);
    expect(taken(car, 'modelo', ['x'.repeat(80), 'x'.repeat(81)])).toEqual(['x'.repeat(80)]);
    expect(taken(car, 'orden', ['1', '2000000000', '2000000001'])).toEqual(['1', '2000000000']);
  });

  it('has columns of every kind, each known to whoever reads the head of the file', () => {
    const named = [car, moto, truck, tractor, ...kinds.map(([tipo]) => kind(tipo))].flatMap((cells) =>
      Object.keys(cells),
    );
    expect(named.filter((name) => !catalogueColumns.has(name))).toEqual([]);
    expect(catalogueColumns.has('precio')).toBe(false);
  });
});

describe('a tyre of a car', () => {
  it('is read with its size, its label and its names', () => {
    expect(tyreOf(car)).toEqual({
      id_navision: 'N20555',
      tipo_producto: 'neumatico',
      marca: 'Michelin',
      modelo: 'Primacy 4',
      activo: true,
      orden: null,
      nombre_producto_es: 'Michelin Primacy 4 205/55 R16 91V',
      nombre_producto_ca: 'Michelin Primacy 4 205/55 R16 91V',
      clase: 'tyre',
      tyre: {
        tipo_vehiculo: 'turismo',
        medida: '205/55 R16 91V',
        temporada: 'verano',
        garantia_anos: 2,
        ms: false,
        nieve: false,
        consumo: 'C',
        mojado: 'A',
        ruido_db: 71,
        ruido: 'B',
        eprel_id: 381_667,
        peso: 8900,
        ecotasa: 1_64,
        gama: 'premium',
        runflat: false,
        tipo_runflat: null,
        hielo: false,
      },
      size: {
        ancho: 205,
        serie: 55,
        llanta: 16,
        ic: 91,
        ic2: null,
        cv: 'V',
        c: false,
        xl: false,
        hl: false,
        specs: tyreOf(car).size.specs,
        medida: '205/55 R16 91V',
        flexion: null,
        pr: null,
      },
      traits: null,
    });
    expect(tyreOf(car).size.specs).toContain('205');
  });

  it('has the names that its row gives it', () => {
    const named = { ...car, nombre_producto_es: 'Para todo', nombre_producto_ca: 'Per a tot' };
    expect(rowOf(named)).toMatchObject({ nombre_producto_es: 'Para todo', nombre_producto_ca: 'Per a tot' });
    expect(taken(car, 'nombre_producto_es', ['x'.repeat(200), 'x'.repeat(201)])).toEqual(['x'.repeat(200)]);
  });

  it('has a rating in its size, which says what it carries', () => {
    expect(problems({ ...car, medida: '205/55 R16' })).toEqual(['medida: medida-no-valida']);
    expect(problems({ ...car, medida: 'redonda' })).toEqual(['medida: medida-no-valida']);
    expect(tyreOf({ ...car, medida: '205/55 R16 94V XL' }).size).toMatchObject({ xl: true, hl: false, c: false });
    const van = { ...car, tipo_vehiculo: 'furgoneta', medida: '195/70 R15C 104/102R' };
    expect(tyreOf(van).size).toMatchObject({ c: true, ic: 104, ic2: 102, xl: false });
  });

  it('has a whole label', () => {
    const columns = Object.keys(label);
    for (const column of columns)
      expect(problems({ ...car, [column]: '' })).toEqual([`${column}: etiqueta-incompleta`]);
    const none = Object.fromEntries(columns.map((column) => [column, '']));
    expect(problems({ ...car, ...none })).toEqual(columns.map((column) => `${column}: etiqueta-incompleta`));
    expect(problems({ ...truck, ...none })).toEqual([]);
    expect(problems({ ...truck, ...none, consumo: 'B' })).toHaveLength(columns.length - 1);
  });

  it('may run flat, and then says so in its name and is marked as its maker marks all', () => {
    const runflat = tyreOf({ ...car, runflat: 'si' });
    expect(runflat.nombre_producto_es).toBe('Michelin Primacy 4 205/55 R16 91V run-flat');
    expect(runflat.tyre.tipo_runflat).toBe('ZP');
    expect(tyreOf({ ...car, runflat: 'si', tipo_runflat: 'SSR' }).tyre.tipo_runflat).toBe('SSR');
    expect(runflat.size.specs).not.toBe(tyreOf(car).size.specs);
    expect(problems({ ...car, tipo_runflat: 'ZP' })).toEqual(['tipo_runflat: runflat-no']);
  });

  it('of a car’s winter or all-season tyre has the snowflake', () => {
    const van = { ...car, tipo_vehiculo: 'furgoneta', medida: '195/70 R15C 104/102R' };
    for (const temporada of ['invierno', 'allseason'])
      for (const cells of [car, van]) {
        expect(problems({ ...cells, temporada })).toEqual(['nieve: nieve-falta']);
        expect(problems({ ...cells, temporada, ms: 'si' })).toEqual(['nieve: nieve-falta']);
        expect(tyreOf({ ...cells, temporada, nieve: 'si' }).tyre).toMatchObject({ temporada, nieve: true });
      }
    expect(tyreOf({ ...car, nieve: 'si', ms: 'si' }).tyre.temporada).toBe('verano');
    expect(tyreOf({ ...moto, temporada: 'invierno' }).tyre.temporada).toBe('invierno');
  });

  it('grips on ice only as a winter tyre of class C1', () => {
    expect(tyreOf({ ...car, nieve: 'si', hielo: 'si' }).tyre).toMatchObject({ nieve: true, hielo: true });
    expect(problems({ ...car, hielo: 'si' })).toEqual(['hielo: hielo-no']);
    const van = { ...car, tipo_vehiculo: 'furgoneta', medida: '195/70 R15C 104/102R' };
    expect(problems({ ...van, nieve: 'si', hielo: 'si' })).toEqual(['hielo: hielo-no']);
  });

  it('is within what a tyre can be', () => {
    const within: readonly [column: string, good: readonly string[], bad: readonly string[]][] = [
      ['garantia_anos', ['0', '50'], ['51', '-1']],
      ['consumo', ['A', 'B', 'C', 'D', 'E'], ['F', 'G']],
      ['mojado', ['A', 'B', 'C', 'D', 'E'], ['F']],
      ['ruido', ['A', 'B', 'C'], ['D']],
      ['ruido_db', ['50', '100'], ['49', '101']],
      ['eprel_id', ['1', '2000000000'], ['0']],
      ['peso', ['100', '3000000'], ['99', '3000001', '']],
      ['ecotasa', ['0', '1000'], ['1000,01', '']],
      ['ms', ['si', ''], ['quizás']],
      ['temporada', ['verano'], ['otoño', '']],
      ['gama', ['x'.repeat(30)], ['x'.repeat(31), '']],
      ['tipo_vehiculo', ['4x4'], ['avión', '']],
    ];
    for (const [column, good, bad] of within) expect(taken(car, column, [...good, ...bad])).toEqual(good);
  });

  it('says nothing that its kind does not have', () => {
    expect(problems({ ...car, litros: '5', eje: 'traccion' })).toEqual(['litros: sobra', 'eje: sobra']);
    expect(problems({ ...truck, gama: 'premium' })).toEqual(['gama: sobra']);
  });

  it('hears of everything at once: label, size, group', () => {
    expect(problems({ ...car, ruido: '', medida: 'x', gama: '', litros: '5' })).toEqual([
      'litros: sobra',
      'ruido: etiqueta-incompleta',
      'medida: medida-no-valida',
      'gama: vacio',
    ]);
  });
});

describe('a tyre of another vehicle', () => {
  it('is kept with what its group has, under a range of its own', () => {
    expect(tyreOf(moto)).toMatchObject({
      traits: { table: 'tyre_moto', tipo: 'deportivo', posicion: 'delantera', camara: 'TL' },
      tyre: { gama: 'moto-deportivo', runflat: false, tipo_runflat: null, hielo: false },
      size: {
        ancho: 120,
        serie: 70,
        llanta: 17,
        ic: 58,
        cv: 'W',
        c: false,
        xl: false,
        hl: false,
        flexion: null,
        pr: null,
      },
    });
    expect(tyreOf(truck)).toMatchObject({
      traits: { table: 'tyre_truck', eje: 'traccion' },
      tyre: { gama: 'camion-traccion' },
      size: { ancho: 315, serie: 80, llanta: 22.5, ic: 156, ic2: 150, cv: 'L' },
    });
    expect(tyreOf(tractor)).toMatchObject({
      traits: { table: 'tyre_agri', uso: 'tractor', flexion: null, pr: null },
      tyre: { gama: 'agricola-tractor' },
    });
  });

  it('of a tractor that flexes is a range of its own; of other machines it is not', () => {
    const flexing = { ...tractor, medida: 'VF 480/70 R34 155D' };
    expect(tyreOf(flexing)).toMatchObject({
      traits: { flexion: 'VF' },
      tyre: { gama: 'agricola-tractor-VF' },
      size: { flexion: 'VF' },
    });
    expect(tyreOf({ ...flexing, uso: 'cosechadora' }).tyre.gama).toBe('agricola-cosechadora');
  });

  it('needs no rating, and has none where half of it is missing', () => {
    expect(tyreOf({ ...moto, medida: '120/70-17' }).size).toMatchObject({ ic: null, cv: null, ic2: null });
    expect(problems({ ...moto, medida: 'x' })).toEqual(['medida: medida-no-valida']);
  });

  it('is found by an address of its own', () => {
    expect(tyreOf(truck).size.specs).toMatch(/^[a-z0-9-]+$/);
    expect(tyreOf(truck).size.specs).toContain('22-5');
  });

  it('is of a kind, for a place and an axle that exist', () => {
    const scooters = ['scooter', 'urbano', 'deportivo', 'trail', 'custom', 'offroad', 'trial', 'quad', 'patinete'];
    expect(taken(moto, 'tipo', [...scooters, 'coche', ''])).toEqual(scooters);
    expect(taken(moto, 'posicion', ['delantera', 'trasera', 'ambas', 'arriba'])).toEqual([
      'delantera',
      'trasera',
      'ambas',
    ]);
    expect(taken(moto, 'camara', ['TL', 'TT', 'TX'])).toEqual(['TL', 'TT']);
    const axles = ['direccion', 'traccion', 'remolque', 'mixto'];
    expect(taken(truck, 'eje', [...axles, 'x', ''])).toEqual(axles);
    const uses = ['tractor', 'direccion', 'vinedo', 'hileras', 'cosechadora', 'apero', 'remolque', 'industrial'];
    expect(taken(tractor, 'uso', [...uses, 'x', ''])).toEqual(uses);
    expect(problems({ ...moto, tipo: '', eje: 'mixto' })).toEqual(['eje: sobra', 'tipo: vacio']);
  });
});

describe('an article', () => {
  it.each(kinds)('that is %s has its own attributes', (tipo, cells, traits) => {
    expect(rowOf(kind(tipo, cells))).toMatchObject({
      clase: 'article',
      tipo_producto: tipo,
      traits: { tipo, ...traits },
    });
  });

  it('has what every article has', () => {
    expect(rowOf(kind('bateria'))).toMatchObject({
      nombre_producto_es: 'Batería Silver',
      nombre_producto_ca: 'Bateria Silver',
      article: {
        tipo_vehiculo: 'turismo',
        descripcion_es: 'Sin mantenimiento.',
        descripcion_ca: 'Sense manteniment.',
        ecotasa: 0,
        minutos: 0,
        skill: null,
        partes_es: [],
        partes_ca: [],
        medida: '70 Ah 760 A',
        slug: 'silver-70-ah-760-a',
      },
    });
    const more = {
      ecotasa: '0,36',
      minutos: '30',
      skill: 'clima',
      partes_es: 'Filtro|Aceite',
      partes_ca: 'Filtre|Oli',
    };
    expect(rowOf(kind('revision', { ...more, modelo: 'Revisión básica' }))).toMatchObject({
      article: {
        ecotasa: 36,
        minutos: 30,
        skill: 'clima',
        partes_es: ['Filtro', 'Aceite'],
        partes_ca: ['Filtre', 'Oli'],
        medida: '',
        slug: 'revision-basica',
      },
    });
  });

  it('names its parts in both languages', () => {
    expect(readCatalogueRow(kind('revision', { partes_es: 'Filtro|Aceite', partes_ca: 'Filtre' }))).toEqual({
      problems: [{ columna: 'partes_ca', valor: 'Filtre', problema: 'celdas', values: { hay: 1, deberia: 2 } }],
    });
  });

  it('says nothing that its kind does not have, and hears of everything at once', () => {
    expect(problems(kind('preitv', { litros: '5', minutos: '601', nivel: '' }))).toEqual([
      'minutos: fuera-de-limites',
      'litros: sobra',
    ]);
    expect(problems(kind('aceite', { litros: '', descripcion_es: '' }))).toEqual([
      'descripcion_es: vacio',
      'litros: vacio',
    ]);
  });

  it('is within what such a thing can be', () => {
    const within: readonly [tipo: string, column: string, good: readonly string[], bad: readonly string[]][] = [
      ['bateria', 'tecnologia', ['calcio', 'EFB', 'AGM', 'gel'], ['litio', '']],
      ['bateria', 'borne_positivo', ['derecha', 'izquierda'], ['arriba', '']],
      ['bateria', 'voltaje', ['2', '96'], ['1', '97']],
      ['bateria', 'ah', ['0,1', '5000'], ['0', '5000,1', '1,23']],
      ['bateria', 'arranque', ['1', '5000'], ['0', '5001']],
      ['bateria', 'largo', ['10', '2000'], ['9', '2001']],
      ['bateria', 'ancho', ['10', '2000'], ['9', '2001']],
      ['bateria', 'alto', ['10', '2000'], ['9', '2001']],
      ['bateria', 'start_stop', ['si', ''], ['x']],
      ['bateria', 'tipo_vehiculo', ['moto'], ['barco', '']],
      ['bateria', 'ecotasa', ['0', '1000', ''], ['1001']],
      ['aceite', 'litros', ['0,1', '1500'], ['0', '1501']],
      ['aceite', 'especificacion', ['ACEA C3|API SN', ''], ['ACEA||API']],
      ['amortiguador', 'eje', ['delantero', 'trasero'], ['medio']],
      ['amortiguador', 'tecnologia', ['gas', 'aceite'], ['aire']],
      ['amortiguador', 'desde', ['1950', '2100'], ['1949', '2101']],
      ['ac', 'gas', ['R134a', 'R1234yf'], ['R12']],
      ['ac', 'gramos', ['1', '100000'], ['0', '100001']],
      ['camara', 'llanta', ['2', '60'], ['1,9', '60,1']],
      ['camara', 'medidas', ['120/90-18'], ['grande', '120/90-18|', '']],
      ['revision_moto', 'cilindrada_desde', ['0', '10000', ''], ['10001']],
      ['revision', 'minutos', ['0', '600'], ['601']],
    ];
    for (const [tipo, column, good, bad] of within)
      expect([tipo, column, taken(kind(tipo), column, [...good, ...bad])]).toEqual([tipo, column, good]);
  });
});
