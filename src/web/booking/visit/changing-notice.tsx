import { address } from '#web/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { dayInWords, shortTime } from '#web/ui/days.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useNavigate } from 'react-router';
import { useVisitTexts } from './texts.ts';
import { startVisit, type Changing } from './visit-store.ts';

/** Where an appointment with its link is seen. */
export const manageAddress = (
  language: 'es' | 'ca',
  visit: { readonly cita: string; readonly firma: string },
): string => `${address('visitManage', language)}?${new URLSearchParams({ ...visit })}`;

/** Says on every step that an appointment is being moved, and takes that back. */
export const ChangingNotice = ({ changing }: { changing: Changing }) => {
  const t = useVisitTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const { oldCitaId: cita, firma, numero, date, time, alias } = changing;
  const leave = async () => {
    // Drawn before the store forgets: a step still shown would lead back to where an appointment is begun.
    await navigate(manageAddress(language, { cita, firma }), { flushSync: true });
    startVisit();
  };
  return (
    <Notice
      tone="info"
      quiet
      title={t.modificando(numero)}
      action={
        <Button look="secondary" onClick={() => void leave()}>
          {t.dejarla}
        </Button>
      }
    >
      {t.modificandoTexto(t.cuandoTexto(dayInWords(date, language), shortTime(time)), alias)}
    </Notice>
  );
};
