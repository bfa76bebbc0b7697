import { sum, type Cents } from '../../money/cents.ts';
import type { Promotion } from '../promotion.ts';

/** What a basket holds of the products that a promotion speaks of. */
export interface Concerned {
  readonly cantidad: number;
  /** Before any promotion, tax included. */
  readonly importe: Cents;
}

/** Whether there is something at all, in units and in money, and as much as is asked for. */
export const enough = ({ unidades_minimas, importe_minimo }: Promotion, concerned: readonly Concerned[]): boolean => {
  const units = concerned.reduce((all, { cantidad }) => all + cantidad, 0);
  return units >= Math.max(1, unidades_minimas) && sum(concerned.map(({ importe }) => importe)) >= importe_minimo;
};
