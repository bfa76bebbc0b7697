import type { ReactNode } from 'react';
import { Icon } from '../page/icon.tsx';
import styles from './first-free-time.module.css';

interface FirstFreeTimeProps {
  /** "Montado <b>mañana a las 9:15</b> en Lleida", from real availability. */
  children: ReactNode;
  /** `line` in lists, `badge` where it stands alone. */
  look?: 'line' | 'badge' | undefined;
}

export const FirstFreeTime = ({ children, look = 'line' }: FirstFreeTimeProps) => (
  <p className={styles.time} data-look={look}>
    <Icon name="clock" />
    <span>{children}</span>
  </p>
);
