import type { Agenda } from '#contract/agenda.ts';
import { useConsoleTexts } from '../texts.ts';
import controls from '../controls.module.css';
import styles from './bay-switch.module.css';

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
    <div className={styles.switch} role="group" aria-label={t.puestos}>
      {bays.map((bay, column) => (
        <button
          key={bay.bayId}
          type="button"
          className={controls.button}
          aria-pressed={column === only}
          onClick={() => onOnly(column)}
        >
          {bay.nombre}
        </button>
      ))}
    </div>
  );
};
