import { describe, expect, it } from 'vitest';
import { articleMeasure, type ArticleTraits } from './article-traits.ts';
import { shownStock } from './shown-stock.ts';
import { unitsToAdd } from './usual-units.ts';
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
    expect(productVehicles.map((vehicle) => [vehicle, vehicleGroup(vehicle)])).toEqual([
      ['turismo', 'coche'],
      ['4x4', 'coche'],
      ['furgoneta', 'coche'],
      ['patinete', 'moto'],
      ['quad', 'moto'],
      ['moto', 'moto'],
      ['camion', 'camion'],
      ['agricola', 'agricola'],
    ]);
    expect(basketCategory('camion')).toBe('coche');
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
    expect(articleMeasure({ tipo: 'ac', gas: 'R134a', gramos: 450, desde: 2000, hasta: 2017 })).toBe('R134a 450 g');
    expect(articleMeasure({ tipo: 'camara', llanta: 17.5, valvula: 'TR4', reforzada: false, medidas: [] })).toBe(
      '17,5"',
    );
    const golf = {
      eje: 'trasero',
      vehiculo_marca: 'VW',
      vehiculo_modelo: 'Golf VII',
      desde: 2012,
      hasta: 2019,
    } as const;
    expect(articleMeasure({ tipo: 'amortiguador', tecnologia: 'gas', ...golf })).toBe('VW Golf VII');
  });

  it('is nothing where the name says all', () => {
    const pack = { nivel: 'basica', carter_grande: false, cilindrada_desde: null, cilindrada_hasta: null };
    const plain: ArticleTraits[] = [
      { tipo: 'acc-seguridad', familia: 'triangulos' },
      { tipo: 'acc-transporte', familia: 'bacas' },
      { tipo: 'revision', ...pack },
      { tipo: 'revision_moto', ...pack },
      ...(['kito1', 'kito2', 'ozono', 'packinvierno', 'preitv'] as const).map((tipo) => ({ tipo })),
    ];
    expect(plain.map(articleMeasure)).toEqual(plain.map(() => ''));
  });
});

describe('a stock', () => {
  it('is told up to eight, or up to how many somebody wants', () => {
    expect([0, 7, 8, 9, 400].map((stock) => shownStock(stock))).toEqual([0, 7, 8, 8, 8]);
    expect([5, 12, 400].map((stock) => shownStock(stock, 12))).toEqual([5, 12, 12]);
  });

  it('limits how many go into the basket at once, unless there is none', () => {
    expect([0, 1, 2, 3].map((stock) => unitsToAdd(2, stock))).toEqual([2, 1, 2, 2]);
  });
});
