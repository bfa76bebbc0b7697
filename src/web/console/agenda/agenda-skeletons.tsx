import { Skeleton, Waiting } from '#web/ui/walk/skeleton.tsx';
import { useConsoleTexts } from '../texts.ts';
import styles from './agenda-skeletons.module.css';

const rows = ['a', 'b', 'c', 'd', 'e', 'f'];

/** What stands where the agenda will be. */
export const AgendaSkeletons = () => {
  const t = useConsoleTexts();
  return (
    <Waiting text={t.cargando} className={styles.skeletons}>
      {rows.map((row) => (
        <Skeleton key={row} shape="field" />
      ))}
    </Waiting>
  );
};
