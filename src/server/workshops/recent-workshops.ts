import { keptAMinute } from '../database/kept-a-minute.ts';
import { loadProvinces, loadWorkshops, type ProvinceRow, type WorkshopRow } from './workshops-store.ts';

export interface Chain {
  readonly workshops: readonly WorkshopRow[];
  readonly provinces: readonly ProvinceRow[];
}

/** All workshops, at most a minute old: what a change costs is a minute of an old telephone number. */
export const recentWorkshops = keptAMinute(async (db): Promise<Chain> => ({
  workshops: await loadWorkshops(db),
  provinces: await loadProvinces(db),
}));
