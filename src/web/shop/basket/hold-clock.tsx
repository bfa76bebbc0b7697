import type { Hold } from '#contract/times.ts';
import { useLanguage } from '#web/language.ts';
import { Notice } from '#web/ui/notice.tsx';
import { useEffect, useState } from 'react';
import { dayInWords, shortTime } from '#web/ui/days.ts';
import { changeBasket, reloadBasket } from './basket-store.ts';
import { useWhileTyping } from '#web/ui/while-typing.ts';
import { useBasketTexts } from './texts.ts';

const left = (expires: string, now: number) => Math.max(0, Math.ceil((Date.parse(expires) - now) / 1000));
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** One honest countdown: the time that is held, and for how long. When it ends, the server is asked what is true. */
export const HoldClock = ({ hold }: { hold: Hold }) => {
  const t = useBasketTexts();
  const language = useLanguage();
  const [seconds, setSeconds] = useState(() => left(hold.expires, Date.now()));
  useEffect(() => {
    const timer = setInterval(() => {
      const now = left(hold.expires, Date.now());
      setSeconds(now);
      if (now > 0) return;
      clearInterval(timer);
      void reloadBasket();
    }, 1000);
    return () => clearInterval(timer);
  }, [hold.expires]);
  useWhileTyping(() => void changeBasket({}));
  if (seconds === 0) return <Notice tone="warning">{t.holdCaducado}</Notice>;
  return (
    <Notice tone={seconds < 120 ? 'warning' : 'info'} quiet>
      {t.guardada(shortTime(hold.time), dayInWords(hold.date, language))} <b role="timer">{t.quedan(clock(seconds))}</b>
    </Notice>
  );
};
