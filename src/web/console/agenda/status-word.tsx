import type { AgendaRow } from '#contract/agenda.ts';
import type { AgendaStatus } from '#domain/agenda/status.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { useConsoleTexts } from '../texts.ts';

const signs: Readonly<Record<AgendaStatus, IconName>> = {
  held: 'clock',
  confirmed: 'calendar',
  arrived: 'car',
  working: 'wrench',
  done: 'check',
  no_show: 'close',
  cancelled: 'close',
};

/** How far it has come, by sign and word; the colour around it only says it again. */
export const StatusWord = ({ kind, status }: Pick<AgendaRow, 'kind' | 'status'>) => {
  const t = useConsoleTexts();
  return (
    <span className="status-word">
      <Icon name={kind === 'block' ? 'alert' : signs[status]} />
      {kind === 'block' ? t.bloqueo : t.estado[status]}
    </span>
  );
};
