import { describe, expect, it } from 'vitest';
import { moto, truck, tractor, tyreOf, problems, taken } from '#tests/support/catalogue-rows.ts';

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
