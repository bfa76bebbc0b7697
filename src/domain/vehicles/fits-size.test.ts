import { expect, test } from 'vitest';
import { fitsSize, readSize, type WantedSize } from './fits-size.ts';
import { listedVehicles } from './listed-vehicles.ts';

const leon = [
  { delantera: '195/65 R15 91H', trasera: null },
  { delantera: '225/40 R18 92Y', trasera: '255/35 R18 94Y' },
];
const size = { ancho: 195, serie: 65, llanta: 15 };

const asked = { carga: 91, velocidad: 'H' };

test.each<[WantedSize, unknown]>([
  [{ ...size, carga: 91, velocidad: 'H' }, { fits: 'si' }],
  [{ ...size, carga: 95, velocidad: 'V' }, { fits: 'si' }],
  [
    { ...size, carga: 88, velocidad: 'V' },
    { fits: 'corto', ...asked },
  ],
  [
    { ...size, carga: 91, velocidad: 'T' },
    { fits: 'corto', ...asked },
  ],
  [
    { ...size, carga: 88 },
    { fits: 'corto', ...asked },
  ],
  [
    { ...size, velocidad: 'T' },
    { fits: 'corto', ...asked },
  ],
  [size, { fits: 'indices', ...asked }],
  [
    { ...size, carga: 95 },
    { fits: 'indices', ...asked },
  ],
  [
    { ...size, velocidad: 'V' },
    { fits: 'indices', ...asked },
  ],
  [{ ancho: 255, serie: 35, llanta: 18, carga: 94, velocidad: 'Y' }, { fits: 'si' }],
  [{ ...size, llanta: 16 }, { fits: 'no' }],
  [{ ...size, serie: 60 }, { fits: 'no' }],
  [{ ...size, ancho: 205 }, { fits: 'no' }],
  [{ serie: 65, llanta: 15 }, undefined],
  [{ ancho: 195, llanta: 15 }, undefined],
  [{ ancho: 195, serie: 65 }, undefined],
])('of %j is said %j', (wanted, said) => {
  expect(fitsSize(leon, wanted)).toEqual(said);
});

test.each<[string, WantedSize]>([
  ['205/55 R16 91V', { ancho: 205, serie: 55, llanta: 16, carga: 91, velocidad: 'V' }],
  ['275/30 ZR20 (97Y)', { ancho: 275, serie: 30, llanta: 20, carga: 97, velocidad: 'Y' }],
  ['195/65 R15', { ancho: 195, serie: 65, llanta: 15 }],
  ['90/90-21 54V', {}],
])('%s is read as %j', (medida, read) => {
  expect(readSize(medida)).toEqual(read);
});

test('a size without its rating fits by its measures, beside one that is written otherwise', () => {
  const unrated = [
    { delantera: '90/90-21 54V', trasera: null },
    { delantera: '195/65 R15', trasera: null },
  ];
  expect(fitsSize(unrated, size)).toEqual({ fits: 'si' });
  expect(fitsSize([{ delantera: '225/45 R17 91A8', trasera: null }], { ancho: 225, serie: 45, llanta: 17 })).toEqual({
    fits: 'indices',
    carga: 91,
    velocidad: 'A8',
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
