import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { Button, buttonLink } from '#web/ui/button.tsx';
import { dayInWords, shortTime } from '#web/ui/days.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Actions } from '#web/ui/page-layout.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { holdVisit } from './hold-visit.ts';
import { useVisitTexts } from './texts.ts';
import { pageOfStep } from './visit-pages.ts';
import { useVisit, type VisitState } from './visit-store.ts';

/** The hour ran out while its visitor was typing: the page stays, and the same hour is held again if nobody took it. */
export const HoldLost = ({ visit }: { visit: VisitState }) => {
  const t = useVisitTexts();
  const language = useLanguage();
  const [busy, setBusy] = useState(false);
  const { selectedDate, selectedTime, vehiculo, aviso } = visit;
  if (selectedDate === null || selectedTime === null) return null;
  const again = async () => {
    setBusy(true);
    const no = await holdVisit(selectedDate, selectedTime);
    setBusy(false);
    if (no !== null) useVisit.setState({ aviso: no || t.sinConexion });
  };
  return (
    <Notice
      tone="warning"
      title={t.horaPerdida(shortTime(selectedTime), dayInWords(selectedDate, language))}
      action={
        <Actions>
          <Link {...buttonLink('secondary')} to={address(pageOfStep('fecha-y-hora', vehiculo), language)}>
            {t.otraHora}
          </Link>
          <Button busy={busy} onClick={() => void again()}>
            {t.guardarOtraVez(shortTime(selectedTime))}
          </Button>
        </Actions>
      }
    >
      {aviso && aviso !== t.caducada ? aviso : t.horaPerdidaTexto}
    </Notice>
  );
};
