import { cents } from '../../money/cents.ts';
import { hundredPercent } from '../../money/rate.ts';
import type { Promotion } from '../promotion.ts';
import type { Benefit } from './benefit.ts';

/** Work of the promotion's own category for nothing: `alineacion` gives the alignment away. */
export const freeService: Benefit<Pick<Promotion, 'tipo'>> = ({ tipo }, { categoriaServicio }) =>
  categoriaServicio === tipo ? { promo: hundredPercent, rebaja: cents(0) } : undefined;
