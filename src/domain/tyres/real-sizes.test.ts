import { describe, expect, it } from 'vitest';
import { isRefusal } from '../refusal.ts';
import { bearsLabel } from './eu-label.ts';
import { printWidth } from './print-size.ts';
import { isRated, parseTyreSize } from './size.ts';
import { parseVehicleSize, vehicleTyreExtent } from './vehicle-size.ts';

const isCar = (typed: string): boolean => !isRefusal(parseTyreSize(typed));
const isVehicle = (typed: string): boolean => !isRefusal(parseVehicleSize(typed));

describe('a size of a car is one that is made', () => {
  it.each([
    ['metric', ['105/55R16', '455/55R16', '205/20R16', '205/95R16', '205/55R10', '205/55R30']],
    ['of full profile', ['105R14', '255R14', '195R10', '195R20']],
    ['flotation', ['24X7R12', '44X17R24', '31x10.50R15', '25x8R24']],
    ['in inches', ['3.00R12', '14.00R12', '6.50R10', '6.50R20']],
  ])('%s: %j', (_, sizes) => {
    expect(sizes.filter((size) => !isCar(size))).toEqual([]);
  });

  it.each([
    ['metric', ['100/55R16', '460/55R16', '206/55R16', '205/15R16', '205/55R7', '205/55R31']],
    ['of full profile', ['100R14', '260R14', '196R14', '195R7', '195R21']],
    ['flotation', ['23X10R12', '45X10R15', '31X6R15', '31X18R15', '31X10R11', '44X10R25', '24X10R24']],
    ['in inches', ['2.00R12', '15.00R12', '6.50R7', '6.50R21']],
  ])('and no other, %s: %j', (_, sizes) => {
    expect(sizes.filter(isCar)).toEqual([]);
  });

  it('with a load and a speed that exist', () => {
    expect([isCar('205/55 R16 279V'), isCar('205/55 R16 280V'), isCar('205/55 R16 91I')]).toEqual([true, false, false]);
    expect([isCar('215/65 R16C 109/279T'), isCar('215/65 R16C 109/280T')]).toEqual([true, false]);
  });

  it('with both brackets or none, and a rating between them', () => {
    expect(['245/40 ZR18 (97Y)', '245/40 ZR18 97Y'].every(isCar)).toBe(true);
    expect(
      ['245/40 ZR18 (97Y', '245/40 ZR18 97Y)', '245/40 ZR18 (97)', '245/40 ZR18 (Y)', '245/40 ZR18 ()'].filter(isCar),
    ).toEqual([]);
  });

  it('is rated when both load and speed are known', () => {
    const rated = ['205/55 R16 91V', '205/55 R16 91', '205/55 R16 V', '205/55 R16'].map((typed) => {
      const size = parseTyreSize(typed);
      return !isRefusal(size) && isRated(size);
    });
    expect(rated).toEqual([true, false, false, false]);
  });

  it.each(['XL', 'EXTRA LOAD', 'EXTRALOAD', 'REINF', 'REINFORCED', 'RF'])('reinforced is written %s', (word) => {
    expect(parseTyreSize(`205/55 R16 94V ${word}`)).toMatchObject({ reinforced: 'XL' });
  });

  it('bears a label on rims above 10 and below 25 inches, from 80 km/h on', () => {
    const bears = (typed: string): boolean => {
      const size = parseTyreSize(typed);
      return !isRefusal(size) && isRated(size) && bearsLabel(size);
    };
    expect(['145/70R10 69T', '145/70R11 69T', '305/40R24 110V', '305/40R25 110V'].map(bears)).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(['205/55R16 91E', '205/55R16 91F'].map(bears)).toEqual([false, true]);
  });
});

describe('a size of another vehicle is one that could be made', () => {
  it('between the bounds of all that rolls', () => {
    expect(['999/80-18', '120/199-18', '120/70-2', '120/70-60', '0.5-18'].filter((size) => !isVehicle(size))).toEqual(
      [],
    );
    expect(
      ['1000/80-18', '120/200-18', '120/70-1', '120/70-61', '0-18', '0/80-18', '120/00-18'].filter(isVehicle),
    ).toEqual([]);
  });

  it('with a load and a speed that exist, in brackets or not', () => {
    expect(['120/70-17 279H', '120/70-17 58/279H', '120/70ZR17 (58W)'].filter((size) => !isVehicle(size))).toEqual([]);
    expect(['120/70-17 280H', '120/70-17 58/280H', '120/70ZR17 (58W', '120/70ZR17 58W)'].filter(isVehicle)).toEqual([]);
  });

  it('and is as large as its notation says', () => {
    const extent = (typed: string) => {
      const size = parseVehicleSize(typed);
      if (isRefusal(size)) throw new Error(`${typed} is no size`);
      return vehicleTyreExtent(size);
    };
    expect(extent('25x8-12')).toEqual({ diametro: 635, anchura: 203 });
    expect(extent('200x50')).toEqual({ diametro: 200, anchura: 50 });
    expect(extent('120/70-17')).toEqual({ diametro: 600, anchura: 120 });
    expect(extent('3.00-10')).toEqual({ diametro: 406, anchura: 76 });
    expect(extent('12.5/80-18')).toEqual({ diametro: 966, anchura: 318 });
  });
});

describe('a width', () => {
  it('below twenty is in inches, with hundredths', () => {
    expect([5, 19.5, 20, 31, 99, 100, 205].map(printWidth)).toEqual(['5.00', '19.50', '20', '31', '99', '100', '205']);
  });
});
