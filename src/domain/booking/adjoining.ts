import { minuteOf } from '../time.ts';

/** Whether work of so many minutes at an hour of the same day lies right after a stay, or right before it. */
export const adjoins = (
  stay: { readonly desde: string; readonly hasta: string },
  hora: string,
  minutes: number,
): boolean => hora === stay.hasta || minuteOf(hora) + minutes === minuteOf(stay.desde);
