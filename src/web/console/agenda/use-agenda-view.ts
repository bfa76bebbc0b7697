import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { readAgendaView, writeAgendaView, type AgendaView } from './agenda-address.ts';

/** What of the agenda is shown, as the address has it, and how to show something else. */
export const useAgendaView = (): readonly [AgendaView, (more: Partial<AgendaView>) => void] => {
  const [search, setSearch] = useSearchParams();
  const view = useMemo(() => readAgendaView(search), [search]);
  const show = useCallback(
    (more: Partial<AgendaView>) => {
      // What is opened and closed on one screen is no page of its own to go back to.
      const replace = !('dia' in more || 'taller' in more);
      setSearch((before) => writeAgendaView({ ...readAgendaView(before), ...more }), {
        replace,
        preventScrollReset: true,
      });
    },
    [setSearch],
  );
  return [view, show];
};
