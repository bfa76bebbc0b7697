import styles from './workshop-front.module.css';

interface WorkshopFrontProps {
  codTienda: number;
  abierto: boolean;
  /** Said where the picture is more than an ornament beside its name. */
  alt?: string | undefined;
  /** `large` on its own page, where it is seen at once. */
  look?: 'small' | 'large';
  loading?: 'eager' | 'lazy';
}

/** The drawn front of a workshop: doors up and lights on while it is open. The server draws it (`/fachadas/`). */
export const WorkshopFront = ({
  codTienda,
  abierto,
  alt = '',
  look = 'small',
  loading = 'lazy',
}: WorkshopFrontProps) => (
  <img
    className={styles.front}
    data-look={look}
    src={`/fachadas/${codTienda}-${abierto ? 'abierto' : 'cerrado'}.svg`}
    alt={alt}
    width={480}
    height={240}
    loading={loading}
    decoding="async"
  />
);
