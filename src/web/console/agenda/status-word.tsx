import type { AgendaRow } from '#contract/agenda.ts';
import type { AgendaStatus } from '#domain/agenda/status.ts';
import { Icon, type IconName } from '#web/ui/page/icon.tsx';
import type { ReactNode } from 'react';
import { useConsoleTexts } from '../texts.ts';
import styles from './status-word.module.css';

const signs: Readonly<Record<AgendaStatus, IconName>> = {
  held: 'clock',
  confirmed: 'calendar',
  arrived: 'car',
  working: 'wrench',
  done: 'check',
  no_show: 'close',
  cancelled: 'close',
};

/** A word among others of its kind: small, heavy, whole. */
export const Word = ({ children }: { children: ReactNode }) => <span className={styles.word}>{children}</span>;

/** How far it has come, by sign and word; the colour around it only says it again. */
export const StatusWord = ({ kind, status }: Pick<AgendaRow, 'kind' | 'status'>) => {
  const t = useConsoleTexts();
  return (
    <Word>
      <Icon name={kind === 'block' ? 'alert' : signs[status]} />
      {kind === 'block' ? t.bloqueo : t.estado[status]}
    </Word>
  );
};
