import { describe, expect, it } from 'vitest';
import { car, moto, truck, tractor, kinds, kind, rowOf, problems, taken } from '#tests/support/catalogue-rows.ts';
import { catalogueColumns } from './catalogue-row.ts';

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

  it('has columns of every kind, and the head of a file may name each', () => {
    const named = [car, moto, truck, tractor, ...kinds.map(([tipo]) => kind(tipo))].flatMap((cells) =>
      Object.keys(cells),
    );
    expect(named.filter((name) => !catalogueColumns.has(name))).toEqual([]);
    expect(catalogueColumns.has('precio')).toBe(false);
  });
});
