import type { ImportProblem, ProblemValues } from '#domain/imports/problems.ts';

interface Counts {
  readonly filas: number;
  readonly malas: number;
  readonly saltadas: number;
  readonly retomadas: number;
  readonly sinVender: number;
}

/** What an import says to whoever runs it. */
export interface ImportSentences {
  readonly problemas: Readonly<Record<ImportProblem, string | ((values: ProblemValues) => string)>>;
  readonly linea: (linea: number) => string;
  readonly fases: Readonly<Record<'validar' | 'escribir', string>>;
  readonly mas: (cuantos: number) => string;
  readonly uso: string;
  readonly ilegible: (fichero: string) => string;
  readonly enUso: string;
  readonly fallo: string;
  readonly resultado: Readonly<
    Record<'hecho' | 'correcto' | 'con-errores' | 'fichero-no-valido', (counts: Counts) => string>
  >;
}
