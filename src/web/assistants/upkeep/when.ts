import type { UpkeepTexts } from '#i18n/es/upkeep.ts';
import type { Language } from '#domain/language.ts';
import { shortTime } from '#web/ui/days.ts';
import type { UpkeepItem } from './told-of.ts';

/** Made when it is wanted: the first format of a browser holds up its page. */
const formats = (options: Intl.DateTimeFormatOptions) => {
  const made: Partial<Record<Language, Intl.DateTimeFormat>> = {};
  return (language: Language) =>
    (made[language] ??= new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }));
};
const day = formats({ day: 'numeric', month: 'long', year: 'numeric' });
const month = formats({ month: 'long', year: 'numeric' });

const dueDay = (fecha: string, language: Language): string => day(language).format(new Date(`${fecha}T12:00:00Z`));
const monthOf = (fecha: string, language: Language): string => month(language).format(new Date(`${fecha}T12:00:00Z`));

/** When a thing is due, as a headline; empty where nobody knows. */
export const whenOf = (
  { estado, desde, hasta, estimada, decide, cita }: UpkeepItem,
  t: UpkeepTexts,
  language: Language,
): string => {
  if (cita) return t.citaEl(dueDay(cita.date, language), shortTime(cita.time));
  if (desde === null || hasta === null) return '';
  if (estado === 'pasado') return t.hastaEl(dueDay(hasta, language));
  if (decide === 'ley' || decide === 'temporada') return t.entre(dueDay(desde, language), dueDay(hasta, language));
  return estimada ? t.hacia(monthOf(desde, language)) : t.desdeEl(dueDay(desde, language));
};

/** After how long, when it was last, and by what that is known: a sentence each. */
export const whyOf = (item: UpkeepItem, t: UpkeepTexts, language: Language): string[] => {
  const { cosa, falta, intervalo, decide, ultima, desdeNuevo, estimada, dudosa } = item;
  const last = ultima && (ultima.de === 'taller' ? t.ultimaAqui : t.ultima)(dueDay(ultima.fecha, language));
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
