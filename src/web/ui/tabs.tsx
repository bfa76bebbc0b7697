import type { ReactNode } from 'react';
import { Children } from 'react';
import styles from './tabs.module.css';

/** Views of one thing, each with its own address: the children are links, the current one with `aria-current="page"`. */
export const Tabs = ({ label, children }: { label: string; children: ReactNode }) => (
  <nav className={styles.tabs} aria-label={label}>
    <ul className={styles.list}>
      {Children.map(children, (link) => (
        <li>{link}</li>
      ))}
    </ul>
  </nav>
);
