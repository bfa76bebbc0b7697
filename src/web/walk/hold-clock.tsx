import type { Hold } from '#contract/times.ts';
import type { WalkTexts } from '#i18n/es/walk.ts';
import { useLanguage } from '#web/language.ts';
import { useNow } from '#web/use-now.ts';
import { Button } from '#web/ui/page/button.tsx';
import { dayInWords } from '#web/ui/days.ts';
import { shortTime } from '#domain/short-time.ts';
import { Notice } from '#web/ui/page/notice.tsx';
import { useWhileTyping } from '#web/ui/while-typing.ts';
import { useEffect, useRef } from 'react';
import { clockText, isEnding, secondsLeft } from './countdown.ts';

interface HoldClockProps {
  readonly hold: Hold;
  /** When the server drew the page, in milliseconds, where it did. */
  readonly drawnAt?: number | undefined;
  readonly t: Pick<WalkTexts, 'guardada' | 'quedan' | 'holdCaducado'>;
  /** Holds it longer: while somebody types, and by the button. */
  readonly onRenew: () => void;
  /** The button that holds it longer, near the end, while there is more to have. */
  readonly more?: string;
  /** Its time is over. */
  readonly onEnd: () => void;
}

/** One honest countdown: the time that is held, and for how long. */
export const HoldClock = ({ hold, drawnAt, t, onRenew, more, onEnd }: HoldClockProps) => {
  const language = useLanguage();
  const seconds = secondsLeft(hold.expires, useNow(1000, drawnAt));
  const isOver = seconds === 0;
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (isOver) end.current();
  }, [isOver, hold.expires]);
  useWhileTyping(onRenew);
  if (isOver) return <Notice tone="warning">{t.holdCaducado}</Notice>;
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
      {t.guardada(shortTime(hold.time), dayInWords(hold.date, language))}{' '}
      <b role="timer">{t.quedan(clockText(seconds))}</b>
    </Notice>
  );
};
