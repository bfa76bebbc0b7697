import { changesTold, keptUntilTold } from '../database/changes-told.ts';
import { loadProvinces, loadWorkshops, type ProvinceRow, type WorkshopRow } from './workshops-store.ts';

export interface Chain {
  readonly workshops: readonly WorkshopRow[];
  readonly provinces: readonly ProvinceRow[];
}

/** Workshops with their hours, bays and reviews. */
export const chainTold = changesTold('chain_told');

/** All workshops, as they are until some server tells of a change. */
export const recentWorkshops = keptUntilTold(chainTold, async (db): Promise<Chain> => ({
  workshops: await loadWorkshops(db),
  provinces: await loadProvinces(db),
}));
