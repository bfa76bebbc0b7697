/** Everything that an import can find wrong with a cell, with a row, or with the file as a whole. */
export const importProblems = [
  'vacio',
  'texto-largo',
  'caracter-no-valido',
  'no-es-numero',
  'no-es-entero',
  'demasiados-decimales',
  'fuera-de-limites',
  'no-es-si-o-no',
  'opcion-desconocida',
  'medida-no-valida',
  'sobra',
  'etiqueta-incompleta',
  'runflat-no',
  'hielo-no',
  'nieve-falta',
  'marca-desconocida',
  'producto-desconocido',
  'almacen-desconocido',
  'sin-precio',
  'sin-existencias',
  'no-coincide',
  'no-se-vende',
  'otro-tipo',
  'otro-vehiculo',
  'modelo-distinto',
  'medida-de-otro',
  'fila-repetida',
  'celdas',
  'comillas',
  'fila-larga',
  'codificacion',
  'fichero-vacio',
  'columna-desconocida',
  'columna-repetida',
  'falta-columna',
] as const;
export type ImportProblem = (typeof importProblems)[number];

/** What is told of a row that is brought in all the same. */
export const isNotice = (problema: ImportProblem): boolean => problema === 'no-se-vende';

export type ProblemValues = Readonly<Record<string, string | number>>;

/** What is wrong with one cell; without a column it is the row. */
export interface CellProblem {
  readonly columna: string;
  readonly valor: string;
  readonly problema: ImportProblem;
  readonly values?: ProblemValues;
}

/** The same with the line of the file on which its row begins, the header's being 1. */
export interface RowProblem extends CellProblem {
  readonly linea: number;
}
