import type { Pairs } from './filters/facet.ts';

/** A path with what is asked of it. */
export const withQuery = (path: string, pairs: Pairs): string =>
  pairs.length > 0 ? `${path}?${new URLSearchParams(pairs as [string, string][])}` : path;
