import { useLanguage } from '#web/language.ts';
import { dayInWords } from '#web/ui/days.ts';
import { shortTime } from '#domain/short-time.ts';
import { useChangeRequestTexts } from './texts.ts';

/** A day and a time as a sentence says them. */
export const useWhen = () => {
  const t = useChangeRequestTexts();
  const language = useLanguage();
  return ({ date, time }: { date: string; time: string }) => t.cuandoTexto(dayInWords(date, language), shortTime(time));
};
