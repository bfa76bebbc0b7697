import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { ReactNode } from 'react';

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
