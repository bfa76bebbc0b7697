import type { Agenda } from '#contract/agenda.ts';
import { useConsoleTexts } from '../texts.ts';

interface BaySwitchProps {
  bays: Agenda['bays'];
  /** The one that is shown. */
  only: number;
  onOnly: (column: number) => void;
}

/** On a narrow screen, which bay is shown. */
export const BaySwitch = ({ bays, only, onOnly }: BaySwitchProps) => {
  const t = useConsoleTexts();
  return (
    <div className="bay-switch" role="group" aria-label={t.puestos}>
      {bays.map((bay, column) => (
        <button
          key={bay.bayId}
          type="button"
          className="tool-button"
          aria-pressed={column === only}
          onClick={() => onOnly(column)}
        >
          {bay.nombre}
        </button>
      ))}
    </div>
  );
};
