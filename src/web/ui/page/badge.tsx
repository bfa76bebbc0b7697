import type { ReactNode } from 'react';
import type { IconName } from './icon.tsx';
import { Icon } from './icon.tsx';
import styles from './badge.module.css';

interface BadgeProps {
  tone?: 'plain' | 'signal' | 'go' | 'stop' | 'night' | undefined;
  icon?: IconName | undefined;
  children: ReactNode;
}

/** A word on a small plate: season, run-flat, XL, the last units. */
export const Badge = ({ tone = 'plain', icon, children }: BadgeProps) => (
  <span className={styles.badge} data-tone={tone}>
    {icon && <Icon name={icon} />}
    {children}
  </span>
);

/** Words, and a badge after them where there is one: a space alone is too little room before its edge. */
export const BadgedWords = ({ children }: { children: ReactNode }) => <span className={styles.words}>{children}</span>;

/** Struck onto a corner, once on a card: a discount. */
export const Stamp = ({ children }: { children: ReactNode }) => <span className={styles.stamp}>{children}</span>;
