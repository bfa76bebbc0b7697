import styles from './vehicle-plate.module.css';

/** The plate of a vehicle among other things. */
export const VehiclePlate = ({ children }: { children: string }) => (
  <span className={styles.plate}>
    <span>{children}</span>
  </span>
);
