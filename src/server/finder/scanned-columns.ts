import { highestLoadIndex } from '#domain/tyres/load-index.ts';
import { traitCombinations, type Columns } from '../catalogue/columns.ts';

/** The columns that facets read, each with how many values it has. */
export const valuesIn = {
  ic: () => highestLoadIndex + 1,
  cv: ({ speeds }: Columns) => speeds.length,
  traits: () => traitCombinations,
  brand: ({ brands }: Columns) => brands.length,
  tipo: ({ tipos }: Columns) => tipos.length,
  posicion: ({ posiciones }: Columns) => posiciones.length,
} as const;
export type ScannedColumn = keyof typeof valuesIn;
