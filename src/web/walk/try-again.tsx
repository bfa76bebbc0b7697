import { Button } from '#web/ui/page/button.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import type { ReactNode } from 'react';
import { whyNot } from './ask.ts';
import type { Answered } from './use-answer.ts';

interface TryAgainProps {
  readonly t: { readonly reintentar: string };
  readonly onAgain: () => void;
  readonly busy?: boolean;
  /** What went wrong. */
  readonly children: ReactNode;
}

/** What could not be read, and the way to ask once more. */
export const TryAgain = ({ t, onAgain, busy, children }: TryAgainProps) => (
  <Notice
    tone="error"
    action={
      <Button look="secondary" busy={busy} onClick={onAgain}>
        {t.reintentar}
      </Button>
    }
  >
    {children}
  </Notice>
);

interface UnansweredProps {
  readonly t: { readonly reintentar: string; readonly sinConexion: string };
  readonly asked: Pick<Answered<unknown, unknown>, 'failure' | 'busy' | 'again'>;
}

/** Says why a question of the page (`useAnswer`) has no answer; nothing while none has failed. */
export const Unanswered = ({ t, asked: { failure, busy, again } }: UnansweredProps) =>
  failure !== null && (
    <TryAgain t={t} busy={busy} onAgain={again}>
      {whyNot(failure, t.sinConexion)}
    </TryAgain>
  );
