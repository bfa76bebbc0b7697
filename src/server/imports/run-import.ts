import { createHash } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';
import { basename } from 'node:path';
import { isNotice, type RowProblem } from '#domain/imports/problems.ts';
import { retryLostRace, type Database } from '../database/database.ts';
import { bytesOf, rowsOf, UnreadableFile, type FileRow } from './csv-file.ts';
import { catalogueImport } from './catalogue-import.ts';
import type { ImportClass, ImportKind, Numbered } from './import-kind.ts';
import {
  addKeys,
  countDone,
  findRepetitions,
  finishRun,
  lookUpByIndex,
  openKeys,
  openRun,
  takeTurn,
} from './imports-store.ts';
import { pricesImport, stockImport } from './offer-imports.ts';

export interface ImportWish {
  readonly clase: ImportClass;
  /** The file's path. */
  readonly fichero: string;
  /** Only looks whether the file is right. */
  readonly dryRun?: boolean;
  /** Takes the rows that are right where others are wrong. */
  readonly skipBadRows?: boolean;
  readonly clock: () => Date;
  /** How many rows are written together; 2,000 by default. */
  readonly batch?: number;
  readonly onProblem: (problem: RowProblem) => void;
  /** `done` goes from 0 to 1 in each of the two phases. */
  readonly onProgress?: (phase: 'validar' | 'escribir', done: number) => void;
}

export interface ImportOutcome {
  /** `hecho` is written whole, `correcto` a dry run without problems, the others wrote nothing. */
  readonly resultado: 'hecho' | 'correcto' | 'con-errores' | 'fichero-no-valido';
  readonly filas: number;
  /** Rows with a problem. */
  readonly malas: number;
  /** Rows that were left out of what was written. */
  readonly saltadas: number;
  /** Rows that an earlier run of the same file had done. */
  readonly retomadas: number;
  /** Rows that lack a value of their price: brought in, and not sold. */
  readonly sinVender: number;
}

/** Beyond so many wrong rows a file is somebody's mistake; nothing more is read of it. */
const mostBad = 100_000;

interface Checked {
  readonly filas: number;
  readonly hash: string;
  readonly bad: ReadonlySet<number>;
  readonly sinVender: number;
}

async function* hashed(pieces: AsyncIterable<Buffer>, onPiece: (piece: Buffer) => void): AsyncGenerator<Buffer> {
  for await (const piece of pieces) {
    onPiece(piece);
    yield piece;
  }
}

/** Pieces of any length as batches of one. */
async function* batchesOf(pieces: AsyncIterable<FileRow[]>, size: number): AsyncGenerator<FileRow[]> {
  let batch: FileRow[] = [];
  for await (const piece of pieces)
    for (const row of piece) {
      batch.push(row);
      if (batch.length === size) {
        yield batch;
        batch = [];
      }
    }
  if (batch.length > 0) yield batch;
}

type OpenFile = Pick<ImportWish, 'onProblem' | 'onProgress'> & {
  readonly handle: FileHandle;
  readonly size: number;
  readonly batch: number;
};

/** Reads the whole file and tells everything that is wrong with it; the database is only asked. */
const checkFile = async <Row>(tx: Database, kind: ImportKind<Row>, file: OpenFile): Promise<Checked> => {
  const { handle, size, batch, onProblem, onProgress } = file;
  const hash = createHash('sha256');
  const bad = new Set<number>();
  let [filas, bytes, sinVender] = [0, 0, 0];
  const tell = (problem: RowProblem): void => {
    if (isNotice(problem.problema)) sinVender += 1;
    else bad.add(problem.linea);
    onProblem(problem);
  };
  const pieces = hashed(bytesOf(handle), (piece) => {
    hash.update(piece);
    bytes += piece.length;
  });
  await lookUpByIndex(tx);
  await openKeys(tx);
  for await (const rows of batchesOf(rowsOf(pieces, kind.shape), batch)) {
    const good: Numbered<Row>[] = [];
    const problems: RowProblem[] = [];
    for (const { linea, cells, problem } of rows) {
      const read = problem ? { problems: [problem] } : kind.read(cells);
      if ('row' in read) good.push({ linea, row: read.row });
      else for (const each of read.problems) problems.push({ ...each, linea });
    }
    problems.push(...(await kind.check(tx, good)));
    for (const problem of problems.sort((one, other) => one.linea - other.linea)) tell(problem);
    const keys = good.filter(({ linea }) => !bad.has(linea));
    await addKeys(
      tx,
      keys.flatMap(({ linea, row }) => kind.keys(row).map((key) => ({ ...key, linea }))),
    );
    filas += rows.length;
    onProgress?.('validar', bytes / size);
    if (bad.size > mostBad) return { filas, hash: '', bad, sinVender };
  }
  for (const { linea, columna, primera } of await findRepetitions(tx, mostBad))
    tell({ linea, columna, valor: '', problema: 'fila-repetida', values: { linea: primera } });
  return { filas, hash: hash.digest('hex'), bad, sinVender };
};

/** Writes batches after the last that is done, each with its count or not at all. */
const writeFile = async <Row>(
  db: Database,
  kind: ImportKind<Row>,
  file: OpenFile,
  {
    id,
    done,
    bad,
    filas,
    clock,
  }: { id: number; done: number; bad: ReadonlySet<number>; filas: number; clock: () => Date },
): Promise<void> => {
  let hechas = done;
  for await (const batch of batchesOf(rowsOf(bytesOf(file.handle), kind.shape), file.batch)) {
    const rows = batch.filter(({ fila }) => fila > hechas);
    const last = rows.at(-1);
    if (!last) continue;
    const good = rows.flatMap(({ linea, cells }) => {
      const read = bad.has(linea) ? undefined : kind.read(cells);
      if (read && 'problems' in read) throw new Error(`the file changed while it was read: line ${linea}`);
      return read ? [read.row] : [];
    });
    await retryLostRace(
      async () =>
        await db.transaction(async (tx) => {
          await takeTurn(tx);
          await lookUpByIndex(tx);
          if (!(await countDone(tx, { id, hechas }, last.fila)))
            throw new Error('another process writes the same file');
          if (good.length > 0) await kind.write(tx, good, clock());
        }),
    );
    hechas = last.fila;
    file.onProgress?.('escribir', hechas / filas);
  }
};

const importBy = async <Row>(
  database: Database,
  kind: ImportKind<Row>,
  wish: ImportWish,
  handle: FileHandle,
): Promise<ImportOutcome> => {
  const { clase, fichero, dryRun = false, skipBadRows = false, clock, batch = 2000, onProblem, onProgress } = wish;
  const size = Math.max(1, (await handle.stat()).size);
  const file: OpenFile = { handle, size, batch, onProblem, ...(onProgress && { onProgress }) };
  const { filas, hash, bad, sinVender } = await database.transaction(async (tx) => await checkFile(tx, kind, file));
  const outcome = { filas, malas: bad.size, saltadas: 0, retomadas: 0, sinVender };
  if (bad.size > mostBad || (bad.size > 0 && !skipBadRows)) return { ...outcome, resultado: 'con-errores' };
  if (dryRun) return { ...outcome, resultado: bad.size > 0 ? 'con-errores' : 'correcto' };
  const { id, hechas } = await openRun(database, { clase, fichero: basename(fichero), hash, filas }, clock());
  await writeFile(database, kind, file, { id, done: hechas, bad, filas, clock });
  await finishRun(database, id, clock());
  return { ...outcome, saltadas: bad.size, retomadas: hechas, resultado: 'hecho' };
};

/**
 * Brings a file of products, prices or stock in: the whole of it is checked first, and nothing is written while anything is
 * wrong, unless the wrong rows are to be left out. Written in batches, each whole or not at all; the same file again goes
 * on after the last. Keeps no more of the file in memory than one batch, the numbers of wrong lines, and the models.
 */
export const runImport = async (database: Database, wish: ImportWish): Promise<ImportOutcome> => {
  const handle = await open(wish.fichero);
  try {
    switch (wish.clase) {
      case 'catalogue':
        return await importBy(database, await catalogueImport(database), wish, handle);
      case 'prices':
        return await importBy(database, pricesImport(), wish, handle);
      case 'stock':
        return await importBy(database, stockImport(), wish, handle);
    }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    wish.onProblem(error.problem);
    return { resultado: 'fichero-no-valido', filas: 0, malas: 0, saltadas: 0, retomadas: 0, sinVender: 0 };
  } finally {
    await handle.close();
  }
};
