import { describe, expect, it, test } from 'vitest';
import { runflatMarkingOf } from './runflat-marking.ts';
import { speedLimit } from './speed-symbols.ts';
import { treadCode, type FarmUse } from './tread-code.ts';

describe('the word for run-flat', () => {
  it.each([
    ['ZP', ['michelin', 'bfgoodrich', 'kleber']],
    ['SSR', ['continental', 'uniroyal', 'semperit', 'barum', 'general']],
    ['ROF', ['goodyear', 'dunlop', 'fulda', 'sava', 'cooper']],
    ['RFT', ['bridgestone', 'firestone', 'falken', 'gt-radial', 'maxxis', 'nexen', 'toyo', 'vredestein']],
    ['r-f', ['pirelli']],
    ['HRS', ['hankook']],
    ['XRP', ['kumho']],
    ['ZPS', ['yokohama']],
  ])('is %s of %j', (marking, makers) => {
    expect(makers.map(runflatMarkingOf)).toEqual(makers.map(() => marking));
  });

  it('is not known of every maker', () => {
    expect(['lassa', '', 'Michelin'].map(runflatMarkingOf)).toEqual([null, null, null]);
  });
});

test('the tread code of a farm tyre says what it is used for', () => {
  const uses: FarmUse[] = [
    'tractor',
    'direccion',
    'vinedo',
    'hileras',
    'cosechadora',
    'apero',
    'remolque',
    'industrial',
  ];
  expect(uses.map(treadCode)).toEqual(['R-1W', 'F-2', 'R-1', 'R-1', 'R-1W', 'I-1', 'I-3', 'R-4']);
});

test('the speed symbols, slowest first, are those of the tables (UN R30, R54, R75, R106)', () => {
  const table =
    'A1 5 A2 10 A3 15 A4 20 A5 25 A6 30 A7 35 A8 40 B 50 C 60 D 65 E 70 F 80 G 90 J 100 K 110 L 120 M 130 N 140';
  const faster = 'P 150 Q 160 R 170 S 180 T 190 U 200 H 210 V 240 W 270 Y 300';
  const pairs = `${table} ${faster}`.match(/\S+ \d+/g) ?? [];
  expect(pairs).toHaveLength(29);
  for (const pair of pairs) {
    const [symbol = '', limit] = pair.split(' ');
    expect([symbol, speedLimit(symbol)]).toEqual([symbol, Number(limit)]);
  }
});
