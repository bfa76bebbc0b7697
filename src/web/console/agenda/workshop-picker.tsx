import type { Staff } from '../staff-session.ts';
import { useConsoleTexts } from '../texts.ts';
import { useAgendaView } from './use-agenda-view.ts';

/** Whose agenda it is: chosen by whoever has several, said to whoever has one. */
export const WorkshopPicker = ({ staff: { talleres } }: { staff: Staff }) => {
  const t = useConsoleTexts();
  const [view, show] = useAgendaView();
  const [first] = talleres;
  if (talleres.length < 2) return <span className="console-shop">{first?.alias}</span>;
  return (
    <label className="console-shop">
      <span className="spoken">{t.elegirTaller}</span>
      <select
        className="tool-select"
        value={view.taller ?? first?.codTienda}
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
