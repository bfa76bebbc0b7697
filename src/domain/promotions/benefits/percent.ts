import { cents } from '../../money/cents.ts';
import type { BasisPoints } from '../../money/rate.ts';
import type { Benefit } from './benefit.ts';

/** A part of the product's net price, by the formula of the unit: its `promo` (spec M6). */
export const percent: Benefit<{ readonly valor: BasisPoints }> = ({ valor }, { categoriaServicio }) =>
  categoriaServicio === null ? { promo: valor, rebaja: cents(0) } : undefined;
