import type { Motivo } from '#domain/booking/availability.ts';
import type { Language } from '#domain/language.ts';
import { emptyDays as ca } from '#i18n/ca/empty-days.ts';
import { emptyDays as es } from '#i18n/es/empty-days.ts';
import type { FreeDay } from './free-days.ts';
import type { BookingRules } from './need.ts';

const sentences = { es, ca };

/** A day as the contract has it: its first time, or why there is none, as a code and as a sentence. */
export const showFreeDay = (
  { fecha, libre, primera, horas, motivo, festivo }: FreeDay,
  language: Language,
  { noticeMinutes }: Pick<BookingRules, 'noticeMinutes'>,
): ShownDay => {
  const name = festivo?.[language] ?? null;
  const texto = motivo && sentences[language][motivo]({ festivo: name ?? '', horas: noticeMinutes / 60 });
  return { date: fecha, libre, primera, horas: [...horas], motivo, texto, festivo: name };
};

export interface ShownDay {
  date: string;
  libre: boolean;
  primera: string | null;
  horas: string[];
  motivo: Motivo | null;
  texto: string | null;
  festivo: string | null;
}
