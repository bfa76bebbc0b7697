import type { UpkeepTexts } from '#i18n/es/upkeep.ts';
import type { Language } from '#domain/language.ts';
import { dateInWords, monthInWords } from '#web/ui/days.ts';
import { shortTime } from '#domain/short-time.ts';
import type { UpkeepItem } from './told-of.ts';

/** When a thing is due, as a headline; empty where nobody knows. */
export const whenOf = (
  { estado, desde, hasta, estimada, decide, cita }: UpkeepItem,
  t: UpkeepTexts,
  language: Language,
): string => {
  if (cita) return t.citaEl(dateInWords(cita.date, language), shortTime(cita.time));
  if (desde === null || hasta === null) return '';
  if (estado === 'pasado') return t.hastaEl(dateInWords(hasta, language));
  if (decide === 'ley' || decide === 'temporada')
    return t.entre(dateInWords(desde, language), dateInWords(hasta, language));
  return estimada ? t.hacia(monthInWords(desde, language)) : t.desdeEl(dateInWords(desde, language));
};

/** After how long, when it was last, and by what that is known: a sentence each. */
export const whyOf = (item: UpkeepItem, t: UpkeepTexts, language: Language): string[] => {
  const { cosa, falta, intervalo, decide, ultima, desdeNuevo, estimada, dudosa } = item;
  const last = ultima && (ultima.de === 'taller' ? t.ultimaAqui : t.ultima)(dateInWords(ultima.fecha, language));
  return [
    t.porque[cosa],
    ...(falta ? [t.falta[falta]] : []),
    ...(intervalo && decide !== 'ley' ? [t.plazo(t.cada(intervalo))] : []),
    ...(intervalo?.meses && decide === 'ley' ? [t.itvVale(t.tiempo(intervalo.meses[0]))] : []),
    ...(last ? [`${last}${ultima?.kms ? `, ${t.conKms(ultima.kms)}` : ''}.`] : []),
    ...(desdeNuevo ? [t.desdeNuevo] : []),
    ...(estimada ? [t.estimada] : []),
    ...(dudosa ? [t.dudosa] : []),
  ];
};
