import { Icon } from './page/icon.tsx';
import styles from './stars.module.css';

const places = [1, 2, 3, 4, 5];

/** A number of stars as it is drawn; what it means stands beside it, or is said. */
export const Stars = ({ estrellas, label }: { estrellas: number; label?: string | undefined }) => (
  <span className={styles.stars} {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}>
    {places.map((place) => (
      <span key={place} data-full={place <= Math.round(estrellas) || undefined}>
        <Icon name="star" />
      </span>
    ))}
  </span>
);
