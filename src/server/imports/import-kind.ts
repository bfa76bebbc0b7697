import type { CellProblem, RowProblem } from '#domain/imports/problems.ts';
import type { Cells, ReadRow } from '#domain/imports/read-row.ts';
import type { Database } from '../database/database.ts';
import type { FileShape } from './csv-file.ts';

export const importClasses = ['catalogue', 'prices', 'stock'] as const;
export type ImportClass = (typeof importClasses)[number];

export interface Numbered<Row> {
  readonly linea: number;
  readonly row: Row;
}

/** What may stand once in a file: the column that a repetition is told of, and what is compared. */
export interface UniqueKey {
  readonly columna: string;
  readonly clave: string;
}

/** What one kind of file is read, checked and written by. */
export interface ImportKind<Row> {
  readonly shape: FileShape;
  readonly read: (cells: Cells) => ReadRow<Row>;
  readonly keys: (row: Row) => readonly UniqueKey[];
  /** What the database says against rows that are right by themselves. */
  readonly check: (db: Database, rows: readonly Numbered<Row>[]) => Promise<RowProblem[]>;
  /** Writes rows inside the caller's transaction. */
  readonly write: (db: Database, rows: readonly Row[], now: Date) => Promise<void>;
}

export const problemOfRow = (
  linea: number,
  columna: string,
  valor: string,
  problema: CellProblem['problema'],
  values?: CellProblem['values'],
): RowProblem => ({ linea, columna, valor, problema, ...(values && { values }) });
