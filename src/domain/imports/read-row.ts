import { isRefusal } from '../refusal.ts';
import type { ReadCell } from './cells.ts';
import type { CellProblem, ImportProblem } from './problems.ts';

/** The cells of a row by their columns; a column that the file does not have is absent. */
export type Cells = Readonly<Record<string, string>>;

/**
 * How one column is read, what an empty cell stands for (without that it may not be empty), and what the whole column's
 * absence does (without that the same).
 */
export interface Column<Value> {
  readonly read: ReadCell<Value>;
  readonly empty?: Value;
  readonly absent?: Value;
}

export const needed = <Value>(read: ReadCell<Value>): Column<Value> => ({ read });

export const optional = <Value, Empty>(read: ReadCell<Value>, empty: Empty): Column<Value | Empty> => ({ read, empty });

/** What may be left out for the whole file, but says that it is missing where the file has it and a cell is empty. */
export const stated = <Value>(read: ReadCell<Value>): Column<Value | null | undefined> => ({
  read,
  empty: null,
  absent: undefined,
});

export type Columns = Readonly<Record<string, Column<unknown>>>;

export type RowOf<Shape extends Columns> = {
  readonly [Name in keyof Shape]: Shape[Name] extends Column<infer Value> ? Value : never;
};

export const problemAt = (
  columna: string,
  cells: Cells,
  problema: ImportProblem,
  values?: CellProblem['values'],
): CellProblem => ({ columna, valor: cells[columna] ?? '', problema, ...(values && { values }) });

/** A row, or everything that is wrong with it. */
export type ReadRow<Row> = { readonly row: Row } | { readonly problems: readonly CellProblem[] };

/** Reads the cells that a shape names and leaves the others alone. */
export const readRow = <const Shape extends Columns>(shape: Shape, cells: Cells): ReadRow<RowOf<Shape>> => {
  const problems: CellProblem[] = [];
  const row: Record<string, unknown> = {};
  for (const [name, column] of Object.entries(shape)) {
    const written = (cells[name] ?? '').trim();
    if (!(name in cells) && 'absent' in column) row[name] = column.absent;
    else if (written === '' && 'empty' in column) row[name] = column.empty;
    else if (written === '') problems.push(problemAt(name, cells, 'vacio'));
    else {
      const value = column.read(written);
      if (isRefusal(value)) problems.push(problemAt(name, cells, value.refusal as ImportProblem, value.values));
      else row[name] = value;
    }
  }
  return problems.length > 0 ? { problems } : { row: row as RowOf<Shape> };
};

/** The cells that say something which rows of this shape do not have. */
export const surplus = (shapes: readonly Columns[], cells: Cells): CellProblem[] =>
  Object.keys(cells)
    .filter((name) => cells[name]?.trim() !== '' && !shapes.some((shape) => name in shape))
    .map((name) => problemAt(name, cells, 'sobra'));
