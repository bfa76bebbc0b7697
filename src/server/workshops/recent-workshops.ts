import { keptBriefly } from '../database/kept-for.ts';
import { loadProvinces, loadWorkshops, type ProvinceRow, type WorkshopRow } from './workshops-store.ts';

export interface Chain {
  readonly workshops: readonly WorkshopRow[];
  readonly provinces: readonly ProvinceRow[];
}

/** All workshops with their hours, bays and reviews, half a second old at most. */
export const recentWorkshops = keptBriefly(async (db): Promise<Chain> => ({
  workshops: await loadWorkshops(db),
  provinces: await loadProvinces(db),
}));
