import { isBookable, type DaySpan } from '#domain/agenda/day-time.ts';
import type { Bay } from '#domain/booking/availability.ts';
import { addDays, type Fecha } from '#domain/booking/calendar.ts';
import type { LocalTime } from '#domain/booking/delivery.ts';
import { refuse, type Refusal } from '#domain/refusal.ts';
import type { Language } from '#domain/language.ts';
import { shortTime } from '#domain/short-time.ts';
import { agenda as ca } from '#i18n/ca/agenda.ts';
import { agenda as es } from '#i18n/es/agenda.ts';
import type { Database } from '../database/database.ts';
import { invalid } from '../runtime.ts';
import { loadClosedDays, type AgendaBay, type AgendaShop } from './agenda-store.ts';
import { hoursOn } from './show-agenda.ts';

const texts = { es, ca };

/** How far ahead staff write something down. */
export const farthestDays = 366;

export type TimeRefusal = Refusal<
  'agenda-dia-cerrado' | 'agenda-fuera-de-horario' | 'agenda-hora-pasada' | 'datos-no-validos'
>;

/** The quarter of an hour that has begun. */
export const quarterOf = ({ fecha, hora }: LocalTime): LocalTime => ({
  fecha,
  hora: `${hora.slice(0, 3)}${String(Math.floor(Number(hora.slice(3)) / 15) * 15).padStart(2, '0')}`,
});

/**
 * Why staff may not put something at a time; undefined where they may. Opening hours may be overruled, since somebody
 * stays longer for a customer; a closed day may not, because nobody is there.
 */
export const timeRefusal = async (
  db: Database,
  shop: AgendaShop,
  language: Language,
  wish: DaySpan & { readonly date: Fecha; readonly now: LocalTime; readonly fueraDeHorario: boolean },
): Promise<TimeRefusal | undefined> => {
  const { date, desde, now } = wish;
  const begun = quarterOf(now);
  if (date < begun.fecha || (date === begun.fecha && desde < begun.hora)) return refuse('agenda-hora-pasada');
  if (date > addDays(now.fecha, farthestDays)) return invalid({ date: 'campo-maximo' });
  const open = hoursOn(shop, date);
  const [closure] = await loadClosedDays(db, { codTienda: shop.codTienda, from: date, days: 1 });
  if (closure || open.length === 0) return refuse('agenda-dia-cerrado', { motivo: closure?.[language] ?? '' });
  const inHours = open.some((each) => each.desde <= desde && wish.hasta <= each.hasta);
  return isBookable(wish) && (inHours || wish.fueraDeHorario)
    ? undefined
    : refuse('agenda-fuera-de-horario', {
        horario: open.map((each) => `${shortTime(each.desde)}–${shortTime(each.hasta)}`).join(', '),
      });
};

const isNamed = (skill: string, names: object): skill is keyof typeof es.puestos => skill in names;

/** Refuses a bay for what it lacks. */
export const unsuitable = (
  bay: Bay & Partial<Pick<AgendaBay, 'nombre'>>,
  asked: { readonly skills: readonly string[]; readonly llanta: number },
  language: Language,
): Refusal<'agenda-puesto-no-sirve'> => {
  const t = texts[language];
  const lacking = asked.skills
    .filter((skill) => !bay.skills.includes(skill))
    .map((skill) => (isNamed(skill, t.puestos) ? t.puestos[skill] : skill));
  const falta = [...lacking, ...(bay.maxLlanta < asked.llanta ? [t.llanta(asked.llanta)] : [])].join(', ');
  return refuse('agenda-puesto-no-sirve', { puesto: bay.nombre ?? '', falta });
};
