import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { dayInWords } from '#web/ui/days.ts';
import { shortTime } from '#domain/short-time.ts';
import { HoldClock } from '#web/walk/hold-clock.tsx';
import { HoldLost } from '#web/walk/hold-lost.tsx';
import { holdVisit } from './hold-visit.ts';
import { useVisitTexts } from './texts.ts';
import { pageOfStep } from './visit-wizard.ts';
import { useVisit, type VisitState } from './visit-store.ts';

/** The time that is held for an appointment, or that it is not held any more. */
export const VisitHold = ({ visit, lost }: { visit: VisitState; lost: boolean }) => {
  const t = useVisitTexts();
  const language = useLanguage();
  const { hold, selectedDate, selectedTime, vehiculo, aviso } = visit;
  if (hold) {
    return (
      <HoldClock
        hold={hold}
        t={t}
        more={t.guardarMas}
        onRenew={() => void holdVisit(hold.date, hold.time)}
        onEnd={() => useVisit.setState({ hold: null, aviso: t.holdCaducado })}
      />
    );
  }
  if (!lost || selectedDate === null || selectedTime === null) return null;
  const again = async () => {
    const no = await holdVisit(selectedDate, selectedTime);
    if (no !== null) useVisit.setState({ aviso: no || t.sinConexion });
  };
  return (
    <HoldLost
      title={t.horaPerdida(shortTime(selectedTime), dayInWords(selectedDate, language))}
      time={selectedTime}
      to={address(pageOfStep('fecha-y-hora', vehiculo), language)}
      t={t}
      onAgain={again}
    >
      {aviso && aviso !== t.holdCaducado ? aviso : t.horaPerdidaTexto}
    </HoldLost>
  );
};
