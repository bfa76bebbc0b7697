import type { Answer } from '#contract/contract.ts';
import { useLanguage } from '#web/language.ts';
import { dayInWords } from '#web/ui/days.ts';
import { shortTime } from '#domain/short-time.ts';
import { useCasesTexts } from '#web/message/texts.ts';

/** When somebody is called, as a sentence. */
export const useCallInWords = ({ fecha, desde, hasta, hoy, ahora }: Answer<'readCallHours'>): string => {
  const t = useCasesTexts();
  const language = useLanguage();
  const [from, until] = [shortTime(desde), shortTime(hasta)];
  if (ahora) return t.hoyAhora(until);
  return hoy ? t.hoyLuego(from, until) : t.otroDia(dayInWords(fecha, language), from, until);
};
