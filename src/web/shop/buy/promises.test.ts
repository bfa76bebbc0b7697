import { describe, expect, it } from 'vitest';
import { articlePromises, tyrePromises } from './promises.server.ts';

const site = { pagoEnTallerHasta: 1500 };
const tyre = { tipoVehiculo: 'turismo', garantia: 3, importeMontado: 219.56 } as const;
const article = { entrega: 'montaje', importeMontado: 99.37 } as const;

describe('what is promised beside a price', () => {
  it.each([
    ['turismo', 'Precio cerrado: montaje, equilibrado y válvula incluidos'],
    ['moto', 'Precio cerrado: montaje, equilibrado y válvula incluidos'],
    ['camion', 'Precio cerrado: montaje incluido'],
    ['agricola', 'Precio cerrado: montaje incluido'],
    ['patinete', 'Precio cerrado: montaje incluido'],
  ] as const)('has what is done to a wheel of %s', (tipoVehiculo, said) => {
    expect(tyrePromises({ ...tyre, tipoVehiculo }, site, 'es')[0]).toBe(said);
  });

  it.each([
    [0, '3 años de garantía legal', '3 anys de garantia legal'],
    [1, '1 año de garantía del fabricante', '1 any de garantia del fabricant'],
    [5, '5 años de garantía del fabricante', '5 anys de garantia del fabricant'],
  ])('has the guarantee of a maker who gives %i years', (garantia, es, ca) => {
    expect(tyrePromises({ ...tyre, garantia }, site, 'es')[1]).toBe(es);
    expect(tyrePromises({ ...tyre, garantia }, site, 'ca')[1]).toBe(ca);
  });

  it.each([
    [1500, 1500, 'Paga ahora o en el taller'],
    [1500.01, 1500, 'Paga una reserva o el total'],
    [20, 0, 'Paga una reserva o el total'],
  ])('of %d euros, where the workshop takes up to %d, says: %3$s', (importeMontado, pagoEnTallerHasta, said) => {
    expect(tyrePromises({ ...tyre, importeMontado }, { pagoEnTallerHasta }, 'es')[3]).toBe(said);
    expect(articlePromises({ ...article, importeMontado }, { pagoEnTallerHasta }, 'es')[3]).toBe(said);
  });

  it('of what is taken along says nothing of an appointment', () => {
    expect(articlePromises({ ...article, entrega: 'recogida' }, site, 'ca').slice(0, 3)).toEqual([
      'Preu tancat: impostos i taxes inclosos',
      '3 anys de garantia legal',
      'El reculls gratis al taller que triïs',
    ]);
  });
});
