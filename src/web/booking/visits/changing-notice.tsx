import { useLanguage } from '#web/language.ts';
import { manageAddress } from '#web/visit-address.ts';
import { dayInWords } from '#web/ui/days.ts';
import { shortTime } from '#domain/short-time.ts';
import { buttonLink } from '#web/ui/page/button.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Link } from 'react-router';
import { useVisitTexts } from './texts.ts';
import type { Changing } from './visit-store.ts';

/** Goes with the way back to an appointment whose change was given up. */
export const leftAsItIs = 'left-as-it-is';

/** Says on every step that an appointment is being moved, and takes that back. */
export const ChangingNotice = ({ changing }: { changing: Changing }) => {
  const t = useVisitTexts();
  const language = useLanguage();
  const { oldCitaId: cita, firma, numero, date, time, alias } = changing;
  return (
    <Notice
      tone="info"
      quiet
      title={t.modificando(numero)}
      action={
        <Link {...buttonLink('secondary')} to={manageAddress(language, { cita, firma })} state={leftAsItIs}>
          {t.dejarla}
        </Link>
      }
    >
      {t.modificandoTexto(t.cuandoTexto(dayInWords(date, language), shortTime(time)), alias)}
    </Notice>
  );
};
