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
  [{ serie: 65, llanta: 15 }, undefined],
  [{ ancho: 195, llanta: 15 }, undefined],
  [{ ancho: 195, serie: 65 }, undefined],
  [
    { ...size, carga: 95 },
    { fits: 'indices', indices: '91H' },
  ],
  [
    { ...size, velocidad: 'V' },
    { fits: 'indices', indices: '91H' },
  ],
])('of %j is said %j', (wanted, said) => {
  expect(fitsSize(leon, wanted)).toEqual(said);
});

test('a size without its rating fits by its measures, beside one that is written otherwise', () => {
  const unrated = [
    { delantera: '90/90-21 54V', trasera: null },
    { delantera: '195/65 R15', trasera: null },
  ];
  expect(fitsSize(unrated, size)).toEqual({ fits: 'si' });
  expect(fitsSize([{ delantera: '225/45 R17 91A8', trasera: null }], { ancho: 225, serie: 45, llanta: 17 })).toEqual({
    fits: 'indices',
    indices: '91A8',
  });
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
