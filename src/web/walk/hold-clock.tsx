import type { Hold } from '#contract/times.ts';
import type { WalkTexts } from '#i18n/es/walk.ts';
import { useLanguage } from '#web/language.ts';
import { Button } from '#web/ui/page/button.tsx';
import { dayInWords, shortTime } from '#web/ui/days.ts';
import { Notice } from '#web/ui/page/notice.tsx';
import { useWhileTyping } from '#web/ui/while-typing.ts';
import { useEffect, useRef, useState } from 'react';
import { clockText, isEnding, secondsLeft } from './countdown.ts';

interface HoldClockProps {
  readonly hold: Hold;
  readonly t: Pick<WalkTexts, 'guardada' | 'quedan' | 'holdCaducado'>;
  /** Holds it longer: while somebody types, and by the button. */
  readonly onRenew: () => void;
  /** The button that holds it longer, near the end, while there is more to have. */
  readonly more?: string;
  /** Its time is over. */
  readonly onEnd: () => void;
}

/** One honest countdown: the time that is held, and for how long. */
export const HoldClock = ({ hold, t, onRenew, more, onEnd }: HoldClockProps) => {
  const language = useLanguage();
  const [seconds, setSeconds] = useState(() => secondsLeft(hold.expires, Date.now()));
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    const tick = () => {
      const now = secondsLeft(hold.expires, Date.now());
      setSeconds(now);
      if (now > 0) return;
      clearInterval(timer);
      end.current();
    };
    const timer = setInterval(tick, 1000);
    tick();
    return () => clearInterval(timer);
  }, [hold.expires]);
  useWhileTyping(onRenew);
  if (seconds === 0) return <Notice tone="warning">{t.holdCaducado}</Notice>;
  return (
    <Notice
      tone={isEnding(seconds) ? 'warning' : 'info'}
      quiet
      action={
        more &&
        isEnding(seconds) &&
        hold.expires < hold.latest && (
          <Button look="secondary" onClick={onRenew}>
            {more}
          </Button>
        )
      }
    >
      {t.guardada(shortTime(hold.time), dayInWords(hold.date, language))} {/* The server wrote it a moment ago. */}
      <b role="timer" suppressHydrationWarning>
        {t.quedan(clockText(seconds))}
      </b>
    </Notice>
  );
};
