import type { LatePaymentView } from '#contract/late-payments.ts';
import type { Language } from '#domain/language.ts';
import type { LatePaymentTexts } from '#i18n/es/late-payments.ts';
import { writeEuros } from '#web/ui/page/euros.ts';
import type { NoticeTone } from '#web/ui/page/notice.tsx';
import { dayInWords } from '#web/ui/days.ts';
import { shortTime } from '#domain/short-time.ts';

export interface Outcome {
  readonly tone: NoticeTone;
  readonly title: string;
  readonly text: string;
}

/** What was decided about a payment that came when the time was gone; null while nothing is. */
export const outcomeOf = (
  { estado, cita, importe, tallerAlias }: LatePaymentView,
  t: LatePaymentTexts,
  language: Language,
): Outcome | null => {
  switch (estado) {
    case 'abierta':
      return null;
    case 'confirmada':
      return {
        tone: 'success',
        title: t.confirmadaTitulo,
        text: cita ? t.confirmadaTexto(dayInWords(cita.date, language), shortTime(cita.time), tallerAlias) : '',
      };
    case 'devuelta':
      return { tone: 'info', title: t.devueltaTitulo, text: t.devueltaTexto(writeEuros(importe)) };
    case 'caducada':
      return { tone: 'warning', title: t.caducadaTitulo, text: t.devueltaTexto(writeEuros(importe)) };
  }
};
