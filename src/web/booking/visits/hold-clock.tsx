import type { Hold } from '#contract/times.ts';
import { useLanguage } from '#web/language.ts';
import { dayInWords, shortTime } from '#web/ui/days.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useWhileTyping } from '#web/ui/while-typing.ts';
import { useEffect, useState } from 'react';
import { holdVisit } from './hold-visit.ts';
import { useVisitTexts } from './texts.ts';
import { useVisit } from './visit-store.ts';

const left = (expires: string) => Math.max(0, Math.ceil((Date.parse(expires) - Date.now()) / 1000));
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** From here on the clock warns, and offers more time while there is any. */
const soon = 120;

/** One honest countdown: the time that is held, and for how long. */
export const HoldClock = ({ hold }: { hold: Hold }) => {
  const t = useVisitTexts();
  const language = useLanguage();
  const [seconds, setSeconds] = useState(() => left(hold.expires));
  useEffect(() => {
    const tick = () => {
      const now = left(hold.expires);
      setSeconds(now);
      if (now === 0) useVisit.setState({ hold: null, aviso: t.caducada });
    };
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [hold.expires, t]);
  useWhileTyping(() => void holdVisit(hold.date, hold.time));
  const more = seconds < soon && hold.expires < hold.latest;
  return (
    <Notice
      tone={seconds < soon ? 'warning' : 'info'}
      quiet
      action={
        more && (
          <Button look="secondary" onClick={() => void holdVisit(hold.date, hold.time)}>
            {t.guardarMas}
          </Button>
        )
      }
    >
      {t.guardada(shortTime(hold.time), dayInWords(hold.date, language))} <b role="timer">{t.quedan(clock(seconds))}</b>
    </Notice>
  );
};
