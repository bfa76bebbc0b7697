import type { Fecha } from '../booking/calendar.ts';
import type { Season } from '../tyres/season.ts';

/** Days of the year, `MM-DD`, between which tyres of one season are the wrong ones where it gets cold (general knowledge). */
const wrong = {
  verano: { desde: '10-15', hasta: '03-31' },
  invierno: { desde: '04-01', hasta: '09-30' },
} as const;

/** When to change to the tyres of the other season: the stretch that is on, or the next one. Undefined of those that serve all year. */
export const seasonWindow = (
  season: Season,
  today: Fecha,
): { readonly desde: Fecha; readonly hasta: Fecha } | undefined => {
  if (season === 'allseason') return undefined;
  const { desde, hasta } = wrong[season];
  const year = Number(today.slice(0, 4));
  const over = hasta < desde ? 1 : 0;
  return [year - 1, year, year + 1]
    .map((from) => ({ desde: `${from}-${desde}`, hasta: `${from + over}-${hasta}` }))
    .find((window) => window.hasta >= today);
};
