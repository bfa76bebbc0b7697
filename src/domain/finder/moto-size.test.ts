import { describe, expect, it } from 'vitest';
import { printMotoSize, printMotoWidth } from './moto-size.ts';

describe('the width of a motorcycle’s tyre', () => {
  it('has its hundredths in inches, up to eight of them', () => {
    expect([3, 2.75, 7.5, 8, 8.5, 120].map(printMotoWidth)).toEqual(['3.00', '2.75', '7.50', '8', '8.5', '120']);
  });
});

describe('the size of a motorcycle’s tyre', () => {
  it.each([
    // Millimetres say their profile, even where it is a hundred.
    [100, 100, 18, '100/100-18'],
    [120, 70, 17, '120/70-17'],
    [90, 65, 6.5, '90/65-6.5'],
    [16.9, 100, 28, '16.9-28'],
    [12.5, 80, 18, '12.5/80-18'],
    // Inches say it by their hundredths: 10 is 90 %, 60 is 70 %, others 100 %.
    [3, 100, 10, '3.00-10'],
    [2.75, 100, 17, '2.75-17'],
    [4.1, 90, 18, '4.10-18'],
    [4.6, 70, 17, '4.60-17'],
    [3, 90, 10, '3.00/90-10'],
    [4.1, 100, 18, '4.10/100-18'],
    [8, 100, 12, '8-12'],
    // Outer diameter and width.
    [25, 8, 12, '25x8-12'],
    [25, 20, 12, '25/20-12'],
    [8.5, 2, 4.5, '8.5x2'],
    [8.5, 2, 5, '8.5x2-5'],
    [200, 50, 3.9, '200x50'],
  ])('of %s, %s and %s is written %s', (ancho, alto, llanta, written) => {
    expect(printMotoSize({ ancho, alto, llanta })).toBe(written);
  });

  it('is written as far as it is known', () => {
    const [ancho, alto, llanta] = [120, 70, 17];
    expect(
      [{}, { alto, llanta }, { ancho }, { ancho, alto }, { ancho, llanta }].map((known) =>
        printMotoSize(known as never),
      ),
    ).toEqual(['', '', '120', '120/70', '120-17']);
  });
});
