import { printPlate } from '#domain/vehicles/plate.ts';
import { classNames } from '#web/ui/page/class-names.ts';
import styles from './small-plate.module.css';

/** A number plate as it is read across the yard. */
export const SmallPlate = ({ matricula, big }: { matricula: string; big?: boolean }) => (
  <span className={classNames(styles.plate, big && styles.big)}>
    <span>{printPlate(matricula)}</span>
  </span>
);
