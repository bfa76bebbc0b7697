import type { WalkTexts } from '#i18n/es/walk.ts';
import { Button, buttonLink } from '#web/ui/page/button.tsx';
import { shortTime } from '#domain/short-time.ts';
import { Notice } from '#web/ui/page/notice.tsx';
import { Actions } from '#web/ui/page/page-layout.tsx';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './hold-lost.module.css';

interface HoldLostProps {
  readonly id?: string;
  readonly title: string;
  /** The time that was held, "09:15". */
  readonly time: string;
  /** Where another one is chosen. */
  readonly to: string;
  readonly t: Pick<WalkTexts, 'otraHora' | 'guardarOtraVez'>;
  /** Holds the same once more; null where that was refused. */
  readonly onAgain: (() => Promise<void>) | null;
  /** Free times of the same day near it, and the way to hold one. */
  readonly nearest?: readonly string[];
  readonly onTake?: (time: string) => Promise<void>;
  /** What it means, or why it is refused. */
  readonly children: ReactNode;
}

/** The hour ran out while its visitor was typing: the page stays, and the same hour is held again if nobody took it. */
export const HoldLost = ({ id, title, time, to, t, onAgain, nearest, onTake, children }: HoldLostProps) => {
  const [busy, setBusy] = useState(false);
  const hold = async (again: () => Promise<void>) => {
    setBusy(true);
    await again();
    setBusy(false);
  };
  return (
    <Notice
      id={id}
      tone="warning"
      title={title}
      action={
        <Actions>
          <Link {...buttonLink('secondary')} to={to}>
            {t.otraHora}
          </Link>
          {onTake && nearest && nearest.length > 0 && (
            <div className={styles.hours}>
              {nearest.map((each) => (
                <Button key={each} look="secondary" busy={busy} onClick={() => void hold(() => onTake(each))}>
                  {shortTime(each)}
                </Button>
              ))}
            </div>
          )}
          {onAgain && (
            <Button busy={busy} onClick={() => void hold(onAgain)}>
              {t.guardarOtraVez(shortTime(time))}
            </Button>
          )}
        </Actions>
      }
    >
      {children}
    </Notice>
  );
};
