import { cents } from '../../money/cents.ts';
import type { BasisPoints } from '../../money/rate.ts';
import type { Benefit } from './benefit.ts';

/** A part of the fitting: at 50 %, fitting of 15.00 costs 7.50. */
export const cheaperFitting: Benefit<{ readonly valor: BasisPoints }> = ({ valor }, { categoriaServicio }) =>
  categoriaServicio === 'montaje' ? { promo: valor, rebaja: cents(0) } : undefined;
