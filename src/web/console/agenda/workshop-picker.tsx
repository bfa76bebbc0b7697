import { useEffect } from 'react';
import { keepWorkshop, workshopOf } from '../own-workshop.ts';
import type { Staff } from '../staff-session.ts';
import { useConsoleTexts } from '../texts.ts';
import { useAgendaView } from './use-agenda-view.ts';
import controls from '../controls.module.css';
import styles from './workshop-picker.module.css';

/** Whose agenda it is: chosen by whoever has several, said to whoever has one. */
export const WorkshopPicker = ({ staff }: { staff: Staff }) => {
  const { talleres } = staff;
  const t = useConsoleTexts();
  const [view, show] = useAgendaView();
  const shown = workshopOf(view, staff);
  // A link that names a workshop is one that somebody works on.
  useEffect(() => {
    if (shown !== undefined) keepWorkshop(shown);
  }, [shown]);
  if (talleres.length < 2) return <span className={styles.shop}>{talleres[0]?.alias}</span>;
  return (
    <label className={styles.shop}>
      <span className="spoken">{t.elegirTaller}</span>
      <select
        className={controls.select}
        value={shown}
        onChange={({ target: { value } }) => show({ taller: Number(value), box: null, cita: null })}
      >
        {talleres.map(({ codTienda, alias }) => (
          <option key={codTienda} value={codTienda}>
            {alias}
          </option>
        ))}
      </select>
    </label>
  );
};
