import type { Promotion } from '../promotion.ts';

/**
 * Whether a day, `YYYY-MM-DD`, is before the fitting deadline or on it (spec P5). Before a day is chosen,
 * ask with the first that comes into question.
 */
export const fittedInTime = ({ fecha_limite }: Pick<Promotion, 'fecha_limite'>, fecha: string): boolean =>
  fecha_limite === null || fecha <= fecha_limite;
