import type { Answer } from '#contract/contract.ts';

type Day = Answer<'consultVisitDates'>['dates'][number];

/**
 * Until which days one may wait for a time on the day that is open, that day first: none of them, nor a day before
 * them, has a time. Nobody waits for what is free, and nothing is freed on a day on which nobody works, or that is too near.
 */
export const daysToWaitFor = (open: Day | undefined, days: readonly Day[]): string[] => {
  if (open?.motivo !== 'completo' && open?.motivo !== 'maquina') return [];
  const later = days.filter(({ date }) => date >= open.date);
  const nextFree = later.findIndex(({ libre }) => libre);
  return later
    .slice(0, nextFree < 0 ? undefined : nextFree)
    .filter(({ motivo }) => motivo !== 'cerrado' && motivo !== 'festivo')
    .map(({ date }) => date);
};
