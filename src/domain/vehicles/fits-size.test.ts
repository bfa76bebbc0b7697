import { expect, test } from 'vitest';
import { fitsSize, type WantedSize } from './fits-size.ts';
import { listedVehicles } from './listed-vehicles.ts';

const leon = [
  { delantera: '195/65 R15 91H', trasera: null },
  { delantera: '225/40 R18 92Y', trasera: '255/35 R18 94Y' },
];
const size = { ancho: 195, serie: 65, llanta: 15 };

test.each<[WantedSize, unknown]>([
  [{ ...size, carga: 91, velocidad: 'H' }, { fits: 'si' }],
  [{ ...size, carga: 95, velocidad: 'V' }, { fits: 'si' }],
  [
    { ...size, carga: 88, velocidad: 'V' },
    { fits: 'indices', indices: '91H' },
  ],
  [
    { ...size, carga: 91, velocidad: 'T' },
    { fits: 'indices', indices: '91H' },
  ],
  [size, { fits: 'indices', indices: '91H' }],
  [{ ancho: 255, serie: 35, llanta: 18, carga: 94, velocidad: 'Y' }, { fits: 'si' }],
  [{ ...size, llanta: 16 }, { fits: 'no' }],
  [{ ancho: 195 }, undefined],
])('of %j is said %j', (wanted, said) => {
  expect(fitsSize(leon, wanted)).toEqual(said);
});

test('a car whose sizes nobody knows is told nothing', () => {
  expect(fitsSize([], size)).toBeUndefined();
});

test('every size of every car of our lists fits that car, and one that it has not does not', () => {
  for (const { tipoVehiculo, medidas } of listedVehicles()) {
    if (tipoVehiculo === 'moto') continue;
    const shown = medidas.map(({ delantera, trasera }) => ({
      delantera: delantera.medida,
      trasera: trasera?.medida ?? null,
    }));
    for (const { delantera } of medidas) {
      const { ancho, serie, llanta } = delantera;
      expect(fitsSize(shown, { ancho, serie, llanta })?.fits).not.toBe('no');
      expect(fitsSize(shown, { ancho: ancho + 300, serie, llanta })).toEqual({ fits: 'no' });
    }
  }
});
