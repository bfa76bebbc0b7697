import { describe, expect, it } from 'vitest';
import { label, car, moto, truck, rowOf, tyreOf, problems, taken } from '#tests/support/catalogue-rows.ts';

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
