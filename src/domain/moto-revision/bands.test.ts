import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listedVehicles } from '../vehicles/listed-vehicles.ts';
import { bandLimits, bandOf, isOfBand, motoBands, readMotoSize } from './bands.ts';

describe('a number of cc is taken to its band', () => {
  it.each([
    [1, '125'],
    [49, '125'],
    [125, '125'],
    [125.4, '125'],
    [126, '450'],
    [450, '450'],
    [451, '750'],
    [750, '750'],
    [751, '1000'],
    [1000, '1000'],
    [1001, 'MAX'],
    [2500, 'MAX'],
  ] as const)('%s cc: %s', (cc, band) => {
    expect(bandOf(cc)).toBe(band);
  });

  it('and lies between its ends, which leave no gap', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), (cc) => {
        const { desde, hasta } = bandLimits[bandOf(cc)];
        return (desde ?? 0) <= cc && cc <= (hasta ?? Infinity);
      }),
    );
    motoBands.slice(1).forEach((band, place) => {
      expect(bandLimits[band].desde).toBe(Number(bandLimits[motoBands[place] ?? '125'].hasta) + 1);
    });
  });
});

describe('what is typed for an engine size', () => {
  it.each([
    ['125', '125'],
    ['450', '450'],
    ['750', '750'],
    ['1000', '1000'],
    ['MAX', 'MAX'],
    [' max ', 'MAX'],
    ['689', '750'],
    ['689 cc', '750'],
    ['689cm3', '750'],
    ['688,75', '750'],
    ['124,9', '125'],
    ['1254', 'MAX'],
    ['electrica', 'electrica'],
    ['eléctrica', 'electrica'],
  ] as const)('%s is %s', (typed, size) => {
    expect(readMotoSize(typed)).toBe(size);
  });

  it.each(['', ' ', '0', '0,4x', '-125', '12500', '1e3', 'cc', 'MAXI', '0x7D', '125-450', 'NaN', '∞'])(
    '%j is none',
    (typed) => {
      expect(readMotoSize(typed)).toBeUndefined();
    },
  );
});

it('a fixed price belongs to the band whose ends it has, and to no other', () => {
  for (const band of motoBands) expect(motoBands.filter((each) => isOfBand(each, bandLimits[band]))).toEqual([band]);
  expect(isOfBand('450', { desde: 126, hasta: 400 })).toBe(false);
  expect(isOfBand('450', { desde: 125, hasta: 450 })).toBe(false);
});

const motorcycles = listedVehicles().filter(({ tipoVehiculo }) => tipoVehiculo === 'moto');
const bandOfListed = (marca: string, modelo: string) => {
  const found = motorcycles.find((each) => each.marca === marca && each.modelo === modelo);
  return found && (found.cilindrada === undefined ? 'electrica' : bandOf(found.cilindrada));
};

describe('the motorcycles of our lists', () => {
  it.each([
    ['Honda', 'PCX 125', '125'],
    ['Honda', 'Vision 110', '125'],
    ['Rieju', 'MRT 50 / Marathon 125', '125'],
    ['Suzuki', 'Address 110', '125'],
    ['Silence', 'S01', 'electrica'],
    ['Honda', 'SH350i', '450'],
    ['Yamaha', 'XMAX 300', '450'],
    ['Royal Enfield', 'Himalayan 411', '450'],
    ['KTM', '250 SX-F', '450'],
    ['Honda', 'CB500F / CBR500R', '750'],
    ['Yamaha', 'MT-07', '750'],
    ['Suzuki', 'GSX-S750', '750'],
    ['Harley-Davidson', 'Street 750', '750'],
    ['Honda', 'XL750 Transalp', '1000'],
    ['Yamaha', 'YZF-R1', '1000'],
    ['BMW', 'S 1000 RR', '1000'],
    ['Suzuki', 'GSX-S1000', '1000'],
    ['BMW', 'R 1250 GS', 'MAX'],
    ['Suzuki', 'V-Strom 1050', 'MAX'],
    ['Suzuki', 'Hayabusa', 'MAX'],
    ['Harley-Davidson', 'Softail Standard/Fat Boy 114', 'MAX'],
  ])('%s %s: %s', (marca, modelo, band) => {
    expect(bandOfListed(marca, modelo)).toBe(band);
  });

  it('each has an engine size, or is electric', () => {
    expect(motorcycles.length).toBeGreaterThan(100);
    for (const { cilindrada, combustible, modelo } of motorcycles)
      expect([modelo, cilindrada === undefined]).toEqual([modelo, combustible === 'electrico']);
  });
});
