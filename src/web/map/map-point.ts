import type { Workshop } from '#contract/workshops.ts';

/** By which a workshop's card beside a map is found, as its point leads to it. */
export const mapCardId = (codTienda: number): string => `taller-${codTienda}`;

/** What a map knows of a workshop: where it is, and where its page is. */
export type MapPoint = Pick<Workshop, 'codTienda' | 'alias' | 'area' | 'slug' | 'lat' | 'lon'>;
