import { isUtf8 } from 'node:buffer';
import type { FileHandle } from 'node:fs/promises';
import type { Cells } from '#domain/imports/read-row.ts';
import type { ProblemValues, RowProblem } from '#domain/imports/problems.ts';
import { CsvReader, type CsvRecord } from './csv.ts';

const newline = 0x0a;
const pieceBytes = 256 * 1024;
/** Bytes without a line's end that are still waited for. */
const mostWithoutLine = 1024 * 1024;

/** The file's bytes in pieces, from its beginning, as often as one asks. */
export async function* bytesOf(file: FileHandle): AsyncGenerator<Buffer> {
  for (let position = 0; ;) {
    const piece = Buffer.allocUnsafe(pieceBytes);
    const { bytesRead } = await file.read(piece, 0, pieceBytes, position);
    if (bytesRead === 0) return;
    position += bytesRead;
    yield piece.subarray(0, bytesRead);
  }
}

/** Records of a file in UTF-8, with or without its mark. Pieces are cut at line ends, which no character of UTF-8 contains. */
async function* recordsOf(pieces: AsyncIterable<Buffer>): AsyncGenerator<CsvRecord[]> {
  const reader = new CsvReader();
  let pending: Buffer = Buffer.alloc(0);
  const read = async (bytes: Buffer): Promise<CsvRecord[]> => {
    if (isUtf8(bytes)) return await reader.push(bytes);
    const [readable = ''] = bytes.toString().split('\uFFFD');
    return [...(await reader.push(Buffer.from(readable))), ...(await reader.fail('codificacion'))];
  };
  for await (const piece of pieces) {
    pending = Buffer.concat([pending, piece]);
    const cut = pending.lastIndexOf(newline) + 1;
    if (cut === 0 && pending.length > mostWithoutLine) {
      yield await reader.fail('fila-larga');
      return;
    }
    yield await read(pending.subarray(0, cut));
    pending = pending.subarray(cut);
  }
  yield [...(await read(pending)), ...(await reader.end())];
}

export interface FileRow {
  readonly linea: number;
  /** Its place among the rows, from 1. */
  readonly fila: number;
  readonly cells: Cells;
  readonly problem?: RowProblem;
}

/** Why a file as a whole is refused. */
export class UnreadableFile extends Error {
  readonly problem: RowProblem;
  constructor(problem: RowProblem) {
    super(`line ${problem.linea}: ${problem.problema}`);
    this.problem = problem;
  }
}

const refuseFile = (
  linea: number,
  columna: string,
  problema: RowProblem['problema'],
  values?: ProblemValues,
): never => {
  throw new UnreadableFile({ linea, columna, valor: '', problema, ...(values && { values }) });
};

/** The names of a file's columns, if every one is known, none stands twice and none that is needed is missing. */
const readHeader = ({ linea, cells }: CsvRecord, { known, needed }: FileShape): string[] => {
  const names = cells.map((cell) => cell.trim());
  for (const [place, name] of names.entries()) {
    if (!known.has(name)) refuseFile(linea, name, 'columna-desconocida', { columnas: [...known].join(', ') });
    if (names.indexOf(name) !== place) refuseFile(linea, name, 'columna-repetida');
  }
  for (const name of needed) if (!names.includes(name)) refuseFile(linea, name, 'falta-columna');
  return names;
};

/** The columns that a file may have, and those that it must. */
export interface FileShape {
  readonly known: ReadonlySet<string>;
  readonly needed: readonly string[];
}

const rowOf = (names: readonly string[], { linea, cells }: CsvRecord, fila: number): FileRow => {
  if (cells.length === names.length)
    return { linea, fila, cells: Object.fromEntries(names.map((name, place) => [name, cells[place] ?? ''])) };
  const values = { hay: cells.length, deberia: names.length };
  return { linea, fila, cells: {}, problem: { linea, columna: '', valor: '', problema: 'celdas', values } };
};

/** The rows of a file in pieces. Throws `UnreadableFile` where the file, and not one of its rows, is wrong. */
export async function* rowsOf(pieces: AsyncIterable<Buffer>, shape: FileShape): AsyncGenerator<FileRow[]> {
  let names: readonly string[] | undefined;
  let fila = 0;
  for await (const records of recordsOf(pieces)) {
    const rows: FileRow[] = [];
    for (const record of records) {
      if (record.problema) refuseFile(record.linea, '', record.problema);
      if (!names) names = readHeader(record, shape);
      else {
        fila += 1;
        rows.push(rowOf(names, record, fila));
      }
    }
    yield rows;
  }
  if (!names) refuseFile(1, '', 'fichero-vacio');
}
