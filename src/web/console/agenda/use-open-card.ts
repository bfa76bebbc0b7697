import type { AgendaDay, AgendaRow } from '#contract/agenda.ts';
import { useEffect, useState } from 'react';
import type { AgendaView } from './agenda-address.ts';
import { keyOf } from './rows.ts';

interface OpenCard {
  readonly row: AgendaRow | undefined;
  readonly open: (row: AgendaRow) => void;
}

/** Whose details are open, as the address says; the stage of it that was pressed is not in the address. */
export const useOpenCard = (
  { cita }: AgendaView,
  show: (more: Partial<AgendaView>) => void,
  day: AgendaDay | undefined,
): OpenCard => {
  const [stage, setStage] = useState(1);
  const rows = day?.filas ?? [];
  const row = rows.find((one) => keyOf(one) === `${cita}.${stage}`) ?? rows.find(({ id }) => id === cita);
  // What was open is not there any more: it was cancelled, lifted, or moved away by somebody else.
  const isGone = cita !== null && day !== undefined && row === undefined;
  useEffect(() => {
    if (!isGone) return;
    show({ cita: null });
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('main h1')?.focus();
  }, [isGone, show]);
  return {
    row,
    open: (one) => {
      setStage(one.etapa);
      show({ cita: one.id });
    },
  };
};
