import { expect, test } from 'vitest';
import { readSizes } from './read-size.ts';

/** Each size that a text may be, with its rating, and `?` where it is only figures that could be one. */
const read = (text: string): string[] =>
  readSizes(text).map(({ ancho, serie, llanta, ic = '', cv = '', sure }) =>
    `${ancho}/${serie}/${llanta} ${ic}${cv}${sure ? '' : '?'}`.trim(),
  );

test.each([
  ['205/55 R16 91V', ['205/55/16 91V']],
  ['205 55 16', ['205/55/16']],
  ['2055516', ['205/55/16']],
  ['205x55 16', ['205/55/16 ?']],
  ['909021', ['90/90/21 ?']],
  ['8010021', ['80/100/21 ?']],
  ['1008010', ['100/80/10 ?']],
  ['31580225', ['315/80/22.5 ?']],
  ['120 70 17 58W TL', ['120/70/17 58W?']],
  ['120/70-17 M/C', ['120/70/17']],
  ['180 55 b 17', ['180/55/17 ?']],
  ['205 B 16', ['205/100/16 ?']],
  ['12.00 r 20', ['12/100/20']],
  ['10 R 22.5', ['10/100/22.5']],
  ['3.00 10', ['3/100/10 ?']],
  ['3.00-10', ['3/100/10']],
  ['25 8 12', ['25/8/12 ?']],
  ['11l 15', ['11/100/15 ?']],
  ['12.5/80-18 142A8 12PR', ['12.5/80/18 142A8']],
])('%s may be %j', (typed, sizes) => {
  expect(read(typed)).toEqual(sizes);
});

test.each(['92055516', '20555169', '90/90', '', '205', 'x205 55 16', '205 55 16x'])('%j is no size', (typed) => {
  expect(read(typed)).toEqual([]);
});
