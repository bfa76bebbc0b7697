import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvReader, type CsvRecord } from './csv.ts';

const readIn = (text: string, cuts: readonly number[] = []): CsvRecord[] => {
  const reader = csvReader();
  const places = [0, ...cuts.map((cut) => cut % (text.length + 1)).sort((one, other) => one - other), text.length];
  const pieces = places.slice(1).map((place, index) => text.slice(places[index], place));
  return [...pieces.flatMap((piece) => reader.push(piece)), ...reader.end()];
};

const cellsOf = (text: string) => readIn(text).map(({ cells }) => cells);
const separators = fc.constantFrom(';', ',', '\t');
const cell = fc.oneof(
  fc.string({ maxLength: 8 }),
  fc.stringMatching(/^[a-z";,\t\r\n ]{0,6}$/),
  fc.constantFrom('', '"', '""', 'á', '1,5', '\n', '\r\n'),
);

/** As RFC 4180 has it: what holds a separator, a mark or a line's end is quoted, and others may be. */
const write = (value: string, separator: string, quoted: boolean): string =>
  quoted || value.includes(separator) || /["\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;

describe('the reader of CSV', () => {
  it('reads back any table, whatever parts its cells and ends its lines, in whatever pieces it comes', () => {
    fc.assert(
      fc.property(
        fc
          .integer({ min: 2, max: 4 })
          .chain((width) =>
            fc.array(fc.array(fc.tuple(cell, fc.boolean()), { minLength: width, maxLength: width }), { maxLength: 6 }),
          ),
        separators,
        fc.constantFrom('\n', '\r\n'),
        fc.boolean(),
        fc.array(fc.nat(400), { maxLength: 8 }),
        (table, separator, newline, ended, cuts) => {
          const width = table[0]?.length ?? 2;
          const header = Array.from({ length: width }, (_, place) => `c${place}`);
          const lines = table.map((row) =>
            row.map(([value, quoted]) => write(value, separator, quoted)).join(separator),
          );
          const text = [header.join(separator), ...lines].join(newline) + (ended ? newline : '');
          expect(readIn(text, cuts).map(({ cells }) => cells)).toEqual([
            header,
            ...table.map((row) => row.map(([value]) => value)),
          ]);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('tells the line on which a record begins, past quoted lines and empty ones', () => {
    expect(readIn('a;b\n"x\ny";1\n\nz;2\n').map(({ linea }) => linea)).toEqual([1, 2, 5]);
  });

  it('takes the separator that the header has most of', () => {
    expect(cellsOf('a;b,c;d\n1;2,5;3')).toEqual([
      ['a', 'b,c', 'd'],
      ['1', '2,5', '3'],
    ]);
    expect(cellsOf('a,b\n"2,5",1')).toEqual([
      ['a', 'b'],
      ['2,5', '1'],
    ]);
  });

  it.each([
    ['that nobody closes', 'a;b\n"x;1\ny;2\n'],
    ['in the middle of a bare cell', 'a;b\nx"y;1\nz;2\n'],
    ['followed by anything but a separator', 'a;b\n"x"y;1\nz;2\n'],
  ])('ends at a mark %s', (_, text) => {
    expect(readIn(text)).toEqual([
      { linea: 1, cells: ['a', 'b'] },
      { linea: 2, cells: [], problema: 'comillas' },
    ]);
  });

  it('never keeps more than one record of sane length', () => {
    const reader = csvReader();
    reader.push('a;b\n"');
    const records = Array.from({ length: 40 }, () => reader.push('x'.repeat(4096))).flat();
    expect(records).toEqual([{ linea: 2, cells: [], problema: 'comillas' }]);
    expect(readIn(`a;b\n${'x'.repeat(70_000)};1\n`).at(-1)).toEqual({ linea: 2, cells: [], problema: 'fila-larga' });
  });
});
