import { canDo } from '#domain/booking/availability.ts';
import { refuse, type Refusal } from '#domain/refusal.ts';
import type { Occupancy } from './occupancy.ts';
import type { Need } from './need.ts';

export type WorkshopRefusal = Refusal<'taller-no-existe' | 'taller-sin-web' | 'taller-no-puede'>;

/** Why a workshop gives no times at all for a job; null where it may. */
export const refusalOf = (occupancy: Occupancy, need: Need): WorkshopRefusal | null => {
  if (!occupancy.web) return refuse('taller-sin-web', { telefono: occupancy.telefono });
  return canDo(occupancy.bays, need.stages) ? null : unable(occupancy, need);
};

/** What a workshop cannot do of a job; nothing is named where each part of it could be done alone. */
export const unable = ({ bays }: Pick<Occupancy, 'bays'>, { parts }: Need): Refusal<'taller-no-puede'> => {
  const part = parts?.().find(({ stages }) => !canDo(bays, stages));
  return refuse('taller-no-puede', part ? { producto: part.nombre } : undefined);
};
