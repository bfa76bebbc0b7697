import { useLanguage } from '#web/language.ts';

/** A moment as staff read it, on the shop's clock. */
export const useMoments = (): ((moment: string) => string) => {
  const format = new Intl.DateTimeFormat(useLanguage(), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Madrid',
  });
  return (moment) => format.format(new Date(moment));
};
