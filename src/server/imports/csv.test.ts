import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CsvReader, type CsvRecord } from './csv.ts';
import { runsOf } from '#tests/support/turn.ts';

const readIn = async (text: string, cuts: readonly number[] = []): Promise<CsvRecord[]> => {
  const reader = new CsvReader();
  const bytes = Buffer.from(text);
  const places = [0, ...cuts.map((cut) => cut % (bytes.length + 1)).sort((one, other) => one - other), bytes.length];
  const records: CsvRecord[] = [];
  for (const [index, place] of places.slice(1).entries())
    records.push(...(await reader.push(bytes.subarray(places[index], place))));
  return [...records, ...(await reader.end())];
};

const cellsOf = async (text: string) => (await readIn(text)).map(({ cells }) => cells);
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
  it('reads back any table, whatever parts its cells and ends its lines, in whatever pieces it comes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc
          .integer({ min: 2, max: 4 })
          .chain((width) =>
            fc.array(fc.array(fc.tuple(cell, fc.boolean()), { minLength: width, maxLength: width }), { maxLength: 6 }),
          ),
        separators,
        fc.constantFrom('\n', '\r\n'),
        fc.boolean(),
        fc.array(fc.nat(400), { maxLength: 8 }),
        async (table, separator, newline, ended, cuts) => {
          const width = table[0]?.length ?? 2;
          const header = Array.from({ length: width }, (_, place) => `c${place}`);
          const lines = table.map((row) =>
            row.map(([value, quoted]) => write(value, separator, quoted)).join(separator),
          );
          const text = [header.join(separator), ...lines].join(newline) + (ended ? newline : '');
          expect((await readIn(text, cuts)).map(({ cells }) => cells)).toEqual([
            header,
            ...table.map((row) => row.map(([value]) => value)),
          ]);
        },
      ),
      { numRuns: runsOf(1000) },
    );
  });

  it('tells the line on which a record begins, past quoted lines and empty ones', async () => {
    const lines = async (text: string) => (await readIn(text)).map(({ linea }) => linea);
    expect(await lines('a;b\n"x\ny";1\n\nz;2\n')).toEqual([1, 2, 5]);
    expect(await lines('a;b\r\n"x\r\ny";1\r\n\r\nz;2\r\n\r\n')).toEqual([1, 2, 5]);
  });

  it('takes the separator that the header has most of', async () => {
    expect(await cellsOf('a;b,c;d\n1;2,5;3')).toEqual([
      ['a', 'b,c', 'd'],
      ['1', '2,5', '3'],
    ]);
    expect(await cellsOf('a,b\n"2,5",1')).toEqual([
      ['a', 'b'],
      ['2,5', '1'],
    ]);
  });

  it.each([
    ['that nobody closes', 'a;b\n"x;1\ny;2\n'],
    ['in the middle of a bare cell', 'a;b\nx"y;1\nz;2\n'],
    ['followed by anything but a separator', 'a;b\n"x"y;1\nz;2\n'],
  ])('ends at a mark %s', async (_, text) => {
    expect(await readIn(text)).toEqual([
      { linea: 1, cells: ['a', 'b'] },
      { linea: 2, cells: [], problema: 'comillas' },
    ]);
  });

  it('takes the end of a line that is cut off for one', async () => {
    expect(await cellsOf('a;b\r\n1;2\r')).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  it('never keeps more than one record of sane length', async () => {
    const reader = new CsvReader();
    const records = await reader.push(Buffer.from('a;b\n"'));
    for (let piece = 0; piece < 40; piece += 1) records.push(...(await reader.push(Buffer.from('x'.repeat(4096)))));
    expect(records).toEqual([
      { linea: 1, cells: ['a', 'b'] },
      { linea: 2, cells: [], problema: 'comillas' },
    ]);
    expect((await readIn(`a;b\n${'x'.repeat(70_000)};1\n`)).at(-1)).toEqual({
      linea: 2,
      cells: [],
      problema: 'fila-larga',
    });
  });

  it.each([
    ['cells without anything in them', ';'.repeat(70_000)],
    ['quoted cells', `"${'x'.repeat(40_000)}";"${'y'.repeat(40_000)}"`],
    ['a cell of many lines', `"${'x\n'.repeat(40_000)}"`],
  ])('refuses a record that is too long with %s, ended or not', async (_, record) => {
    const ended = await readIn(`a;b\n1;2\n${record}\n3;4\n`, [30_000, 60_000, 75_000]);
    expect(ended.map(({ linea, problema }) => [linea, problema])).toEqual([
      [1, undefined],
      [2, undefined],
      [3, expect.stringMatching(/^(?:fila-larga|comillas)$/)],
    ]);
    expect((await readIn(`a;b\n1;2\n${record}`)).at(-1)?.linea).toBe(3);
  });

  it('takes as many empty lines as there are', async () => {
    const records = await readIn(`a;b\n${'\r\n'.repeat(100_000)}1;2\n${'\n'.repeat(100_000)}`, [70_000, 150_000]);
    expect(records).toEqual([
      { linea: 1, cells: ['a', 'b'] },
      { linea: 100_002, cells: ['1', '2'] },
    ]);
  });
});
