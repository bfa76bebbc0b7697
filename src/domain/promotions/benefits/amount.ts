import type { Cents } from '../../money/cents.ts';
import type { Benefit } from './benefit.ts';

/** So much off each unit, tax included: at 10.00, four tyres of 80.00 cost 280.00. */
export const amount: Benefit<{ readonly valor: Cents }> = ({ valor }, { categoriaServicio }) =>
  categoriaServicio === null ? { promo: 0, rebaja: valor } : undefined;
