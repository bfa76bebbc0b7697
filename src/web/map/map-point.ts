import type { Workshop } from '#contract/workshops.ts';

/** What a map knows of a workshop: where it is, and where its page is. */
export type MapPoint = Pick<Workshop, 'codTienda' | 'alias' | 'area' | 'slug' | 'lat' | 'lon'>;
