import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './breadcrumbs.module.css';

/** The way from the home page to here: links, and the page itself as the last, without a link. */
export const Breadcrumbs = ({ label, items }: { label: string; items: readonly ReactNode[] }) => (
  <nav aria-label={label}>
    <ol className={styles.crumbs}>
      {items.map((item, index) => (
        <li key={index} className={styles.crumb} aria-current={index === items.length - 1 ? 'page' : undefined}>
          <Icon name="forward" className={styles.mark} />
          {item}
        </li>
      ))}
    </ol>
  </nav>
);
