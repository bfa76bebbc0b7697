import { describe, expect, it } from 'vitest';
import { articleMeasure } from './article-traits.ts';
import { isGoods, productKinds } from './product-kinds.ts';
import { basketCategory, productVehicles, vehicleGroup } from './vehicles.ts';

describe('kinds of product', () => {
  it('are goods that a warehouse sends, or work that a workshop does', () => {
    const work = productKinds.filter((kind) => !isGoods(kind));
    expect(work).toEqual([
      'kito1',
      'kito2',
      'ozono',
      'ac',
      'ac2',
      'revision',
      'revision_moto',
      'packinvierno',
      'preitv',
    ]);
  });
});

describe('kinds of vehicle', () => {
  it('are two categories in a basket, and four groups that bays tell apart', () => {
    expect(productVehicles.filter((vehicle) => basketCategory(vehicle) === 'moto')).toEqual([
      'patinete',
      'quad',
      'moto',
    ]);
    expect(new Set(productVehicles.map(vehicleGroup)).size).toBe(4);
  });
});

describe('what tells articles from their like', () => {
  it('is the same in any language', () => {
    const battery = {
      start_stop: true,
      borne_positivo: 'derecha',
      voltaje: 12,
      caja: 'L3',
      largo: 278,
      ancho: 175,
      alto: 190,
    } as const;
    expect(articleMeasure({ tipo: 'bateria', tecnologia: 'AGM', ah: 70, arranque: 760, ...battery })).toBe(
      '70 Ah 760 A',
    );
    expect(articleMeasure({ tipo: 'bateria', tecnologia: 'AGM', ah: 8.6, arranque: 190, ...battery })).toBe(
      '8,6 Ah 190 A',
    );
    expect(
      articleMeasure({ tipo: 'aceite', viscosidad: '5W-30', litros: 5, homologacion: [], especificacion: [] }),
    ).toBe('5W-30 5 L');
    expect(articleMeasure({ tipo: 'mousse', llanta: 18, valvula: null, reforzada: true, medidas: [] })).toBe('18"');
    expect(articleMeasure({ tipo: 'ac2', gas: 'R1234yf', gramos: 500, desde: 2018, hasta: null })).toBe(
      'R1234yf 500 g',
    );
    expect(articleMeasure({ tipo: 'preitv' })).toBe('');
  });
});
