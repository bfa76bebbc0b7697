import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../refusal.ts';
import { parseVehicleSize, printVehicleSize, vehicleTyreExtent, type VehicleSize } from './vehicle-size.ts';

const column = (file: string, name: string): string[] => {
  const [head = '', ...rows] = readFileSync(new URL(`../../../db/seed/data/${file}`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  const place = head.split(';').indexOf(name);
  return rows.map((row) => row.split(';')[place] ?? '');
};

const read = (typed: string): VehicleSize => {
  const size = parseVehicleSize(typed);
  if (isRefusal(size)) throw new Error(`${typed} is no size`);
  return size;
};

const sold = ['moto-sizes.csv', 'truck-sizes.csv', 'agri-sizes.csv'].flatMap((file) => column(file, 'medida'));

describe('sizes of motorcycles, lorries and tractors', () => {
  it('reads every size that is sold, and what it prints, as the same', () => {
    expect(sold.length).toBeGreaterThan(300);
    for (const typed of sold) {
      const size = read(typed);
      expect(read(printVehicleSize(size))).toEqual(size);
      expect(printVehicleSize(size).replaceAll(' ', '')).toBe(typed.replaceAll(' ', ''));
    }
  });

  it.each([
    [
      '120/70ZR17 M/C (58W)',
      { ancho: 120, serie: 70, llanta: 17, construction: 'ZR', ic: 58, cv: 'W', overspeed: true },
    ],
    ['90/90-21 54V', { ancho: 90, serie: 90, llanta: 21, construction: '-', ic: 54, cv: 'V', overspeed: false }],
    ['4.00-18 64H', { notation: 'inch', ancho: 4, serie: 100, llanta: 18 }],
    ['5.10-18', { notation: 'inch', ancho: 5.1, serie: 90 }],
    ['MT90B16', { notation: 'alphabetic', ancho: 130, serie: 90, llanta: 16, construction: 'B' }],
    ['MH90-21', { ancho: 80, serie: 90, llanta: 21 }],
    ['MU85B16 77H', { ancho: 140, serie: 85, ic: 77 }],
    ['25x8-12', { notation: 'outer', ancho: 25, serie: 8, llanta: 12 }],
    ['8 1/2x2', { notation: 'outer', ancho: 8.5, serie: 2, llanta: 4.5, construction: '' }],
    ['10×2,5', { notation: 'outer', ancho: 10, serie: 2.5 }],
    ['60/70-6.5', { notation: 'metric', ancho: 60, serie: 70, llanta: 6.5 }],
    ['200x50', { notation: 'outer', ancho: 200, serie: 50, llanta: 3.9 }],
    ['315/80R22.5 156/150L', { ancho: 315, serie: 80, llanta: 22.5, ic: 156, ic2: 150, cv: 'L' }],
    ['12.00R20 154/150K', { notation: 'inch', ancho: 12, llanta: 20, printed: '12.00' }],
    ['VF 650/60R38 155D', { flexion: 'VF', ancho: 650, serie: 60, llanta: 38, cv: 'D' }],
    ['12.5/80-18 12PR', { ancho: 12.5, serie: 80, llanta: 18, pr: 12 }],
    ['IF 800/70R32 CFO 182A8', { flexion: 'IF', cfo: true, ic: 182, cv: 'A8' }],
  ])('reads %s', (typed, expected) => {
    expect(read(typed)).toMatchObject(expected);
    expect(read(typed.toLowerCase())).toEqual(read(typed));
  });

  it.each(['', '205', 'hola', '120/70', 'MX90B16', '120/70ZR17 (58W', '90/90-21 54O', '315/80R99', '120/70ZR17 999W'])(
    'refuses %s',
    (typed) => expect(parseVehicleSize(typed)).toMatchObject({ refusal: 'medida-no-valida' }),
  );

  it('never throws, whatever is typed', () => {
    fc.assert(fc.property(fc.string(), (typed) => void parseVehicleSize(typed)));
  });

  it('knows how large they are', () => {
    expect(vehicleTyreExtent(read('120/70ZR17 58W'))).toEqual({ diametro: 600, anchura: 120 });
    expect(vehicleTyreExtent(read('25x8-12'))).toEqual({ diametro: 635, anchura: 203 });
    expect(vehicleTyreExtent(read('315/80R22.5 156/150L'))).toEqual({ diametro: 1076, anchura: 315 });
    expect(vehicleTyreExtent(read('12.5/80-18'))).toEqual({ diametro: 966, anchura: 318 });
  });
});
